import type { Distribution } from '../../dice/evaluation/distribution.ts';

/** Neighbouring outcomes taken together: those from `low` to `high`. */
interface Bin {
  readonly low: number;
  readonly high: number;
  /** The number of ways to these outcomes, of all `Distribution.total` ways. */
  readonly count: bigint;
}

/**
 * The outcomes in ascending order, at most 24 bins. Where there are more outcomes, the ends that hardly ever come up are one bin each, and
 * all bins between them have as many outcomes, but perhaps the last.
 */
export function binsOf({ counts, total }: Distribution): readonly Bin[] {
  const outcomes = [...counts];
  if (outcomes.length <= maximumBins) return outcomes.map((outcome) => binOf([outcome]));
  const first = tailLength(outcomes, total);
  const last = outcomes.length - tailLength(outcomes.toReversed(), total);
  const size = Math.ceil((last - first) / (maximumBins - 2));
  // The last bin is filled from the end above it.
  const end = Math.min(outcomes.length, first + Math.ceil((last - first) / size) * size);
  const parts = [outcomes.slice(0, first)];
  for (let index = first; index < end; index += size) parts.push(outcomes.slice(index, Math.min(index + size, end)));
  parts.push(outcomes.slice(end));
  return parts.filter((part) => part.length > 0).map(binOf);
}

function binOf(outcomes: readonly Outcome[]): Bin {
  const [low = 0] = outcomes[0] ?? [];
  const [high = low] = outcomes.at(-1) ?? [];
  return { low, high, count: outcomes.reduce((sum, [, count]) => sum + count, 0n) };
}

type Outcome = readonly [number, bigint];

/** The number of first outcomes that together come up less than once in a thousand rolls. */
function tailLength(outcomes: readonly Outcome[], total: bigint): number {
  let sum = 0n;
  const length = outcomes.findIndex(([, count]) => {
    sum += count;
    return sum * 1000n >= total;
  });
  return Math.max(0, length);
}

/** More lines than this cannot be read at a glance. */
const maximumBins = 24;
