import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { movedBaseline } from '../../../server/checks/baseline/movedBaseline.ts';
import { edited } from '../../../server/checks/problems/edited.ts';
import { FileNames } from '../../../server/workspace/packages/fileNames.ts';

const folder = 'file:///w/package';

/** The text of a baseline with problems of these files. */
function baseline(...files: readonly string[]): string {
  const rows = files.map((file) => `    ${JSON.stringify({ file, code: 'misread-die', entry: 'a', text: file })}`);
  return `{\n  "version": 1,\n  "problems": [\n${rows.join(',\n')}\n  ]\n}\n`;
}

/** The text of the baseline at that path in the package after the move of files whose path begins so. */
function textAfter(
  path: string,
  text: string,
  [from, to]: readonly [from: string, to: string],
  root = 'file:///w',
): string {
  const names = new FileNames();
  names.replace([root], []);
  const uriOf = (name: string): string => new URL(name, `${folder}/`).href.replace(/\/$/, '');
  const old = uriOf(from);
  const moved = (place: string): string =>
    place === old || place.startsWith(`${old}/`) ? `${uriOf(to)}${place.slice(old.length)}` : place;
  return edited(text, movedBaseline(names, `${folder}/${path}`, text, moved));
}

describe('a baseline, when files are renamed', () => {
  const [a, b] = ['data/xml/rules/a.xml', 'data/xml/rules/a b.xml'];

  it('has the new path in all problems of a file, and nothing else changes', () => {
    const text = baseline(a, a, b, 'notes/a.md');
    const expected = baseline(a, a, b, 'notes/a.md').replaceAll(`"file":"${a}"`, '"file":"data/xml/rules/d.xml"');
    assert.equal(textAfter('known.json', text, [a, 'data/xml/rules/d.xml']), expected);
  });

  it('has the new paths of all files in a folder', () => {
    const moved = textAfter('known.json', baseline(a, b), ['data', 'dati']);
    assert.equal(moved, baseline(a, b).replaceAll('"file":"data/', '"file":"dati/'));
    assert.equal(textAfter('known.json', baseline(a, b), ['data/xml/rule', 'data/xml/rules2']), baseline(a, b));
  });

  it('names the files from its own new folder', () => {
    const seen = baseline(a).replace('"file":"', '"file":"../seen/');
    assert.equal(textAfter('known.json', baseline(a), ['known.json', 'seen/known.json']), seen.replace('seen/', ''));
    assert.equal(textAfter('lists/known.json', seen, ['seen', 'viewed']), seen.replace('seen/', 'viewed/'));
    assert.equal(textAfter('lists/known.json', seen, ['lists', 'deep/lists']), seen.replace('../', '../../'));
    assert.equal(textAfter('known.json', baseline(a), ['', 'elsewhere']), baseline(a));
  });

  it('stays as it is where nobody knows the new place, and where it names no file', () => {
    const move = [a, 'data/xml/rules/d.xml'] as const;
    assert.equal(textAfter('known.json', baseline(a), [a, '../../elsewhere/a.xml']), baseline(a));
    assert.equal(textAfter('known.json', baseline(a), ['known.json', '../../known.json']), baseline(a));
    assert.equal(textAfter('known.json', baseline(a), move, 'file:///other'), baseline(a));
    for (const path of [`./${a}`, `/${a}`, a.replaceAll('/', '\\'), 'data/xml/rules', ''])
      assert.equal(textAfter('known.json', baseline(path), move), baseline(path));
    for (const text of ['', '[]', '{}', baseline(a).slice(1), baseline(a).replace('1', '2'), `{"problems":["${a}"]}`])
      assert.equal(textAfter('known.json', text, move), text);
  });
});
