import { maximumEndlessOutcomes } from '../language/limits.ts';
import { type Distribution, fromCounts, mapOutcomes, waysTo } from './distribution.ts';
import { binaryLogarithm, type Fraction, fraction, multiplyFractions } from './fraction.ts';
import { mean, minimum } from './statistics.ts';

/** The list of outcomes ends when the chance of all further ones is less than this. The listed ones are exact. */
const negligible = 1e-6;

interface SumUntil {
  /** Its total also counts the ways beyond the last outcome listed. */
  readonly distribution: Distribution;
  /** The exact mean where not all outcomes are listed. */
  readonly endlessMean?: Fraction;
}

/**
 * The sum of what rolls are worth up to and with the first that `stops`; `worth` must not be negative.
 * `mayTake` is asked before anything that takes long: about how many operations on integers of how many bits.
 *
 * The mean is that of one roll times the mean number of rolls (Wald's equation), which is 1 / (the chance to stop).
 */
export function sumUntil(
  roll: Distribution,
  stops: (outcome: number) => boolean,
  worth: (outcome: number) => number,
  mayTake: (operations: number, bits: number) => boolean,
): SumUntil | 'neverEnds' | 'tooMuch' {
  if (!mayTake(4 * roll.counts.size, binaryLogarithm(roll.total))) return 'tooMuch';
  const stopping = waysTo(roll, stops);
  if (stopping === 0n) return 'neverEnds';
  // A zero that does not stop changes nothing: it is as if it had not been rolled.
  const further = [...roll.counts].filter(([outcome]) => !stops(outcome) && worth(outcome) !== 0);
  const total = stopping + further.reduce((sum, [, count]) => sum + count, 0n);
  const last = [...roll.counts].filter(([outcome]) => stops(outcome));
  const ending = mapOutcomes({ counts: new Map(last), total }, worth);
  if (further.length === 0) return { distribution: ending };
  const going = mapOutcomes({ counts: new Map(further), total }, worth);
  if (!mayTake(maximumEndlessOutcomes * (Math.min(going.counts.size, maximumEndlessOutcomes) / 16), 0)) {
    return 'tooMuch';
  }
  const end = whereToCut(ending, going);
  const mostRolls = Math.floor(end / minimum(going)) + 1;
  if (!mayTake(end * (2 + 2 * Math.min(going.counts.size, end)), binaryLogarithm(total) * mostRolls)) return 'tooMuch';
  return {
    distribution: listUpTo(end, mostRolls, ending, going),
    endlessMean: multiplyFractions(mean(mapOutcomes(roll, worth)), fraction(roll.total, stopping)),
  };
}

/** With rounded numbers, because exact ones require the length of the list beforehand. */
function whereToCut(ending: Distribution, going: Distribution): number {
  const share = (count: bigint) => Number((count * 2n ** 60n) / going.total) / 2 ** 60;
  const first = Math.min(minimum(ending), minimum(going));
  const steps = [...going.counts]
    .filter(([outcome]) => outcome < first + maximumEndlessOutcomes)
    .map(([outcome, count]) => ({ outcome, chance: share(count) }));
  const chances: number[] = [];
  let beyond = 1;
  for (let sum = 0; sum < first + maximumEndlessOutcomes; sum++) {
    let chance = share(ending.counts.get(sum) ?? 0n);
    for (const step of steps) {
      if (step.outcome > sum) break;
      chance += step.chance * (chances[sum - step.outcome] ?? 0);
    }
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
  const scale = ending.total ** BigInt(mostRolls - 1);
  const ways: bigint[] = [];
  const counts = new Map<number, bigint>();
  for (let sum = 0; sum <= end; sum++) {
    let further = 0n;
    for (const [outcome, count] of going.counts) {
      if (outcome > sum) break;
      further += count * (ways[sum - outcome] ?? 0n);
    }
    const way = further / ending.total + (ending.counts.get(sum) ?? 0n) * scale;
    ways.push(way);
    counts.set(sum, way);
  }
  return fromCounts(counts, scale * ending.total);
}
