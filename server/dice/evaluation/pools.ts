/** The parts of an expression that are about dice, worked out. */
import { type Distribution, d66, die, mapOutcomes, negate, waysTo } from '../distribution.ts';
import {
  type Condition,
  compares,
  type Keep,
  type Pool,
  type PoolCount,
  type PoolSum,
  type Repetition,
  type Span,
  type Value,
} from '../expression.ts';
import { bitLength } from '../fraction.ts';
import { type Budget, maximumDice, maximumOutcomes, maximumSides, maximumSteps, spend } from '../limits.ts';
import type { Failure, TooLarge } from '../odds.ts';
import { countOfPassing, sumOfDice, sumOfHighest, sumOfRolls } from '../pool.ts';
import { maximum, minimum } from '../statistics.ts';
import { sumUntil } from './endless.ts';
import { mixtureOf, type Total, tooLarge, type WeightedTotal } from './totals.ts';

/** What the parts of a pool that are values come to, and which conditions a parameter `A` makes certain. */
export interface PoolContext {
  readonly resolve: (value: Value) => Total | Failure;
  readonly isCertain: (condition: Condition) => boolean;
  readonly budget: Budget;
}

/** A number of equal dice. */
interface EqualDice {
  readonly weight: bigint;
  readonly count: number;
  readonly sides: number | 'd66';
}

/** What one die is asked. */
interface Filter {
  readonly weight: bigint;
  readonly accepts: (outcome: number) => boolean;
}

/** The sum of all dice of the pool. */
export function poolTotal(pool: Pool, context: PoolContext): Total | Failure {
  return overDice(pool, context, (dice) => sumTotal(dice, pool.span, context.budget));
}

export function countTotal({ pool, condition, span }: PoolCount, context: PoolContext): Total | Failure {
  return overFilters(condition, span, context, ({ accepts }) =>
    overDice(pool, context, (dice) => {
      const faces = facesOf(dice);
      const bits = bitLength(faces.total) * dice.count;
      if (!spend(context.budget, faces.counts.size / 8 + 6 * dice.count, bits)) return tooManySteps(span);
      return total(countOfPassing(dice.count, waysTo(faces, accepts), faces.total));
    }),
  );
}

export function passingTotal({ pool, condition, span }: PoolSum, context: PoolContext): Total | Failure {
  return overFilters(condition, span, context, ({ accepts }) =>
    overDice(pool, context, (dice) => {
      const value = mapOutcomes(facesOf(dice), (face) => (accepts(face) ? face : 0));
      const outcomes = dice.count * (maximum(value) - minimum(value)) + 1;
      if (outcomes > maximumOutcomes) return tooLarge('outcomes', maximumOutcomes, span);
      const operations = 2 * outcomes * value.counts.size;
      if (!spend(context.budget, operations, bitLength(value.total) * dice.count)) return tooManySteps(span);
      return total(sumOfRolls(dice.count, value));
    }),
  );
}

export function keepTotal({ kind, kept, pool, span }: Keep, context: PoolContext): Total | Failure {
  return overDice(pool, context, (dice) => {
    const faces = facesOf(dice);
    const wanted = Math.min(kept, dice.count);
    const sums = wanted * (maximum(faces) - minimum(faces)) + 1;
    if (sums > maximumOutcomes) return tooLarge('outcomes', maximumOutcomes, span);
    const operations = faces.counts.size * wanted * (dice.count + (sums * (wanted + 1)) / 4);
    if (!spend(context.budget, operations, bitLength(faces.total) * dice.count)) return tooManySteps(span);
    if (kind === 'highest') return total(sumOfHighest(kept, dice.count, faces));
    return total(negate(sumOfHighest(kept, dice.count, negate(faces))));
  });
}

export function repeatTotal({ pool, until, span }: Repetition, context: PoolContext): Total | Failure {
  const roll = poolTotal(pool, context);
  if (roll.kind !== 'total') return roll;
  return overFilters(until, span, context, ({ accepts }) => {
    const sum = sumUntil(roll.distribution, accepts, (operations, bits) => spend(context.budget, operations, bits));
    if (sum === 'neverEnds') return { kind: 'invalid', code: 'neverEnds', span };
    return sum === 'tooMuch' ? tooManySteps(span) : { kind: 'total', ...sum };
  });
}

/** Goes through all numbers of dice and of sides that the pool may come to. */
function overDice(pool: Pool, context: PoolContext, work: (dice: EqualDice) => Total | Failure): Total | Failure {
  if (pool.kind === 'd66') return work({ weight: 1n, count: 1, sides: 'd66' });
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
      const weight = countWays * sideWays;
      const result = work({ weight, count, sides: side });
      if (result.kind !== 'total') return result;
      parts.push({ weight, total: result });
    }
  }
  return mixtureOf(parts, { span: pool.span, budget: context.budget });
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

function sumTotal({ count, sides }: EqualDice, span: Span, budget: Budget): Total | TooLarge {
  if (sides === 'd66') return total(d66());
  const outcomes = count * (sides - 1) + 1;
  if (outcomes > maximumOutcomes) return tooLarge('outcomes', maximumOutcomes, span);
  if (!spend(budget, 2 * outcomes, bitLength(BigInt(sides)) * count)) return tooManySteps(span);
  return total(sumOfDice(count, sides));
}

function facesOf({ sides }: EqualDice): Distribution {
  return sides === 'd66' ? d66() : die(sides);
}

function total(distribution: Distribution): Total {
  return { kind: 'total', distribution };
}

function tooManySteps(span: Span): TooLarge {
  return tooLarge('steps', maximumSteps, span);
}
