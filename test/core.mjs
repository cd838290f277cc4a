// `npm run test:core`: the tests that need neither an editor nor the built programs, without what takes long: an answer within seconds.
// `npm run test:one -- test/checks/uses.test.ts`: these files alone, with all that they have.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../dependencies.mjs';

const files = process.argv.slice(2).map((file) => relative(root, file).replaceAll('\\', '/'));
const missing = files.find((file) => !/^test\/(?!vscode\/).*\.test\.ts$/.test(file) || !existsSync(file));
if (missing !== undefined) {
  console.error(`${missing} is no file test/….test.ts, or one that only VS Code can run.`);
  process.exit(2);
}
run([process.execPath, 'esbuild.mjs', '--tests'], {});
if (files.length > 0) {
  const built = files.map((file) => `out/${file.replace(/\.ts$/, '.mjs')}`);
  run([process.execPath, mocha(), '--no-config', '--timeout', '60000', ...built], {});
} else {
  const others = ['out/test/wire/**', 'out/test/fuzz/**', 'out/test/docs.test.mjs', 'test/vscode/**'];
  run([process.execPath, mocha(), ...others.flatMap((files) => ['--ignore', files])], { WHQ_TESTS: 'quick' });
}

function mocha() {
  return 'node_modules/mocha/bin/mocha.js';
}

function run([program, ...parameters], environment) {
  const { status } = spawnSync(program, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (status !== 0) process.exit(status ?? 1);
}
