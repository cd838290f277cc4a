import { access, constants, type FileHandle, open, readFile, realpath, rename, stat, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { decode } from '../../hosts/decode.ts';
import { encode } from './encode.ts';
import { removeLeftovers, temporaryFile } from './temporaryFile.ts';

/** What is done with files: each of it may fail, and the program may end before, in or behind each of it. */
const disk = { access, open, readFile, realpath, rename, stat, unlink };

/** The result of writing a file: written, or the reason why it stays as it is. */
type Replaced = 'written' | 'changed' | 'otherEncoding' | 'readOnly' | 'hardLink' | 'notWritten';

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
    const write = encode(decoded.encoding, old, before);
    const bytes = write?.(after);
    if (!bytes) return 'otherEncoding';
    if (await isReadOnly(real, files)) return 'readOnly';
    return await exchange(real, { old, bytes }, files);
  } catch {
    return 'notWritten';
  }
}

async function isReadOnly(path: string, files: typeof disk): Promise<boolean> {
  const { mode } = await files.stat(path);
  // The permissions do not stop the administrator, but they say what the owner wants.
  if ((mode & 0o222) === 0) return true;
  return files.access(path, constants.W_OK).then(
    () => false,
    () => true,
  );
}

async function exchange(
  path: string,
  { old, bytes }: { readonly old: Buffer; readonly bytes: Uint8Array },
  files: typeof disk,
): Promise<Replaced> {
  await removeLeftovers(path);
  const beside = temporaryFile(path);
  const { mode, uid, gid, nlink } = await files.stat(path);
  // The other names would keep the old text.
  if (nlink > 1) return 'hardLink';
  const file = await files.open(beside, 'wx', 0o600);
  try {
    try {
      await fill(file, bytes, { mode: mode & 0o7777, uid, gid });
    } finally {
      await file.close();
    }
    if (!old.equals(await files.readFile(path))) {
      await files.unlink(beside);
      return 'changed';
    }
    await files.rename(beside, path);
  } catch (error) {
    await files.unlink(beside).catch(() => {});
    throw error;
  }
  await keepName(dirname(path), files);
  return 'written';
}

async function fill(
  file: FileHandle,
  bytes: Uint8Array,
  { mode, uid, gid }: { readonly mode: number; readonly uid: number; readonly gid: number },
): Promise<void> {
  await file.writeFile(bytes);
  // Only an administrator may give a file to another owner; it must happen before the permissions, which it may reset.
  await file.chown(uid, gid).catch(() => {});
  await file.chmod(mode);
  await file.sync();
}

/** Makes the new name last through a power cut, where the system can do this. */
async function keepName(folder: string, files: typeof disk): Promise<void> {
  const handle = await files.open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close().catch(() => {});
}
