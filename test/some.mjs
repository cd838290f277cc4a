// Builds and runs a part of the tests:
// `npm run test:core`, the core suite, for an answer within seconds;
// `npm run test:one -- test/checks/uses.test.ts`, all tests of these files with all their tries;
// `npm run test:mutated`, a million mutated documents on all cores, with the parameters of test/fuzz/longRun.ts.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../client/start/dependencies.mjs';
import { coreTests, isAlone, testsBuilt, testsIn } from './suites.mjs';

const [which, ...parameters] = process.argv.slice(2);
const files = which === 'one' ? parameters.map((file) => relative(root, file).replaceAll('\\', '/')) : [];
const missing = files.find((file) => !/^test\/(?!vscode\/).*\.test\.ts$/.test(file) || !existsSync(file));
if (missing !== undefined || (which === 'one' && files.length === 0)) {
  console.error(`${missing ?? 'Nothing'} is no file test/….test.ts, or one that only VS Code can run.`);
  process.exit(2);
}
const inTests = files.map((file) => file.replace(/^test\//, ''));
const wanted = which === 'core' ? ['--core-tests'] : which === 'one' && inTests.every(isAlone) ? inTests : ['--tests'];
run({ command: [process.execPath, 'esbuild.mjs', ...wanted] });
if (which === 'one') run(testsIn(inTests));
else if (which === 'core') run(coreTests);
else run({ command: [process.execPath, `${testsBuilt}/fuzz/longRun.mjs`, ...parameters] });

function run({ command: [program, ...parameters], environment }) {
  const { status } = spawnSync(program, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (status !== 0) process.exit(status ?? 1);
}
