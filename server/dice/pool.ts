/** Pools of equal dice: their sum, how many of them pass, the sum of those that pass, the best or worst of them. */
import { addCount, type Distribution, fromCounts } from './distribution.ts';
import { maximum, minimum } from './statistics.ts';

/**
 * The sum of `count` dice from 1 to `sides`.
 *
 * The counts are the coefficients of p = ((1 − x^s) / (1 − x))^k. Its logarithmic derivative gives each coefficient from
 * three earlier ones, whatever the number of sides, and the second half mirrors the first:
 * (n + 1) p[n+1] = (n + k) p[n] + (n + 1 − s − k s) p[n+1−s] + (k (s − 1) − n + s) p[n−s].
 */
export function sumOfDice(count: number, sides: number): Distribution {
  const top = count * (sides - 1);
  const half = Math.floor(top / 2);
  const ways: bigint[] = [1n];
  let current = 1n;
  for (let n = 0; n < half; n++) {
    let next = BigInt(n + count) * current;
    if (n + 1 >= sides) next += BigInt(n + 1 - sides - count * sides) * (ways[n + 1 - sides] ?? 0n);
    if (n >= sides) next += BigInt(count * (sides - 1) - n + sides) * (ways[n - sides] ?? 0n);
    current = next / BigInt(n + 1);
    ways.push(current);
  }
  const counts = new Map<number, bigint>();
  for (let n = 0; n <= top; n++) counts.set(n + count, ways[n <= half ? n : top - n] ?? 0n);
  return { counts, total: BigInt(sides) ** BigInt(count) };
}

/**
 * The sum of `count` independent rolls of any distribution, by the recurrence for the powers of a polynomial
 * (J. C. P. Miller; Knuth, The Art of Computer Programming, volume 2, section 4.7):
 * n q[0] p[n] = sum over i of (k i − n + i) q[i] p[n−i].
 */
export function sumOfRolls(count: number, roll: Distribution): Distribution {
  const total = roll.total ** BigInt(count);
  const least = minimum(roll);
  const width = maximum(roll) - least;
  const first = roll.counts.get(least) ?? 0n;
  const others = [...roll.counts].slice(1).map(([outcome, ways]) => ({ distance: outcome - least, ways }));
  const powers: bigint[] = [first ** BigInt(count)];
  const counts = new Map([[count * least, first ** BigInt(count)]]);
  for (let n = 1; n <= count * width; n++) {
    let sum = 0n;
    for (const { distance, ways } of others) {
      if (distance > n) break;
      sum += BigInt(count * distance - n + distance) * ways * (powers[n - distance] ?? 0n);
    }
    const power = sum / (BigInt(n) * first);
    powers.push(power);
    if (power > 0n) counts.set(n + count * least, power);
  }
  return { counts, total };
}

/** How many of `count` dice pass, where `passing` of the `faces` equally likely faces of each do. */
export function countOfPassing(count: number, passing: bigint, faces: bigint): Distribution {
  const failing = faces - passing;
  const counts = new Map<number, bigint>();
  let choices = 1n;
  for (let passes = 0; passes <= count; passes++) {
    counts.set(passes, choices * passing ** BigInt(passes) * failing ** BigInt(count - passes));
    choices = (choices * BigInt(count - passes)) / BigInt(passes + 1);
  }
  return fromCounts(counts, faces ** BigInt(count));
}

/**
 * The sum of the `kept` highest of `count` dice (of all, where there are fewer).
 *
 * Goes through the faces from the highest down and keeps, for each number of dice chosen so far and each sum, the ways to it.
 */
export function sumOfHighest(kept: number, count: number, roll: Distribution): Distribution {
  const wanted = Math.min(kept, count);
  if (wanted === 0) return { counts: new Map([[0, 1n]]), total: 1n };
  const faces = [...roll.counts].reverse();
  const finished = new Map<number, bigint>();
  let chosen: ReadonlyMap<number, bigint>[] = [new Map([[0, 1n]])];
  let lower = roll.total;
  for (const [face, ways] of faces) {
    lower -= ways;
    const next = Array.from({ length: wanted }, () => new Map<number, bigint>());
    for (const [already, sums] of chosen.entries()) {
      const left = count - already;
      const open = wanted - already;
      const shares = sharesOf(left, ways);
      let complete = 0n;
      for (let more = open; more <= left; more++) complete += (shares[more] ?? 0n) * lower ** BigInt(left - more);
      for (const [sum, waysToSum] of sums) {
        if (complete > 0n) addCount(finished, sum + open * face, waysToSum * complete);
        for (let more = 0; more < open; more++) {
          const target = next[already + more];
          if (target) addCount(target, sum + more * face, waysToSum * (shares[more] ?? 0n));
        }
      }
    }
    chosen = next;
  }
  return fromCounts(finished, roll.total ** BigInt(count));
}

/** For each number of `dice` that could show one face: the ways to choose them, times the ways each can show it. */
function sharesOf(dice: number, ways: bigint): readonly bigint[] {
  const shares: bigint[] = [];
  let share = 1n;
  for (let chosen = 0; chosen <= dice; chosen++) {
    shares.push(share);
    share = (share * ways * BigInt(dice - chosen)) / BigInt(chosen + 1);
  }
  return shares;
}
