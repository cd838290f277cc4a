/** `106` for `1D6`: a number where the sentence speaks of a roll. */

import type { Misread, Token } from '../words/token.ts';
import { articles, isOneOf, prepositions, rollVerbs, signAt, wordAt, wordSet } from '../words/words.ts';
import { type Reading, spanOfTokens } from './rolls.ts';

/** Whether a number could be dice with a D read as a 0. */
export function isDieNumber(value: number): boolean {
  return value >= 106 && value <= 906 && value % 100 === 6;
}

/** Words of which a sentence with a roll has at least one. */
const rollWords = wordSet(
  'roll rolls rolling rolled throw throws score scores scoring dice die tira tirar tiras lanza lanzar tirada tiradas puntuación ' +
    'resultado dado dados',
);
/** What a number that is no roll counts. */
const counted = wordSet(
  'gold gp gc crowns coins points page pages years feet miles men oro monedas coronas puntos página años',
);
const sentenceLength = 30;

/** Reads the number at a token as dice, where a roll is meant: `roll 106`, `the score they need on 106`, `on a 106 roll`. */
export function misreadNumberAt(
  tokens: readonly Token[],
  index: number,
): (Reading & { readonly misread: Misread }) | undefined {
  const token = tokens[index];
  if (token?.kind !== 'number' || token.end - token.start !== 3 || !isDieNumber(token.value)) return undefined;
  if (token.isGlued || isOneOf(tokens, index + 1, counted) || !isPlaceOfRoll(tokens, index)) return undefined;
  const span = spanOfTokens(tokens, index, index + 1);
  const count = Math.floor(token.value / 100);
  return {
    value: {
      kind: 'dice',
      count: { kind: 'number', value: count, span },
      sides: { kind: 'number', value: 6, span },
      span,
    },
    next: index + 1,
    misread: 'letter',
  };
}

function isPlaceOfRoll(tokens: readonly Token[], index: number): boolean {
  let before = index - 1;
  if (isOneOf(tokens, before, articles)) before--;
  if (isOneOf(tokens, before, rollVerbs)) return true;
  const word = wordAt(tokens, before);
  if ((word === 'of' || word === 'de') && isOneOf(tokens, before - 1, rollNouns)) return true;
  return isOneOf(tokens, before, prepositions) && speaksOfRoll(tokens, index);
}

const rollNouns = wordSet('roll tirada');

function speaksOfRoll(tokens: readonly Token[], index: number): boolean {
  for (const step of [-1, 1]) {
    for (let at = index + step; Math.abs(at - index) <= sentenceLength; at += step) {
      if (isOneOf(tokens, at, rollWords)) return true;
      if ('.!?'.includes(signAt(tokens, at) ?? ' ')) break;
    }
  }
  return false;
}
