import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { RenameFile } from 'vscode-languageserver-types';
import { willRenameFiles } from '../../server/features/rename/willRenameFiles.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { english as reader } from '../support/cursor.ts';

const folder = 'file:///w/i18n';
const [es, fr, de] = ['content-es.xml', 'content-fr.xml', 'content-de.xml'];
const [esRecord, frRecord, deRecord] = ['content-es.sources.tsv', 'content-fr.sources.tsv', 'content-de.sources.tsv'];

type Move = readonly [from: string, to: string];

/** What an editor does with files: each has its first name as its text. */
class Disk {
  readonly files: Map<string, string>;

  constructor(names: readonly string[]) {
    this.files = new Map(names.map((name) => [name, name]));
  }

  rename([from, to]: Move, { overwrite = false, ignoreIfExists = false }: RenameFile['options'] = {}): void {
    if (this.files.has(to) && !overwrite && ignoreIfExists) return;
    assert.ok(overwrite || !this.files.has(to), `${to} exists`);
    const moved = [...this.files].filter(([name]) => name === from || name.startsWith(`${from}/`));
    assert.ok(moved.length > 0, `${from} does not exist`);
    for (const [name] of moved) this.files.delete(name);
    for (const [name, text] of moved) this.files.set(`${to}${name.slice(from.length)}`, text);
  }
}

function uriOf(name: string): string {
  return `${folder}/${encodeURI(name)}`;
}

/** The renames that the editor is told to make before these. */
function renamesFor(names: readonly string[], moves: readonly Move[], canRenameFiles = true): readonly RenameFile[] {
  const workspace = new Workspace([]);
  workspace.fileNames.replace(['file:///w'], names.map(uriOf));
  for (const name of names) workspace.putFile(uriOf(name), name.endsWith('.tsv') ? '' : '<translations/>');
  const support = { versionOf: () => null, hasDocumentChanges: canRenameFiles, canRenameFiles, hasAnnotations: true };
  const files = moves.map(([from, to]) => ({ oldUri: uriOf(from), newUri: uriOf(to) }));
  const edit = willRenameFiles({ scope: workspace.all, reader }, files, support);
  const changes = edit?.documentChanges ?? [];
  const renames = changes.filter((change) => 'kind' in change && change.kind === 'rename');
  assert.equal(renames.length, changes.length);
  return renames;
}

/** The files after the moves, each with its former name if that was another. */
function filesAfter(names: readonly string[], moves: readonly Move[]): readonly string[] {
  const disk = new Disk(names);
  const nameOf = (uri: string): string => decodeURI(uri.slice(folder.length + 1));
  for (const { oldUri, newUri, options } of renamesFor(names, moves))
    disk.rename([nameOf(oldUri), nameOf(newUri)], options);
  // An editor that makes several renames at once has a place aside.
  for (const [index, [from]] of moves.entries()) disk.rename([from, `aside ${index}`]);
  for (const [index, [, to]] of moves.entries()) disk.rename([`aside ${index}`, to], { overwrite: true });
  return [...disk.files].map(([name, text]) => (name === text ? name : `${name} < ${text}`)).sort();
}

describe('the record of sources, when its translations are renamed', () => {
  it('goes along, into every folder', () => {
    assert.deepEqual(filesAfter([es, esRecord], [[es, fr]]), [`${frRecord} < ${esRecord}`, `${fr} < ${es}`]);
    assert.deepEqual(filesAfter([es, esRecord], [[es, 'old ones/Ñ.XML']]), [
      `old ones/Ñ.XML < ${es}`,
      `old ones/Ñ.sources.tsv < ${esRecord}`,
    ]);
  });

  it('goes along if only capitals change, where that is the same file', () => {
    const [rename] = renamesFor([es, esRecord], [[es, 'Content-es.xml']]);
    assert.deepEqual(rename, {
      kind: 'rename',
      oldUri: uriOf(esRecord),
      newUri: uriOf('Content-es.sources.tsv'),
      annotationId: 'file',
    });
  });

  it('goes with its folder, or where it is sent itself', () => {
    assert.deepEqual(renamesFor(['a/x.xml', 'a/x.sources.tsv'], [['a', 'b']]), []);
    const moves: readonly Move[] = [
      [es, 'b/es.xml'],
      [esRecord, 'c/es.sources.tsv'],
    ];
    assert.deepEqual(renamesFor([es, esRecord], moves), []);
  });

  it('is not there, or of other files', () => {
    assert.deepEqual(renamesFor([es, frRecord], [[es, de]]), []);
    assert.deepEqual(renamesFor([es, esRecord], [[es, 'content-es.xml.old']]), []);
    assert.deepEqual(renamesFor([es, esRecord], [[esRecord, frRecord]]), []);
    assert.deepEqual(renamesFor([es, esRecord], [[es, fr]], false), []);
  });

  it('stays if there is another at its new place, and replaces that of replaced translations', () => {
    assert.deepEqual(filesAfter([es, esRecord, frRecord], [[es, fr]]), [esRecord, frRecord, `${fr} < ${es}`]);
    assert.deepEqual(filesAfter([es, esRecord, fr, frRecord], [[es, fr]]), [
      `${frRecord} < ${esRecord}`,
      `${fr} < ${es}`,
    ]);
  });

  it('makes room for that of other translations', () => {
    const all = [de, es, fr, deRecord, esRecord, frRecord];
    const chain: readonly Move[] = [
      [es, fr],
      [fr, 'content-pt.xml'],
      [de, es],
    ];
    const chained = [
      `${esRecord} < ${deRecord}`,
      `${es} < ${de}`,
      `${frRecord} < ${esRecord}`,
      `${fr} < ${es}`,
      `content-pt.sources.tsv < ${frRecord}`,
      `content-pt.xml < ${fr}`,
    ];
    assert.deepEqual(filesAfter(all, chain), chained.sort());
    assert.deepEqual(filesAfter(all, chain.toReversed()), chained);
    const circle: readonly Move[] = [
      [es, fr],
      [fr, de],
      [de, es],
    ];
    const turned = [
      `${deRecord} < ${frRecord}`,
      `${de} < ${fr}`,
      `${esRecord} < ${deRecord}`,
      `${es} < ${de}`,
      `${frRecord} < ${esRecord}`,
      `${fr} < ${es}`,
    ];
    assert.deepEqual(filesAfter(all, circle), turned.sort());
  });

  it('changes places with that of translations that do', () => {
    const swap: readonly Move[] = [
      [es, fr],
      [fr, es],
    ];
    assert.deepEqual(filesAfter([es, fr, esRecord, frRecord], swap), [
      `${esRecord} < ${frRecord}`,
      `${es} < ${fr}`,
      `${frRecord} < ${esRecord}`,
      `${fr} < ${es}`,
    ]);
    assert.deepEqual(filesAfter([es, fr, esRecord], swap), [
      `${es} < ${fr}`,
      `${frRecord} < ${esRecord}`,
      `${fr} < ${es}`,
    ]);
  });
});
