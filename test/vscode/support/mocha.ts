import 'mocha/mocha.js';
import type Mocha from 'mocha';
import { testSet } from './testSet.ts';

type Test = () => PromiseLike<void> | void;

/** mocha's build for browsers puts itself into the global scope, and runs in both extension hosts. */
const { Mocha: BrowserMocha } = globalThis as unknown as { readonly Mocha: typeof Mocha };

const mocha = new BrowserMocha({
  ui: 'bdd',
  reporter: 'spec',
  color: false,
  // For a machine that has other things to do: what a test waits for has a limit of its own.
  timeout: 240_000,
  // An editor, a browser and a server are at work here: in the long set, one slow moment of the machine is no failure, two in a row are.
  retries: testSet.isLong ? 1 : 0,
  forbidOnly: true,
  forbidPending: true,
  failZero: true,
});
const scope: { -readonly [Name in 'describe' | 'it']?: (title: string, body: () => unknown) => unknown } = {};
mocha.suite.emit('pre-require', scope, '', mocha);

const isWorker = 'WorkerGlobalScope' in globalThis;

/** A group of tests. */
export function describe(title: string, tests: () => void): void {
  scope.describe?.(title, tests);
}

/** A test of the short set in the Node host, and of the long set in both hosts. */
export function it(title: string, test: Test): void {
  if (testSet.isLong || !isWorker) scope.it?.(title, test);
}

/** A test of both sets in both hosts. */
export function itInBoth(title: string, test: Test): void {
  scope.it?.(title, test);
}

/** A test of the long set, in the Node host. */
export function itLongInNode(title: string, test: Test): void {
  if (!isWorker) itLong(title, test);
}

/** A test of the long set, in both hosts. */
export function itLong(title: string, test: Test): void {
  if (testSet.isLong) scope.it?.(title, test);
}

/** Runs every suite that was described. Resolves with the number of failures. */
export function runSuites(): Promise<number> {
  return new Promise((resolve) => {
    mocha.run(resolve).on('retry', (test: Mocha.Test, error: Error) => {
      console.log(`    tried again: ${test.fullTitle()}\n      ${error.message}`);
    });
  });
}
