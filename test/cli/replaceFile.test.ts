import assert from 'node:assert/strict';
import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { replaceFile } from '../../server/cli/files/replaceFile.ts';

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
