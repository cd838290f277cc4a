/** Facts about a distribution for players. Each requires at least one outcome. */
import type { Distribution } from './distribution.ts';
import { type Fraction, fraction, type Ratio, toNumber } from './fraction.ts';

/** The least outcome. */
export function minimum({ counts }: Distribution): number {
  for (const outcome of counts.keys()) return outcome;
  return Number.NaN;
}

/** The greatest outcome. */
export function maximum({ counts }: Distribution): number {
  let last = Number.NaN;
  for (const outcome of counts.keys()) last = outcome;
  return last;
}

/** The exact average. */
export function mean(distribution: Distribution): Fraction {
  const { numerator, denominator } = unreducedMean(distribution);
  return fraction(numerator, denominator);
}

/** The average, rounded. */
export function average(distribution: Distribution): number {
  return toNumber(unreducedMean(distribution));
}

function unreducedMean({ counts, total }: Distribution): Ratio {
  let sum = 0n;
  for (const [outcome, count] of counts) sum += BigInt(outcome) * count;
  return { numerator: sum, denominator: total };
}

function unreducedVariance({ counts, total }: Distribution): Ratio {
  let sum = 0n;
  let squares = 0n;
  for (const [outcome, count] of counts) {
    const value = BigInt(outcome);
    sum += value * count;
    squares += value * value * count;
  }
  return { numerator: squares * total - sum * sum, denominator: total * total };
}

/** The square root of the variance, rounded. */
export function standardDeviation(distribution: Distribution): number {
  return Math.sqrt(toNumber(unreducedVariance(distribution)));
}

/** The least outcome for which at least half of all rolls are not greater. */
export function median({ counts, total }: Distribution): number {
  let below = 0n;
  let last = Number.NaN;
  for (const [outcome, count] of counts) {
    last = outcome;
    below += count;
    if (below * 2n >= total) break;
  }
  return last;
}
