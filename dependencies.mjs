// What `npm start` and `npm test` begin with, so that they work in a fresh clone. Only Node's own modules.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const root = import.meta.dirname;

/** Installs the packages of package-lock.json if they are missing or of another package-lock.json. */
export function installDependencies() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  const wanted = join(root, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return;
  console.log('Installing the packages of package-lock.json …');
  if (run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=warn']) !== 0) throw new Error('npm ci failed');
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
