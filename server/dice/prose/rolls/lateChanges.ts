/** Changes of a roll that are told of only behind its targets. */

import { phrases } from '../notation/pattern.ts';
import { endsClause, opensClause } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import { isOneOf, signAt, smallNumberAt, wordSet } from '../words/words.ts';
import { additions } from './additions.ts';

/**
 * `4+ opens it. Add 1 to the dice for each lantern.`, `Por cada escudo resta 1.`: whether a change begins at a token that counts for all who
 * roll, so that the chance of the roll alone is nobody's. A change for some (`Elves add 1`, `add 1 if he has a rope`) leaves it as it is.
 */
export function changesEveryRoll(tokens: readonly Token[], index: number): boolean {
  if (wordsOfCount.at(tokens, index)) return isCounted(tokens, index + 1, false);
  if (isOneOf(tokens, index, each) && opensClause(tokens, index)) return isCounted(tokens, index + 1, true);
  if (isOneOf(tokens, index - 1, permissions)) return false;
  const behind = amountBehind(tokens, index);
  return behind !== undefined && wordsOfCount.at(tokens, rollAt(tokens, behind)) !== undefined;
}

const wordsOfCount = phrases('for each|every', 'per', 'por cada');
const each = wordSet('each every cada');
const permissions = wordSet('may can could might puede pueden puedes podrá');

/** `add 1`: the token behind the number; undefined where nothing is added. */
function amountBehind(tokens: readonly Token[], index: number): number | undefined {
  const addition = additions.at(tokens, index);
  return addition && smallNumberAt(tokens, addition.next) !== undefined ? addition.next + 1 : undefined;
}

const theRoll = phrases(
  'to|from it|this|that',
  'to|from the|this|that|his|her|your|their [dice|die]? roll|rolls|score|result|total|dice|die|number',
  'al dado|resultado|total',
  'a la|su|tu tirada|puntuación',
  'del dado|resultado|total',
  'de la tirada|puntuación',
);

/** Behind `to the roll`, or the same place without it. */
function rollAt(tokens: readonly Token[], index: number): number {
  return theRoll.at(tokens, index)?.next ?? index;
}

/** A clause of count is no longer than that. */
const farthestAddition = 12;

/**
 * `For each lantern add 1.`: whether the same sentence goes on with a change that is no number of things. `namesRoll`: whether it must say that
 * the roll is changed, as in `Each lantern adds 1 to the roll.`
 */
function isCounted(tokens: readonly Token[], from: number, namesRoll: boolean): boolean {
  for (let at = from; at < from + farthestAddition; at++) {
    const sign = signAt(tokens, at);
    if (tokens[at] === undefined || (sign !== undefined && '.;:!?'.includes(sign))) return false;
    const behind = amountBehind(tokens, at);
    if (behind === undefined) continue;
    const end = rollAt(tokens, behind);
    return endsClause(tokens, end) && !(namesRoll && end === behind);
  }
  return false;
}
