import { randomBytes } from 'node:crypto';
import { readdir, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A name for the new text of a file until it is written as a whole: beside the file, with the number of this process. */
export function temporaryFile(path: string): string {
  return join(dirname(path), `.${basename(path)}.${process.pid}.${randomBytes(6).toString('hex')}.tmp`);
}

/** Removes what a process that was killed has left of a file. Nothing is said of what cannot be removed. */
export async function removeLeftovers(path: string): Promise<void> {
  const names = await readdir(dirname(path)).catch(() => []);
  for (const name of names) {
    const owner = ownerOf(name, basename(path));
    if (owner !== undefined && !isRunning(owner)) await unlink(join(dirname(path), name)).catch(() => {});
  }
}

/** The process that writes a file with this name; undefined for any other name. */
function ownerOf(name: string, file: string): number | undefined {
  if (!name.startsWith(`.${file}.`)) return undefined;
  const owner = /^(?:(\d{1,10})\.)?[\da-f]{12}\.tmp$/.exec(name.slice(file.length + 2));
  return owner ? Number(owner[1] ?? 0) : undefined;
}

/** Names of earlier versions have no process, which is 0. */
function isRunning(process_: number): boolean {
  if (process_ === 0) return false;
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    // A process of another user is there too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
