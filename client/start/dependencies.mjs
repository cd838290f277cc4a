// The first step of `npm start` and `npm test`, so that they work in a fresh clone. Uses only Node's own modules.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly, withProgress } from './progress.mjs';

export const root = join(import.meta.dirname, '../..');

/**
 * Installs the packages of package-lock.json if they are missing or belong to another package-lock.json.
 * @throws {Error} with the output of npm, if the packages cannot be installed
 */
export async function installDependencies() {
  const folder = join(root, 'node_modules');
  const installed = join(folder, '.package-lock.json');
  const wanted = join(root, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return;
  const install = () => runQuietly('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root });
  await withProgress('Installing the packages of package-lock.json', install);
}

/**
 * Runs a program in the project's folder with our input and output.
 * @returns {number} its exit status
 */
export function run(program, parameters) {
  // On Windows npm and npx are scripts, which only a shell can start.
  const shell = process.platform === 'win32' && program !== process.execPath;
  return spawnSync(program, parameters, { cwd: root, stdio: 'inherit', shell }).status ?? 1;
}
