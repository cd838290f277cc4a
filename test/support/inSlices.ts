import assert from 'node:assert/strict';
import { Run } from '../../server/queries/run.ts';

/** What has become of work that was done in slices. */
export interface Sliced<Result> {
  readonly result: Result;
  readonly slices: number;
  /** The errors of the parts that failed. */
  readonly faults: readonly unknown[];
}

/** Work that comes no further takes this many slices. */
const maximumSlices = 100_000;

/** Does long work in slices of one part each, as a server does that is asked for something else all the time. */
export function inSlices<Result>(work: () => Result): Sliced<Result> {
  const faults: unknown[] = [];
  const run = new Run((error) => faults.push(error));
  for (let slices = 1; slices <= maximumSlices; slices++) {
    const done = run.goOn(work, () => true);
    if (done) return { result: done.result, slices, faults };
  }
  assert.fail('The work comes no further.');
}
