/** What announces a target: `on a`, `if the score is`, `whoever rolls`, `needs`. */
import type { Token } from '../words/token.ts';
import { diceWords, isOneOf, wordSet } from '../words/words.ts';
import { type OpeningMeaning, openings } from './openingPhrases.ts';

/** What announces a target, where it stands. */
export interface Opening extends OpeningMeaning {
  /** The first token after it. */
  readonly next: number;
  readonly isNatural: boolean;
  /** Whether it speaks of what the dice show, and not of a score: `if the die shows a 1`. */
  readonly isOfDice?: boolean;
}

const natural = wordSet('natural unmodified naturales');

/** Whether `the die` or `en el dado` stands in an opening; not `the dice score`. */
function showsDice(tokens: readonly Token[], index: number, next: number): boolean {
  for (let at = index; at < next; at++) {
    if (isOneOf(tokens, at, diceWords))
      return !isOneOf(tokens, at + 1, scoreWords) && !isOneOf(tokens, at - 2, ofScores);
  }
  return false;
}

const scoreWords = wordSet('score roll result total rolls scores');
const ofScores = wordSet('of de');

/** `is up to 5`: the limit belongs to the target; not `adds up to 5`. */
function beforeUpTo(tokens: readonly Token[], next: number): number {
  const isLimit = isOneOf(tokens, next - 1, to) && isOneOf(tokens, next - 2, up) && isOneOf(tokens, next - 3, being);
  return isLimit ? next - 2 : next;
}

const to = wordSet('to');
const up = wordSet('up');
const being = wordSet('is was be are');

/** What announces a target at a token; undefined where nothing does. */
export function openingAt(tokens: readonly Token[], index: number): Opening | undefined {
  const found = openings.at(tokens, index);
  if (!found) return undefined;
  const { kind, isNamed } = found.meaning;
  const end = beforeUpTo(tokens, found.next);
  const isNaturalRoll = isNamed && (isOneOf(tokens, index + 1, natural) || isOneOf(tokens, index + 2, natural));
  const isNatural = isOneOf(tokens, end, natural);
  const isOfDice = showsDice(tokens, index, end);
  return { kind, isNamed, next: isNatural ? end + 1 : end, isOfDice, isNatural: isNatural || isNaturalRoll };
}
