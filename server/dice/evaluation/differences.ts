/** Adds one more roll to a sum. The cost depends on the differences between the faces' counts, not on the number of faces. */
import type { Distribution } from './distribution.ts';

/** An outcome from which on the count is greater or less than before, and the difference. */
export interface Change {
  readonly from: number;
  readonly by: bigint;
}

/**
 * Where the counts of a roll change, ascending: at two places for a plain die, however many sides it has. As a polynomial this is
 * the roll times (1 − x), so that what is multiplied by it only has to be added up from the left to be multiplied by the roll.
 */
export function changesOf({ counts }: Pick<Distribution, 'counts'>): readonly Change[] {
  const changes: Change[] = [];
  let next = Number.NaN;
  let current = 0n;
  for (const [outcome, count] of counts) {
    if (current !== 0n && outcome !== next) {
      changes.push({ from: next, by: -current });
      current = 0n;
    }
    if (count !== current) changes.push({ from: outcome, by: count - current });
    current = count;
    next = outcome + 1;
  }
  if (current !== 0n) changes.push({ from: next, by: -current });
  return changes;
}

/**
 * The ways to each sum after one more roll. `sums[i]` are the ways to a sum of `i` more than the least; so are those returned,
 * the least being greater by that of the roll.
 *
 * @param most how many of them are wanted, from the least on.
 */
export function plusRoll(
  sums: readonly bigint[],
  changes: readonly Change[],
  most = Number.POSITIVE_INFINITY,
): readonly bigint[] {
  const least = changes[0]?.from ?? 0;
  const width = (changes.at(-1)?.from ?? 0) - least;
  const result: bigint[] = [];
  let ways = 0n;
  for (let sum = 0; sum < Math.min(most, sums.length + width - 1); sum++) {
    for (const { from, by } of changes) {
      const before = sums[sum - from + least];
      if (before !== undefined) ways += by * before;
    }
    result.push(ways);
  }
  return result;
}
