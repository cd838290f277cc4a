import { randomBytes } from 'node:crypto';
import { access, constants, open, readdir, readFile, realpath, rename, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { decode } from '../../hosts/decode.ts';
import { readText } from '../../hosts/disk.ts';
import { encode } from './encode.ts';

/** What is done with files: each of it may fail, and the program may end before, in or behind each of it. */
const disk = { access, open, readFile, realpath, rename, stat, unlink };

/** The result of writing a file: written, or the reason why it stays as it is. */
type Replaced = 'written' | 'changed' | 'otherEncoding' | 'readOnly' | 'hardLink' | 'notWritten';

/** Writes a text file, new or in place of another one, whose encoding it keeps. Returns whether it could be written. */
export async function writeText(path: string, text: string): Promise<boolean> {
  const old = await readText(path);
  if (old.kind === 'missing') return writeBytes(path, Buffer.from(text));
  if (old.kind !== 'text') return false;
  return old.text === text || (await replaceFile(path, old.text, text)) === 'written';
}

/** Writes a file as a whole, new or in place of another one. Returns whether it could be written. */
export function writeBytes(path: string, bytes: Uint8Array): Promise<boolean> {
  return exchange(path, bytes, disk).catch(() => false);
}

/**
 * Replaces the text of a file, in its encoding, with its byte order mark and its permissions. A reader sees the old file or the new one,
 * never a part, even if the program is killed: the new file is written beside it and then takes its name. A link stays a link; a file with
 * several names (hard links) is left alone.
 *
 * @param before the text that was read; a file with another text by now is left alone.
 * @param files what the file is read and written with.
 */
export async function replaceFile(path: string, before: string, after: string, files = disk): Promise<Replaced> {
  try {
    const real = await files.realpath(path);
    const old = await files.readFile(real);
    const decoded = decode(old);
    if (decoded.kind !== 'text' || decoded.text !== before) return 'changed';
    const bytes = encode(decoded.encoding, old, before)?.(after);
    if (!bytes) return 'otherEncoding';
    const { mode, uid, gid, nlink } = await files.stat(real);
    // The permissions do not stop the administrator, but they say what the owner wants.
    if ((mode & 0o222) === 0 || !(await isSo(files.access(real, constants.W_OK)))) return 'readOnly';
    // The other names would keep the old text.
    if (nlink > 1) return 'hardLink';
    const isWritten = await exchange(real, bytes, files, { old, mode: mode & 0o7777, uid, gid });
    return isWritten ? 'written' : 'changed';
  } catch {
    return 'notWritten';
  }
}

/** What a file has, which the new one gets. */
interface Kept {
  readonly old: Buffer;
  readonly mode: number;
  readonly uid: number;
  readonly gid: number;
}

/** Writes a file beside its place, which it then takes. Returns false, and changes nothing, if the file there has changed. */
async function exchange(path: string, bytes: Uint8Array, files: typeof disk, kept?: Kept): Promise<boolean> {
  await removeLeftovers(path);
  const beside = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.tmp`);
  const file = await files.open(beside, 'wx', kept ? 0o600 : 0o666);
  try {
    try {
      await file.writeFile(bytes);
      // Only an administrator may give a file to another owner; it must happen before the permissions, which it may reset.
      if (kept) await isSo(file.chown(kept.uid, kept.gid));
      if (kept) await file.chmod(kept.mode);
      await file.sync();
    } finally {
      await file.close();
    }
    if (kept && !kept.old.equals(await files.readFile(path))) {
      await files.unlink(beside);
      return false;
    }
    await files.rename(beside, path);
  } catch (error) {
    await isSo(files.unlink(beside));
    throw error;
  }
  return true;
}

/** A file that a process writes is done long before, in milliseconds. */
const longestWriting = 10 * 60 * 1000;

/** Removes what a process that was killed has left of a file. Nothing is said of what cannot be removed. */
async function removeLeftovers(path: string): Promise<void> {
  const folder = dirname(path);
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith(`.${basename(path)}.`) || !/\.[\da-f]{12}\.tmp$/.test(name)) continue;
    const left = join(folder, name);
    const status = await stat(left).catch(() => undefined);
    if (status && Date.now() - status.mtimeMs > longestWriting) await isSo(unlink(left));
  }
}

function isSo(done: Promise<unknown>): Promise<boolean> {
  return done.then(
    () => true,
    () => false,
  );
}
