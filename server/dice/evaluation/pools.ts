/** The parts of an expression that are about dice, worked out. */

import type { Span } from '../../text/span.ts';
import {
  type Alike,
  type Condition,
  compares,
  type Keep,
  type Pool,
  type PoolCount,
  type PoolSum,
  type Repetition,
  type Reroll,
  type Value,
} from '../language/expression.ts';
import { type Budget, maximumDice, maximumOutcomes, maximumSides, maximumSteps, spend } from '../language/limits.ts';
import { changesOf } from './differences.ts';
import {
  addCount,
  constant,
  type Distribution,
  d66,
  die,
  fromCounts,
  mapOutcomes,
  negate,
  waysTo,
} from './distribution.ts';
import { sumUntil } from './endless.ts';
import { type EqualParts, inEqualParts } from './equalParts.ts';
import { binaryLogarithm } from './fraction.ts';
import type { Failure, TooLarge } from './odds.ts';
import { countOfPassing, mostAlike, rolledOnceMore, sumOfDice, sumOfHighest, sumOfRolls } from './pool.ts';
import { maximum, minimum } from './statistics.ts';
import { mixtureOf, sumOf, type Total, tooLarge, type WeightedTotal } from './totals.ts';

/** What the parts of a pool that are values come to, and which conditions a parameter `A` makes certain. */
export interface PoolContext {
  readonly resolve: (value: Value) => Total | Failure;
  readonly isCertain: (condition: Condition) => boolean;
  readonly budget: Budget;
}

/** A number of equal dice. */
interface EqualDice {
  readonly count: number;
  /** Undefined where the faces are not those from 1 to a number of sides. */
  readonly sides: number | undefined;
  readonly faces: () => Distribution;
}

/** What one die is asked. */
interface Filter {
  readonly weight: bigint;
  readonly accepts: (outcome: number) => boolean;
}

/** The sum of all dice of the pool. */
export function poolTotal(pool: Pool, context: PoolContext): Total | Failure {
  const parts = pool.kind === 'dice' && pool.count.kind === 'dice' ? inEqualParts(pool) : undefined;
  if (parts) return sumOfParts(parts, pool.span, context);
  return overDice(pool, context, (dice) => sumTotal(dice, pool.span, context.budget));
}

export function countTotal({ pool, condition, span }: PoolCount, context: PoolContext): Total | Failure {
  return overFilters(condition, span, context, ({ accepts }) =>
    overDice(pool, context, ({ count, faces: allFaces }) => {
      const faces = allFaces();
      if (!spend(context.budget, faces.counts.size / 8 + 6 * count, bitsOf(faces) * count)) return tooManySteps(span);
      return total(countOfPassing(count, waysTo(faces, accepts), faces.total));
    }),
  );
}

export function passingTotal({ pool, condition, span }: PoolSum, context: PoolContext): Total | Failure {
  return overFilters(condition, span, context, ({ accepts }) =>
    overDice(pool, context, ({ count, faces }) => {
      const value = mapOutcomes(faces(), (face) => (accepts(face) ? face : 0));
      return sumOfEqual(count, value, span, context.budget);
    }),
  );
}

/** The sum of dice that all fall so that none of them spoils it; in all other ways it is 0. */
export function unlessTotal({ pool, condition, span }: PoolSum, context: PoolContext): Total | Failure {
  return overFilters(condition, span, context, ({ accepts }) =>
    overDice(pool, context, ({ count, faces: allFaces }) => {
      const faces = allFaces();
      const good = new Map([...faces.counts].filter(([face]) => !accepts(face)));
      const ways = waysTo({ counts: good, total: 0n }, () => true);
      if (ways === 0n) return total(constant(0));
      const sum = sumOfEqual(count, { counts: good, total: ways }, span, context.budget);
      if (sum.kind !== 'total') return sum;
      const all = faces.total ** BigInt(count);
      const counts = new Map([[0, all - sum.distribution.total]]);
      for (const [outcome, way] of sum.distribution.counts) addCount(counts, outcome, way);
      return total(fromCounts(counts, all));
    }),
  );
}

export function alikeTotal({ pool, span }: Alike, context: PoolContext): Total | Failure {
  return overDice(pool, context, ({ count, sides }) => {
    // Dice with faces of unequal chances are alike in too many ways to count.
    if (sides === undefined && count > 1) return { kind: 'invalid', code: 'unevenDice', span: pool.span };
    if (!spend(context.budget, count ** 3, Math.log2(sides ?? 1) * count)) return tooManySteps(span);
    return total(mostAlike(count, sides ?? 1));
  });
}

export function keepTotal({ kind, kept, pool, span }: Keep, context: PoolContext): Total | Failure {
  return overDice(pool, context, ({ count, faces: allFaces }) => {
    const faces = allFaces();
    const wanted = Math.min(kept, count);
    const width = maximum(faces) - minimum(faces);
    if (wanted * width + 1 > maximumOutcomes) return tooLarge('outcomes', maximumOutcomes, span);
    const sums = (wanted ** 2 / 4) * width * (3 + changesOf(faces).length);
    const operations = faces.counts.size * (4 * wanted + sums);
    if (!spend(context.budget, operations, bitsOf(faces) * count)) return tooManySteps(span);
    if (kind === 'highest') return total(sumOfHighest(kept, count, faces));
    return total(negate(sumOfHighest(kept, count, negate(faces))));
  });
}

export function repeatTotal({ kind, pool, until, span }: Repetition, context: PoolContext): Total | Failure {
  const roll = poolTotal(pool, context);
  if (roll.kind !== 'total') return roll;
  const worth = kind === 'repeat' ? (outcome: number) => outcome : () => 1;
  const mayTake = (operations: number, bits: number) => spend(context.budget, operations, bits);
  return overFilters(until, span, context, ({ accepts }) => {
    const sum = sumUntil(roll.distribution, accepts, worth, mayTake);
    if (sum === 'neverEnds') return { kind: 'invalid', code: 'neverEnds', span };
    return sum === 'tooMuch' ? tooManySteps(span) : { kind: 'total', ...sum };
  });
}

/** By doubling: `11 = 2 × (2 × (2 × 1) + 1) + 1`. */
function sumOfParts({ pool, parts }: EqualParts, span: Span, context: PoolContext): Total | Failure {
  const one = poolTotal(pool, context);
  let sum = one;
  for (const bit of parts.toString(2).slice(1)) {
    if (one.kind !== 'total' || sum.kind !== 'total') break;
    sum = sumOf(sum, sum, { span, budget: context.budget });
    if (bit === '1' && sum.kind === 'total') sum = sumOf(sum, one, { span, budget: context.budget });
  }
  return sum;
}

/** Goes through all numbers of dice and of sides that the pool may come to. */
function overDice(pool: Pool, context: PoolContext, work: (dice: EqualDice) => Total | Failure): Total | Failure {
  if (pool.kind === 'd66') return work({ count: 1, sides: undefined, faces: d66 });
  if (pool.kind === 'reroll') return overRerolled(pool, context, work);
  const counts = allOutcomes(pool.count, context);
  if (counts.kind !== 'total') return counts;
  const sides = allOutcomes(pool.sides, context);
  if (sides.kind !== 'total') return sides;
  const parts: WeightedTotal[] = [];
  for (const [count, countWays] of counts.distribution.counts) {
    if (count < 0) return { kind: 'invalid', code: 'negativeCount', count, span: pool.count.span };
    if (count > maximumDice) return tooLarge('dice', maximumDice, pool.span);
    for (const [side, sideWays] of sides.distribution.counts) {
      if (side < 1) return { kind: 'invalid', code: 'noSides', sides: side, span: pool.sides.span };
      if (side > maximumSides) return tooLarge('sides', maximumSides, pool.span);
      const result = work({ count, sides: side, faces: () => facesOf(side, context.budget) });
      if (result.kind !== 'total') return result;
      parts.push({ weight: countWays * sideWays, total: result });
    }
  }
  return mixtureOf(parts, { span: pool.span, budget: context.budget });
}

function overRerolled(
  { pool, condition, span }: Reroll,
  context: PoolContext,
  work: (dice: EqualDice) => Total | Failure,
): Total | Failure {
  return overFilters(condition, span, context, ({ accepts }) =>
    overDice(pool, context, ({ count, faces: allFaces }) => {
      const faces = allFaces();
      if (!spend(context.budget, 2 * faces.counts.size, bitsOf(faces))) return tooManySteps(span);
      return work({ count, sides: undefined, faces: () => rolledOnceMore(faces, accepts) });
    }),
  );
}

/** Goes through all values that the condition may compare with. */
function overFilters(
  condition: Condition,
  span: Span,
  context: PoolContext,
  work: (filter: Filter) => Total | Failure,
): Total | Failure {
  const filters = filtersOf(condition, context);
  if (!Array.isArray(filters)) return filters;
  const parts: WeightedTotal[] = [];
  for (const filter of filters) {
    const result = work(filter);
    if (result.kind !== 'total') return result;
    parts.push({ weight: filter.weight, total: result });
  }
  return mixtureOf(parts, { span, budget: context.budget });
}

function filtersOf(condition: Condition, context: PoolContext): Filter[] | Failure {
  if (condition.kind !== 'comparing') {
    const rest = condition.kind === 'even' ? 0 : 1;
    return [{ weight: 1n, accepts: (outcome) => Math.abs(outcome % 2) === rest }];
  }
  if (context.isCertain(condition)) return [{ weight: 1n, accepts: () => true }];
  const values = allOutcomes(condition.value, context);
  if (values.kind !== 'total') return values;
  return [...values.distribution.counts].map(([value, weight]) => ({
    weight,
    accepts: (outcome) => compares(outcome, condition.comparator, value),
  }));
}

/** A number of dice, of sides or of a target must have all its outcomes listed. */
function allOutcomes(value: Value, { resolve }: PoolContext): Total | Failure {
  const result = resolve(value);
  return result.kind === 'total' && result.endlessMean
    ? { kind: 'invalid', code: 'endless', span: value.span }
    : result;
}

function sumTotal({ count, sides, faces }: EqualDice, span: Span, budget: Budget): Total | TooLarge {
  if (sides === undefined) return sumOfEqual(count, faces(), span, budget);
  const outcomes = count * (sides - 1) + 1;
  if (outcomes > maximumOutcomes) return tooLarge('outcomes', maximumOutcomes, span);
  if (!spend(budget, 1.5 * outcomes, Math.log2(sides) * count)) return tooManySteps(span);
  return total(sumOfDice(count, sides));
}

/** It is those who ask for the faces that are stopped if there are too many: whatever they do with them takes steps as well. */
function facesOf(sides: number, budget: Budget): Distribution {
  spend(budget, sides);
  return die(sides);
}

/** The sum of equal rolls of any kind. */
function sumOfEqual(count: number, roll: Distribution, span: Span, budget: Budget): Total | TooLarge {
  const outcomes = count * (maximum(roll) - minimum(roll)) + 1;
  if (outcomes > maximumOutcomes) return tooLarge('outcomes', maximumOutcomes, span);
  if (!spend(budget, 1.5 * outcomes * roll.counts.size, bitsOf(roll) * count)) return tooManySteps(span);
  return total(sumOfRolls(count, roll));
}

/** What an integer has in bits that counts the ways of one roll. */
function bitsOf({ total }: Distribution): number {
  return binaryLogarithm(total);
}

function total(distribution: Distribution): Total {
  return { kind: 'total', distribution };
}

function tooManySteps(span: Span): TooLarge {
  return tooLarge('steps', maximumSteps, span);
}
