/** Targets that may be for the roll that a text is about, whatever it asks of it. */

import type { Test } from '../../language/expression.ts';
import { formatExpression } from '../../language/format.ts';
import { phrases } from '../notation/pattern.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import { extremeDieAt } from '../rolls/extremeDie.ts';
import { leavesDiceOut } from '../rolls/otherChanges.ts';
import { pairAt } from '../rolls/pairs.ts';
import { parityAt } from '../rolls/parity.ts';
import { parityOfDiceAt } from '../rolls/parityOfDice.ts';
import { type PoolReading, poolTargetAt } from '../rolls/pools.ts';
import { sameOfAllAt } from '../rolls/sameOfAll.ts';
import { isPartOfUnion } from '../rolls/unions.ts';
import { openingBehindDice } from '../targets/behindDice.ts';
import { differenceOf, type RolledDice, summed } from '../targets/roll.ts';
import { comparison, singleDie, testOf } from '../targets/targetTests.ts';
import { opensClause } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import { isOneOf, signAt, wordSet } from '../words/words.ts';
import { isOfOneDie } from './before.ts';
import type { BoundTarget } from './boundTarget.ts';
import { pointsAtCounter } from './limits.ts';
import { type OpenRoll, opened } from './openRoll.ts';
import { isOutcomeFirst, mayBeOfOneDie } from './outcomeFirst.ts';
import { isNext } from './seen.ts';
import { startsAt } from './starts.ts';
import { boundTargetAt } from './targetBinding.ts';
import { isNaturalAfter } from './targetPlaces.ts';
import { isToldScore } from './toldRolls.ts';

/** What is asked at a token of the single dice of the roll, or of how they fit together; undefined where nothing is. */
export function diceTargetAt(tokens: readonly Token[], index: number, open: OpenRoll): PoolReading | undefined {
  const found = askedOfDiceAt(tokens, index, open);
  return found && isPartOfUnion(tokens, index, found.next, open.isBoundHere) ? { ...found, isUnclear: true } : found;
}

const noDifference = phrases('no difference [at all]?', 'ninguna diferencia');
const ifWords = wordSet('if when si cuando');
const joints = wordSet('and y');

function askedOfDiceAt(
  tokens: readonly Token[],
  index: number,
  { roll, kind, end, isBound, isLoose, dieCondition }: OpenRoll,
): PoolReading | undefined {
  if (leavesDiceOut(tokens, index) || isToldScore(tokens, index)) return undefined;
  const none = roll.total?.kind === 'spread' && opensClause(tokens, index) ? noDifference.at(tokens, index) : undefined;
  if (none && roll.total) {
    const span = spanOfTokens(tokens, index, none.next);
    const test = comparison(roll.total, '=', 0, span);
    return { asked: { kind: 'test', test }, span, next: none.next, isNamed: true };
  }
  // `1D6 each, even and he is in`
  const sign = signAt(tokens, index - 1) ?? ' ';
  const isSentence =
    sign === '.' && (isOneOf(tokens, index + 1, joints) || ',:='.includes(signAt(tokens, index + 1) ?? ' '));
  const isFirst = !isBound && !isLoose && kind !== 'effect' && (',:;–—'.includes(sign) || isSentence);
  const parity = isFirst ? parityAt(tokens, index, roll, true) : undefined;
  if (parity) return parity;
  const extreme = kind === 'rolled' ? extremeDieAt(tokens, index, roll) : undefined;
  if (extreme) return extreme;
  const behind = index === end ? openingBehindDice(tokens, index) : undefined;
  // `if a D6 is even`, `con 2D6 sale un doble`
  const own = behind ? [behind.next, behind.next - 1].map((at) => ({ at, isOpened: true })) : undefined;
  const starts = startsAt(tokens, index);
  for (const { at, isOpened } of own ? [...starts, ...own] : starts) {
    const found =
      poolTargetAt(tokens, at, roll) ?? parityOfDiceAt(tokens, at, roll) ?? pairAt(tokens, at, roll, isOpened);
    // What Wounds and the like are asked must name their dice.
    if (found && (found.isNamed || kind !== 'effect')) return found;
  }
  return dieCondition && isOneOf(tokens, index, ifWords)
    ? sameOfAllAt(tokens, index + 1, roll, dieCondition)
    : undefined;
}

/**
 * The open roll as a token begins to speak of it: its dice added up where it is their total, though each was looked at for itself, or the
 * difference between them; undefined where it has none.
 */
export function asNamed(tokens: readonly Token[], index: number, open: OpenRoll): OpenRoll | undefined {
  if (differences.at(tokens, index)) {
    const roll = differenceOf(open.roll);
    return roll && { ...open, roll };
  }
  if (open.roll.total || !open.roll.pool || !totals.at(tokens, index)) return open;
  const roll = summed(open.roll);
  return roll ? { ...open, roll: { ...roll, owner: open.roll.owner } } : open;
}

const differences = phrases(
  'if|when|unless|should the|this|their difference',
  'on|with a difference',
  'a|any difference',
  'if|when|unless [the|these|both [two]? dice|scores|results|rolls | they] differ',
  'si|cuando [los [dos]? dados|resultados]? difieren|difieran',
  'si|cuando la|esta|su diferencia',
  'con una diferencia',
);
const totals = phrases(
  'if|when|unless the total|sum',
  'on|with a total|sum of',
  'si el|la total|suma',
  'con un|una total|suma de',
);

/** Whether a token begins to ask for the total of a sum in words, which no other roll has. */
export function asksForSum(tokens: readonly Token[], index: number, { roll }: OpenRoll): boolean {
  return roll.total?.kind === 'addition' && totals.at(tokens, index) !== undefined;
}

/** `there are 2D6 x 10 coins, and if a double is rolled`: what the dice of an amount show, where no other dice are rolled that could. */
export function doubleAt(tokens: readonly Token[], index: number, effect: RolledDice): PoolReading | undefined {
  if (!opensClause(tokens, index) || !isOneOf(tokens, index, ifWords)) return undefined;
  const found = diceTargetAt(tokens, index, opened(effect, 'effect', -1));
  return found?.asked.kind === 'test' && !found.isUnclear ? found : undefined;
}

/** Whether a target for the roll begins at a token. */
export function beginsTarget(tokens: readonly Token[], index: number, open: OpenRoll): boolean {
  return boundTargetAt(tokens, index, open) !== undefined || diceTargetAt(tokens, index, open) !== undefined;
}

/**
 * Whether a new paragraph or point goes on with the roll: it begins with a target, and what comes of that may stand before it only behind a
 * colon; a point with a capital must go on where the last one ended. `start`: the first token behind the mark of the point.
 */
export function goesOnWith(tokens: readonly Token[], index: number, start: number, open: OpenRoll): boolean {
  if (!beginsTarget(tokens, start, open) || pointsAtCounter(tokens, start)) return false;
  if (signAt(tokens, index - 1) === ':') return true;
  if (start === index || !startsCapitalised(tokens, start))
    return !isOutcomeFirst(tokens, start, open) || (!open.isBound && namesScore(tokens, start));
  const target = boundTargetAt(tokens, start, open)?.target;
  return open.isBound && target !== undefined && isNext(open.seen, target);
}

/** `The torch goes out if the die shows a 1`: a roll is pointed at, and not only a score. */
function namesScore(tokens: readonly Token[], start: number): boolean {
  for (let at = start; at < start + maximumOutcomeWords && tokens[at]?.kind === 'word'; at++) {
    if (ifTheScore.at(tokens, at)) return true;
  }
  return false;
}

const maximumOutcomeWords = 12;
const ifTheScore = phrases(
  'if|unless|when the|this|that die|dice|roll|score|result|total is|was|shows|comes|exceeds',
  'si|cuando el|la dado|tirada|resultado|total es|muestra|marca|supera',
);

/** Whether a word with a capital stands at a token. */
export function startsCapitalised(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  return token?.kind === 'word' && token.isCapitalised;
}

/** Whether a target may be for other dice than the open roll: one of several, 1D6, or those of an outer roll. */
export function mayBeOfOther(tokens: readonly Token[], open: OpenRoll, bound: BoundTarget): boolean {
  const { roll, outer } = open;
  const isSum = roll.total !== undefined && singleDie(roll.total) === undefined;
  if (isSum && isOfOneDie(tokens, bound.next)) return true;
  if (open.isLoose && mayBeOfOneDie(open, bound.target)) return true;
  return outer !== undefined && open.age > 0 && isForEither(tokens, open, outer, bound);
}

/** Whether a target could as well be for an outer roll, and would give another chance then. */
function isForEither(
  tokens: readonly Token[],
  { roll }: OpenRoll,
  outer: RolledDice,
  { target, test, next }: BoundTarget,
): boolean {
  if (!roll.total || !outer.total) return true;
  const isNatural = isNaturalAfter(tokens, next);
  const other: Test | undefined = testOf(isNatural ? singleDie(outer.total) : outer.total, target, test.span);
  return other !== undefined && formatExpression(roll.total) !== formatExpression(outer.total);
}
