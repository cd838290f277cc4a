import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { describe, it } from 'mocha';
import { program } from '../commandLine.ts';

const rules = '<rules><rule id="b" name="B"><p>Text</p></rule></rules>';
const list = (...names: readonly string[]): string => JSON.stringify({ xmlFiles: names });
const sound = {
  'my-pack/data/xml/rules/a.xml': rules,
  'my-pack/data/i18n/content-es.xml': '<translations><entry key="rule.b.name">Be</entry></translations>',
  'my-pack/data/graphics/monsters/eel.png': '\u0089PNG',
};

/** What the program says in a folder with these files, and the zip that it writes, by names. */
function pack(
  files: Readonly<Record<string, string>>,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'whq-pack-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    symlinkSync('/etc/hostname', join(folder, 'my-pack/data/xml/link.xml'));
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'pack', ...parameters], {
      cwd: folder,
      env: { LANG: 'C', ...environment },
      encoding: 'utf8',
    });
    const out = stdout.replace(/\d+ KB/, 'n KB').replace(/\d\.\d s$/m, '0.0 s');
    const read = (name: string): Buffer => readFileSync(join(folder, name));
    return { status, out, err: stderr, read };
  } finally {
    // Read before it is gone.
    setImmediate(() => rmSync(folder, { recursive: true, force: true }));
  }
}

/** The entries of a zip, as its own list at the end has them: the names, dates and texts in order. */
function entriesOf(zip: Buffer): readonly { readonly name: string; readonly date: number; readonly text: string }[] {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    const [method, date] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 12)];
    const [size, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + size);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    return { name, date, text: (method === 0 ? bytes : inflateRawSync(bytes)).toString('utf8') };
  });
}

describe('whq-rules pack', () => {
  it('writes what the apps load, with a list of the XML files, always the same bytes', () => {
    const noise = { 'my-pack/data/xml/#a.xml#': 'x', 'my-pack/.hidden': 'x', 'my-pack/notes.md': 'x' };
    const first = pack({ ...sound, ...noise }, ['my-pack'], { TZ: 'Asia/Tokyo' });
    const zip = first.read('my-pack.zip');
    assert.deepEqual(
      [first.status, first.out, first.err],
      [
        0,
        'my-pack.zip: 4 files, n KB\n',
        'data/xml/#a.xml#: not in the zip, because no app loads it.\nnotes.md: not in the zip, because no app loads it.\nThere is no content-manifest.json that can be read; the zip has one with all XML files.\n',
      ],
    );
    const entries = entriesOf(zip);
    assert.deepEqual(
      entries.map(({ name }) => name),
      ['content-manifest.json', 'data/graphics/monsters/eel.png', 'data/i18n/content-es.xml', 'data/xml/rules/a.xml'],
    );
    assert.deepEqual(JSON.parse(entries[0]?.text ?? ''), { xmlFiles: ['/data/xml/rules/a.xml'] });
    assert.equal(entries[3]?.text, rules);
    assert.deepEqual([...new Set(entries.map(({ date }) => date))], [(1 << 21) | (1 << 16)]);
    const again = pack(sound, ['my-pack'], { TZ: 'America/Lima' }).read('my-pack.zip');
    const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
    assert.equal(hash(again), hash(zip));
  });

  it('takes the list and the name of the package', () => {
    const files = {
      ...sound,
      'my-pack/whq.json': '{"id":"otters"}',
      'my-pack/content-manifest.json': list('/data/xml/rules/a.xml'),
    };
    const { out, err, read } = pack(files, ['my-pack']);
    assert.deepEqual([out, err], ['otters.zip: 5 files, n KB\n', '']);
    assert.equal(entriesOf(read('otters.zip'))[0]?.text, list('/data/xml/rules/a.xml'));
    assert.equal(pack(files, ['my-pack', '--output', 'x.zip']).out, 'x.zip: 5 files, n KB\n');
  });

  it('refuses a package with errors, or with a list of files that do not exist', () => {
    const broken = { ...sound, 'my-pack/data/xml/rules/a.xml': rules.replace('</p>', '') };
    const refused = pack(broken, ['my-pack']);
    assert.equal(refused.status, 1);
    assert.match(refused.out, /^my-pack\/data\/xml\/rules\/a\.xml:1:\d+ {2}error /);
    assert.match(refused.err, /No zip was written\. Correct the errors, or use --force\.\n$/);
    assert.throws(() => refused.read('my-pack.zip'));
    assert.equal(pack(broken, ['my-pack', '--force']).status, 0);
    const drifted = pack({ ...sound, 'my-pack/content-manifest.json': list('/data/xml/b.xml') }, ['my-pack']);
    assert.match(drifted.out, /^my-pack\/content-manifest\.json:1:\d+ {2}error .*\/data\/xml\/b\.xml/);
    assert.deepEqual(
      [drifted.status, drifted.err],
      [
        1,
        'data/xml/rules/a.xml: content-manifest.json does not list this file, so the browser app does not load it.\nNo zip was written. Correct the errors, or use --force.\n',
      ],
    );
  });

  it('refuses what is no package', () => {
    assert.deepEqual(
      [pack(sound, ['none']).status, pack(sound, ['none']).err],
      [2, 'none: there is no such file or folder.\n'],
    );
    assert.equal(
      pack(sound, ['my-pack/data']).err,
      'my-pack/data: there is no package in this folder. Its XML files belong in data/xml.\n',
    );
    assert.equal(pack(sound, []).err, 'The folder of a package is missing.\nSee whq-rules pack --help.\n');
  });
});
