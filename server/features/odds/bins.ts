import type { Distribution } from '../../dice/distribution.ts';

/** Neighbouring outcomes taken together: those from `low` to `high`. */
export interface Bin {
  readonly low: number;
  readonly high: number;
  /** How many of `Distribution.total` ways lead there. */
  readonly count: bigint;
}

/** The outcomes in ascending order, at most 24 bins: where there are more outcomes, as many in each bin but the last. */
export function binsOf({ counts }: Distribution): readonly Bin[] {
  const outcomes = [...counts];
  const size = Math.ceil(outcomes.length / mostBins);
  const bins: Bin[] = [];
  for (let index = 0; index < outcomes.length; index += size) {
    const part = outcomes.slice(index, index + size);
    const [low = 0] = part[0] ?? [];
    const [high = low] = part.at(-1) ?? [];
    bins.push({ low, high, count: part.reduce((sum, [, count]) => sum + count, 0n) });
  }
  return bins;
}

/** More lines than this are no longer taken in at a glance. */
const mostBins = 24;
