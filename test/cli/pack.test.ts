import assert from 'node:assert/strict';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
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

describe('the zip of whq-rules pack', () => {
  it('has what the apps load, with a list of the XML files, and is always the same', async () => {
    const zip = await zipOf({ ...sound, 'my-pack/.hidden': 'x', 'my-pack/notes.md': 'x' }, 'Asia/Tokyo');
    const entries = unzipSync(zip);
    assert.deepEqual(Object.keys(entries), [
      'content-manifest.json',
      'data/graphics/monsters/eel.png',
      'data/i18n/content-es.xml',
      'data/xml/rules/a.xml',
    ]);
    const text = (name: string): string => strFromU8(entries[name] ?? new Uint8Array());
    assert.deepEqual(JSON.parse(text('content-manifest.json')), { xmlFiles: ['/data/xml/rules/a.xml'] });
    assert.equal(text('data/xml/rules/a.xml'), rules);
    assert.ok(zip.equals(await zipOf(sound, 'America/Lima')));
  });

  it('has the list of the package if there is one', async () => {
    const entries = unzipSync(await zipOf({ ...sound, 'my-pack/content-manifest.json': list }, 'UTC'));
    assert.equal(strFromU8(entries['content-manifest.json'] ?? new Uint8Array()), list);
  });
});
