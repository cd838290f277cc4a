import { createTwoFilesPatch } from 'diff';

/** The difference between two texts of a file, as `diff -u` writes it. */
export function differences(path: string, before: string, after: string): string {
  const patch = createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, undefined, undefined, { context: 1 });
  return patch.replace(/^=+\n/, '');
}
