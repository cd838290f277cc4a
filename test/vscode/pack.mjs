// Packs the extension with `npm run package`, in a copy of the project: `dist` stays as it is for whatever else runs meanwhile.
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../client/start/dependencies.mjs';
import { runQuietly } from '../../client/start/progress.mjs';

const copy = join(root, 'out', 'package');

/** The package, once it has been made. */
export const vsix = join(copy, 'whq-rules.vsix');

/** What no package is made of. */
const others = /^(?:node_modules|out|dist|guide|\.git|docs\/(?:images|example)|test\/.*(?<!\.mjs)|.*\.vsix)$/;

/** Makes the package. */
export async function pack() {
  rmSync(copy, { recursive: true, force: true, maxRetries: 3 });
  mkdirSync(copy, { recursive: true });
  const isPart = (path) => !others.test(relative(root, path).replaceAll('\\', '/'));
  for (const name of readdirSync(root)) cpSync(join(root, name), join(copy, name), { recursive: true, filter: isPart });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  await runQuietly('npm', ['run', '--silent', 'package'], { cwd: copy });
}
