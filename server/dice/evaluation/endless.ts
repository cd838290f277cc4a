import { type Distribution, fromCounts, waysTo } from '../distribution.ts';
import { bitLength, type Fraction, fraction, multiplyFractions } from '../fraction.ts';
import { maximumEndlessOutcomes } from '../limits.ts';
import { maximum, mean, minimum } from '../statistics.ts';

/** Outcomes are listed until those beyond are rarer than this. It decides only where to stop: what is listed is exact. */
const negligible = 1e-6;

export interface SumUntil {
  /** Its total also counts the ways beyond the last outcome listed. */
  readonly distribution: Distribution;
  /** The exact mean where not all outcomes are listed. */
  readonly endlessMean?: Fraction;
}

/**
 * The sum of rolls up to and with the first that `stops`. Outcomes of `roll` must not be negative.
 * `mayTake` is asked before anything that takes long: about how many operations on integers of how many bits.
 *
 * The mean is that of one roll times the mean number of rolls (Wald's equation), which is 1 / (the chance to stop).
 */
export function sumUntil(
  roll: Distribution,
  stops: (outcome: number) => boolean,
  mayTake: (operations: number, bits: number) => boolean,
): SumUntil | 'neverEnds' | 'tooMuch' {
  const stopping = waysTo(roll, stops);
  if (stopping === 0n) return 'neverEnds';
  const last = [...roll.counts].filter(([outcome]) => stops(outcome));
  // A zero that does not stop changes nothing: it is as if it had not been rolled.
  const further = [...roll.counts].filter(([outcome]) => !stops(outcome) && outcome !== 0);
  const total = stopping + further.reduce((sum, [, count]) => sum + count, 0n);
  const ending: Distribution = { counts: new Map(last), total };
  if (further.length === 0) return { distribution: ending };
  const going: Distribution = { counts: new Map(further), total };
  if (!mayTake((maximum(roll) + maximumEndlessOutcomes) * (further.length / 8), 0)) return 'tooMuch';
  const end = whereToCut(ending, going);
  const mostRolls = Math.floor(end / minimum(going)) + 1;
  if (!mayTake(2 * end * Math.min(further.length, end), bitLength(total) * mostRolls)) return 'tooMuch';
  return {
    distribution: listUpTo(end, mostRolls, ending, going),
    endlessMean: multiplyFractions(mean(roll), fraction(roll.total, stopping)),
  };
}

/** In rounded numbers, because exact ones need to know beforehand how far they go. */
function whereToCut(ending: Distribution, going: Distribution): number {
  const share = (count: bigint) => Number((count * 2n ** 60n) / going.total) / 2 ** 60;
  const steps = [...going.counts].map(([outcome, count]) => ({ outcome, chance: share(count) }));
  const chances: number[] = [];
  const first = Math.min(minimum(ending), minimum(going));
  let beyond = 1;
  for (let sum = 0; sum < first + maximumEndlessOutcomes; sum++) {
    let chance = share(ending.counts.get(sum) ?? 0n);
    for (const step of steps) chance += step.chance * (chances[sum - step.outcome] ?? 0);
    chances.push(chance);
    beyond -= chance;
    if (beyond < negligible) return sum;
  }
  return first + maximumEndlessOutcomes - 1;
}

/**
 * Each sum is reached with a last roll, or with one that goes on and the sum that was missing then:
 * r[v] = last[v] + Σ going[i] r[v−i], here times the total to the power of `mostRolls`, the most that a sum up to `end` can take.
 */
function listUpTo(end: number, mostRolls: number, ending: Distribution, going: Distribution): Distribution {
  const scale = going.total ** BigInt(mostRolls - 1);
  const ways: bigint[] = [];
  const counts = new Map<number, bigint>();
  for (let sum = 0; sum <= end; sum++) {
    let way = 0n;
    for (const [outcome, count] of going.counts) {
      if (outcome > sum) break;
      way += count * (ways[sum - outcome] ?? 0n);
    }
    way = way / going.total + (ending.counts.get(sum) ?? 0n) * scale;
    ways.push(way);
    counts.set(sum, way);
  }
  return fromCounts(counts, scale * going.total);
}
