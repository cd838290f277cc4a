/** Several equal dice: their sum, and all their results. */
import { maximumOutcomes } from '../language/limits.ts';
import { type Distribution, fromCounts, waysTo } from './distribution.ts';
import { maximum, minimum } from './statistics.ts';

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

/**
 * The sum of the best `kept` of so many independent rolls, face by face from the best one: `counts` has the ways to have kept some dice with
 * some sum, and the rest of the dice may fall in any way that is worse as soon as enough are kept.
 *
 * @param faces the faces of one die, the best first.
 */
export function sumOfBest(
  count: number,
  kept: number,
  faces: readonly (readonly [face: number, ways: bigint])[],
): Distribution {
  const sums = new Map<number, bigint>();
  let counts = new Map([[0, new Map([[0, 1n]])]]);
  let worse = faces.reduce((all, [, ways]) => all + ways, 0n);
  const total = worse ** BigInt(count);
  for (const [face, ways] of faces) {
    worse -= ways;
    const next: typeof counts = new Map();
    for (const [used, bySum] of counts)
      for (let more = 0; more <= count - used; more++) {
        const taken = Math.min(more, kept - used);
        const isEnough = used + more >= kept;
        const rest = isEnough ? worse ** BigInt(count - used - more) : 1n;
        const factor = binomial(count - used, more) * ways ** BigInt(more) * rest;
        if (factor === 0n) continue;
        const into = isEnough ? sums : (next.get(used + more) ?? new Map<number, bigint>());
        if (!isEnough) next.set(used + more, into);
        for (const [sum, number] of bySum) {
          const now = sum + taken * face;
          into.set(now, (into.get(now) ?? 0n) + number * factor);
        }
      }
    counts = next;
  }
  return fromCounts(sums, total);
}

/** n! / (k! (n − k)!) */
function binomial(n: number, k: number): bigint {
  let ways = 1n;
  for (let index = 1; index <= k; index++) ways = (ways * BigInt(n - k + index)) / BigInt(index);
  return ways;
}

/** The faces of a die that is rolled once more where it shows one that `again` says yes to; the second roll counts. */
export function rolledOnceMore(roll: Distribution, again: (face: number) => boolean): Distribution {
  const repeated = waysTo(roll, again);
  const counts = new Map<number, bigint>();
  for (const [face, ways] of roll.counts) counts.set(face, ways * (repeated + (again(face) ? 0n : roll.total)));
  return fromCounts(counts, roll.total ** 2n);
}

/** How many results so many dice have, C(count + faces − 1, count), up to the limit. */
export function numberOfFalls(count: number, faces: number): number {
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
export function* falls(count: number, faces: readonly (readonly [face: number, ways: bigint])[]): Generator<Fall> {
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
