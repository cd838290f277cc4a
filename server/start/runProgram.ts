import { isAscii } from 'node:buffer';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';
import { withStartFlags } from './startFlags.ts';

/**
 * Runs a program of the build with the compiled code that V8 kept of an earlier run, which saves a third of the time until the program is ready.
 * The compiled code lies in the folder `compiled` beside the program: whoever can change it can change the program itself. Code of another
 * program, another version of V8, or damaged code is not used, and a folder that cannot be written to stays as it is.
 *
 * @param path the file of a CommonJS program. Files beside it that it requires are loaded in the same way.
 * @param use a name for what is done with the program: each use needs other functions of it.
 * @returns what the program exports.
 */
export function runProgram(path: string, use: string): unknown {
  const folder = dirname(path);
  const loaded = new Map<string, { exports: unknown }>();
  const requireOther = createRequire(path);
  const load = (file: string): unknown => {
    const known = loaded.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    loaded.set(file, module);
    const requireFrom = (name: string) => (name.startsWith('./') ? load(join(folder, name)) : requireOther(name));
    compiled(file, use).runInThisContext()(module.exports, requireFrom, module, file, folder);
    return module.exports;
  };
  return load(path);
}

/** The program as a function, with the compiled code that was kept. */
function compiled(path: string, use: string): Script {
  const kept = join(
    dirname(path),
    'compiled',
    `${basename(path, '.js')}.${use}.${process.arch}.${process.versions.v8}`,
  );
  // To touch new memory takes longer than to read a file into it, so there is one room for both files: the text is copied out of it first.
  const room = Buffer.allocUnsafeSlow(Math.max(sizeOf(path) + before.length + behind.length, sizeOf(kept)));
  const source = readProgram(path, room);
  // Characters of ASCII are taken over as they are, without a second copy of the text.
  const text = source.toString(isAscii(source) ? 'latin1' : 'utf8');
  // Node has it since 20.15; older versions keep nothing.
  const sum = crc32?.(source);
  const cachedData = sum === undefined ? undefined : readKept(kept, sum, room);
  const script = new Script(text, { filename: path, ...(cachedData && { cachedData }) });
  if (sum !== undefined && (!cachedData || script.cachedDataRejected)) keepLater(script, kept, sum);
  return script;
}

/** What makes a function of a module, as in Node. */
const before = Buffer.from('(function (exports, require, module, __filename, __dirname) {');
const behind = Buffer.from('\n})');

/** In bytes; 0 for a file that cannot be found. */
function sizeOf(path: string): number {
  try {
    return statSync(path).size;
  } catch {
    return 0;
  }
}

/** The text of a program as a function, at the beginning of the room. */
function readProgram(path: string, room: Buffer): Buffer {
  const start = before.copy(room);
  const end = start + readInto(room.subarray(start, room.length - behind.length), path);
  return room.subarray(0, end + behind.copy(room, end));
}

/** Reads a file until its end or that of the room. Returns the number of bytes. */
function readInto(room: Buffer, path: string): number {
  const file = openSync(path, 'r');
  try {
    let length = 0;
    for (;;) {
      const bytes = readSync(file, room, length, room.length - length, null);
      length += bytes;
      if (bytes === 0 || length === room.length) return length;
    }
  } finally {
    closeSync(file);
  }
}

/** Until then a server has answered its first requests, so that their functions are compiled. */
const keepAfterMilliseconds = 5000;

/** Keeps what is compiled after some seconds, or when the process ends before. */
function keepLater(script: Script, path: string, sum: number): void {
  const keep = (): void => {
    clearTimeout(timer);
    process.off('exit', keep);
    write(
      path,
      sum,
      withStartFlags(() => script.createCachedData()),
    );
  };
  const timer = setTimeout(keep, keepAfterMilliseconds).unref();
  process.once('exit', keep);
}

/** Writes the compiled code, or nothing where that is not possible: without it the program starts more slowly. */
function write(path: string, sum: number, code: Buffer): void {
  const own = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    try {
      writeFileSync(own, Buffer.concat([code, checksum(sum, code)]));
      // At once, so that no other process reads a part of it.
      renameSync(own, path);
      removeOld(path);
    } catch {
      rmSync(own, { force: true });
    }
  } catch {}
}

/** Two versions of Node may be used in turn; the code of others, and what a process that was killed has left, is removed. */
const maximumVersions = 2;

/** Removes the compiled code of the same program and use that has not been written for the longest time. */
function removeOld(path: string): void {
  const folder = dirname(path);
  const ofProgram = basename(path).slice(0, -process.versions.v8.length);
  const times = readdirSync(folder)
    .filter((name) => name.startsWith(ofProgram))
    .map((name) => ({ file: join(folder, name), time: statSync(join(folder, name)).mtimeMs }))
    .sort((left, right) => right.time - left.time);
  for (const { file } of times.slice(maximumVersions)) rmSync(file, { force: true });
}

/**
 * The compiled code that was kept of this program, at the beginning of the room: V8 copies code that does not begin at a multiple of eight.
 * Undefined if there is none, or if it is damaged or of another program.
 */
function readKept(path: string, sum: number, room: Buffer): Buffer | undefined {
  try {
    const length = readInto(room, path) - checksumLength;
    const code = room.subarray(0, Math.max(0, length));
    const written = room.subarray(code.length, code.length + checksumLength);
    return length > 0 && written.equals(checksum(sum, code)) ? code : undefined;
  } catch {
    return undefined;
  }
}

const checksumLength = 8;

/** Of the program and of its compiled code. V8 itself compares only the length of the program. */
function checksum(program: number, code: Buffer): Buffer {
  const sums = Buffer.alloc(checksumLength);
  sums.writeUInt32LE(program);
  sums.writeUInt32LE(crc32(code), 4);
  return sums;
}
