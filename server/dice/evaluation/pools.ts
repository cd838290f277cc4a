/** Evaluates the parts of an expression with dice, and those that happen several times. */

import type { Span } from '../../text/span.ts';
import type { Each, Kept, Pool, PoolCount, PoolSum, Repetition } from '../language/expression.ts';
import { maximumOutcomes, maximumTimes, spend } from '../language/limits.ts';
import { allOutcomes, bitsOf, overDice, overFalls, overFilters, type PoolContext, tooManySteps } from './castings.ts';
import { constant, type Distribution, mapOutcomes } from './distribution.ts';
import { sumUntil } from './endless.ts';
import { sumOfFaces, sumOfKept } from './faces.ts';
import type { Failure, TooLarge } from './odds.ts';
import { sumOfBest, sumOfRolls } from './pool.ts';
import { maximum, minimum } from './statistics.ts';
import { areSafe, mixtureOf, type Operation, sumOf, type Total, tooLarge, type WeightedTotal } from './totals.ts';

/** The sum of all dice of the pool. */
export function poolTotal(pool: Pool, context: PoolContext): Total | Failure {
  return overDice(pool, context, (dice) =>
    dice.kind === 'fallen'
      ? certain(sumOfFaces(dice.faces))
      : sumOfEqual(dice.count, dice.die.faces(), { span: pool.span, budget: context.budget }),
  );
}

/** The sum of the dice that meet the condition, or their number. */
export function passingTotal(
  { kind, pool, condition, span }: PoolCount | PoolSum,
  context: PoolContext,
): Total | Failure {
  return overFilters(condition, span, context, ({ accepts }) => {
    const worth = (face: number): number => (!accepts(face) ? 0 : kind === 'count' ? 1 : face);
    return overDice(pool, context, (dice) =>
      dice.kind === 'fallen'
        ? certain(sumOfFaces(dice.faces.map(worth)))
        : sumOfEqual(dice.count, mapOutcomes(dice.die.faces(), worth), { span, budget: context.budget }),
    );
  });
}

/** The sum of the dice if none of them meets the condition, otherwise 0. */
export function unlessTotal({ pool, condition, span }: PoolSum, context: PoolContext): Total | Failure {
  return overFilters(condition, span, context, ({ accepts }) =>
    facesTotal({ pool, span }, context, (faces) => (faces.some(accepts) ? 0 : sumOfFaces(faces))),
  );
}

/** What the faces of all dice together come to. */
export function facesTotal(
  { pool, span }: { readonly pool: Pool; readonly span: Span },
  context: PoolContext,
  worth: (faces: readonly number[]) => number,
): Total | Failure {
  return overDice(pool, context, (dice) => overFalls(dice, span, context, ({ faces }) => certain(worth(faces))));
}

/** The sum of the highest or lowest few dice. */
export function keptTotal({ kind, kept, pool, span }: Kept, context: PoolContext): Total | Failure {
  return overDice(pool, context, (dice) => {
    if (dice.kind === 'fallen') return certain(sumOfKept(dice.faces, kind, kept));
    const few = Math.min(kept, dice.count);
    const faces = [...dice.die.faces().counts];
    const [[least = 0] = [], [most = 0] = []] = [faces[0], faces.at(-1)];
    const sums = few * (most - least) + 1;
    if (sums > maximumOutcomes) return tooLarge('outcomes', maximumOutcomes, span);
    const steps = faces.length * few * dice.count * (sums / 2 + 4);
    if (!spend(context.budget, steps, bitsOf(dice.die.faces()) * dice.count)) return tooManySteps(span);
    return { kind: 'total', distribution: sumOfBest(dice.count, few, kind === 'highest' ? faces.reverse() : faces) };
  });
}

export function repeatTotal({ kind, pool, until, span }: Repetition, context: PoolContext): Total | Failure {
  const worth = kind === 'repeat' ? (outcome: number) => outcome : () => 1;
  return overFilters(until, span, context, ({ accepts }) => {
    let sum = 0;
    for (;;) {
      const roll = poolTotal(pool, context);
      if (roll.kind !== 'total') return roll;
      if (!context.cup) return untilTotal(roll.distribution, accepts, worth, { span, budget: context.budget });
      const rolled = minimum(roll.distribution);
      sum += worth(rolled);
      if (accepts(rolled)) return certain(sum);
      if (!spend(context.budget, stepsOfRoll)) return tooManySteps(span);
    }
  });
}

/** What one more roll of a repetition takes, even without dice. */
const stepsOfRoll = 12;

/** The number of the first turn in which a test is true, which is made by itself in each turn. */
export function firstTurn(test: () => Total | Failure, { cup }: PoolContext, place: Operation): Total | Failure {
  for (let turn = 1; ; turn++) {
    const tested = test();
    if (tested.kind !== 'total') return tested;
    const isTrue = (outcome: number): boolean => outcome === 1;
    if (!cup) return untilTotal(tested.distribution, isTrue, () => 1, place);
    if (isTrue(minimum(tested.distribution))) return certain(turn);
  }
}

function untilTotal(
  roll: Distribution,
  stops: (outcome: number) => boolean,
  worth: (outcome: number) => number,
  { span, budget }: Operation,
): Total | Failure {
  const sum = sumUntil(roll, stops, worth, (operations, bits) => spend(budget, operations, bits));
  if (sum === 'neverEnds') return { kind: 'invalid', code: 'neverEnds', span };
  return sum === 'tooMuch' ? tooManySteps(span) : { kind: 'total', ...sum };
}

/**
 * A value added up as often as `times` says, rolled by itself each time.
 *
 * @param once the total of one time. It is not called if there is none: the value may be one that cannot be rolled.
 */
export function eachTotal(
  { times }: Each,
  once: () => Total | Failure,
  context: PoolContext,
  place: Operation,
): Total | Failure {
  const counts = allOutcomes(times, context);
  if (counts.kind !== 'total') return counts;
  const [least, most] = [minimum(counts.distribution), maximum(counts.distribution)];
  if (least < 0) return { kind: 'invalid', code: 'negativeCount', count: least, span: times.span };
  if (most > maximumTimes) return tooLarge('times', maximumTimes, times.span);
  if (context.cup)
    return addedUp(
      Array.from({ length: most }, () => once),
      place,
    );
  const one = most === 0 ? certain(0) : once();
  if (one.kind !== 'total') return one;
  const parts: WeightedTotal[] = [];
  for (const [count, weight] of counts.distribution.counts) {
    const total = count === 0 ? certain(0) : severalTimes(count, one, place);
    if (total.kind !== 'total') return total;
    parts.push({ weight, total });
  }
  return mixtureOf(parts, place);
}

/** The sum of some totals, of which each is worked out only if there are those before it. */
export function addedUp(parts: readonly (() => Total | Failure)[], place: Operation): Total | Failure {
  let sum: Total | Failure = certain(0);
  for (const part of parts) {
    const next = part();
    sum = next.kind === 'total' ? sumOf(sum, next, place) : next;
    if (sum.kind !== 'total') return sum;
  }
  return sum;
}

/** The sum of so many equal and independent rolls, at least one. */
function severalTimes(times: number, one: Total, place: Operation): Total | Failure {
  return one.endlessMean ? doubled(times, one, place) : sumOfEqual(times, one.distribution, place);
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

/** The sum of equal rolls of any kind. */
function sumOfEqual(count: number, roll: Distribution, { span, budget }: Operation): Total | TooLarge {
  const [least, most] = [minimum(roll), maximum(roll)];
  const outcomes = count * (most - least) + 1;
  if (outcomes > maximumOutcomes) return tooLarge('outcomes', maximumOutcomes, span);
  if (!areSafe(count * least, count * most)) return tooLarge('magnitude', Number.MAX_SAFE_INTEGER, span);
  if (count === 1) return { kind: 'total', distribution: roll };
  if (!spend(budget, 1.5 * outcomes * roll.counts.size, bitsOf(roll) * count)) return tooManySteps(span);
  return { kind: 'total', distribution: sumOfRolls(count, roll) };
}

function certain(value: number): Total {
  return { kind: 'total', distribution: constant(value) };
}
