import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { after, before, describe, it } from 'mocha';
import { diskHost, listFiles, pathOfUri, readText, uriOfPath } from '../../server/hosts/disk.ts';

let folder = '';

before(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'whq-disk-')));
  const files: Record<string, string | Buffer> = {
    'b.xml': '\ufeff<rules/>\r\n',
    'a/c d (1).xml': '<rules/>',
    'a/notes.MD': 'Fear 5',
    'a/text.txt': 'ñ',
    'a/picture.png': 'x',
    'latin.xml': Buffer.from([0x3c, 0xe9, 0x3e]),
    'node_modules/x.xml': '<rules/>',
    '.git/x.xml': '<rules/>',
    '.hidden.xml': '<rules/>',
    'ä/ñ.xml': '<rules/>',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  symlinkSync('..', join(folder, 'a', 'loop'));
  symlinkSync('b.xml', join(folder, 'a-link.xml'));
  symlinkSync('a', join(folder, 'a-folder'));
  symlinkSync('nowhere', join(folder, 'broken.xml'));
});

after(() => rmSync(folder, { recursive: true }));

async function check(path: string, expected: readonly string[], others: readonly string[] = []): Promise<void> {
  assert.deepEqual(await listFiles(path), {
    files: expected,
    others,
    unreadable: [],
    followed: [],
    outside: [],
    isComplete: true,
  });
}

const all = ['a/c d (1).xml', 'a/notes.MD', 'a/text.txt', 'b.xml', 'latin.xml', 'ä/ñ.xml'];

describe('listFiles', () => {
  it('lists each file of content once, in order, without what is hidden or somebody else’s', () =>
    check(folder, all, ['a-folder', 'a-link.xml', 'a/loop', 'a/picture.png']));
  it('looks into a folder that is itself a link, and not behind links that lead out of it', async () => {
    assert.deepEqual(await listFiles(join(folder, 'a-folder')), {
      files: ['c d (1).xml', 'notes.MD', 'text.txt'],
      others: ['picture.png'],
      unreadable: [],
      followed: [],
      outside: ['loop'],
      isComplete: true,
    });
  });
  it('finds nothing in a folder that is not there', () => check(join(folder, 'nowhere'), []));
});

describe('diskHost', () => {
  it('names files as VS Code does, in the client’s own spelling of the folder', async () => {
    const names = all.map((name) => name.split('/').map(encodeURIComponent).join('/'));
    const root = pathToFileURL(folder).href;
    const expected = names.map((name) => `${root}/${name.replace('(', '%28').replace(')', '%29')}`);
    for (const spelled of [root, `${root}/`])
      assert.deepEqual((await diskHost([spelled]).list([spelled])).files, expected);
    for (const uri of expected) assert.equal(uriOfPath(pathOfUri(uri) ?? ''), uri);
  });

  it('reads what it lists, without the byte order mark', async () => {
    const root = pathToFileURL(folder).href;
    const host = diskHost([root]);
    const { files } = await host.list([root]);
    const texts = await Promise.all(files.map((uri) => host.read(uri, 100)));
    assert.deepEqual(
      texts.map((read) => (read.kind === 'text' ? read.text : read.kind)),
      ['<rules/>', 'Fear 5', 'ñ', '<rules/>\r\n', 'unread', '<rules/>'],
    );
    assert.deepEqual(await host.read(`${root}/a/notes.MD`, 5), { kind: 'unread', reason: 'tooLarge' });
  });

  it('lists what lies at a place, and nothing at one that is passed over, gone or elsewhere', async () => {
    const root = pathToFileURL(folder).href;
    const host = diskHost([root]);
    const at = async (...places: readonly string[]): Promise<readonly string[]> => {
      const { files } = await host.list(places.map((place) => `${root}/${place}`));
      return files.map((uri) => uri.slice(root.length + 1));
    };
    assert.deepEqual(await at('b.xml'), ['b.xml']);
    assert.deepEqual(await at('%C3%A4', 'a/picture.png'), ['%C3%A4/%C3%B1.xml']);
    assert.deepEqual(await at('node_modules/x.xml', '.git', '.hidden.xml', 'gone.xml', '../x.xml', 'b.xml/x.xml'), []);
  });

  it('has no answer for what is no file', async () => {
    const folders = ['untitled:a', 'no uri', 'file:///%zz'];
    const host = diskHost(folders);
    assert.deepEqual((await host.list(folders)).files, []);
    for (const uri of [...folders, 'file:///', `${pathToFileURL(folder).href}/b.xml`])
      assert.deepEqual(await host.read(uri, 100), { kind: 'missing' });
  });

  it('follows a folder that is a link, and none that leads out of it', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'whq-outside-'));
    try {
      const inside = join(outside, 'workspace');
      mkdirSync(join(inside, '.shared'), { recursive: true });
      writeFileSync(join(outside, 'secret.xml'), '<rules/>');
      writeFileSync(join(inside, '.shared', 'eel.xml'), '<rules/>');
      writeFileSync(join(inside, 'a.xml'), '<rules/>');
      symlinkSync('../secret.xml', join(inside, 'file.xml'));
      symlinkSync('../secret.xml', join(inside, 'map.png'));
      symlinkSync(outside, join(inside, 'up'));
      symlinkSync('.shared', join(inside, 'shared'));
      symlinkSync(inside, join(outside, 'link'));
      assert.deepEqual(await listFiles(join(outside, 'link')), {
        files: ['a.xml', 'shared/eel.xml'],
        others: ['map.png'],
        unreadable: [],
        followed: ['shared'],
        outside: ['file.xml', 'up'],
        isComplete: true,
      });
      const root = pathToFileURL(join(outside, 'link')).href;
      const host = diskHost([root]);
      const { files, unread } = await host.list([root]);
      assert.deepEqual(files, [`${root}/a.xml`, `${root}/shared/eel.xml`]);
      assert.deepEqual(
        unread.map(({ reason }) => reason),
        ['outside', 'outside'],
      );
      assert.equal((await host.read(`${root}/shared/eel.xml`, 100)).kind, 'text');
      for (const name of ['file.xml', 'up/secret.xml', '../secret.xml'])
        assert.deepEqual(await host.read(`${root}/${name}`, 100), { kind: 'missing' }, name);
    } finally {
      rmSync(outside, { recursive: true });
    }
  });
});

describe('readText', () => {
  it('says why a file cannot be read', async () => {
    const kind = async (path: string): Promise<string> => (await readText(path)).kind;
    assert.equal(await kind(join(folder, 'gone.xml')), 'missing');
    assert.equal(await kind(join(folder, 'b.xml', 'x.xml')), 'missing');
    assert.equal(await kind(join(folder, 'a')), 'folder');
    assert.equal(await kind('/dev/null'), process.platform === 'win32' ? 'missing' : 'notAFile');
    assert.equal(await kind(join(folder, 'latin.xml')), 'notUtf8');
    assert.equal(await kind('a\0b'), 'unreadable');
  });
});
