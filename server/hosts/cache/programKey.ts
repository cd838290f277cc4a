import { readFileSync } from 'node:fs';
import { hash } from './reading.ts';

/** What tells the program in this file, and the Node that runs it, from all others. Throws if the file cannot be read. */
export function programKey(path: string): readonly string[] {
  const { version, versions, arch, platform } = process;
  return [hash(readFileSync(path)), version, versions.v8, arch, platform];
}
