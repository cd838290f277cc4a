/** The turn in which something happens for the first time. */
import { maximumEndlessOutcomes, maximumOutcomes } from '../language/limits.ts';
import { changesOf, plusRoll } from './differences.ts';
import { constant, type Distribution, fromCounts } from './distribution.ts';
import { negligible, type SumUntil } from './endless.ts';
import { binaryLogarithm, type Fraction, fraction } from './fraction.ts';
import { maximum, minimum } from './statistics.ts';

/**
 * The number of the turn in which the total reaches the goal, or 0 if the goal is reached at the start. Each turn adds a step that is not
 * negative. `mayTake` is asked before long calculations, as in `sumUntil`.
 */
export function turnsToReach(
  step: Distribution,
  goal: number,
  mayTake: (operations: number, bits: number) => boolean,
): SumUntil | 'neverEnds' | 'tooMuch' {
  if (goal <= 0) return { distribution: constant(0) };
  if (maximum(step) <= 0) return 'neverEnds';
  const bits = binaryLogarithm(step.total);
  const changes = changesOf(step);
  const least = minimum(step);
  const most = least === 0 ? maximumEndlessOutcomes : maximumOutcomes;
  /** The number of ways that end in each turn, of all ways up to it. */
  const ended: bigint[] = [0n];
  let below: readonly bigint[] = [1n];
  let going = 1n;
  let all = 1n;
  while (going > 0n && ended.length <= most && (least > 0 || !isRare(going, all))) {
    const turn = ended.length;
    const wanted = Math.max(0, goal - turn * least);
    const sums = Math.min(wanted, below.length + maximum(step) - least);
    if (!mayTake(4 + sums * (2 + changes.length), bits * turn)) return 'tooMuch';
    below = plusRoll(below, changes, wanted);
    const left = below.reduce((sum, ways) => sum + ways, 0n);
    ended.push(going * step.total - left);
    all *= step.total;
    going = left;
  }
  if (!mayTake(4 * ended.length, bits * ended.length)) return 'tooMuch';
  const counts = new Map<number, bigint>();
  let factor = 1n;
  for (let turn = ended.length - 1; turn > 0; turn--) {
    counts.set(turn, (ended[turn] ?? 0n) * factor);
    factor *= step.total;
  }
  const distribution = fromCounts(counts, all);
  if (going === 0n) return { distribution };
  if (!mayTake(goal * Math.min(goal, step.counts.size), bits * goal)) return 'tooMuch';
  return { distribution, endlessMean: meanTurns(step, goal) };
}

function isRare(going: bigint, all: bigint): boolean {
  return going * BigInt(Math.round(1 / negligible)) < all;
}

/**
 * The mean for each goal from those for lesser ones: a step of 0 leaves all as it was, so that
 * m[r] = (total + Σ ways(v) m[r−v]) / (total − ways(0)), here times the r-th power of that divisor.
 */
function meanTurns({ counts, total }: Distribution, goal: number): Fraction {
  const moving = total - (counts.get(0) ?? 0n);
  const powers: bigint[] = [1n];
  const means: bigint[] = [0n];
  for (let rest = 1; rest <= goal; rest++) {
    let sum = total * (powers[rest - 1] ?? 0n);
    for (const [value, ways] of counts) {
      if (value >= rest) break;
      if (value > 0) sum += ways * (means[rest - value] ?? 0n) * (powers[value - 1] ?? 0n);
    }
    means.push(sum);
    powers.push(moving * (powers[rest - 1] ?? 0n));
  }
  return fraction(means[goal] ?? 0n, powers[goal] ?? 1n);
}
