import disk from 'node:fs';
import { dirname, join } from 'node:path';
import { hash } from './reading.ts';

/** What is done with files: each of it may fail, and the program may end before, in or behind each of it. */
type Files = typeof disk;

/** Bytes by names, kept on the disk as long as there is room. Nothing is said of what cannot be read or written. */
export interface KeptFiles {
  /** Undefined if nothing is kept with this name, or if it is damaged. */
  read(name: string): Buffer | undefined;
  /** @param content in parts, one behind the other. */
  write(name: string, content: readonly Buffer[]): void;
}

/** What is kept is removed when it has not been used for so long, and the oldest first while all together have more bytes. */
const maximumDays = 30;
const maximumBytes = 256 * 1024 * 1024;

const day = 24 * 60 * 60 * 1000;
/** A file that a process writes is done long before. */
const longestWriting = 60 * 60 * 1000;

/**
 * The files in this folder, which is made if it is not there. A file is written as a whole under another name and then gets its own, so a reader
 * sees the old file or the new one, and so it is with two writers. Its first line tells whether it is ours and whole.
 *
 * @param files what the files are read and written with.
 */
export function keptFiles(folder: string, files: Files = disk): KeptFiles {
  return {
    read: (name) =>
      attempt(() => {
        const path = join(folder, name);
        const status = files.statSync(path);
        // Reading a pipe in its place would never end.
        if (!isOwn(folder, files) || !status.isFile()) return undefined;
        const content = contentOf(files.readFileSync(path));
        const now = Date.now();
        if (content && now - status.mtimeMs > day) attempt(() => files.utimesSync(path, now / 1000, now / 1000));
        return content;
      }),
    write: (name, content) => {
      attempt(() => {
        makeFolder(folder, files);
        if (!isOwn(folder, files)) return;
        writeWhole(join(folder, name), content, files);
        removeOld(folder, files);
      });
    },
  };
}

/** Makes a folder, and those above it. With `recursive` Node tries for ever where the system has no such folder, as in `/proc`. */
function makeFolder(folder: string, files: Files): void {
  if (attempt(() => files.statSync(folder))) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder), files);
  // Another process may have made it; where nobody has, the next operation fails.
  attempt(() => files.mkdirSync(folder, 0o700));
}

/** Whether the folder is of the user who runs the program: what others write is not believed. */
function isOwn(folder: string, files: Files): boolean {
  return process.getuid === undefined || files.statSync(folder).uid === process.getuid();
}

/** Before the content: what it is, and the hash of the content. */
const mark = 'whq-rules 1 ';
const headLength = mark.length + hash('').length + 1;

function headOf(content: readonly Buffer[]): Buffer {
  return Buffer.from(`${mark}${hash(...content)}\n`, 'latin1');
}

function contentOf(bytes: Buffer): Buffer | undefined {
  const content = bytes.subarray(headLength);
  return bytes.subarray(0, headLength).equals(headOf([content])) ? content : undefined;
}

let written = 0;

function writeWhole(path: string, content: readonly Buffer[], files: Files): void {
  const beside = `${path}.${process.pid}.${written++}.tmp`;
  try {
    const file = files.openSync(beside, 'wx', 0o600);
    try {
      for (const bytes of [headOf(content), ...content])
        for (let start = 0; start < bytes.length; ) start += files.writeSync(file, bytes, start);
    } finally {
      files.closeSync(file);
    }
    files.renameSync(beside, path);
  } catch (error) {
    attempt(() => files.unlinkSync(beside));
    throw error;
  }
}

/** Removes what is too old, or too much, and what processes have left that were killed. */
function removeOld(folder: string, files: Files): void {
  const now = Date.now();
  const kept = files.readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    const status = attempt(() => files.statSync(path));
    return status?.isFile() ? [{ path, age: now - status.mtimeMs, size: status.size }] : [];
  });
  kept.sort((left, right) => left.age - right.age);
  let bytes = 0;
  for (const { path, age, size } of kept) {
    bytes += size;
    const isLeft = path.endsWith('.tmp') && age > longestWriting;
    if (isLeft || age > maximumDays * day || bytes > maximumBytes) attempt(() => files.unlinkSync(path));
  }
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
