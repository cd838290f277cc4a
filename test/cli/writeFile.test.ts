import assert from 'node:assert/strict';
import {
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { access, type FileHandle, open, readFile, realpath, rename, stat, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { replaceFile, writeBytes, writeText } from '../../server/cli/files/writeFile.ts';

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'whq-replace-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Replaces `before` in a file of these bytes; the result is the outcome, or the new bytes. Nothing else is left in the folder. */
async function check(bytes: Buffer, before: string, after: string, expected: Buffer | string): Promise<void> {
  await inFolder(async (folder) => {
    const path = join(folder, 'a.xml');
    writeFileSync(path, bytes);
    const outcome = await replaceFile(path, before, after);
    const now = readFileSync(path);
    assert.deepEqual(readdirSync(folder), ['a.xml']);
    if (typeof expected === 'string') {
      assert.deepEqual(now, bytes);
      assert.equal(outcome, expected);
    } else {
      assert.equal(outcome, 'written');
      assert.deepEqual(now, expected);
    }
  });
}

const latin = '<?xml version="1.0" encoding="ISO-8859-1"?>\n';

describe('what is left of a write', () => {
  it('goes with the next one, unless it is so new that its program may still run', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'a.xml');
      const gone = '.a.xml.0123456789ab.tmp';
      const kept = ['.a.xml.ba9876543210.tmp', '.b.xml.0123456789ab.tmp', '.a.xml.mine.tmp'];
      for (const [before, after] of [
        ['', 'new'],
        ['new', 'newer'],
      ] as const) {
        for (const name of [gone, ...kept]) writeFileSync(join(folder, name), 'x');
        for (const name of [gone, ...kept.slice(1)]) utimesSync(join(folder, name), 1, 1);
        if (before === '') assert.ok(await writeText(path, after));
        else assert.equal(await replaceFile(path, before, after), 'written');
        assert.deepEqual(readdirSync(folder).toSorted(), [...kept, 'a.xml'].toSorted());
      }
      assert.equal(readFileSync(path, 'utf8'), 'newer');
    });
  });

  it('is nothing where a new file cannot be written', async () => {
    await inFolder(async (folder) => {
      mkdirSync(join(folder, 'a.xml'));
      assert.equal(await writeBytes(join(folder, 'a.xml'), Buffer.from('x')), false);
      assert.equal(await writeText(join(folder, 'no', 'b.xml'), 'x'), false);
      assert.deepEqual(readdirSync(folder), ['a.xml']);
    });
  });
});

describe('replaceFile', () => {
  it('keeps the byte order mark, the encoding and the line ends', async () => {
    await check(Buffer.from('ñ\r\n'), 'ñ\r\n', 'Ñ\r\n', Buffer.from('Ñ\r\n'));
    await check(Buffer.from('\ufeffa😀'), 'a😀', 'b😀', Buffer.from('\ufeffb😀'));
    await check(Buffer.from('\ufeffaé\n', 'utf16le'), 'aé\n', 'bé\n', Buffer.from('\ufeffbé\n', 'utf16le'));
    const big = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();
    await check(big('\ufeffaé'), 'aé', 'bé😀', big('\ufeffbé😀'));
    await check(Buffer.from(`${latin}é`, 'latin1'), `${latin}é`, `${latin}ñ`, Buffer.from(`${latin}ñ`, 'latin1'));
  });

  it('leaves alone what it cannot write without loss', async () => {
    await check(Buffer.from(`${latin}é`, 'latin1'), `${latin}é`, `${latin}—😀`, 'otherEncoding');
    await check(Buffer.from('a'), 'a', 'a\ud800', 'otherEncoding');
    const japanese = Buffer.from([...Buffer.from('<?xml version="1.0" encoding="Shift_JIS"?>'), 0x83, 0x41]);
    await check(japanese, '<?xml version="1.0" encoding="Shift_JIS"?>ア', 'b', 'otherEncoding');
  });

  it('leaves alone a file with another name, which would keep the old text', () =>
    inFolder(async (folder) => {
      const path = join(folder, 'a.xml');
      writeFileSync(path, 'a');
      linkSync(path, join(folder, 'b.xml'));
      assert.equal(await replaceFile(path, 'a', 'b'), 'hardLink');
      assert.deepEqual(
        readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')),
        ['a', 'a'],
      );
    }));

  it('leaves alone a file that has changed', () => check(Buffer.from('changed'), 'a', 'b', 'changed'));

  it('keeps permissions, and a link stays a link', () =>
    inFolder(async (folder) => {
      const [target, link] = [join(folder, 'target.xml'), join(folder, 'link.xml')];
      writeFileSync(target, 'a');
      chmodSync(target, 0o640);
      symlinkSync('target.xml', link);
      assert.equal(await replaceFile(link, 'a', 'b'), 'written');
      assert.ok(lstatSync(link).isSymbolicLink());
      assert.equal(readFileSync(target, 'utf8'), 'b');
      assert.equal(statSync(target).mode & 0o777, 0o640);
      chmodSync(target, 0o440);
      assert.equal(await replaceFile(link, 'b', 'c'), 'readOnly');
      assert.equal(await replaceFile(join(folder, 'missing.xml'), 'b', 'c'), 'notWritten');
    }));
});

type Disk = NonNullable<Parameters<typeof replaceFile>[3]>;
type Operation = (...parameters: unknown[]) => Promise<unknown>;

/** An operation on files that was called. */
interface Called {
  readonly name: string;
  readonly operation: Operation;
  readonly parameters: readonly unknown[];
}

/** The operations of the disk, each of which `on` does, or does something else instead; also the files that were opened. */
function diskWith(on: (called: Called) => Promise<unknown>): { readonly files: Disk; readonly opened: FileHandle[] } {
  const opened: FileHandle[] = [];
  const watched = <Operations extends object>(operations: Operations): Operations =>
    new Proxy(operations, {
      get: (target, name) => {
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== 'function') return method;
        return async (...parameters: unknown[]) => {
          const operation: Operation = async (...all) => Reflect.apply(method, target, all);
          const result = await on({ name: String(name), operation, parameters });
          if (name !== 'open') return result;
          opened.push(result as FileHandle);
          return watched(result as FileHandle);
        };
      },
    });
  return { files: watched<Disk>({ access, open, readFile, realpath, rename, stat, unlink }), opened };
}

/** Writes half of what was to be written. A file is closed, even if closing it fails. */
async function begin({ name, operation, parameters: [content] }: Called): Promise<void> {
  if (name === 'close') await operation();
  if (name === 'writeFile' && content instanceof Uint8Array) await operation(content.subarray(0, content.length / 2));
}

/** Something that happens in place of an operation. `end` ends the program. */
type Fault = (called: Called, end: () => void) => Promise<unknown>;

interface Outcome {
  readonly outcome: string;
  /** The text of the file, and the names of all files. */
  readonly now: string;
  readonly left: readonly string[];
  /** The operations, up to the one with the fault. */
  readonly names: readonly string[];
}

/** Replaces a file, with a fault of the operation with that number, from 0, or without one. The file has its old bytes or the new ones. */
async function tryFault(fault: Fault, number: number): Promise<Outcome> {
  const names: string[] = [];
  const tried: Outcome[] = [];
  await inFolder(async (folder) => {
    const path = join(folder, 'a.xml');
    writeFileSync(path, 'the old text');
    let end = (): void => {};
    const killed = new Promise<'killed'>((resolve) => {
      end = () => resolve('killed');
    });
    const { files, opened } = diskWith((called) => {
      names.push(called.name);
      return names.length === number + 1 ? fault(called, end) : called.operation(...called.parameters);
    });
    const outcome = await Promise.race([killed, replaceFile(path, 'the old text', 'the new text', files)]);
    tried.push({ outcome, now: readFileSync(path, 'utf8'), left: readdirSync(folder), names });
    for (const file of opened) await file.close().catch(() => {});
  });
  const [result] = tried;
  assert.ok(result && ['the old text', 'the new text'].includes(result.now), `${names.join()}: a part of a file`);
  return result;
}

/** The outcomes of a fault at each operation in turn. */
async function tryFaults(fault: Fault): Promise<readonly Outcome[]> {
  const { names, outcome } = await tryFault(fault, -1);
  assert.equal(outcome, 'written');
  assert.ok(names.length >= 12 && names.includes('writeFile') && names.includes('rename'), names.join());
  const outcomes: Outcome[] = [];
  for (const number of names.keys()) outcomes.push(await tryFault(fault, number));
  return outcomes;
}

describe('replaceFile, where an operation fails', () => {
  const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
  const faults: Readonly<Record<string, Fault>> = {
    'at once': (called) => (called.name === 'close' ? begin(called) : Promise.resolve()).then(failing('EIO')),
    'with the disk full, after a part': (called) => begin(called).then(failing('ENOSPC')),
  };
  for (const [when, fault] of Object.entries(faults))
    it(`tells truly whether the file is written, and leaves nothing beside it: ${when}`, async () => {
      const outcomes = await tryFaults(fault);
      for (const { outcome, now, left, names } of outcomes) {
        assert.equal(outcome === 'written', now === 'the new text', names.join());
        assert.deepEqual(left, ['a.xml'], names.join());
      }
      const kinds = new Set(outcomes.map(({ outcome }) => outcome));
      assert.deepEqual([...kinds].sort(), ['notWritten', 'readOnly', 'written']);
    });

  it('leaves the old file or the new one if the program is killed', async () => {
    const outcomes = await tryFaults((called, end) =>
      begin(called)
        .then(end)
        .then(() => new Promise(() => {})),
    );
    for (const { outcome, left, names } of outcomes) {
      assert.equal(outcome, 'killed', names.join());
      assert.ok(left.includes('a.xml') && left.length <= 2, left.join());
    }
    // The last operation puts the new file in the place of the old one.
    assert.deepEqual([...new Set(outcomes.map(({ now }) => now))], ['the old text']);
    assert.equal(outcomes.at(-1)?.names.at(-1), 'rename');
  });
});
