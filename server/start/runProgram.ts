import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
  const source = readFileSync(path);
  // What makes a function of a module, as in Node.
  const text = `(function (exports, require, module, __filename, __dirname) {${source.toString()}\n})`;
  // Node has it since 20.15; older versions keep nothing.
  const sum = crc32?.(source);
  const cachedData = sum === undefined ? undefined : readKept(kept, sum);
  const script = new Script(text, { filename: path, ...(cachedData && { cachedData }) });
  if (sum !== undefined && (!cachedData || script.cachedDataRejected)) keepLater(script, kept, sum);
  return script;
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

/** The compiled code that was kept of this program; undefined if there is none, or if it is damaged or of another program. */
function readKept(path: string, sum: number): Buffer | undefined {
  try {
    const written = readFileSync(path);
    const code = written.subarray(0, -checksumLength);
    return code.length > 0 && written.subarray(-checksumLength).equals(checksum(sum, code)) ? code : undefined;
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
