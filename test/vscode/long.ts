import './support/longSet.ts';

import { run as runTests } from './index.ts';

/** The long set: all tests, in either extension host. */
export function run(): Promise<void> {
  return runTests();
}
