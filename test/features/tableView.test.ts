import assert from 'node:assert/strict';
import { noPreview } from '../../server/answers/reader.ts';
import { tableView } from '../../server/features/tableView.ts';
import { packs } from '../../server/hosts/packs.ts';
import { messagesFor } from '../../server/wording/messages.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';

/** The view of the table at the first occurrence of some words. */
function viewAt(text: string, words: string, language = 'en', name = 'a.md') {
  const document = new Document(`file:///${name}`, name.endsWith('.md') ? 'markdown' : 'xml', 1, text);
  const reader = { messages: messagesFor(language), preview: noPreview };
  return tableView({ scope: new Workspace(packs).all, document, reader }, document.positionAt(text.indexOf(words)));
}

const vault = `# The vault

Roll 1D6:

1-2 Nothing.
4 A gem worth 1D6 x 10 gold.
5-6 A trap. Roll 1D6:
1-3 A pit.
4-6 A dart.
`;

describe('the view of a table', () => {
  it('has its heading, its rows with their chances, and the tables in them', () => {
    const view = viewAt(vault, '4 A gem');
    assert.ok(view);
    assert.deepEqual([view.title, view.summary], ['The vault', '1D6 table · 3 rows · not complete']);
    assert.deepEqual(
      view.rows.map(({ mark, text, chance, weight, atMost, tables }) => [
        mark,
        text,
        chance?.exact,
        weight,
        atMost,
        tables.length,
      ]),
      [
        ['1-2', 'Nothing.', '1 in 3', 2, '33 %', 0],
        ['4', 'A gem worth 1D6 x 10 gold.', '1 in 6', 1, '67 %', 0],
        ['5-6', 'A trap. Roll 1D6:', '1 in 3', 2, '100 %', 1],
      ],
    );
  });

  it('says plainly which score has no row, in the language of the reader', () => {
    assert.match(
      viewAt(vault, '4 A gem')?.faults.join() ?? '',
      /^No row of this table has 3, which 1D6 shows in 1 of 6 rolls\./,
    );
    assert.match(viewAt(vault, '4 A gem', 'es')?.faults.join() ?? '', /3/);
    assert.equal(viewAt(vault, '4 A gem', 'es')?.summary, 'tabla de 1D6 · 3 filas · incompleta');
  });

  it('calls no table complete that is not, where no problem is reported either', () => {
    assert.deepEqual([viewAt(vault, '4 A gem')?.isComplete, viewAt(vault, '4-6 A dart')?.isComplete], [false, true]);
    const chest = '| 2D6 | In the chest |\n| --- | --- |\n| 2-7 | Dust |\n| 8-12 | 100 gold |\n';
    const unclear = viewAt(
      `Roll 1D6:\n\n1-3 A rat.\n4-5 A bat. Search the chest below.\n\n$$)6 A cat.\n\n${chest}`,
      '1-3',
    );
    assert.deepEqual([unclear?.faults, unclear?.isComplete], [[], false]);
  });

  it('of a table within a row leads back to the one around, and has its own problems only', () => {
    const view = viewAt(vault, '4-6 A dart');
    assert.deepEqual(view?.faults, []);
    assert.equal(view?.around?.label, 'Back to the table around it, row 5-6');
    assert.deepEqual(view.around.position, viewAt(vault, '4 A gem')?.position);
  });

  it('of an entry has its name, without markup', () => {
    const text =
      '<rules><rule id="a-well" name="WELL n"><p>Roll 1D6.</p><table><tr><td>1-3</td><td><b>Dry</b> &amp; deep.</td></tr><tr><td>4-6</td><td>Wet.</td></tr></table></rule></rules>';
    const view = viewAt(text, '4-6', 'en', 'a.xml');
    assert.deepEqual([view?.title, view?.rows[0]?.text, view?.isEditable], ['WELL n', 'Dry & deep.', true]);
  });

  it('has no chances where the roll is not known, and says so', () => {
    const added = 'Roll 1D6 and add his Strength:\n\n4 or less He falls.\n5-7 He slips.\n8+ He holds.';
    const view = viewAt(added, '5-7');
    assert.deepEqual([view?.isEditable, view?.rows[0]?.chance], [false, undefined]);
    assert.match(view?.note ?? '', /^There are no chances/);
  });

  it('says why rows out of order cannot be changed', () => {
    const view = viewAt('Roll 1D6:\n\n1-2 A rat.\n5-6 A bat.\n3-4 A cat.\n', '1-2');
    if (view && view.rows.length === 3) assert.deepEqual([view.isEditable, /order/.test(view.note)], [false, true]);
  });

  it('is none where there is no table', () => assert.equal(viewAt('# The vault\n\nNothing.', 'Nothing'), undefined));
});
