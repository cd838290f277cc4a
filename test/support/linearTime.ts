import assert from 'node:assert/strict';

/** Four times as much to do may take this many times as long: more than in proportion, and far less than its square. */
const maximumGrowth = 6;

/** Sixteen times as much may take this many times as long: what grows with the square takes 256 times as long, in proportion 16. */
const maximumFurtherGrowth = 80;

/** Below this time, in milliseconds, what is measured is the machine. */
const shortest = 8;

/** Enough rounds that one in which the machine was busy with something else does not count. */
const rounds = 3;

/** What has taken so long, in milliseconds, is not tried again within one measurement. */
const longest = 2_000;

/** Whole measurements that must all fail: what grows with the square fails each of them, a collection of garbage does not. */
const measurements = 3;

/**
 * That the time of some work grows in proportion to the size: the least of several times of the
 * processor, and where that does not show it, four times as much again. Sizes grow until the smaller
 * one takes long enough to be measured, or the greater one is as large as said. The collection of
 * garbage counts to the time of the processor and comes when it likes, so one good measurement of
 * several is enough.
 *
 * @param prepare makes what is not measured.
 */
export function assertLinearTime<Input>(
  prepare: (size: number) => Input,
  work: (input: Input) => void,
  { from, to }: { readonly from: number; readonly to: number },
): void {
  let size = from;
  let few = timeOf(prepare, work, size);
  while (few < shortest && size * 16 <= to) {
    size *= 4;
    few = timeOf(prepare, work, size);
  }
  const tried: string[] = [];
  while (tried.length < measurements) {
    const many = timeOf(prepare, work, 4 * size);
    if (many <= maximumGrowth * Math.max(few, shortest)) return;
    // Memory may have been tidied up just then, or the machine have found out something: what grows with the square does so on and on.
    const further = timeOf(prepare, work, 16 * size);
    const least = Math.max(timeOf(prepare, work, size), few, shortest);
    if (further <= maximumFurtherGrowth * least) return;
    tried.push(`${least} ms for ${size}, ${many} for 4 times that, ${further} for 16`);
  }
  assert.fail(tried.join('; '));
}

function timeOf<Input>(prepare: (size: number) => Input, work: (input: Input) => void, size: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const input = prepare(size);
    const started = process.cpuUsage();
    work(input);
    const { user, system } = process.cpuUsage(started);
    least = Math.min(least, (user + system) / 1000);
    if (least > longest) break;
  }
  return least;
}
