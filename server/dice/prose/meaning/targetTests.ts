/** Targets to tests of a roll. */
import type { Span } from '../../../text/span.ts';
import { type Comparator, compares } from '../../language/comparator.ts';
import type { Comparing, Dice, Range, Test, Value } from '../../language/expression.ts';
import { extentOf } from '../words/extent.ts';
import type { Target } from './target.ts';

/** The only die of a roll, without what is added to it: what it shows is its natural score. */
export function singleDie(roll: Value): Dice | undefined {
  const dice =
    roll.kind === 'addition' ? roll.terms.map(({ value }) => value).filter(({ kind }) => kind === 'dice') : [roll];
  const [die] = dice;
  return die?.kind === 'dice' && dice.length === 1 && isCount(die.count, 1) ? die : undefined;
}

/** One D6. */
export function oneD6(span: Span): Dice {
  return { kind: 'dice', count: { kind: 'number', value: 1, span }, sides: { kind: 'number', value: 6, span }, span };
}

/** One D6 and nothing else. */
export function isD6(roll: Value | undefined): boolean {
  const die = roll && singleDie(roll);
  return die !== undefined && die === roll && isCount(die.sides, 6);
}

/** Several equal dice, of which each may be asked for itself. */
export function severalDice(roll: Value): Dice | undefined {
  return roll.kind === 'dice' && !isCount(roll.count, 1) ? roll : undefined;
}

function isCount(count: Value, number: number): boolean {
  return count.kind === 'number' && count.value === number;
}

/** The test, unless the roll cannot come to what is asked for: then something else is meant. */
export function testOf(roll: Value | undefined, target: Target, span: Span): Test | undefined {
  if (!roll) return undefined;
  const extent = extentOf(roll);
  if (target.kind === 'compared') {
    const { comparator, value } = target;
    const isPossible = !extent || value.kind !== 'number' || (extent.low <= value.value && value.value <= extent.high);
    // `When it reaches 1 …`: no single roll can fail to.
    const isCertain =
      extent &&
      value.kind === 'number' &&
      compares(extent.low, comparator, value.value) &&
      compares(extent.high, comparator, value.value);
    return isPossible && !isCertain ? { kind: 'comparison', comparator, left: roll, right: value, span } : undefined;
  }
  const { ranges } = target;
  const { low, high } = endsOf(ranges);
  if (extent && (low < extent.low || high > extent.high)) return undefined;
  // `he bets on 1-3 or 4-6`
  if (isUnbroken(ranges) && extent?.low === low && extent.high === high && low < high) return undefined;
  if (target.kind === 'anythingBut') {
    if (low === high) return comparison(roll, '!=', low, span);
    return { kind: 'not', test: { kind: 'in', value: roll, ranges, span }, span };
  }
  if (low === high) return comparison(roll, '=', low, span);
  if (isUnbroken(ranges) && extent?.high === high) return comparison(roll, '>=', low, span);
  if (isUnbroken(ranges) && extent?.low === low) return comparison(roll, '<=', high, span);
  return { kind: 'in', value: roll, ranges, span };
}

/** What each die of a pool is asked; undefined where that takes more than one comparison. */
export function conditionOf(pool: Dice, target: Target, span: Span): Comparing | undefined {
  const one: Dice = { ...pool, count: { kind: 'number', value: 1, span } };
  const test = testOf(one, target, span);
  return test?.kind === 'comparison' && test.left === one
    ? { kind: 'comparing', comparator: test.comparator, value: test.right }
    : undefined;
}

/** So many dice of the pool as meet the condition, against a number. */
export function countTest(pool: Dice, condition: Comparing, comparator: Comparator, number: Value, span: Span): Test {
  return { kind: 'comparison', comparator, left: { kind: 'count', pool, condition, span }, right: number, span };
}

export function comparison(left: Value, comparator: Comparator, value: number, span: Span): Test {
  return { kind: 'comparison', comparator, left, right: { kind: 'number', value, span }, span };
}

function endsOf(ranges: readonly Range[]): Range {
  return { low: ranges[0]?.low ?? 0, high: ranges.at(-1)?.high ?? 0 };
}

function isUnbroken(ranges: readonly Range[]): boolean {
  return ranges.every((range, place) => place === 0 || range.low === (ranges[place - 1]?.high ?? 0) + 1);
}
