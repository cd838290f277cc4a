/** Scores of single dice that count only together with others: `a double or a 12`, `any double, except double 6`. */

import { phrases } from '../notation/pattern.ts';
import { targetAt } from '../targets/targets.ts';
import { clauseStartsWith } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import { isOneOf, signAt, smallNumberAt, wordSet } from '../words/words.ts';

/**
 * Whether what is asked of the dice from one token to another is part of a longer question, whose answer is neither its own chance nor that of the
 * other part. `isBoundHere`: whether the sentence has asked for something else before.
 *
 * @param index the first token of the announcement, or of what is asked.
 */
export function isPartOfUnion(tokens: readonly Token[], index: number, next: number, isBoundHere: boolean): boolean {
  if (isOneOf(tokens, next, ors) && !isOneOf(tokens, next + 1, conditions)) return true;
  if (exceptions.at(tokens, next)) return true;
  // `odd and over 7`
  if (isOneOf(tokens, next, ands) && targetAt(tokens, next + 1)?.target.kind === 'compared') return true;
  if (isOneOf(tokens, index - 1, ors) && isScore(tokens, index - 2)) return true;
  if (!isBoundHere) return false;
  for (let at = index; at < next; at++) if (isOneOf(tokens, at, unless) || saidOfBoth.at(tokens, at)) return true;
  return false;
}

function isScore(tokens: readonly Token[], index: number): boolean {
  const sign = signAt(tokens, index);
  return smallNumberAt(tokens, index) !== undefined || sign === '+' || isOneOf(tokens, index, faces);
}

const ands = wordSet('and y');
const ors = wordSet('or o');
const conditions = wordSet('if when unless si cuando he she it they');
const unless = wordSet('unless except salvo excepto menos');
const faces = wordSet(
  'double doubles triple triples ones twos threes fours fives sixes doble dobles unos seises more less más menos higher lower',
);
const exceptions = phrases(
  ',|( except|excluding|excepto|salvo|menos',
  'except|excluding|excepto|salvo',
  ',|( but|pero not|no',
  'but|pero not|no',
  'but a|an? ~1 ,|.|;',
);
/** `9 or more, and if that is a double as well`: of those scores only. */
const saidOfBoth = phrases(
  'if that|those is|was|are|were',
  'if it|this is|was also',
  'si además|también es|sale|son',
  'si eso es|son',
);

const farthestEnd = 12;

/** Where the rest of such a question ends: at the next sign, or at what comes of it. */
export function endOfUnion(tokens: readonly Token[], index: number): number {
  const exception = exceptions.at(tokens, index);
  let at = exception?.next ?? index;
  // `a double, except the double 6`
  if (exception) while (at < index + farthestEnd && tokens[at] !== undefined && tokens[at]?.kind !== 'sign') at++;
  while (at < index + farthestEnd && (tokens[at]?.kind === 'word' || tokens[at]?.kind === 'number')) {
    if (isOneOf(tokens, at, ors)) at += 2;
    else if (clauseStartsWith(tokens, at)) break;
    else at++;
  }
  return at;
}
