/** Dice before and after they are rolled: all possible dice of a pool, one after the other. */

import type { Span } from '../../text/span.ts';
import { compares } from '../language/comparator.ts';
import type { Condition, Dice, Pool, Reroll, Value } from '../language/expression.ts';
import {
  type Budget,
  maximumDice,
  maximumOutcomes,
  maximumRolledDice,
  maximumSides,
  maximumSteps,
  spend,
} from '../language/limits.ts';
import type { DiceCup } from './diceCup.ts';
import { type Distribution, d66, die } from './distribution.ts';
import { binaryLogarithm } from './fraction.ts';
import type { Failure, TooLarge } from './odds.ts';
import { falls, numberOfFalls, rolledOnceMore } from './pool.ts';
import { mixtureOf, type Total, tooLarge, type WeightedTotal } from './totals.ts';

/** The facts that a pool depends on: the totals of its values, the conditions that a parameter `A` makes certain, and the dice of names. */
export interface PoolContext {
  readonly resolve: (value: Value) => Total | Failure;
  readonly isCertain: (condition: Condition) => boolean;
  /** The dice of a name. If it is used in more than one place they are rolled already; otherwise they can be rolled where it is used. */
  readonly named: (name: string) => FallenDice | Pool | undefined;
  readonly budget: Budget;
  /** Where the dice are rolled; absent for odds. */
  readonly cup: DiceCup | undefined;
}

/** Dice that are not yet rolled, or that are. */
type Casting = EqualDice | FallenDice;

/** One die of a pool. */
interface Die {
  readonly faces: () => Distribution;
  readonly roll: (cup: DiceCup) => number;
}

/** A number of equal dice. */
interface EqualDice {
  readonly kind: 'equal';
  readonly count: number;
  readonly die: Die;
}

/** The faces of dice that have been rolled, in any order. */
export interface FallenDice {
  readonly kind: 'fallen';
  readonly faces: readonly number[];
  /** One of them, if it is rolled again. */
  readonly die: Die;
}

/** A condition for one die. */
interface Filter {
  readonly weight: bigint;
  readonly accepts: (outcome: number) => boolean;
}

/** Goes through all numbers of dice and of sides that the pool may come to. */
export function overDice(pool: Pool, context: PoolContext, work: (dice: Casting) => Total | Failure): Total | Failure {
  switch (pool.kind) {
    case 'd66':
      return thrown({ kind: 'equal', count: 1, die: tensAndUnits }, pool.span, context, work);
    case 'reroll':
      return overRerolled(pool, context, work);
    case 'dice':
      return overPlainDice(pool, context, work);
    case 'name': {
      const named = context.named(pool.name);
      if (!named) return { kind: 'invalid', code: 'automaticValue', name: pool.name, span: pool.span };
      return named.kind === 'fallen' ? work(named) : overDice(named, context, work);
    }
    default:
      return pool satisfies never;
  }
}

function overPlainDice(pool: Dice, context: PoolContext, work: (dice: Casting) => Total | Failure): Total | Failure {
  const counts = allOutcomes(pool.count, context);
  if (counts.kind !== 'total') return counts;
  const sides = allOutcomes(pool.sides, context);
  if (sides.kind !== 'total') return sides;
  const parts: WeightedTotal[] = [];
  for (const [count, countWays] of counts.distribution.counts) {
    if (count < 0) return { kind: 'invalid', code: 'negativeCount', count, span: pool.count.span };
    if (!context.cup && count > maximumDice) return tooLarge('dice', maximumDice, pool.span);
    for (const [side, sideWays] of sides.distribution.counts) {
      if (side < 1) return { kind: 'invalid', code: 'noSides', sides: side, span: pool.sides.span };
      if (side > maximumSides) return tooLarge('sides', maximumSides, pool.span);
      const one: Die = { faces: () => facesOf(side, context.budget), roll: (cup) => cup.roll(side) };
      const result = thrown({ kind: 'equal', count, die: one }, pool.span, context, work);
      if (result.kind !== 'total') return result;
      parts.push({ weight: countWays * sideWays, total: result });
    }
  }
  return mixtureOf(parts, { span: pool.span, budget: context.budget });
}

const tensAndUnits: Die = { faces: d66, roll: (cup) => cup.roll(6) * 10 + cup.roll(6) };

/** Works with the dice, which fall first where there is a cup. */
function thrown(
  { count, die }: EqualDice,
  span: Span,
  { cup }: PoolContext,
  work: (dice: Casting) => Total | Failure,
): Total | Failure {
  if (!cup) return work({ kind: 'equal', count, die });
  const faces = Array.from({ length: Math.min(count, maximumRolledDice + 1) }, () => die.roll(cup));
  return cup.isOver ? tooLarge('dice', maximumRolledDice, span) : work({ kind: 'fallen', faces, die });
}

function overRerolled(
  { pool, condition, span }: Reroll,
  context: PoolContext,
  work: (dice: Casting) => Total | Failure,
): Total | Failure {
  return overFilters(condition, span, context, ({ accepts }) =>
    overDice(pool, context, (dice) => {
      const die = rerolled(dice.die, accepts);
      if (dice.kind === 'equal') {
        const faces = dice.die.faces();
        if (!spend(context.budget, 2 * faces.counts.size, bitsOf(faces))) return tooManySteps(span);
        return work({ kind: 'equal', count: dice.count, die });
      }
      const kept = dice.faces.filter((face) => !accepts(face));
      const again: EqualDice = { kind: 'equal', count: dice.faces.length - kept.length, die: dice.die };
      return overFalls(again, span, context, ({ faces }) => work({ kind: 'fallen', faces: [...kept, ...faces], die }));
    }),
  );
}

function rerolled({ faces, roll }: Die, again: (face: number) => boolean): Die {
  return {
    faces: () => rolledOnceMore(faces(), again),
    roll: (cup) => {
      const face = roll(cup);
      return !cup.isOver && again(face) ? roll(cup) : face;
    },
  };
}

/** Goes through all results of the dice. Equal dice are not told apart. */
export function overFalls(
  dice: Casting,
  span: Span,
  context: PoolContext,
  work: (fallen: FallenDice) => Total | Failure,
): Total | Failure {
  if (dice.kind === 'fallen') return work(dice);
  const { count, die } = dice;
  const { budget, cup } = context;
  if (cup) return thrown(dice, span, context, (fallen) => overFalls(fallen, span, context, work));
  const one = die.faces();
  if (numberOfFalls(count, one.counts.size) > maximumOutcomes) return tooLarge('outcomes', maximumOutcomes, span);
  const parts: WeightedTotal[] = [];
  for (const { faces, ways } of falls(count, [...one.counts])) {
    if (!spend(budget, 4 + faces.length, bitsOf(one) * count)) return tooManySteps(span);
    const total = work({ kind: 'fallen', faces, die });
    if (total.kind !== 'total') return total;
    parts.push({ weight: ways, total });
  }
  return mixtureOf(parts, { span, budget });
}

/** Goes through all possible values on the other side of the condition. */
export function overFilters(
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

/** A number of dice, of sides, of a target or of times must have all its outcomes listed. */
export function allOutcomes(value: Value, { resolve }: Pick<PoolContext, 'resolve'>): Total | Failure {
  const result = resolve(value);
  return result.kind === 'total' && result.endlessMean
    ? { kind: 'invalid', code: 'endless', span: value.span }
    : result;
}

/** The callers stop if there are too many faces: their own work with them takes steps as well. */
function facesOf(sides: number, budget: Budget): Distribution {
  spend(budget, sides);
  return die(sides);
}

/** The number of bits of an integer that counts the ways of one roll. */
export function bitsOf({ total }: Distribution): number {
  return binaryLogarithm(total);
}

export function tooManySteps(span: Span): TooLarge {
  return tooLarge('steps', maximumSteps, span);
}
