import { link, open, rename, unlink } from 'node:fs/promises';
import { readText } from '../../hosts/disk.ts';
import { replaceFile } from './replaceFile.ts';
import { removeLeftovers, temporaryFile } from './temporaryFile.ts';

/** Writes a text file, new or in place of another one, whose encoding it keeps. Returns whether it could be written. */
export async function writeText(path: string, text: string): Promise<boolean> {
  const old = await readText(path);
  if (old.kind === 'text' && old.text === text) {
    // A process that was killed while it wrote this text may have left a second name of it.
    await removeLeftovers(path);
    return true;
  }
  if (old.kind === 'text') return (await replaceFile(path, old.text, text)) === 'written';
  if (old.kind !== 'missing') return false;
  return writeWhole(path, Buffer.from(text), placing.new).then(
    () => true,
    () => false,
  );
}

/** How a file that has been written under another name gets its own. */
export const placing = {
  /** For a file that must not be there yet: that of another program stays. */
  new: async (beside: string, path: string): Promise<void> => {
    try {
      await link(beside, path);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw error;
      // Some disks have no links.
      return rename(beside, path);
    }
    await unlink(beside);
  },
  /** For a file that may be there. */
  replacing: (beside: string, path: string): Promise<void> => rename(beside, path),
};

/**
 * Writes a file as a whole, or none: one that could not be written, such as on a full disk, is not left empty. Rejects then.
 *
 * @param place gives the file its name.
 */
export async function writeWhole(path: string, bytes: Uint8Array, place: typeof placing.new): Promise<void> {
  await removeLeftovers(path);
  const beside = temporaryFile(path);
  const file = await open(beside, 'wx');
  try {
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await place(beside, path);
  } catch (error) {
    await unlink(beside).catch(() => {});
    throw error;
  }
}
