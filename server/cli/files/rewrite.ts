import { createTwoFilesPatch } from 'diff';
import { pathOfUri } from '../../hosts/disk.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Call } from '../call/command.ts';
import { replaceFile } from './writeFile.ts';

/** The texts of a file as it is, and as it is to be. */
interface Texts {
  readonly before: string;
  readonly after: string;
}

/**
 * Gives the file of a document another text, or only shows the difference, as `diff -u` writes it. Returns whether it did, and says why not.
 *
 * @param path the path to show.
 */
export async function rewrite(
  { terminal, words }: Call,
  path: string,
  { uri }: Document,
  { before, after }: Texts,
  isDry: boolean,
): Promise<boolean> {
  if (isDry) {
    const patch = createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, undefined, undefined, { context: 1 });
    terminal.printData(patch.replace(/^=+\n/, ''));
    return true;
  }
  const outcome = await replaceFile(pathOfUri(uri) ?? '', before, after);
  if (outcome !== 'written') terminal.complain(words.check.fixes.notWritten[outcome](path));
  return outcome === 'written';
}
