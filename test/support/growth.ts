import assert from 'node:assert/strict';
import { type Profiler, Session } from 'node:inspector';
import { nativeStepsOf, type Steps } from './nativeSteps.ts';
import { isLong } from './runs.ts';

/** Four times as much to do may take this many times as many steps: more than in proportion, and far less than its square. */
const maximumGrowth = 6;

/** What is done first in the greater input may be done so often for each character or member of the smaller one. */
const maximumForEach = 24;

/** So many cases are counted at once: counting takes longer than they do, and in more of them a single one is lost. */
const casesAtOnce = 16;

/** Makes something to work on, of a size. */
type Prepare<Input> = (size: number) => Input;

const session = new Session();
session.connect();
session.post('Profiler.enable');
// Blocks are only counted in functions that are first called after this, so bundles of tests import this file before all others. All tests are
// slower then: only the long ones count.
if (isLong) session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/**
 * That the steps of some work grow in proportion to the size of each of these inputs: how often each block of the code
 * is executed, how many characters and members the methods of strings and lists go through, and how far patterns look. They
 * are counted for the size and for four times the size, and are the same on every machine.
 */
export function assertLinearSteps<Input>(
  inputs: Readonly<Record<string, Prepare<Input>>>,
  work: (input: Input) => unknown,
  size: number,
): void {
  const cases = Object.entries(inputs);
  for (let start = 0; start < cases.length; start += casesAtOnce) {
    const some = cases.slice(start, start + casesAtOnce);
    if (
      steepestOf(
        some.map(([, prepare]) => prepare),
        work,
        size,
      ).length === 0
    )
      continue;
    for (const [name, prepare] of some) {
      const steepest = steepestOf([prepare], work, size);
      assert.ok(steepest.length === 0, `${name}: ${steepest.slice(0, 5).join('; ')}`);
    }
  }
}

/** Texts of each of these pieces, many times. */
export function repeated(pieces: readonly string[]): Readonly<Record<string, (size: number) => string>> {
  return Object.fromEntries(
    pieces.map((piece) => [JSON.stringify(piece), (size: number) => piece.repeat(Math.ceil(size / piece.length))]),
  );
}

/** What takes more steps than in proportion, the worst first. */
function steepestOf<Input>(
  prepares: readonly Prepare<Input>[],
  work: (input: Input) => unknown,
  size: number,
): readonly string[] {
  const workOn = (inputs: readonly Input[]): void => {
    for (const input of inputs) work(input);
  };
  const [first, few, many] = [Math.ceil(size / 2), size, 4 * size].map((size) =>
    prepares.map((prepare) => prepare(size)),
  );
  // What is read once and remembered is no part of either count.
  workOn(first ?? []);
  const fewSteps = stepsOf(() => workOn(few ?? []));
  const manySteps = stepsOf(() => workOn(many ?? []));
  return [...manySteps]
    .map(([where, steps]) => ({ where, steps, before: fewSteps.get(where) ?? 0 }))
    .filter(({ steps, before }) => steps > Math.max(maximumGrowth * before, maximumForEach * size * prepares.length))
    .sort((one, other) => other.steps - one.steps)
    .map(({ where, steps, before }) => `${before} steps for ${size}, ${steps} for ${4 * size}: ${where}`);
}

/** The steps of some work. */
function stepsOf(work: () => void): Steps {
  blocksSinceLast();
  const steps = nativeStepsOf(work);
  for (const [where, count] of blocksSinceLast()) steps.set(where, count);
  return steps;
}

/** How often each block of the bundle was executed since this was asked last. */
function blocksSinceLast(): Steps {
  const folder = import.meta.url.replace(/[^/]*$/, '');
  const steps: Steps = new Map();
  session.post('Profiler.takePreciseCoverage', (_, { result }: Profiler.TakePreciseCoverageReturnType) => {
    for (const { url, functions } of result.filter(({ url }) => url.startsWith(folder))) {
      for (const { functionName, ranges } of functions) {
        for (const { startOffset, count } of ranges) {
          const where = `${functionName} (character ${startOffset} of ${url.slice(folder.length)})`;
          steps.set(where, (steps.get(where) ?? 0) + count);
        }
      }
    }
  });
  return steps;
}
