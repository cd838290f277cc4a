import assert from 'node:assert/strict';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { describe, it } from 'mocha';
import { callIn, inFolder } from './commandLine.ts';

const rules = '<rules><rule id="b" name="B"><p>Text</p></rule></rules>';
const list = '{"xmlFiles":["/data/xml/rules/a.xml"]}';
const sound = {
  'my-pack/data/xml/rules/a.xml': rules,
  'my-pack/data/i18n/content-es.xml': '<translations><entry key="rule.b.name">Be</entry></translations>',
  'my-pack/data/graphics/monsters/eel.png': '\u0089PNG',
};

/** The zip of a package with these files, in a folder with a link out of it, as a computer in that part of the world writes it. */
function zipOf(files: Readonly<Record<string, string>>, zone: string): Promise<Buffer> {
  return inFolder(files, async (folder) => {
    symlinkSync('/etc/hostname', join(folder, 'my-pack/data/xml/link.xml'));
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      const { status, err } = await callIn(folder, ['pack', 'my-pack']);
      assert.equal(status, 0);
      assert.match(err, /^data\/xml\/link\.xml: not in the zip, because it is a link\./m);
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
    return readFileSync(join(folder, 'my-pack.zip'));
  });
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

describe('the zip of whq-rules pack', () => {
  it('has what the apps load, with a list of the XML files, and is always the same', async () => {
    const zip = await zipOf({ ...sound, 'my-pack/.hidden': 'x', 'my-pack/notes.md': 'x' }, 'Asia/Tokyo');
    const entries = entriesOf(zip);
    assert.deepEqual(
      entries.map(({ name }) => name),
      ['content-manifest.json', 'data/graphics/monsters/eel.png', 'data/i18n/content-es.xml', 'data/xml/rules/a.xml'],
    );
    assert.deepEqual(JSON.parse(entries[0]?.text ?? ''), { xmlFiles: ['/data/xml/rules/a.xml'] });
    assert.equal(entries[3]?.text, rules);
    assert.deepEqual([...new Set(entries.map(({ date }) => date))], [(1 << 21) | (1 << 16)]);
    assert.ok(zip.equals(await zipOf(sound, 'America/Lima')));
  });

  it('has the list of the package if there is one', async () => {
    const [first] = entriesOf(await zipOf({ ...sound, 'my-pack/content-manifest.json': list }, 'UTC'));
    assert.deepEqual([first?.name, first?.text], ['content-manifest.json', list]);
  });
});
