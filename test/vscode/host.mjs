// Runs one set of suites in one extension host. run.mjs starts it, as a process for each host, whose output then stays in one piece.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTests } from '@vscode/test-electron';
import { root } from '../../client/start/dependencies.mjs';
import { makeWorkspace } from './makeWorkspace.mjs';

const [executable, tests, ...launchOptions] = process.argv.slice(2);
const workspace = makeWorkspace();
const profile = mkdtempSync(join(tmpdir(), 'whq-rules-profile-'));
try {
  await runTests({
    vscodeExecutablePath: executable,
    extensionDevelopmentPath: root,
    extensionTestsPath: tests,
    launchArgs: [
      workspace,
      `--user-data-dir=${join(profile, 'user')}`,
      `--extensions-dir=${join(profile, 'extensions')}`,
      ...launchOptions,
    ],
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  for (const folder of [workspace, profile]) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
