import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file that a test reads: `name` is for messages. */
export interface TestFile {
  readonly name: string;
  readonly text: string;
}

/** The rule files of this project: the bundled packs and the example, which is the package that everything is tried on. */
export function ownFiles(): readonly TestFile[] {
  return [...filesIn('rules', '.xml'), ...filesIn('docs/example', '.xml')];
}

/**
 * Files that are not part of this project, in the folder that an environment variable names. Where it is not set there are none, and
 * that is printed: whoever reads the log knows what was not tried.
 */
export function realFiles(variable: 'WHQ_SEEDS' | 'WHQ_CORPUS', ending: string): readonly TestFile[] {
  const folder = process.env[variable];
  if (folder !== undefined && folder !== '' && existsSync(folder)) return filesIn(folder, ending);
  console.log(`      ${variable} is not set: nothing is tried on the real files.`);
  return [];
}

/** The files with that ending in a folder and those in it, in the order of their names. */
export function filesIn(folder: string, ending: string): readonly TestFile[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }));
}
