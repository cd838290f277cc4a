import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { edited } from '../../server/checks/problems/edited.ts';
import { willRenameFiles } from '../../server/features/rename/willRenameFiles.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { english as reader } from '../support/cursor.ts';

const folder = 'file:///w/package';
const rules = '<rules><rule id="a" name="A">x</rule></rules>';
const files: Readonly<Record<string, string>> = {
  'data/xml/rules/a.xml': rules,
  'data/xml/rules/b c.xml': rules,
  'data/xml/monsters/a.xml': '<monsters/>',
  'other/data/xml/rules/a.xml': rules,
};
const manifest = 'content-manifest.json';

type Move = readonly [from: string, to: string];

/** The texts of the files that differ after the moves, whose paths are those in the package. */
function after(
  described: Readonly<Record<string, string>>,
  moves: readonly Move[],
  roots: readonly string[] = ['file:///w'],
): Readonly<Record<string, string>> {
  const workspace = new Workspace([]);
  const all = { ...files, ...described };
  const uriOf = (path: string): string =>
    new URL(path.split('/').map(encodeURIComponent).join('/'), `${folder}/`).href.replace(/\/$/, '');
  workspace.fileNames.replace(roots, Object.keys(all).map(uriOf));
  for (const [path, text] of Object.entries(all)) workspace.putFile(uriOf(path), text);
  const moved = moves.map(([from, to]) => ({ oldUri: uriOf(from), newUri: uriOf(to) }));
  const support = { versionOf: () => null, hasDocumentChanges: false, hasAnnotations: false };
  const edit = willRenameFiles({ scope: workspace.all, reader }, moved, support);
  return Object.fromEntries(
    Object.entries(edit?.changes ?? {}).map(([uri, edits]) => {
      const document = workspace.get(uri);
      assert.ok(document);
      const plain = edits.map(({ range, newText }) => ({
        span: { start: document.offsetAt(range.start), end: document.offsetAt(range.end) },
        newText,
      }));
      return [uri.slice(folder.length + 1), edited(document.getText(), plain)];
    }),
  );
}

/** The list after the moves; undefined where it stays as it is. */
function listAfter(list: string, ...moves: Move[]): string | undefined {
  return after({ [manifest]: list }, moves)[manifest];
}

describe('the list of a package, when files are renamed', () => {
  const list = '{\r\n\t"xmlFiles": [\r\n\t\t"/data/xml/rules/a.xml",\r\n\t\t"data/xml/rules/b c.xml"\r\n\t]\r\n}\r\n';

  it('has the new path, written as the old one, and nothing else changes', () => {
    assert.equal(
      listAfter(list, ['data/xml/rules/a.xml', 'data/xml/rules/fjörd.xml']),
      list.replace('/rules/a.xml', '/rules/fjörd.xml'),
    );
    assert.equal(
      listAfter(list, ['data/xml/rules/b c.xml', 'data/xml/events/b c.xml']),
      list.replace('rules/b c.xml', 'events/b c.xml'),
    );
  });

  it('keeps its comments, and a comma too many', () => {
    const commented =
      '{ // the files\n  "xmlFiles": [\n    "data/xml/rules/a.xml", /* "data/xml/rules/a.xml" */\n  ],\n}\n';
    assert.equal(
      listAfter(commented, ['data/xml/rules/a.xml', 'data/xml/rules/d.xml']),
      commented.replace('rules/a.xml', 'rules/d.xml'),
    );
  });

  it('follows several files, and a folder with all in it', () => {
    assert.equal(
      listAfter(
        list,
        ['data/xml/rules/a.xml', 'data/xml/rules/b c.xml'],
        ['data/xml/rules/b c.xml', 'data/xml/rules/a.xml'],
      ),
      list.replace('a.xml', '%').replace('b c.xml', 'a.xml').replace('%', 'b c.xml'),
    );
    assert.equal(
      listAfter(list, ['data/xml/rules', 'data/xml/lore/rules']),
      list.replaceAll('data/xml/rules/', 'data/xml/lore/rules/'),
    );
    assert.equal(
      listAfter(list, ['data/xml/rules', 'data/xml/lore'], ['data/xml/rules/a.xml', 'data/xml/one.xml']),
      list.replace('data/xml/rules/a.xml', 'data/xml/one.xml').replace('data/xml/rules/b', 'data/xml/lore/b'),
    );
  });

  it('keeps a path that is there twice, both times', () => {
    const twice = '{"xmlFiles":["data/xml/rules/a.xml","data/xml/rules/a.xml"]}';
    assert.equal(
      listAfter(twice, ['data/xml/rules/a.xml', 'data/xml/rules/d.xml']),
      twice.replaceAll('a.xml', 'd.xml'),
    );
  });

  it('stays as it is where it cannot name the file', () => {
    assert.equal(listAfter(list, ['data/xml/rules/a.xml', '../elsewhere/data/xml/rules/a.xml']), undefined);
    assert.equal(listAfter(list, ['data/xml/rules/a.xml', 'other/data/xml/rules/d.xml']), undefined);
    assert.equal(listAfter(list, ['data/xml/rules/a.xml', 'data/xml/rules/a.txt']), undefined);
    assert.equal(listAfter(list, ['data/xml/rules/a.xml', `data/xml/rules/${'long'.repeat(2000)}.xml`]), undefined);
  });

  it('stays as it is where something else is renamed', () => {
    assert.equal(listAfter(list, ['data/xml/monsters/a.xml', 'data/xml/monsters/b.xml']), undefined);
    assert.equal(listAfter(list, ['data/xml/rule', 'data/xml/rules2']), undefined);
    assert.equal(listAfter(list, ['', 'moved as a whole']), undefined);
    assert.equal(listAfter(list, ['data', 'dati']), undefined);
    assert.equal(listAfter(list, ['data/xml', 'data/rules']), undefined);
    assert.equal(listAfter(list, ['data', 'app/data']), undefined);
    assert.equal(listAfter(list, [manifest, `old/${manifest}`]), undefined);
    assert.equal(listAfter(list), undefined);
  });

  it('stays as it is if it is no list of paths', () => {
    const move: Move = ['data/xml/rules/a.xml', 'data/xml/rules/d.xml'];
    for (const text of [
      `${list}}`,
      list.replace(',', ''),
      '{"xmlFiles": "data/xml/rules/a.xml"}',
      '{"xmlFiles": [["data/xml/rules/a.xml"], 7, null]}',
      '["data/xml/rules/a.xml"]',
      'data/xml/',
    ])
      assert.equal(listAfter(text, move), undefined, text);
  });

  it('stays as it is if nobody knows all files of the package', () => {
    assert.deepEqual(after({ [manifest]: list }, [['data/xml/rules/a.xml', 'data/xml/rules/d.xml']], []), {});
  });
});

describe('the path of a picture, when files are renamed', () => {
  const cards = (...paths: readonly string[]): string =>
    `<dungeonCards>\r\n${paths.map((path) => `<card id="1"><tileImagePath>${path}</tileImagePath></card>`).join('\n')}</dungeonCards>`;
  const name = 'data/xml/dungeon/cards.xml';
  /** The paths after the moves; undefined where they stay as they are. */
  const pathsAfter = (paths: readonly string[], ...moves: Move[]): readonly string[] | undefined => {
    const pictures = { 'art/tiles/a&b.png': '', 'art/c.png': '', 'data/graphics/d.png': '' };
    const text = after({ [name]: cards(...paths), ...pictures }, moves)[name];
    const found = text && [...text.matchAll(/<tileImagePath>(.*?)<\/tileImagePath>/gs)].map(([, path = '']) => path);
    if (text) assert.equal(text, cards(...(found ?? [])));
    return found || undefined;
  };

  it('names the same picture', () => {
    const moved = pathsAfter(
      ['art/tiles/a&#38;b.png', '\n /art/c.png ', 'art/none.png'],
      ['art/tiles', 'art/more & tiles'],
    );
    assert.deepEqual(moved, ['art/more &amp; tiles/a&amp;b.png', '\n /art/c.png ', 'art/none.png']);
    assert.deepEqual(pathsAfter(['\n /art/c.png '], ['art/c.png', 'C.png']), ['\n /C.png ']);
    assert.deepEqual(pathsAfter(['data/graphics/d.png'], ['data/graphics', 'art']), ['art/d.png']);
  });

  it('stays as it is if the picture leaves the package, or something else is moved', () => {
    const paths = ['art/tiles/a&amp;b.png', 'art/c.png', '', '/', 'art/<!-- c -->c.png'];
    assert.equal(pathsAfter(paths, ['art', '../art']), undefined);
    assert.equal(pathsAfter(paths, ['', '../moved']), undefined);
    assert.equal(pathsAfter(paths, ['data', 'dati']), undefined);
    assert.equal(pathsAfter(paths, [name, 'data/xml/rules/cards.xml']), undefined);
    assert.equal(pathsAfter(paths, ['art/c', 'art/d']), undefined);
  });
});

describe('the path of the baseline, when files are renamed', () => {
  const settings = (path: string): string => `{ "id": "package", "baseline": ${JSON.stringify(path)} }\n`;
  /** The path in `whq.json` after the moves; undefined where it stays as it is. */
  const pathAfter = (path: string, ...moves: Move[]): string | undefined => {
    const text = after({ 'whq.json': settings(path), 'known/b.json': '[]' }, moves)['whq.json'];
    const found = text && JSON.parse(text).baseline;
    if (text) assert.equal(text, settings(found));
    return found;
  };

  it('names the same file from the same folder', () => {
    assert.equal(pathAfter('known/b.json', ['known/b.json', 'known/c.json']), 'known/c.json');
    assert.equal(pathAfter('./known/b.json', ['known', 'seen']), './seen/b.json');
    assert.equal(pathAfter('known\\b.json', ['known/b.json', 'seen/now/b.json']), 'seen/now/b.json');
    assert.equal(pathAfter('known/b.json', ['known/b.json', '../b.json']), '../b.json');
  });

  it('is written from the new folder of a moved whq.json', () => {
    assert.equal(pathAfter('known/b.json', ['whq.json', 'settings/whq.json']), '../known/b.json');
    assert.equal(pathAfter('known/b.json', ['', 'moved']), undefined);
    assert.equal(pathAfter('known/b.json', ['whq.json', 'known/whq.json']), 'b.json');
  });

  it('stays as it is where it leads out of all folders', () => {
    assert.equal(pathAfter('/known/b.json', ['known', 'seen']), undefined);
    assert.equal(pathAfter('known/b.json', ['known/b.json', '../../elsewhere/b.json']), undefined);
  });
});
