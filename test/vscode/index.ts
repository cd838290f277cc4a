import { runSuites } from './support/mocha.ts';
import './suites/activation.test.ts';
import './suites/problems.test.ts';
import './suites/settings.test.ts';
import './suites/translations.test.ts';
import './suites/lookUp.test.ts';
import './suites/completion.test.ts';
import './suites/writing.test.ts';
import './suites/navigation.test.ts';
import './suites/oldVersions.test.ts';
import './suites/commands.test.ts';
import './suites/panels.test.ts';
import './suites/folders.test.ts';
import './suites/recovery.test.ts';
import './suites/problemPages.test.ts';
import './suites/wholePackage.test.ts';

/** Called by VS Code, in either extension host, when it has been started to run the short set of tests. Rejects if one failed. */
export async function run(): Promise<void> {
  const failures = await runSuites();
  if (failures > 0) throw new Error(`${failures} failed`);
}
