import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { after, before, describe, it } from 'mocha';
import { decode, diskHost, listFiles, pathOfUri, readText, uriOfPath } from '../server/diskHost.ts';

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

async function check(path: string, expected: readonly string[]): Promise<void> {
  assert.deepEqual(await listFiles(path), { files: expected, unreadable: [], isComplete: true });
}

const all = ['a/c d (1).xml', 'a/notes.MD', 'a/text.txt', 'b.xml', 'latin.xml', 'ä/ñ.xml'];

describe('listFiles', () => {
  it('lists each file of content once, in order, without what is hidden or somebody else’s', () => check(folder, all));
  it('looks into a folder that is itself a link', () =>
    check(join(folder, 'a-folder'), [
      'c d (1).xml',
      'loop/b.xml',
      'loop/latin.xml',
      'loop/ä/ñ.xml',
      'notes.MD',
      'text.txt',
    ]));
  it('finds nothing in a folder that is not there', () => check(join(folder, 'nowhere'), []));
});

describe('diskHost', () => {
  it('names files as VS Code does, in the client’s own spelling of the folder', async () => {
    const names = all.map((name) => name.split('/').map(encodeURIComponent).join('/'));
    const expected = names.map(
      (name) => `${pathToFileURL(folder).href}/${name.replace('(', '%28').replace(')', '%29')}`,
    );
    assert.deepEqual(await diskHost([pathToFileURL(folder).href]).list(), expected);
    assert.deepEqual(await diskHost([`${pathToFileURL(folder).href}/`]).list(), expected);
    for (const uri of expected) assert.equal(uriOfPath(pathOfUri(uri) ?? ''), uri);
  });

  it('reads what it lists, without the byte order mark, and nothing that is not UTF-8', async () => {
    const host = diskHost([pathToFileURL(folder).href]);
    const texts = await Promise.all((await host.list()).map((uri) => host.read(uri)));
    assert.deepEqual(texts, ['<rules/>', 'Fear 5', 'ñ', '<rules/>\r\n', undefined, '<rules/>']);
  });

  it('has no answer for what is no file', async () => {
    const host = diskHost(['untitled:a', 'no uri', 'file:///%zz']);
    assert.deepEqual(await host.list(), []);
    for (const uri of ['untitled:a', 'no uri', 'file:///%zz', 'file:///', `${pathToFileURL(folder).href}/gone.xml`])
      assert.equal(await host.read(uri), undefined);
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

  it('guesses at what is not UTF-8, to tell whose it is', () => {
    assert.deepEqual(decode(Buffer.from('\ufeff<rules>é', 'utf16le')), { kind: 'notUtf8', guess: '<rules>é' });
    assert.deepEqual(decode(Buffer.from('\ufeff<rules>é', 'utf16le').swap16()), { kind: 'notUtf8', guess: '<rules>é' });
    assert.deepEqual(decode(Buffer.from('<rules>é', 'latin1')), { kind: 'notUtf8', guess: '<rules>\ufffd' });
  });
});
