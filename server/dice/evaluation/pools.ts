/** Evaluates the parts of an expression with dice. */

import type { Span } from '../../text/span.ts';
import type {
  Alike,
  Difference,
  Explosion,
  Keep,
  Pool,
  PoolCount,
  PoolSum,
  Repetition,
} from '../language/expression.ts';
import { type Budget, maximumOutcomes, spend } from '../language/limits.ts';
import { bitsOf, type EqualDice, overDice, overFilters, type PoolContext, tooManySteps } from './castings.ts';
import { changesOf } from './differences.ts';
import {
  addCount,
  constant,
  type Distribution,
  fromCounts,
  mapOutcomes,
  negate,
  shiftOutcomes,
  waysTo,
} from './distribution.ts';
import { sumUntil } from './endless.ts';
import { type EqualParts, inEqualParts } from './equalParts.ts';
import { mostOfOneFace, spreadOfFaces, sumOfFaces, sumOfKept } from './faces.ts';
import { binaryLogarithm } from './fraction.ts';
import type { Failure, TooLarge } from './odds.ts';
import { countOfPassing, mostAlike, spreadOfDice, sumOfDice, sumOfHighest, sumOfRolls } from './pool.ts';
import { maximum, minimum } from './statistics.ts';
import { areSafe, type Operation, sumOf, type Total, tooLarge } from './totals.ts';

/** The sum of all dice of the pool. */
export function poolTotal(pool: Pool, context: PoolContext): Total | Failure {
  const parts = pool.kind === 'dice' && pool.count.kind === 'dice' ? inEqualParts(pool) : undefined;
  if (parts) return sumOfParts(parts, pool.span, context);
  return overDice(pool, context, (dice) =>
    dice.kind === 'fallen' ? fallen(sumOfFaces(dice.faces)) : sumTotal(dice, pool.span, context.budget),
  );
}

export function countTotal({ pool, condition, span }: PoolCount, context: PoolContext): Total | Failure {
  return overFilters(condition, span, context, ({ accepts }) =>
    overDice(pool, context, (dice) => {
      if (dice.kind === 'fallen') return fallen(dice.faces.filter(accepts).length);
      const { count } = dice;
      const faces = dice.faces();
      if (!spend(context.budget, faces.counts.size / 8 + 6 * count, bitsOf(faces) * count)) return tooManySteps(span);
      return total(countOfPassing(count, waysTo(faces, accepts), faces.total));
    }),
  );
}

export function passingTotal({ pool, condition, span }: PoolSum, context: PoolContext): Total | Failure {
  return overFilters(condition, span, context, ({ accepts }) =>
    overDice(pool, context, (dice) => {
      if (dice.kind === 'fallen') return fallen(sumOfFaces(dice.faces.filter(accepts)));
      const value = mapOutcomes(dice.faces(), (face) => (accepts(face) ? face : 0));
      return sumOfEqual(dice.count, value, { span, budget: context.budget });
    }),
  );
}

/** The sum of the dice if none of them meets the condition, otherwise 0. */
export function unlessTotal({ pool, condition, span }: PoolSum, context: PoolContext): Total | Failure {
  return overFilters(condition, span, context, ({ accepts }) =>
    overDice(pool, context, (dice) => {
      if (dice.kind === 'fallen') return fallen(dice.faces.some(accepts) ? 0 : sumOfFaces(dice.faces));
      const { count } = dice;
      const faces = dice.faces();
      const good = new Map([...faces.counts].filter(([face]) => !accepts(face)));
      const ways = waysTo({ counts: good, total: 0n }, () => true);
      if (ways === 0n) return total(constant(0));
      const sum = sumOfEqual(count, { counts: good, total: ways }, { span, budget: context.budget });
      if (sum.kind !== 'total') return sum;
      const all = faces.total ** BigInt(count);
      const counts = new Map([[0, all - sum.distribution.total]]);
      for (const [outcome, way] of sum.distribution.counts) addCount(counts, outcome, way);
      return total(fromCounts(counts, all));
    }),
  );
}

export function alikeTotal({ pool, span }: Alike, context: PoolContext): Total | Failure {
  return overDice(pool, context, (dice) => {
    if (dice.kind === 'fallen') return fallen(mostOfOneFace(dice.faces));
    const { count, sides } = dice;
    // Only the number of ways to each face matters, not its value.
    const weights = sides === undefined ? [...dice.faces().counts.values()] : [];
    const classes = new Map<bigint, number>(sides === undefined ? [] : [[1n, sides]]);
    for (const weight of weights) classes.set(weight, (classes.get(weight) ?? 0) + 1);
    const all = sides === undefined ? dice.faces().total : BigInt(sides);
    const operations = weights.length / 8 + classes.size * count ** 3;
    if (!spend(context.budget, operations, binaryLogarithm(all) * count)) return tooManySteps(span);
    return total(mostAlike(count, classes, all));
  });
}

export function spreadTotal({ pool, span }: Difference, context: PoolContext): Total | Failure {
  return overDice(pool, context, (dice) => {
    if (dice.kind === 'fallen') return fallen(spreadOfFaces(dice.faces));
    const { count } = dice;
    const faces = dice.faces();
    if (!spend(context.budget, 4 * faces.counts.size ** 2, bitsOf(faces) * count)) return tooManySteps(span);
    return total(spreadOfDice(count, faces));
  });
}

export function keepTotal({ kind, kept, pool, span }: Keep, context: PoolContext): Total | Failure {
  return overDice(pool, context, (dice) => {
    if (dice.kind === 'fallen') return fallen(sumOfKept(dice.faces, kind, kept));
    const { count } = dice;
    const faces = dice.faces();
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
  if (kind === 'repeat' && minimum(roll.distribution) < 0) return { kind: 'invalid', code: 'fallingTotal', span };
  const worth = kind === 'repeat' ? (outcome: number) => outcome : () => 1;
  const mayTake = (operations: number, bits: number) => spend(context.budget, operations, bits);
  return overFilters(until, span, context, ({ accepts }) => {
    const sum = sumUntil(roll.distribution, accepts, worth, mayTake);
    if (sum === 'neverEnds') return { kind: 'invalid', code: 'neverEnds', span };
    return sum === 'tooMuch' ? tooManySteps(span) : { kind: 'total', ...sum };
  });
}

function sumOfParts({ pool, parts }: EqualParts, span: Span, context: PoolContext): Total | Failure {
  const one = poolTotal(pool, context);
  return one.kind === 'total' ? doubled(parts, one, { span, budget: context.budget }) : one;
}

/** The sum of so many equal and independent rolls, at least one. */
export function severalTimes(times: number, one: Total, place: Operation): Total | Failure {
  return one.endlessMean ? doubled(times, one, place) : sumOfEqual(times, one.distribution, place);
}

export function explosionTotal({ pool, span }: Explosion, context: PoolContext): Total | Failure {
  const mayTake = (operations: number, bits: number) => spend(context.budget, operations, bits);
  return overDice(pool, context, (dice) => {
    if (dice.kind === 'fallen' || dice.count === 0) return total(constant(0));
    const faces = dice.faces();
    if (minimum(faces) < 0) return { kind: 'invalid', code: 'fallingTotal', span };
    const greatest = maximum(faces);
    const one = sumUntil(
      faces,
      (face) => face < greatest,
      (face) => face,
      mayTake,
    );
    if (one === 'neverEnds') return { kind: 'invalid', code: 'neverEnds', span };
    if (one === 'tooMuch') return tooManySteps(span);
    return severalTimes(dice.count, { kind: 'total', ...one }, { span, budget: context.budget });
  });
}

/** By doubling: `11 = 2 × (2 × (2 × 1) + 1) + 1`. */
function doubled(times: number, one: Total, place: Operation): Total | Failure {
  let sum: Total | Failure = one;
  for (const bit of times.toString(2).slice(1)) {
    if (sum.kind === 'total') sum = sumOf(sum, sum, place);
    if (bit === '1' && sum.kind === 'total') sum = sumOf(sum, one, place);
  }
  return sum;
}

function sumTotal({ count, sides, faces }: EqualDice, span: Span, budget: Budget): Total | TooLarge {
  if (sides === undefined) return sumOfEqual(count, faces(), { span, budget });
  const outcomes = count * (sides - 1) + 1;
  if (outcomes > maximumOutcomes) return tooLarge('outcomes', maximumOutcomes, span);
  if (!spend(budget, 1.5 * outcomes, Math.log2(sides) * count)) return tooManySteps(span);
  return total(sumOfDice(count, sides));
}

/** The sum of equal rolls of any kind. */
function sumOfEqual(count: number, roll: Distribution, { span, budget }: Operation): Total | TooLarge {
  const least = minimum(roll);
  const step = stepOf(roll);
  const outcomes = (count * (maximum(roll) - least)) / step + 1;
  if (outcomes > maximumOutcomes) return tooLarge('outcomes', maximumOutcomes, span);
  if (!areSafe(count * least, count * maximum(roll))) return tooLarge('magnitude', Number.MAX_SAFE_INTEGER, span);
  if (count === 1) return total(roll);
  // Consecutive faces are those of a plain die: the time for its sum does not depend on the number of sides.
  const sides = maximum(roll) - least + 1;
  const isPlain = roll.counts.size === sides && roll.total === BigInt(sides);
  const faces = isPlain ? 1 : roll.counts.size;
  if (!spend(budget, 1.5 * outcomes * faces, bitsOf(roll) * count)) return tooManySteps(span);
  if (isPlain) return total(shiftOutcomes(sumOfDice(count, sides), count * (least - 1)));
  if (step === 1) return total(sumOfRolls(count, roll));
  const sum = sumOfRolls(
    count,
    mapOutcomes(roll, (outcome) => (outcome - least) / step),
  );
  return total(mapOutcomes(sum, (outcome) => outcome * step + count * least));
}

/** The greatest common divisor of the distances between outcomes. */
function stepOf({ counts }: Distribution): number {
  const [first = 0, ...others] = counts.keys();
  return others.reduce((step, outcome) => commonDivisor(step, outcome - first), 0) || 1;
}

function commonDivisor(left: number, right: number): number {
  return right === 0 ? left : commonDivisor(right, left % right);
}

function total(distribution: Distribution): Total {
  return { kind: 'total', distribution };
}

/** The total of rolled dice. */
function fallen(value: number): Total {
  return total(constant(value));
}
