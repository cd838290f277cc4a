/** Dice before and after they are rolled: all possible dice of a pool, one after the other. */

import type { Span } from '../../text/span.ts';
import { compares } from '../language/comparator.ts';
import type { Condition, Dice, FacedDice, Pool, Range, Reroll, Value } from '../language/expression.ts';
import { type Budget, maximumDice, maximumOutcomes, maximumSides, maximumSteps, spend } from '../language/limits.ts';
import { addCount, type Distribution, d66, die, fromCounts } from './distribution.ts';
import { binaryLogarithm } from './fraction.ts';
import type { Failure, TooLarge } from './odds.ts';
import { rolledOnceMore } from './pool.ts';
import { mixtureOf, type Total, tooLarge, type WeightedTotal } from './totals.ts';

/** The facts that a pool depends on: the totals of its values, the conditions that a parameter `A` makes certain, and the dice of names. */
export interface PoolContext {
  readonly resolve: (value: Value) => Total | Failure;
  readonly isCertain: (condition: Condition) => boolean;
  /** The dice of a name. If it is used in more than one place they are rolled already; otherwise they can be rolled where it is used. */
  readonly named: (name: string) => FallenDice | Pool | undefined;
  readonly budget: Budget;
}

/** Dice that are not yet rolled, or that are. */
type Casting = EqualDice | FallenDice;

/** A number of equal dice. */
export interface EqualDice {
  readonly kind: 'equal';
  readonly count: number;
  /** Undefined if the faces are not the numbers from 1 to the number of sides. */
  readonly sides: number | undefined;
  readonly faces: () => Distribution;
}

/** The faces of dice that have been rolled, in any order. */
export interface FallenDice {
  readonly kind: 'fallen';
  readonly faces: readonly number[];
  /** The distribution of one of them if it is rolled again. */
  readonly one: Distribution;
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
      return work({ kind: 'equal', count: 1, sides: undefined, faces: d66 });
    case 'reroll':
      return overRerolled(pool, context, work);
    case 'faced':
      return overFacedDice(pool, context, work);
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
    if (count > maximumDice) return tooLarge('dice', maximumDice, pool.span);
    for (const [side, sideWays] of sides.distribution.counts) {
      if (side < 1) return { kind: 'invalid', code: 'noSides', sides: side, span: pool.sides.span };
      if (side > maximumSides) return tooLarge('sides', maximumSides, pool.span);
      const result = work({ kind: 'equal', count, sides: side, faces: () => facesOf(side, context.budget) });
      if (result.kind !== 'total') return result;
      parts.push({ weight: countWays * sideWays, total: result });
    }
  }
  return mixtureOf(parts, { span: pool.span, budget: context.budget });
}

function overFacedDice(
  { count: number, faces, span }: FacedDice,
  context: PoolContext,
  work: (dice: Casting) => Total | Failure,
): Total | Failure {
  const sides = faces.reduce((sum, { low, high }) => sum + high - low + 1, 0);
  if (sides > maximumSides) return tooLarge('sides', maximumSides, span);
  const counts = allOutcomes(number, context);
  if (counts.kind !== 'total') return counts;
  const parts: WeightedTotal[] = [];
  for (const [count, weight] of counts.distribution.counts) {
    if (count < 0) return { kind: 'invalid', code: 'negativeCount', count, span: number.span };
    if (count > maximumDice) return tooLarge('dice', maximumDice, span);
    if (!spend(context.budget, sides)) return tooManySteps(span);
    const result = work({ kind: 'equal', count, sides: undefined, faces: () => ownFaces(faces) });
    if (result.kind !== 'total') return result;
    parts.push({ weight, total: result });
  }
  return mixtureOf(parts, { span, budget: context.budget });
}

/** A die with these faces, which are equally likely. */
function ownFaces(faces: readonly Range[]): Distribution {
  const counts = new Map<number, bigint>();
  let total = 0n;
  for (const { low, high } of faces) {
    for (let face = low; face <= high; face++) addCount(counts, face, 1n);
    total += BigInt(high - low + 1);
  }
  return fromCounts(counts, total);
}

function overRerolled(
  { pool, condition, span }: Reroll,
  context: PoolContext,
  work: (dice: Casting) => Total | Failure,
): Total | Failure {
  return overFilters(condition, span, context, ({ accepts }) =>
    overDice(pool, context, (dice) => {
      const again = (faces: Distribution) => rolledOnceMore(faces, accepts);
      if (dice.kind === 'equal') {
        const faces = dice.faces();
        if (!spend(context.budget, 2 * faces.counts.size, bitsOf(faces))) return tooManySteps(span);
        return work({ kind: 'equal', count: dice.count, sides: undefined, faces: () => again(faces) });
      }
      const { faces, one } = dice;
      const kept = faces.filter((face) => !accepts(face));
      const rolled: EqualDice = {
        kind: 'equal',
        count: faces.length - kept.length,
        sides: undefined,
        faces: () => one,
      };
      return overFalls(rolled, { span, budget: context.budget }, (fallen) =>
        work({ kind: 'fallen', faces: [...kept, ...fallen.faces], one: again(one) }),
      );
    }),
  );
}

/** Goes through all results of the dice. Equal dice are not told apart. */
export function overFalls(
  dice: Casting,
  { span, budget }: { readonly span: Span; readonly budget: Budget },
  work: (fallen: FallenDice) => Total | Failure,
): Total | Failure {
  if (dice.kind === 'fallen') return work(dice);
  const one = dice.faces();
  const { count } = dice;
  if (numberOfFalls(count, one.counts.size) > maximumOutcomes) return tooLarge('outcomes', maximumOutcomes, span);
  const parts: WeightedTotal[] = [];
  for (const { faces, ways } of falls(count, [...one.counts])) {
    if (!spend(budget, 4 + faces.length, bitsOf(one) * count)) return tooManySteps(span);
    const total = work({ kind: 'fallen', faces, one });
    if (total.kind !== 'total') return total;
    parts.push({ weight: ways, total });
  }
  return mixtureOf(parts, { span, budget });
}

/** C(count + faces − 1, count), up to the limit. */
function numberOfFalls(count: number, faces: number): number {
  let number = 1;
  for (let index = 1; index <= Math.min(count, faces - 1) && number <= maximumOutcomes; index++) {
    number = (number * (count + faces - index)) / index;
  }
  return number;
}

interface Fall {
  readonly faces: readonly number[];
  /** The number of ways in which equal dice show these faces. */
  readonly ways: bigint;
}

/** Every result in ascending order, with the number of ways that have the same faces on other dice. */
function* falls(count: number, faces: readonly (readonly [face: number, ways: bigint])[]): Generator<Fall> {
  const factorials = [1n];
  for (let number = 1; number <= count; number++) factorials.push(BigInt(number) * (factorials[number - 1] ?? 1n));
  const shown = Array<number>(count).fill(0);
  for (;;) {
    let ways = factorials[count] ?? 1n;
    for (let start = 0; start < count; ) {
      const face = shown[start] ?? 0;
      let end = start;
      while (end < count && shown[end] === face) end++;
      ways = (ways / (factorials[end - start] ?? 1n)) * (faces[face]?.[1] ?? 0n) ** BigInt(end - start);
      start = end;
    }
    yield { faces: shown.map((face) => faces[face]?.[0] ?? 0), ways };
    const next = shown.findLastIndex((face) => face < faces.length - 1);
    if (next < 0) return;
    shown.fill((shown[next] ?? 0) + 1, next);
  }
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
