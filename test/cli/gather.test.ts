import assert from 'node:assert/strict';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { gather } from '../../server/cli/files/gather.ts';
import { packs } from '../../server/hosts/packs.ts';
import { costOfIndexed } from '../../server/workspace/documents/memoryCost.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { callIn, inFolder } from './commandLine.ts';

const rules = '<rules><rule id="a" name="A"><p>Text</p></rule></rules>';

describe('gather', () => {
  it('says of a long text that is named, and of none that only lies in a folder', () =>
    inFolder({ 'long.txt': 'Nobody rolls 2D6 here.\n'.repeat(50_000), 'a.xml': rules }, async (folder) => {
      const inFolder = await gather(new Workspace([]), folder, ['.']);
      assert.deepEqual([[...inFolder.documents.keys()], inFolder.troubles], [['a.xml'], []]);
      const named = await gather(new Workspace([]), folder, ['long.txt']);
      assert.deepEqual(named.troubles, [{ kind: 'longText', path: 'long.txt' }]);
    }));

  it('names links that lead out of a folder, which the command tells', () =>
    inFolder({ 'a.xml': rules, 'in/b.xml': rules }, async (folder) => {
      symlinkSync('../a.xml', join(folder, 'in', 'c.xml'));
      const { documents, outside } = await gather(new Workspace([]), folder, ['in']);
      assert.deepEqual([[...documents.keys()], outside], [['in/b.xml'], ['in/c.xml']]);
      const { status, err } = await callIn(folder, ['check', 'in']);
      assert.equal(status, 0);
      assert.match(err, /^in\/c\.xml: not checked\. It is a link that leads out of the folder/);
    }));

  it('keeps pages that name their system', () => {
    const pages = {
      'notes.md': 'The linux box.',
      'other.md': '---\nsystem: linux\n---\n\nThe box.',
      'wfb.md': '<!-- whq-system: wfb -->\n\nThe regiment.',
    };
    return inFolder(pages, async (folder) => {
      const { documents } = await gather(new Workspace(packs), folder, ['.']);
      assert.deepEqual([...documents.keys()], ['wfb.md']);
    });
  });

  it('leaves out what does not fit into memory, and says which, and whether there is room for results too', () => {
    const written = (count: number): string => `<rules>${'<rule id="a" name="A"/>'.repeat(count)}</rules>`;
    const files = { 'a.xml': written(100), 'b.xml': written(1000), 'c.xml': written(100) };
    return inFolder(files, async (folder) => {
      const all = await gather(new Workspace([]), folder, ['.']);
      const [small] = all.documents.values();
      assert.ok(small && all.hasRoomForResults);
      const fitting = await gather(new Workspace([]), folder, ['.'], { room: 2 * costOfIndexed(small) });
      assert.deepEqual([...fitting.documents.keys()], ['a.xml', 'c.xml']);
      assert.deepEqual(fitting.troubles, [{ kind: 'noRoom', path: 'b.xml' }]);
      assert.ok(!fitting.hasRoomForResults);
    });
  });
});
