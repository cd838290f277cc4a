/** Totals of values and tests that are rolled on several occasions: so many times, or in turn after turn. */

import type { Each, TurnsTo } from '../language/expression.ts';
import { maximumOutcomes, maximumSteps, maximumTimes, spend } from '../language/limits.ts';
import { allOutcomes, type PoolContext } from './castings.ts';
import { constant, type Distribution } from './distribution.ts';
import { sumUntil } from './endless.ts';
import type { Failure } from './odds.ts';
import { severalTimes } from './pools.ts';
import { maximum, minimum } from './statistics.ts';
import { mixtureOf, type Operation, type Total, tooLarge, type WeightedTotal } from './totals.ts';
import { turnsToReach } from './turns.ts';

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
  const most = maximum(counts.distribution);
  const least = minimum(counts.distribution);
  if (least < 0) return { kind: 'invalid', code: 'negativeCount', count: least, span: times.span };
  if (most > maximumTimes) return tooLarge('times', maximumTimes, times.span);
  const none: Total = { kind: 'total', distribution: constant(0) };
  const one = most === 0 ? none : once();
  if (one.kind !== 'total') return one;
  const parts: WeightedTotal[] = [];
  for (const [count, weight] of counts.distribution.counts) {
    const total = count === 0 ? none : severalTimes(count, one, place);
    if (total.kind !== 'total') return total;
    parts.push({ weight, total });
  }
  return mixtureOf(parts, place);
}

/** The number of the first turn in which a test is true, which is made by itself in each turn. */
export function firstTurn(tested: Distribution, { span, budget }: Operation): Total | Failure {
  const found = sumUntil(
    tested,
    (isTrue) => isTrue === 1,
    () => 1,
    (operations, bits) => spend(budget, operations, bits),
  );
  if (found === 'neverEnds') return { kind: 'invalid', code: 'neverEnds', span };
  return found === 'tooMuch' ? tooLarge('steps', maximumSteps, span) : { kind: 'total', ...found };
}

/** The number of the turn in which a total reaches its goal. Each turn adds a value to the total. */
export function turnsToTotal(
  { step, comparator, goal, span }: TurnsTo,
  context: PoolContext,
  place: Operation,
): Total | Failure {
  const steps = allOutcomes(step, context);
  if (steps.kind !== 'total') return steps;
  if (minimum(steps.distribution) < 0) return { kind: 'invalid', code: 'fallingTotal', span: step.span };
  const goals = allOutcomes(goal, context);
  if (goals.kind !== 'total') return goals;
  const parts: WeightedTotal[] = [];
  for (const [value, weight] of goals.distribution.counts) {
    const wanted = comparator === '>' ? value + 1 : value;
    if (wanted > maximumOutcomes) return tooLarge('outcomes', maximumOutcomes, goal.span);
    const found = turnsToReach(steps.distribution, wanted, (operations, bits) => spend(place.budget, operations, bits));
    if (found === 'neverEnds') return { kind: 'invalid', code: 'neverEnds', span };
    if (found === 'tooMuch') return tooLarge('steps', maximumSteps, span);
    parts.push({ weight, total: { kind: 'total', ...found } });
  }
  return mixtureOf(parts, place);
}
