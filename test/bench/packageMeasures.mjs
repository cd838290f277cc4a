// What is measured in the files of a package that an editor has open. Each measure gives milliseconds of single events.
// `side` is the checkout whose program is measured, and its turns where there are two of them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { openDocument, startEditor } from './editor.mjs';
import { times, typer } from './times.mjs';

/**
 * One session in which somebody types in a file of a package that is loaded before.
 *
 * @param file its path in the folder
 * @param before the text in front of which a letter is typed, in the middle of the file
 * @returns the time from opening the file to its first problems, and to all of them, which the server may give later; and of each key to
 * the problems of the file
 */
export async function keysInPackage(side, folder, file, before, count, warmUp) {
  const editor = await startEditor(side, folder);
  await editor.isLoaded;
  const text = readFileSync(join(folder, file), 'utf8');
  const opened = performance.now();
  const document = await openDocument(editor, pathToFileURL(join(folder, file)).href, text);
  const first = await document.diagnostics();
  const opening = performance.now() - opened;
  const all = await document.diagnostics();
  const checking = performance.now() - opened;
  assert.deepEqual([first, all], [[], []], 'the file is sound');
  const at = text.indexOf(before, text.length / 2);
  assert.ok(at >= 0, before);
  const keys = await times(document, count, warmUp, typer(document, at));
  await editor.stop();
  return { opening: [opening], checking: [checking], keys };
}

/**
 * One session in which somebody changes the id of a Monster, and a table of the package that draws it is open too.
 *
 * @returns the time of each change until the problems of the table
 */
export async function idsAcrossFiles(side, folder, count, warmUp) {
  const editor = await startEditor(side, folder);
  await editor.isLoaded;
  const open = async (file) => {
    const path = join(folder, file);
    const document = await openDocument(editor, pathToFileURL(path).href, readFileSync(path, 'utf8'));
    assert.deepEqual(await document.diagnostics(), [], `${file} is sound`);
    return document;
  };
  const monsters = await open('data/xml/monsters/monsters-1.xml');
  const tables = await open('data/xml/tables/tables-1.xml');
  const id = 'id="beast-1-7';
  const at = monsters.text().indexOf(`${id}"`) + id.length;
  let isChanged = false;
  const elapsed = await times(tables, count, warmUp, async () => {
    const pressed = isChanged ? monsters.edit(at, at + 1, '') : monsters.edit(at, at, 'x');
    isChanged = !isChanged;
    const problems = await tables.diagnostics();
    const time = performance.now() - pressed;
    assert.deepEqual(
      problems.map(({ code }) => code),
      isChanged ? ['unknown-reference'] : [],
    );
    return time;
  });
  await editor.stop();
  return elapsed;
}
