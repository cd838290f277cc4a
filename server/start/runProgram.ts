import { isAscii } from 'node:buffer';
import { createHash, type Hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { withUsualFlags } from './limitYoungObjects.ts';

/**
 * Runs a program of the build with the compiled code that V8 kept of an earlier run, which saves a third of the time until the program is ready.
 * The compiled code lies in the folder `compiled` beside the program: whoever can change it can change the program itself. Code of another
 * program, another version of V8, or damaged code is not used, and a folder that cannot be written to stays as it is.
 *
 * @param path the file of a CommonJS program. Files beside it that it requires are loaded in the same way.
 * @param use a name for what is done with the program: each use needs other functions of it.
 */
export function runProgram(path: string, use: string): void {
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
  load(path);
}

/** The program as a function, with the compiled code that was kept. */
function compiled(path: string, use: string): Script {
  const source = Buffer.concat([before, readFileSync(path), behind]);
  const kept = join(
    dirname(path),
    'compiled',
    `${basename(path, '.js')}.${use}.${process.arch}.${process.versions.v8}`,
  );
  const sum = createHash('sha256').update(source);
  const cachedData = readKept(kept, sum);
  // Characters of ASCII are taken over as they are, without a second copy of the text.
  const script = new Script(source.toString(isAscii(source) ? 'latin1' : 'utf8'), {
    filename: path,
    ...(cachedData && { cachedData }),
  });
  if (!cachedData || script.cachedDataRejected) keepLater(script, kept, sum);
  return script;
}

/** What makes a function of a module, as in Node. */
const before = Buffer.from('(function (exports, require, module, __filename, __dirname) {');
const behind = Buffer.from('\n})');

/** Until then a server has answered its first requests, so that their functions are compiled. */
const keepAfterMilliseconds = 5000;

/** Keeps what is compiled after some seconds, or when the process ends before. */
function keepLater(script: Script, path: string, sum: Hash): void {
  const keep = (): void => {
    clearTimeout(timer);
    process.off('exit', keep);
    write(
      path,
      sum,
      withUsualFlags(() => script.createCachedData()),
    );
  };
  const timer = setTimeout(keep, keepAfterMilliseconds).unref();
  process.once('exit', keep);
}

/** Writes the compiled code, or nothing where that is not possible: without it the program starts more slowly. */
function write(path: string, sum: Hash, code: Buffer): void {
  const own = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    try {
      writeFileSync(own, Buffer.concat([checksum(sum, code), code]));
      // At once, so that no other process reads a part of it.
      renameSync(own, path);
    } catch {
      rmSync(own, { force: true });
    }
  } catch {}
}

/** The compiled code that was kept of this program; undefined if there is none, or if it is damaged or of another program. */
function readKept(path: string, sum: Hash): Buffer | undefined {
  try {
    const file = readFileSync(path);
    const code = file.subarray(checksumLength);
    return file.subarray(0, checksumLength).equals(checksum(sum, code)) ? code : undefined;
  } catch {
    return undefined;
  }
}

const checksumLength = 32;

/** Of the program and its compiled code. V8 itself compares only the length of the program. */
function checksum(program: Hash, code: Buffer): Buffer {
  return program.copy().update(code).digest();
}
