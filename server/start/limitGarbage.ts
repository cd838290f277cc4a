import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, getHeapStatistics, setFlagsFromString } from 'node:v8';

/** A flag that V8 reads at each collection of garbage, by which a space grows. */
interface Limit {
  readonly flag: string;
  readonly usual: number;
  readonly limited: number;
  /** Whether the space shall grow more slowly from now on. */
  readonly isDue: () => boolean;
}

const megabyte = 1024 * 1024;

/** Both halves of the space for young objects. */
const enoughForYoung = 16 * megabyte;

/** More than it takes to have read a large package. */
const large = 128 * megabyte;

const limitsOf = (percent: number): readonly Limit[] => [
  // V8 reads `--max-semi-space-size`, which an editor can set, only when it starts.
  {
    flag: 'semi-space-growth-factor',
    usual: 2,
    limited: 1,
    isDue: () => {
      const young = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space');
      return young !== undefined && young.space_size >= enoughForYoung;
    },
  },
  // With 0 V8 chooses itself.
  {
    flag: 'heap-growing-percent',
    usual: 0,
    limited: percent,
    isDue: () => getHeapStatistics().used_heap_size >= large,
  },
];

const isLimited = new Set<Limit>();

/**
 * Lets V8 keep at most 16 MB for young objects instead of 32: a server that has read a large package once needs no more, and V8 gives nothing
 * back. And once much memory is in use, for a text of many megabytes, lets it grow by a part until V8 collects garbage, instead of to a
 * multiple.
 *
 * @param percent the part: a server answers while it grows, and a command that reads a folder once may wait.
 */
export function limitGarbage(percent = 40): void {
  const limits = limitsOf(percent);
  const observer = new PerformanceObserver(() => {
    for (const limit of limits) {
      if (isLimited.has(limit) || !limit.isDue()) continue;
      isLimited.add(limit);
      set(limit, limit.limited);
    }
    if (isLimited.size === limits.length) observer.disconnect();
  });
  // Spaces grow only at the end of a collection.
  observer.observe({ entryTypes: ['gc'] });
}

/** Does the work while the spaces grow as they do at a start. */
export function withUsualGrowth<Result>(work: () => Result): Result {
  for (const limit of isLimited) set(limit, limit.usual);
  try {
    return work();
  } finally {
    for (const limit of isLimited) set(limit, limit.limited);
  }
}

function set({ flag }: Limit, value: number): void {
  setFlagsFromString(`--${flag}=${value}`);
}
