import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { gather } from '../../server/cli/files/gather.ts';
import { packs } from '../../server/hosts/packs.ts';
import { costOfIndexed } from '../../server/workspace/documents/memoryCost.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { callIn, inFolder } from './commandLine.ts';

const rules = '<rules><rule id="a" name="A"><p>Text</p></rule></rules>';

describe('gather', () => {
  it('says of a long text that is named, and of none that only lies in a folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'whq-rules-gather-'));
    try {
      writeFileSync(join(folder, 'long.txt'), 'Nobody rolls 2D6 here.\n'.repeat(50_000));
      writeFileSync(join(folder, 'a.xml'), '<rules><rule id="a" name="A"><p>Text</p></rule></rules>');
      const inFolder = await gather(new Workspace([]), folder, ['.']);
      assert.deepEqual([[...inFolder.documents.keys()], inFolder.troubles], [['a.xml'], []]);
      const named = await gather(new Workspace([]), folder, ['long.txt']);
      assert.deepEqual(named.troubles, [{ kind: 'longText', path: 'long.txt' }]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('names links that lead out of a folder, which the command tells', () =>
    inFolder({ 'a.xml': rules, 'in/b.xml': rules }, async (folder) => {
      symlinkSync('../a.xml', join(folder, 'in', 'c.xml'));
      const { documents, outside } = await gather(new Workspace([]), folder, ['in']);
      assert.deepEqual([[...documents.keys()], outside], [['in/b.xml'], ['in/c.xml']]);
      const { status, err } = await callIn(folder, ['check', 'in']);
      assert.equal(status, 0);
      assert.match(err, /^in\/c\.xml: not checked\. It is a link that leads out of the folder/);
    }));

  it('keeps pages that name their system', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'whq-rules-gather-'));
    try {
      const pages = {
        'notes.md': 'The linux box.',
        'other.md': '---\nsystem: linux\n---\n\nThe box.',
        'wfb.md': '<!-- whq-system: wfb -->\n\nThe regiment.',
      };
      for (const [name, text] of Object.entries(pages)) writeFileSync(join(folder, name), text);
      const { documents } = await gather(new Workspace(packs), folder, ['.']);
      assert.deepEqual([...documents.keys()], ['wfb.md']);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('reads the schema beside a file that names it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'whq-rules-gather-'));
    const root = 'rules xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="own.xsd"';
    const schemas = async (path: string): Promise<readonly (string | undefined)[]> => {
      const workspace = new Workspace([]);
      const { documents } = await gather(workspace, folder, [path]);
      return [...documents.values()].map((document) => workspace.textsBeside.schemaOf(document)?.text);
    };
    try {
      writeFileSync(join(folder, 'a.xml'), `<${root}><rule id="a" name="A"><p>Text</p></rule></rules>`);
      assert.deepEqual(await schemas('a.xml'), [undefined]);
      writeFileSync(join(folder, 'own.xsd'), '<schema/>');
      assert.deepEqual(await schemas('a.xml'), ['<schema/>']);
      assert.deepEqual(await schemas('.'), ['<schema/>']);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('says whether there is room for results too, which take more than documents', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'whq-rules-gather-'));
    try {
      for (const name of ['a', 'b', 'c', 'd'])
        writeFileSync(join(folder, `${name}.xml`), `<rules>${'<rule id="a" name="A"/>'.repeat(100)}</rules>`);
      const all = await gather(new Workspace([]), folder, ['.']);
      const [one] = all.documents.values();
      assert.ok(one && all.hasRoomForResults);
      const room = 2 * costOfIndexed(one);
      const fitting = await gather(new Workspace([]), folder, ['.'], { room });
      assert.deepEqual([...fitting.documents.keys()], ['a.xml', 'b.xml']);
      assert.deepEqual(
        fitting.troubles.map(({ kind, path }) => [kind, path]),
        [
          ['noRoom', 'c.xml'],
          ['noRoom', 'd.xml'],
        ],
      );
      assert.ok(!fitting.hasRoomForResults);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('leaves out what does not fit into memory, and says which', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'whq-rules-gather-'));
    const write = (name: string, rules: number): void =>
      writeFileSync(join(folder, name), `<rules>${'<rule id="a" name="A"><p>Text</p></rule>'.repeat(rules)}</rules>`);
    try {
      write('a.xml', 3);
      write('b.xml', 30);
      write('c.xml', 3);
      const all = await gather(new Workspace([]), folder, ['.']);
      const [small] = all.documents.values();
      assert.ok(small);
      const fitting = await gather(new Workspace([]), folder, ['.'], { room: 2 * costOfIndexed(small) });
      assert.deepEqual([...fitting.documents.keys()], ['a.xml', 'c.xml']);
      assert.deepEqual(fitting.troubles, [{ kind: 'noRoom', path: 'b.xml' }]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
