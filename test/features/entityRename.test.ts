import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { TextDocumentEdit } from 'vscode-languageserver-types';
import { prepareRename, rename } from '../../server/features/rename/rename.ts';
import { english as reader } from '../support/cursor.ts';
import { openPackage } from '../support/package.ts';
import { realFiles } from '../support/realFiles.ts';
import { itLong } from '../support/runs.ts';

const files: Readonly<Record<string, string>> = {
  'adventures.xml':
    '<objectiveRoomAdventures>\n<objectiveRoom name="Salt Hall"><adventure id="1" name="Brine"/><adventure id="2" name="Foam"/></objectiveRoom>\n</objectiveRoomAdventures>',
  'cards.xml':
    '<dungeonCards>\n<card id="7" name="SALT HALL" type="OBJECTIVE_ROOM" environment="Cursed City" copyCount="1" enabled="true"/>\n<card id="8" name="DRAIN" type="CORRIDOR" environment="Cursed City" copyCount="1" enabled="true"/>\n</dungeonCards>',
  'content-es.xml':
    '<translations>\n<entry key="monster.eel.name">Anguila</entry>\n<entry key="event.eel.name">Ola</entry>\n<entry key="adventure.salt-hall.1.name">La sal</entry>\n<entry key="adventure.salt-hall.2.name">Espuma</entry>\n<entry key="dungeonCard.7.name">Sala</entry>\n<entry key="warrior.warrior-elf.race">Elfo</entry>\n<entry key="monster.heron.name">Garza</entry>\n</translations>',
  'events.xml': '<events>\n<event id="eel" name="Wave"><rules>It breaks.</rules></event>\n</events>',
  'locations.xml':
    '<locations>\n<location id="quay"><name>Quay</name><visitors><visitor>warrior-elf</visitor><visitor>all</visitor></visitors></location>\n</locations>',
  'monsters.xml': '<monsters>\n<monster id="eel" name="Eel"/>\n<monster id="rat" name="Rat"/>\n</monsters>',
  'notes.md': 'See `eel`, [it](monsters.xml#eel), `rat`, eel and `quay`.',
  'tables.xml':
    '<tables>\n<table name="Tide &amp; Foam"><monster id="eel"/><group><monster id="eel"/><event id="eel"/></group></table>\n<table name=\'Deep\'><tableRef name=\'Tide &amp; Foam\'/></table>\n</tables>',
  'warriors.xml': '<warriors>\n<warrior id="warrior-elf"><name>Elf</name></warrior>\n</warriors>',
};

/** What the files are after renaming at the `|`, or the refusal. */
function renamed(file: string, marked: string, newName: string): Readonly<Record<string, string>> | string {
  const text = files[file] ?? '';
  const plain = marked.replace('|', '');
  assert.ok(text.includes(plain), marked);
  const opened = openPackage({ ...files, [file]: text.replace(plain, marked) });
  const { workspace, document, offset } = opened;
  const target = prepareRename({ scope: workspace.packageOf(document), document, reader }, offset);
  const result = rename({ scope: workspace.packageOf(document), document, reader }, offset, newName, {
    versionOf: () => null,
    hasDocumentChanges: true,
    hasAnnotations: false,
  });
  assert.equal('refusal' in target && 'range' in result, false, 'what is refused is not offered');
  if ('refusal' in result) return result.refusal;
  const changed: Record<string, string> = { ...files };
  for (const { textDocument, edits } of (result.documentChanges ?? []) as TextDocumentEdit[]) {
    const name = textDocument.uri.replace('file:///package/', '');
    const other = workspace.get(textDocument.uri);
    assert.ok(other);
    let after = other.getText();
    for (const edit of [...edits].reverse()) {
      if (!('newText' in edit)) throw new Error('a snippet');
      after =
        after.slice(0, other.offsetAt(edit.range.start)) + edit.newText + after.slice(other.offsetAt(edit.range.end));
    }
    changed[name] = after;
  }
  return changed;
}

/** Renames at each place; the expected files are the old ones with these replacements, each of which must find something. */
function check(
  places: readonly (readonly [file: string, marked: string])[],
  newName: string,
  ...replacements: readonly (readonly [file: string, before: string, after: string])[]
): void {
  const expected: Record<string, string> = { ...files };
  for (const [file, before, after] of replacements) {
    assert.ok(expected[file]?.includes(before), before);
    expected[file] = (expected[file] ?? '').replaceAll(before, after);
  }
  for (const [file, marked] of places) assert.deepEqual(renamed(file, marked, newName), expected, marked);
}

describe('rename of what is no rule', () => {
  it('changes the id of a Monster in tables, keys and texts, and of nothing with the same id', () => {
    check(
      [
        ['monsters.xml', 'id="e|el"'],
        ['tables.xml', '<group><monster id="|eel"'],
        ['content-es.xml', 'monster.eel|.name'],
        ['notes.md', '`ee|l`'],
      ],
      'sea-eel',
      ['monsters.xml', 'id="eel"', 'id="sea-eel"'],
      ['tables.xml', '<monster id="eel"', '<monster id="sea-eel"'],
      ['content-es.xml', 'monster.eel.', 'monster.sea-eel.'],
      ['notes.md', '`eel`', '`sea-eel`'],
      ['notes.md', '#eel)', '#sea-eel)'],
    );
    check(
      [
        ['events.xml', 'id="e|el"'],
        ['tables.xml', '<event id="|eel"'],
      ],
      'wave',
      ['events.xml', 'id="eel"', 'id="wave"'],
      ['tables.xml', '<event id="eel"', '<event id="wave"'],
      ['content-es.xml', 'event.eel.', 'event.wave.'],
    );
  });

  it('changes the name of a table, escaped as each place needs it', () => {
    check(
      [
        ['tables.xml', '<table name="Ti|de &amp; Foam"'],
        ['tables.xml', "<tableRef name='|Tide &amp; Foam'"],
      ],
      'Sam\'s "A" & B',
      ['tables.xml', '"Tide &amp; Foam"', '"Sam\'s &quot;A&quot; &amp; B"'],
      ['tables.xml', "'Tide &amp; Foam'", "'Sam&apos;s &quot;A&quot; &amp; B'"],
    );
  });

  it('changes the name of a room with the keys of its adventures', () => {
    check(
      [
        ['cards.xml', 'name="SALT| HALL"'],
        ['adventures.xml', 'name="|Salt Hall"'],
      ],
      "BRINE'S END",
      ['cards.xml', 'SALT HALL', "BRINE'S END"],
      ['adventures.xml', 'Salt Hall', "BRINE'S END"],
      ['content-es.xml', 'adventure.salt-hall.', 'adventure.brine-s-end.'],
    );
  });

  it('changes the id of an adventure, of a card, of a location and of a Warrior', () => {
    check(
      [
        ['adventures.xml', 'id="1|"'],
        ['content-es.xml', 'salt-hall.|1.name'],
      ],
      'one',
      ['adventures.xml', 'id="1"', 'id="one"'],
      ['content-es.xml', 'salt-hall.1.', 'salt-hall.one.'],
    );
    check(
      [['cards.xml', 'id="|7"']],
      '70',
      ['cards.xml', 'id="7"', 'id="70"'],
      ['content-es.xml', 'Card.7.', 'Card.70.'],
    );
    check(
      [['notes.md', '`qu|ay`']],
      'pier',
      ['locations.xml', 'id="quay"', 'id="pier"'],
      ['notes.md', '`quay`', '`pier`'],
    );
    check(
      [['locations.xml', '<visitor>warrior|-elf']],
      'warrior-wood-elf',
      ['locations.xml', 'warrior-elf', 'warrior-wood-elf'],
      ['warriors.xml', 'warrior-elf', 'warrior-wood-elf'],
      ['content-es.xml', 'warrior-elf', 'warrior-wood-elf'],
    );
  });

  it('refuses in a sentence what would be lost, or could not be written', () => {
    assert.match(String(renamed('monsters.xml', 'id="e|el"', 'rat')), /"rat" is already the Monster "Rat"/);
    assert.match(String(renamed('monsters.xml', 'id="e|el"', 'heron')), /already translations for "heron"/);
    assert.match(String(renamed('monsters.xml', 'id="e|el"', 'Sea Eel')), /cannot be an id/);
    assert.match(String(renamed('tables.xml', '<table name="Ti|de &amp; Foam"', 'Deep')), /already the Table "Deep"/);
    assert.match(String(renamed('tables.xml', '<table name="Ti|de &amp; Foam"', ' ')), /at least one character/);
    assert.match(String(renamed('cards.xml', 'id="|7"', 'seven')), /whole number from 1/);
    assert.match(String(renamed('warriors.xml', '"warrior|-elf', 'elf')), /use "warrior-elf"/);
    assert.match(String(renamed('cards.xml', 'name="DR|AIN"', 'SEWER')), /put the cursor on one/);
    assert.match(String(renamed('monsters.xml', 'name="E|el"', 'x')), /put the cursor on one/);
    assert.match(String(renamed('content-es.xml', 'Anguil|a', 'x')), /put the cursor on one/);
  });

  itLong('takes a whole package along, without a change to any other byte', () => {
    const contents = Object.fromEntries(
      realFiles('WHQ_CORPUS', '.xml').map(({ name, text }) => [name.replaceAll('/', '-'), text]),
    );
    const [name, text] = Object.entries(contents).find(([file]) => file.includes('rpbook-monsters')) ?? ['', ''];
    if (name === '') return;
    const { scope, document, offset } = openPackage({
      ...contents,
      [name]: text.replace('id="rpb-ogre"', 'id="rpb-o|gre"'),
    });
    const result = rename({ scope, document, reader }, offset, 'rpb-brute', {
      versionOf: () => null,
      hasDocumentChanges: true,
      hasAnnotations: false,
    });
    assert.ok(!('refusal' in result));
    const edits = (result.documentChanges ?? []) as TextDocumentEdit[];
    const count = edits.reduce((sum, change) => sum + change.edits.length, 0);
    const all = Object.values(contents).join('');
    assert.equal(count, all.match(/"rpb-ogre"|monster\.rpb-ogre\./g)?.length);
    assert.ok(count > 10, `${count} places`);
  });
});
