import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import type { Reader } from '../../server/answers/reader.ts';
import { drawLenses } from '../../server/features/lenses/drawLenses.ts';
import { packs } from '../../server/hosts/packs.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { readerIn } from '../support/cursor.ts';
import { lensesOf } from '../support/lenses.ts';
import { openPackage } from '../support/package.ts';

const folder = 'test/golden/entities';

/** The lenses of a file of the package, each with its line and its command. */
function lensesIn(name: string, reader: Reader): readonly string[] {
  const workspace = new Workspace(packs);
  for (const file of readdirSync(folder)) {
    if (file.endsWith('.xml')) workspace.putFile(`file:///salt/${file}`, readFileSync(`${folder}/${file}`, 'utf8'));
  }
  const document = workspace.get(`file:///salt/${name}`);
  assert.ok(document);
  const asked = { scope: workspace.packageOf(document), document, reader };
  return lensesOf(drawLenses, asked).map(({ range, command }) => {
    const [line = ''] = document.getText().slice(document.offsetAt(range.start)).split('"');
    return `${line}: ${command?.title} (${command?.command})`;
  });
}

/** The titles over the file with the cursor. */
function titlesIn(files: Readonly<Record<string, string>>, reader: Reader): readonly (string | undefined)[] {
  const asked = { ...openPackage(files), reader };
  return lensesOf(drawLenses, asked).map(({ command }) => command?.title);
}

/** The reader in a dungeon of that level. */
function atLevel(level: number, reader: Reader): Reader {
  return { ...reader, preview: { ...reader.preview, levels: new Map([['dungeon-level', level]]) } };
}

describe('lenses about draws', () => {
  it('say how likely a Monster or an Event is, where its table draws most of the others with another chance', () => {
    const [crab, gull, gannet] = ['crab', 'gull', 'gannet'].map((id) => `<monster id="${id}" name="X"/>`);
    const entries = ['crab', 'crab', 'gull', 'gannet'].map((id) => `<monster id="${id}" level="1"/>`).join('');
    const files = (tables: string) => ({
      'monsters.xml': `|<monsters>${crab}${gull}${gannet}<monster id="lost" name="L"/></monsters>`,
      'tables.xml': `<tables><table name="Salt Works">${tables}</table></tables>`,
    });
    const unusual = ['Salt Works: 1 in 2 at level 1', 'never drawn: no table has it'];
    assert.deepEqual(titlesIn(files(entries), readerIn('en')), unusual);
    assert.deepEqual(titlesIn(files(entries), atLevel(1, readerIn('es'))), [
      'Salt Works: 1 de cada 2 en el nivel 1',
      'no sale nunca: no está en ninguna tabla',
    ]);
    assert.deepEqual(titlesIn(files(''), readerIn('en')), []);
    assert.deepEqual(titlesIn(files('<monster id="crab" level="1"/>'), atLevel(2, readerIn('en'))).length, 3);
  });

  it('are not over entries that are as likely as each other', () => {
    assert.deepEqual(lensesIn('monsters.xml', atLevel(2, readerIn('en'))), []);
    assert.deepEqual(lensesIn('events.xml', readerIn('en')), ['salt-flood: never drawn: no table has it (references)']);
  });

  it('roll first, and say how likely the entries of a table are', () => {
    assert.deepEqual(lensesIn('tables.xml', atLevel(2, readerIn('en'))), [
      'Salt Works: Roll (rollTable)',
      'Salt Works: 6 entries · 5 different · each 1 in 2 of the Monsters at level 2 · each 1 in 2 of the Events ()',
      'Deep Water: Roll (rollTable)',
      'Deep Water: 3 entries · only one ()',
    ]);
  });

  it('are nowhere else', () => {
    for (const name of ['rules.xml', 'warriors.xml', 'content-es.xml', 'cards.xml'])
      assert.deepEqual(lensesIn(name, readerIn('en')), [], name);
  });
});
