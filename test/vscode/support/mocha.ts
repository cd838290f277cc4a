import 'mocha/mocha.js';
import type Mocha from 'mocha';

type Interface = Pick<typeof globalThis, 'describe' | 'it'>;

/** mocha's build for browsers puts itself into the global scope, and runs in both extension hosts. */
const { Mocha: BrowserMocha } = globalThis as unknown as { readonly Mocha: typeof Mocha };

const mocha = new BrowserMocha({
  ui: 'bdd',
  reporter: 'spec',
  color: false,
  timeout: 30_000,
  // An editor, a browser and a server are at work here: one slow moment of the machine is no failure, two in a row are.
  retries: 1,
  forbidOnly: true,
  forbidPending: true,
  failZero: true,
});
const scope = {};
mocha.suite.emit('pre-require', scope, '', mocha);

/** What the suites are written with. */
export const { describe, it } = scope as Interface;

/** Runs every suite that was described. Resolves with the number of failures. */
export function runSuites(): Promise<number> {
  return new Promise((resolve) => {
    mocha.run(resolve).on('retry', (test: Mocha.Test, error: Error) => {
      console.log(`    tried again: ${test.fullTitle()}\n      ${error.message}`);
    });
  });
}
