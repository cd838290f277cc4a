import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { EntityKind } from '../../server/formats/format.ts';
import { packs } from '../../server/hosts/packs.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { dungeon } from '../support/package.ts';

function workspaceOf(files: Readonly<Record<string, string>>): Workspace {
  const workspace = new Workspace(packs);
  for (const [name, text] of Object.entries(files)) workspace.putFile(`file:///package/${name}`, text);
  return workspace;
}

/** How many define and name the entity, and how often it is named as a use and in keys. */
function check(workspace: Workspace, kind: EntityKind, id: string, expected: readonly [number, number, number]): void {
  const { entities } = workspace.all.index;
  const references = entities.referencesTo(kind, id);
  const uses = references.filter((reference) => reference.kind === 'use').length;
  assert.deepEqual([entities.withId(kind, id).length, uses, references.length - uses], expected, `${kind} ${id}`);
}

describe('the index of entities', () => {
  it('knows who defines and who names what, by kind and id', () => {
    const workspace = workspaceOf(dungeon);
    check(workspace, 'monster', 'eel', [1, 2, 1]);
    check(workspace, 'event', 'wave', [1, 1, 0]);
    check(workspace, 'table', 'Tide & Foam', [1, 1, 0]);
    check(workspace, 'card', '7', [1, 0, 1]);
    check(workspace, 'room', 'salt hall', [1, 1, 0]);
    check(workspace, 'adventure', 'salt-hall.1', [1, 0, 1]);
    check(workspace, 'location', 'quay', [1, 0, 0]);
    check(workspace, 'warrior', 'warrior-elf', [1, 1, 0]);
    check(workspace, 'monster', 'wave', [0, 0, 0]);
    check(workspace, 'event', '__proto__', [0, 0, 0]);
    assert.deepEqual([...workspace.all.index.entities.repeatedIds('monster')], ['rat']);
    assert.deepEqual([...workspace.all.index.entities.repeatedIds('event')], []);
  });

  it('knows rules and schools of magic under one id, those of the packs last', () => {
    const workspace = workspaceOf({
      'a.xml':
        '<rules><rule id="rpb-fear" name="MY FEAR n">Run.</rule><magic id="brine" name="BRINE">Wet.</magic></rules>',
      'b.xml':
        '<monsters><monster id="m" name="M"><special><magic id="brine" level="1"/></special></monster></monsters>',
    });
    check(workspace, 'rule', 'brine', [1, 1, 0]);
    check(workspace, 'magic', 'brine', [1, 1, 0]);
    const found = workspace.all.index.entities.withId('rule', 'rpb-fear');
    assert.deepEqual(
      found.map(({ isBundled }) => isBundled),
      [false, true],
    );
  });

  it('goes by the last of several, as the app does, and forgets what is taken out', () => {
    const workspace = workspaceOf(dungeon);
    const places = () =>
      workspace.all.index.entities.withId('monster', 'rat').map(({ section }) => section.text.trim());
    assert.deepEqual(places(), ['<monster id="rat" name="Big Rat"/>\n</monsters>', '<monster id="rat" name="Rat"/>']);
    const document = workspace.get('file:///package/monsters.xml') ?? assert.fail();
    const start = document.getText().indexOf('rat');
    const range = { start: document.positionAt(start), end: document.positionAt(start + 3) };
    workspace.update(document, [{ range, text: 'newt' }], 2);
    check(workspace, 'monster', 'rat', [1, 0, 0]);
    check(workspace, 'monster', 'newt', [1, 0, 0]);
    assert.deepEqual([...workspace.all.index.entities.repeatedIds('monster')], []);
    workspace.delete('file:///package/tables.xml');
    check(workspace, 'monster', 'eel', [1, 0, 1]);
    check(workspace, 'table', 'Deep', [0, 0, 0]);
  });

  it('takes nothing for an id that a comment or a text holds', () => {
    const table =
      '<table name="A"><!-- <monster id="eel"/> --><special><text>&lt;event id="wave"/></text></special></table>';
    const workspace = workspaceOf({ 'a.xml': `<tables>${table}</tables>` });
    check(workspace, 'monster', 'eel', [0, 0, 0]);
    check(workspace, 'event', 'wave', [0, 0, 0]);
  });
});
