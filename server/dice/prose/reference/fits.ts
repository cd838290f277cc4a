/** Which roll a target may be for. */
import type { Dice, Range, Test, Value } from '../../language/expression.ts';
import { freeVariables } from '../../language/names.ts';
import type { AskAct } from '../meaning/acts.ts';
import { comparatorOf, isSingleScore, type Target } from '../meaning/target.ts';
import { isD6, singleDie } from '../meaning/targetTests.ts';
import { extentOf } from '../words/extent.ts';
import { ownedValue } from './owned.ts';
import type { OpenRoll } from './state.ts';

/** Whether a target may be for a roll, by the place of both. */
export function fits(roll: OpenRoll, act: AskAct): boolean {
  const { of, target, startsClause, startsSentence, namesRoll } = act;
  if (of === 'known' || (roll.isFar && act.isOfIt)) return false;
  if (!target && !(startsClause && roll.compared)) return false;
  // `suffers 1D6 Wounds. If the result is a 6`
  if (roll.how === 'amount') return namesRoll && roll.age <= 1 && !roll.isFar;
  if (of === 'bare' || of === 'row') return isRowOf(roll, act);
  // `opens on a 5+ on 1D6. An Elf opens it on a 4+`
  if (roll.how === 'asked' && !startsClause && !isOfSameDie(roll, act)) return false;
  return roll.age === 0 || startsSentence || startsClause || isOfSameDie(roll, act);
}

/** A number or a bound without a word of scoring: a row of the roll, or what stands behind its dice. */
function isRowOf(
  roll: OpenRoll,
  { of, target, isNamed, isPlus, startsClause, startsSentence, hasOutcome }: AskAct,
): boolean {
  // `The Dwarf needs 7+ and the Elf 9+.`
  if (isPlus && roll.isAsked && roll.age === 0) return true;
  if (!startsClause || (startsSentence && roll.tests.some((test) => overlaps(test, target)))) return false;
  const isRow = roll.isListed || roll.hasRows;
  // `Spawn: 2D6, 3, 0, 4`, `hammer (1D6), 3 Luck`
  const isInList = !hasOutcome || (of === 'bare' && !startsSentence && !isNamed && isSingleScore(target));
  if (roll.how === 'named' && target?.kind === 'oneOf' && !isRow && isInList) return false;
  // `Roll 1D6; on a 6 it lasts. 3-5 A smith`: the row of a table in which the roll is made.
  if (roll.isAsked && !isRow && startsSentence && !isNamed) return false;
  if (roll.isFar || roll.age > 1) return isRow && startsSentence;
  // `roll 1D6: 1 nothing, 2 a rat`; not `rolls 1D6, 2 rats come`
  return !isSingleScore(target) || isNamed || isRow || (hasOutcome && (of === 'row' || roll.age === 0));
}

/** Whether one of the scores was asked for before. */
function overlaps(test: Test, target: Target | undefined): boolean {
  const ranges = test.kind === 'in' ? test.ranges : rangesOfComparison(test);
  return (
    target?.kind === 'oneOf' &&
    ranges.some(({ low, high }) => target.ranges.some((other) => other.low <= high && low <= other.high))
  );
}

function rangesOfComparison(test: Test): readonly Range[] {
  if (test.kind !== 'comparison' || test.right.kind !== 'number') return [];
  const { value } = test.right;
  if (test.comparator === '>=') return [{ low: value, high: Number.POSITIVE_INFINITY }];
  if (test.comparator === '<=') return [{ low: Number.NEGATIVE_INFINITY, high: value }];
  return test.comparator === '=' ? [{ low: value, high: value }] : [];
}

/** Whether no other roll can be meant: one of 1D6, or one whose scores no die has. */
function isOfSameDie({ rolled }: OpenRoll, { target }: AskAct): boolean {
  const total = rolled?.total;
  if (total && isD6(total)) return true;
  const extent = total && extentOf(total);
  const number = highestOf(target);
  return number > 6 && (!extent || number <= extent.high);
}

function highestOf(target: Target | undefined): number {
  if (target?.kind === 'compared') return target.value.kind === 'number' ? target.value.value : 0;
  return target?.ranges.at(-1)?.high ?? 0;
}

/** What a roll is asked: `if it is higher` than what was named before. */
export function targetFor({ of, target }: AskAct, { compared, owner }: OpenRoll): Target | undefined {
  if (target?.kind === 'compared' && owner !== undefined) return { ...target, value: ownedValue(target.value, owner) };
  if (target) return target;
  const comparator = comparatorOf(of);
  return compared && comparator ? { kind: 'compared', comparator, value: compared } : undefined;
}

/** What of a roll is asked: the die alone, if that is named. Undefined where nobody knows which die is meant. */
export function dieOf(value: Value, { isNatural }: AskAct): Value | undefined {
  if (!isNatural) return value;
  return singleDie(value) ?? (isPool(value) || value.kind === 'addition' ? undefined : value);
}

/** What is sought: of a sum with an open number `needs an 8` means 8 or more. Undefined where a die or the sum of several may be meant. */
export function soughtOf(value: Value, target: Target, { isNeeded }: AskAct): Target | undefined {
  const pool = value.kind === 'product' ? value.factors.find(isPool) : value;
  if (pool && isPool(pool) && (pool.count.kind !== 'number' || pool.count.value > 2) && highestOf(target) <= 6)
    return undefined;
  if (!isSingleScore(target) || target.kind !== 'oneOf') return target;
  const [score] = target.ranges;
  const isOpen = value.kind === 'addition' && freeVariables(value).length > 0;
  if (!isOpen || !score) return target;
  if (!isNeeded || score.low <= 6) return undefined;
  return { kind: 'compared', comparator: '>=', value: { kind: 'number', value: score.low, span: value.span } };
}

function isPool(value: Value): value is Dice {
  return value.kind === 'dice' && !(value.count.kind === 'number' && value.count.value === 1);
}
