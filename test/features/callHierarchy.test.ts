import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { CallHierarchyItem, Range } from 'vscode-languageserver-types';
import { incomingCalls, outgoingCalls, prepareCallHierarchy } from '../../server/features/callHierarchy.ts';
import { english, readerIn } from '../support/cursor.ts';
import { inDungeon, openPackage } from '../support/package.ts';

const files = {
  'rules.xml':
    '<rules>\n<rule id="my-scare" name="SCARE n"><p>Like Fear 1, not Scare 2. A plain word.</p></rule>\n<rule id="my-dread" name="DREAD n"><?variant-of my-scare ?><p>As Scare 7.</p></rule>\n</rules>',
  'monsters.xml':
    '<monsters>\n<monster id="my-ogre" name="Pit Ogre"><wounds>9</wounds><special><rule id="my-scare">Scare 5</rule><rule id="my-scare">Scare 6</rule><text>Fear 3; Fly.</text></special></monster>\n</monsters>',
  'tables.xml':
    '<tables>\n<table name="Pit"><group><monster id="my-ogre"/></group><monster id="nobody"/></table>\n</tables>',
  'content-es.xml': '<translations>\n<entry key="rule.my-scare.name">SUSTO n</entry>\n</translations>',
  'a.md': 'Two ogres (Scare 4, Fear 6).\n',
};

type Calls = Readonly<Record<string, readonly string[]>>;

/** Who uses what the cursor before that text is on, and what that uses, each with the places. */
function check(file: keyof typeof files, at: string, item: string, incoming: Calls, outgoing: Calls): void {
  assert.ok(files[file].includes(at), at);
  const { workspace, scope, document, offset } = openPackage({ ...files, [file]: files[file].replace(at, `|${at}`) });
  const reader = english;
  const [prepared, ...others] = prepareCallHierarchy({ scope, document, reader }, offset);
  assert.ok(prepared && others.length === 0);
  const nameOf = ({ name, detail, uri, range, selectionRange }: CallHierarchyItem): string => {
    const within = workspace.get(uri) ?? workspace.packWith(uri);
    assert.ok(within && within.offsetAt(range.start) <= within.offsetAt(selectionRange.start));
    assert.ok(within.offsetAt(selectionRange.end) <= within.offsetAt(range.end));
    return detail === undefined ? name : `${name} · ${detail}`;
  };
  const textsIn = (uri: string, ranges: readonly Range[]): readonly string[] => {
    const within = workspace.get(uri) ?? workspace.packWith(uri);
    return ranges.map((range) => within?.getText(range) ?? '');
  };
  assert.equal(nameOf(prepared), item);
  // As it comes back from an editor.
  const returned = JSON.parse(JSON.stringify(prepared)) as CallHierarchyItem;
  assert.deepEqual(
    Object.fromEntries(
      incomingCalls({ scope, reader }, returned).map(({ from, fromRanges }) => [
        nameOf(from),
        textsIn(from.uri, fromRanges),
      ]),
    ),
    incoming,
  );
  assert.deepEqual(
    Object.fromEntries(
      outgoingCalls({ scope, reader }, returned).map(({ to, fromRanges }) => [
        nameOf(to),
        textsIn(prepared.uri, fromRanges),
      ]),
    ),
    outgoing,
  );
}

describe('callHierarchy', () => {
  const usesOfScare = {
    'DREAD n · rules.xml': ['Scare 7'],
    'Pit Ogre · monsters.xml': ['my-scare', 'my-scare'],
    'a.md': ['Scare 4'],
  };
  const usedByScare = { 'FEAR n · Roleplay Book': ['Fear 1'] };

  it('tells who uses a rule, and which rules it mentions', () => {
    const scare = 'SCARE n · rules.xml';
    check('rules.xml', 'my-scare', scare, usesOfScare, usedByScare);
    check('a.md', 'Scare 4', scare, usesOfScare, usedByScare);
    check('monsters.xml', 'Scare 6', scare, usesOfScare, usedByScare);
    check('rules.xml', 'plain word', scare, usesOfScare, usedByScare);
    check('rules.xml', 'As Scare', 'DREAD n · rules.xml', {}, { 'SCARE n · rules.xml': ['Scare 7'] });
  });

  it('tells which tables have a Monster, and what the Monster has', () => {
    const ogre = 'Pit Ogre · monsters.xml';
    const tables = { 'Pit · tables.xml': ['my-ogre'] };
    const abilities = {
      'SCARE n · rules.xml': ['my-scare', 'my-scare'],
      'FEAR n · Roleplay Book': ['Fear 3'],
      'FLY · Roleplay Book': ['Fly'],
    };
    check('monsters.xml', 'Pit Ogre', ogre, tables, abilities);
    check('monsters.xml', '9</wounds>', ogre, tables, abilities);
    check('tables.xml', 'my-ogre', ogre, tables, abilities);
  });

  it('tells which tables lead to a table or an Event, and which entries a card or a Warrior is named in', () => {
    const reader = english;
    const callers = (file: Parameters<typeof inDungeon>[0], at: string) => {
      const { scope, document, offset } = openPackage(inDungeon(file, at));
      const [item] = prepareCallHierarchy({ scope, document, reader }, offset);
      assert.ok(item);
      return [item.name, ...incomingCalls({ scope, reader }, item).map(({ from }) => from.name)];
    };
    assert.deepEqual(callers('tables.xml', 'tableRef name="Tide'), ['Tide & Foam', 'Deep']);
    assert.deepEqual(callers('events.xml', 'breaks'), ['Wave', 'Tide & Foam']);
    assert.deepEqual(callers('cards.xml', 'Cursed'), ['SALT HALL', 'Salt Hall']);
    assert.deepEqual(callers('warriors.xml', 'Elf'), ['Elf', 'Quay']);
  });

  it('tells of which Monsters a table is made', () => {
    check('tables.xml', 'Pit"', 'Pit · tables.xml', {}, { 'Pit Ogre · monsters.xml': ['my-ogre'] });
  });

  it('tells of a bundled rule who uses it in the workspace', () => {
    const uses = { 'a.md': ['Fear 6'], 'Pit Ogre · monsters.xml': ['Fear 3'], 'SCARE n · rules.xml': ['Fear 1'] };
    const { scope, document, offset } = openPackage({ ...files, 'a.md': 'Two ogres (Scare 4, Fe|ar 6).\n' });
    const reader = readerIn('es');
    const [item] = prepareCallHierarchy({ scope, document, reader }, offset);
    assert.equal(item?.detail, 'Libro de Rol');
    assert.deepEqual(
      incomingCalls({ scope, reader }, item).map(({ from }) => from.name),
      Object.keys(uses).map((name) => name.split(' · ')[0]),
    );
  });

  it('has nothing to say where there is no entry', () => {
    const { scope, document, offset } = openPackage({ 'a.md': 'Nothing |here.' });
    assert.deepEqual(prepareCallHierarchy({ scope, document, reader: english }, offset), []);
    const foreign = openPackage({ 'a.xml': '<rules>|</rules>' });
    assert.deepEqual(
      prepareCallHierarchy({ scope: foreign.scope, document: foreign.document, reader: english }, foreign.offset),
      [],
    );
  });
});
