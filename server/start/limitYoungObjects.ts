import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Both halves of the space for young objects. */
const enough = 16 * 1024 * 1024;

/**
 * Lets V8 keep at most 16 MB for young objects instead of 32: a server that has read a large package once needs no more, and V8 gives nothing
 * back. V8 reads `--max-semi-space-size`, which an editor can set, only when it starts; how fast the space grows it reads each time.
 */
export function limitYoungObjects(): void {
  const observer = new PerformanceObserver(() => {
    const young = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space');
    if (young === undefined || young.space_size < enough) return;
    setGrowth(limitedGrowth);
    observer.disconnect();
  });
  // The space grows only at the end of a collection.
  observer.observe({ entryTypes: ['gc'] });
}

/** Does the work while the space grows as it does at a start. */
export function withUsualGrowth<Result>(work: () => Result): Result {
  const own = growth;
  setGrowth(usualGrowth);
  try {
    return work();
  } finally {
    setGrowth(own);
  }
}

/** By how much V8 multiplies the space when it grows. */
const usualGrowth = 2;
const limitedGrowth = 1;
let growth = usualGrowth;

function setGrowth(factor: number): void {
  if (factor === growth) return;
  setFlagsFromString(`--semi-space-growth-factor=${factor}`);
  growth = factor;
}
