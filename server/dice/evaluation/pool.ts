/** Dice that are rolled several times. */
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

/** The faces of a die that is rolled once more where it shows one that `again` says yes to; the second roll counts. */
export function rolledOnceMore(roll: Distribution, again: (face: number) => boolean): Distribution {
  const repeated = waysTo(roll, again);
  const counts = new Map<number, bigint>();
  for (const [face, ways] of roll.counts) counts.set(face, ways * (repeated + (again(face) ? 0n : roll.total)));
  return fromCounts(counts, roll.total ** 2n);
}
