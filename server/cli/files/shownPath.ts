import { relative, sep } from 'node:path';
import type { Terminal } from '../call/terminal.ts';

/** A path as reports have it: from the current folder, with `/`. */
export function shownPath({ workingFolder = '' }: Pick<Terminal, 'workingFolder'>, path: string): string {
  return relative(workingFolder, path).split(sep).join('/');
}
