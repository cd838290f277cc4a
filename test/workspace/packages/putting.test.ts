import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { Document } from '../../../server/workspace/documents/document.ts';
import { finished } from '../../../server/workspace/documents/steps.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { snapshot } from '../../support/snapshot.ts';

const uri = 'file:///salt/rules.xml';

function rules(...ids: readonly string[]): string {
  const entries = ids.map((id) => `<rule id="${id}" name="${id.toUpperCase()} n">On n+ see <rule id="eel" />.</rule>`);
  return `<rules>\n${entries.join('\n')}\n</rules>\n`;
}

describe('a file that has changed', () => {
  it('is known at every moment of its reading, first as it was, then as it is', () => {
    const workspace = new Workspace([]);
    workspace.putFile(uri, rules('eel', 'ray'));
    const steps = workspace.putting(new Document(uri, 'xml', 0, rules('eel', 'ray', 'cod')));
    const known: boolean[] = [];
    for (let next = steps.next(); ; next = steps.next()) {
      assert.ok(workspace.ruleWithId('eel') && workspace.ruleWithId('ray'));
      assert.equal(workspace.get(uri)?.getText().includes('cod'), workspace.ruleWithId('cod') !== undefined);
      known.push(workspace.ruleWithId('cod') !== undefined);
      if (next.done) break;
      next.value();
    }
    assert.ok(known.length > 3);
    assert.deepEqual(known, [...known.slice(1).map(() => false), true]);
  });

  it('leaves nothing of its old text, and the index of a first reading', () => {
    const workspace = new Workspace([]);
    workspace.putFile(uri, rules('eel', 'ray'));
    finished(workspace.putting(new Document(uri, 'xml', 0, rules('cod', 'eel'))));
    const fresh = new Workspace([]);
    fresh.putFile(uri, rules('cod', 'eel'));
    assert.equal(workspace.ruleWithId('ray'), undefined);
    assert.deepEqual(snapshot(workspace), snapshot(fresh));
  });

  it('has the keys of what is calculated from it changed', () => {
    const workspace = new Workspace([]);
    workspace.putFile(uri, rules('eel', 'ray'));
    const { index } = workspace;
    const keys = (): readonly number[] => [index.namesKey, index.referencesKey, index.definitionsKey, index.tagsKey];
    const before = keys();
    finished(workspace.putting(new Document(uri, 'xml', 0, rules('eel', 'cod', 'ray'))));
    const after = keys();
    assert.deepEqual(
      after.map((key, at) => key === before[at]),
      // A rules file refers to nothing.
      [false, true, false, false],
    );
    const monsters = '<monsters><monster><special><rule id="eel" /></special></monster></monsters>';
    finished(workspace.putting(new Document('file:///salt/monsters.xml', 'xml', 0, monsters)));
    assert.notEqual(index.referencesKey, after[1]);
  });

  for (const edits of [
    [[0, 7, '<rules>']],
    [[40, 60, '']],
    [[90, 90, '</rule>\n<rule id="hake" name="HAKE n">See it.']],
    [
      [150, 170, '<p>'],
      [20, 30, 'x'],
    ],
  ] as const)
    for (const [what, old] of [
      ['new', undefined],
      ['known by another text', rules('eel')],
    ] as const)
      it(`may be edited between the steps, if it is ${what}: ${JSON.stringify(edits)}`, () => {
        for (const steps of [0, 1, 2, 3, 5]) {
          const workspace = new Workspace([]);
          if (old !== undefined) workspace.putFile(uri, old);
          const document = new Document(uri, 'xml', 1, rules('eel', 'ray', 'cod', 'ling'));
          const putting = workspace.putting(document);
          for (let step = 0; step < steps; step++) putting.next().value?.();
          for (const [start, end, text] of edits)
            workspace.update(document, [{ range: document.range({ start, end }), text }], document.version + 1);
          finished(putting);
          const fresh = new Workspace([]);
          fresh.put(new Document(uri, 'xml', 1, document.getText()));
          assert.deepEqual(snapshot(workspace), snapshot(fresh), `after ${steps} steps`);
        }
      });

  it('does nothing for the document that is there', () => {
    const workspace = new Workspace([]);
    const read = workspace.putFile(uri, rules('eel'));
    assert.ok(read);
    const { namesKey } = workspace.index;
    assert.equal(workspace.putting(read).next().done, true);
    assert.equal(workspace.index.namesKey, namesKey);
  });
});
