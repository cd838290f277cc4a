/** Arithmetic with independent rolls, also with those that may go on for ever. */

import type { Span } from '../../text/span.ts';
import { type Comparator, compares } from '../language/comparator.ts';
import type { Quotient, Range } from '../language/expression.ts';
import { type Budget, type Cap, maximumOutcomes, maximumSteps, spend } from '../language/limits.ts';
import {
  combinePairs,
  type Distribution,
  mixture,
  negate,
  scale,
  shiftOutcomes,
  upTo,
  waysTo,
  yesOrNo,
} from './distribution.ts';
import {
  addFractions,
  bitLength,
  type Fraction,
  fraction,
  greatestCommonDivisor,
  multiplyFractions,
} from './fraction.ts';
import type { Failure, Invalid, TooLarge } from './odds.ts';
import { maximum, mean, minimum } from './statistics.ts';

/** The distribution of a value. A true test counts as 1, a false one as 0. */
export interface Total {
  readonly kind: 'total';
  readonly distribution: Distribution;
  /** The exact mean, if not all outcomes are listed. The missing ones are greater than the last one of the list. */
  readonly endlessMean?: Fraction;
}

export interface WeightedTotal {
  readonly weight: bigint;
  readonly total: Total;
}

/** The place of an operation in the text, and its maximum cost. */
export interface Operation {
  readonly span: Span;
  readonly budget: Budget;
}

export function sumOf(left: Total, right: Total, place: Operation): Total | Failure {
  const [a, b] = [left.distribution, right.distribution];
  if (!areSafe(minimum(a) + minimum(b), maximum(a) + maximum(b)))
    return tooLarge('magnitude', Number.MAX_SAFE_INTEGER, place.span);
  if (a.counts.size === 1) return shifted(right, a, minimum(a));
  if (b.counts.size === 1) return shifted(left, b, minimum(b));
  const sum = combined(left, right, place, (one, other) => one + other);
  if (sum.kind !== 'total' || (!left.endlessMean && !right.endlessMean)) return sum;
  const limits = [
    left.endlessMean ? maximum(a) + minimum(b) : Number.POSITIVE_INFINITY,
    right.endlessMean ? maximum(b) + minimum(a) : Number.POSITIVE_INFINITY,
  ];
  return {
    kind: 'total',
    distribution: upTo(sum.distribution, Math.min(...limits)),
    endlessMean: addFractions(meanOfTotal(left), meanOfTotal(right)),
  };
}

/** What two rolls come to together, without what is not listed of them. */
function combined(
  { distribution: left }: Total,
  { distribution: right }: Total,
  { span, budget }: Operation,
  combine: (left: number, right: number) => number,
): Total | TooLarge {
  if (!spend(budget, 3 * left.counts.size * right.counts.size, bitLength(left.total) + bitLength(right.total)))
    return tooLarge('steps', maximumSteps, span);
  const distribution = combinePairs(left, right, combine);
  return distribution.counts.size > maximumOutcomes
    ? tooLarge('outcomes', maximumOutcomes, span)
    : { kind: 'total', distribution };
}

/** `amount`, the only outcome of `by`, added to a total. */
function shifted(total: Total, by: Distribution, amount: number): Total {
  const { counts, total: ways } = shiftOutcomes(total.distribution, amount);
  const distribution =
    by.total === 1n ? { counts, total: ways } : combinePairs({ counts, total: ways }, by, (sum) => sum);
  if (!total.endlessMean) return { kind: 'total', distribution };
  return { kind: 'total', distribution, endlessMean: addFractions(total.endlessMean, fraction(BigInt(amount), 1n)) };
}

export function productOf(left: Total, right: Total, place: Operation): Total | Failure {
  const [a, b] = [left.distribution, right.distribution];
  const corners = [minimum(a), maximum(a)].flatMap((x) => [x * minimum(b), x * maximum(b)]);
  if (!areSafe(...corners)) return tooLarge('magnitude', Number.MAX_SAFE_INTEGER, place.span);
  if (left.endlessMean || right.endlessMean) return scaledEndless(left, right, place);
  return combined(left, right, place, (x, y) => x * y + 0);
}

/** An endless roll can only be multiplied by a positive number: the order of its outcomes must stay as it is. */
function scaledEndless(left: Total, right: Total, place: Operation): Total | Invalid {
  const [endless, other] = left.endlessMean ? [left, right] : [right, left];
  const factor = minimum(other.distribution);
  if (!endless.endlessMean || other.endlessMean || factor <= 0 || other.distribution.counts.size > 1) {
    return { kind: 'invalid', code: 'endless', span: place.span };
  }
  return {
    kind: 'total',
    distribution: scale(endless.distribution, factor),
    endlessMean: multiplyFractions(endless.endlessMean, fraction(BigInt(factor), 1n)),
  };
}

/** A division that may be one by 0 is refused. */
export function quotientOf(
  { kind, right: divisor, span }: Quotient,
  left: Total,
  right: Total,
  place: Operation,
): Total | Failure {
  if (left.endlessMean || right.endlessMean) return { kind: 'invalid', code: 'endless', span };
  if (right.distribution.counts.has(0)) return { kind: 'invalid', code: 'divisionByZero', span: divisor.span };
  const round = kind === 'roundUp' ? Math.ceil : Math.floor;
  return combined(left, right, place, (x, y) => round(x / y) + 0);
}

export function negativeOf(value: Total, place: Operation): Total | Invalid {
  if (value.endlessMean) return { kind: 'invalid', code: 'endless', span: place.span };
  return { kind: 'total', distribution: negate(value.distribution) };
}

export function extremeOf(kind: 'min' | 'max', left: Total, right: Total, place: Operation): Total | Failure {
  if (!left.endlessMean && !right.endlessMean) return combined(left, right, place, Math[kind]);
  // The lesser of the two is never greater than the finite roll, so nothing is missing if the endless one is listed that far.
  const [endless, other] = left.endlessMean ? [left, right] : [right, left];
  const isListed = !other.endlessMean && maximum(endless.distribution) >= maximum(other.distribution);
  if (kind === 'max' || !isListed) return { kind: 'invalid', code: 'endless', span: place.span };
  return combined({ kind: 'total', distribution: completed(endless.distribution) }, other, place, Math.min);
}

/** The distribution with one more outcome, which stands for all that are not listed. */
function completed(distribution: Distribution): Distribution {
  return {
    counts: new Map([...distribution.counts, [maximum(distribution) + 1, missingOf(distribution)]]),
    total: distribution.total,
  };
}

export function comparisonOf(left: Total, comparator: Comparator, right: Total, place: Operation): Total | Failure {
  // If both may go on for ever, each missing outcome of one would have to be compared with all of the other.
  if (left.endlessMean && right.endlessMean) return { kind: 'invalid', code: 'endless', span: place.span };
  const [a, b] = [left.distribution, right.distribution];
  const [endless, other] = left.endlessMean ? [a, b] : [b, a];
  if ((left.endlessMean || right.endlessMean) && maximum(other) > maximum(endless))
    return tooLarge('outcomes', endless.counts.size, place.span);
  const pairs = a.counts.size * b.counts.size;
  if (!spend(place.budget, pairs, bitLength(a.total) + bitLength(b.total)))
    return tooLarge('steps', maximumSteps, place.span);
  let ways = 0n;
  for (const [outcome, count] of a.counts)
    ways += count * waysTo(b, (against) => compares(outcome, comparator, against));
  // The missing outcomes of an endless roll are greater than all outcomes here.
  if (comparator === '!=' || comparator.startsWith('>')) ways += missingOf(a) * b.total;
  if (comparator === '!=' || comparator.startsWith('<')) ways += missingOf(b) * a.total;
  return { kind: 'total', distribution: yesOrNo(ways, a.total * b.total) };
}

function missingOf(distribution: Distribution): bigint {
  return distribution.total - waysTo(distribution, () => true);
}

export function membershipOf(value: Total, ranges: readonly Range[], place: Operation): Total | Failure {
  const { distribution, endlessMean } = value;
  const highest = ranges.reduce((most, { high }) => Math.max(most, high), 0);
  if (endlessMean && highest > maximum(distribution)) return tooLarge('outcomes', distribution.counts.size, place.span);
  if (!spend(place.budget, (distribution.counts.size * ranges.length) / 8)) {
    return tooLarge('steps', maximumSteps, place.span);
  }
  const ways = waysTo(distribution, (outcome) => ranges.some(({ low, high }) => low <= outcome && outcome <= high));
  return { kind: 'total', distribution: yesOrNo(ways, distribution.total) };
}

/** One of several totals, chosen by their weights. There must be at least one. */
export function mixtureOf(parts: readonly WeightedTotal[], place: Operation): Total | TooLarge {
  const [only] = parts;
  if (only && parts.length === 1) return only.total;
  const common = commonTotal(parts, place.budget);
  const outcomes = parts.reduce((sum, { total }) => sum + total.distribution.counts.size, 0);
  if (common === undefined || !spend(place.budget, 2 * outcomes, bitLength(common))) {
    return tooLarge('steps', maximumSteps, place.span);
  }
  const distributions = parts.map(({ weight, total }) => ({ weight, distribution: total.distribution }));
  const mixed = mixture(distributions, common);
  if (mixed.counts.size > maximumOutcomes) return tooLarge('outcomes', maximumOutcomes, place.span);
  const endless = parts.filter(({ total }) => total.endlessMean);
  if (endless.length === 0) return { kind: 'total', distribution: mixed };
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0n);
  const bits = bitLength(weights);
  // Each mean is a fraction to be reduced, which takes about as many divisions as it has bits.
  if (!spend(place.budget, (parts.length * bits) / 2, bits)) return tooLarge('steps', maximumSteps, place.span);
  const means = parts.map(({ weight, total }) => multiplyFractions(meanOfTotal(total), fraction(weight, weights)));
  return {
    kind: 'total',
    distribution: upTo(
      mixed,
      endless.reduce((limit, { total }) => Math.min(limit, maximum(total.distribution)), Infinity),
    ),
    endlessMean: means.reduce(addFractions),
  };
}

/** The least common multiple of all totals, or undefined if the calculation takes too long. */
function commonTotal(parts: readonly WeightedTotal[], budget: Budget): bigint | undefined {
  let common = 1n;
  for (const { total } of parts) {
    const next = total.distribution.total;
    if (common % next === 0n) continue;
    const bits = bitLength(common) + bitLength(next);
    if (next % common !== 0n && !spend(budget, bits, bits)) return undefined;
    common = next % common === 0n ? next : common * (next / greatestCommonDivisor(common, next));
  }
  return common;
}

function meanOfTotal(total: Total): Fraction {
  return total.endlessMean ?? mean(total.distribution);
}

export function tooLarge(cap: Cap, limit: number, span: Span): TooLarge {
  return { kind: 'tooLarge', cap, limit, span };
}

/** Whether all of them are safe integers. */
export function areSafe(...values: readonly number[]): boolean {
  return values.every(Number.isSafeInteger);
}
