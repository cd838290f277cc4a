import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { type DocumentKind, entryNames, kindOf, rootNameOf } from '../../server/formats/kinds.ts';

function check(root: string, kind: DocumentKind | undefined, entries: string[] = []): void {
  assert.equal(kindOf(root), kind);
  if (!kind) return;
  assert.equal(rootNameOf(kind), root);
  assert.deepEqual(entryNames(kind), entries);
}

describe('kinds of document', () => {
  it('are recognised by the root element', () => {
    check('rules', 'rules', ['rule', 'magic']);
    check('monsters', 'monsters', ['monster']);
    check('tables', 'tables', ['table']);
    check('events', 'events', ['event']);
    check('objectiveRoomAdventures', 'adventures', ['objectiveRoom']);
    check('dungeonCards', 'dungeonCards', ['card']);
    check('locations', 'locations', ['location']);
    check('warriors', 'warriors', ['warrior']);
    check('translations', 'translations', ['entry']);
  });
  it('not by anything else', () => {
    for (const root of ['rule', 'Rules', 'adventures', 'project', '', '__proto__', 'toString']) check(root, undefined);
  });
});
