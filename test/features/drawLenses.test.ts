import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import type { Reader } from '../../server/answers/reader.ts';
import { type DrawLens, drawLensCommand, drawLenses } from '../../server/features/drawLenses.ts';
import { packs } from '../../server/hosts/packs.ts';
import { finished } from '../../server/workspace/documents/steps.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { readerIn } from '../support/cursor.ts';

const folder = 'test/golden/entities';
const commands = { showReferences: 'references', rollTable: 'roll' };

/** The lenses of a file of the package, each with its line and its command. */
function lensesIn(name: string, reader: Reader): readonly string[] {
  const workspace = new Workspace(packs);
  for (const file of readdirSync(folder)) {
    if (file.endsWith('.xml')) workspace.putFile(`file:///salt/${file}`, readFileSync(`${folder}/${file}`, 'utf8'));
  }
  const document = workspace.get(`file:///salt/${name}`);
  assert.ok(document);
  const asked = { workspace, document, reader };
  return finished(drawLenses(asked, (which) => which)).map(({ range, data }) => {
    const command = drawLensCommand(asked, range.start, data as DrawLens, commands);
    const [line = ''] = document.getText().slice(document.offsetAt(range.start)).split('"');
    return `${line}: ${command?.title} (${command?.command})`;
  });
}

/** The reader in a dungeon of that level. */
function atLevel(level: number, reader: Reader): Reader {
  return { ...reader, preview: { ...reader.preview, levels: new Map([['dungeon-level', level]]) } };
}

describe('lenses about draws', () => {
  it('say how likely a Monster is, at each level or at that of the reader', () => {
    assert.deepEqual(lensesIn('monsters.xml', readerIn('en')), [
      'salt-crab: drawn in 1 table · Monsters: always at levels 1, 3; 1 in 2 of the Monsters at level 2 (references)',
      'salt-gull: drawn in 1 table · 1 in 2 of the Monsters at level 2 (references)',
    ]);
    assert.deepEqual(lensesIn('monsters.xml', atLevel(2, readerIn('en'))), [
      'salt-crab: drawn in 1 table · 1 in 2 of the Monsters at level 2 (references)',
      'salt-gull: drawn in 1 table · 1 in 2 of the Monsters at level 2 (references)',
    ]);
    assert.deepEqual(lensesIn('monsters.xml', atLevel(7, readerIn('es'))).slice(1), [
      'salt-gull: sale en 1 tabla · no en el nivel 7 (references)',
    ]);
  });

  it('roll first, and say how likely the entries of a table are', () => {
    assert.deepEqual(lensesIn('tables.xml', atLevel(2, readerIn('en'))), [
      'Salt Works: Roll (roll)',
      'Salt Works: 6 entries · 5 different · each 1 in 2 of the Monsters at level 2 · each 1 in 2 of the Events ()',
      'Deep Water: Roll (roll)',
      'Deep Water: 3 entries · only one ()',
    ]);
  });

  it('are nowhere else', () => {
    for (const name of ['rules.xml', 'warriors.xml', 'content-es.xml', 'cards.xml'])
      assert.deepEqual(lensesIn(name, readerIn('en')), [], name);
  });
});
