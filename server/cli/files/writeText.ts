import { writeFile } from 'node:fs/promises';
import { readText } from '../../hosts/disk.ts';
import { replaceFile } from './replaceFile.ts';

/** Writes a text file, new or in place of another one, whose encoding it keeps. Returns whether it could be written. */
export async function writeText(path: string, text: string): Promise<boolean> {
  const old = await readText(path);
  if (old.kind === 'text') return old.text === text || (await replaceFile(path, old.text, text)) === 'written';
  if (old.kind !== 'missing') return false;
  return writeFile(path, text, { flag: 'wx' }).then(
    () => true,
    () => false,
  );
}
