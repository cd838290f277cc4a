import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { Run } from '../../../server/queries/run.ts';
import { Document } from '../../../server/workspace/documents/document.ts';
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
    const document = new Document(uri, 'xml', 0, rules('eel', 'ray', 'cod'));
    const run = new Run(assert.ifError);
    const known: boolean[] = [];
    for (let isDone = false; !isDone; ) {
      isDone =
        run.goOn(
          () => workspace.put(document),
          () => true,
        ) !== undefined;
      assert.ok(workspace.all.ruleWithId('eel') && workspace.all.ruleWithId('ray'));
      assert.equal(workspace.get(uri)?.getText().includes('cod'), workspace.all.ruleWithId('cod') !== undefined);
      known.push(workspace.all.ruleWithId('cod') !== undefined);
    }
    assert.ok(known.length > 3);
    assert.deepEqual(known, [...known.slice(1).map(() => false), true]);
  });

  it('leaves nothing of its old text, and the index of a first reading', () => {
    const workspace = new Workspace([]);
    workspace.putFile(uri, rules('eel', 'ray'));
    workspace.put(new Document(uri, 'xml', 0, rules('cod', 'eel')));
    const fresh = new Workspace([]);
    fresh.putFile(uri, rules('cod', 'eel'));
    assert.equal(workspace.all.ruleWithId('ray'), undefined);
    assert.deepEqual(snapshot(workspace), snapshot(fresh));
  });

  it('has the marks of what is calculated from it changed', () => {
    const workspace = new Workspace([]);
    workspace.putFile(uri, rules('eel', 'ray'));
    const { index } = workspace.all;
    const questions = ['names', 'ids', 'files', 'references', 'definitions rule cod', 'references rule eel'];
    const marks = (): readonly unknown[] => questions.map((question) => index.inputOf(question).mark);
    const changes = (put: Document): readonly string[] => {
      const before = marks();
      workspace.put(put);
      const after = marks();
      return questions.filter((_, at) => before[at] !== after[at]);
    };
    // A rules file that only mentions them refers to nothing.
    const without = (...ids: readonly string[]): string => rules(...ids).replaceAll(' see <rule id="eel" />', '');
    workspace.put(new Document(uri, 'xml', 0, without('eel', 'ray')));
    assert.deepEqual(changes(new Document(uri, 'xml', 0, without('eel', 'cod', 'ray'))), [
      'names',
      'ids',
      'files',
      'definitions rule cod',
    ]);
    const monsters = '<monsters><monster><special><rule id="eel" /></special></monster></monsters>';
    const uses = changes(new Document('file:///salt/monsters.xml', 'xml', 0, monsters));
    assert.deepEqual(
      ['references', 'references rule eel', 'names'].map((question) => uses.includes(question)),
      [true, true, false],
    );
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
      it(`may be edited between the slices, if it is ${what}: ${JSON.stringify(edits)}`, () => {
        for (const slices of [0, 1, 2, 3, 5]) {
          const workspace = new Workspace([]);
          if (old !== undefined) workspace.putFile(uri, old);
          const document = new Document(uri, 'xml', 1, rules('eel', 'ray', 'cod', 'ling'));
          const run = new Run(assert.ifError);
          const work = (): void => workspace.put(document);
          for (let slice = 0; slice < slices; slice++) run.goOn(work, () => true);
          for (const [start, end, text] of edits)
            workspace.update(document, [{ range: document.range({ start, end }), text }], document.version + 1);
          while (!run.goOn(work, () => true));
          const fresh = new Workspace([]);
          fresh.put(new Document(uri, 'xml', 1, document.getText()));
          assert.deepEqual(snapshot(workspace), snapshot(fresh), `after ${slices} slices`);
        }
      });

  it('does nothing for the document that is there', () => {
    const workspace = new Workspace([]);
    const read = workspace.putFile(uri, rules('eel'));
    assert.ok(read);
    const names = workspace.all.index.inputOf('names');
    const { mark } = names;
    const run = new Run(assert.ifError);
    assert.ok(
      run.goOn(
        () => workspace.put(read),
        () => true,
      ),
    );
    assert.equal(names.mark, mark);
  });
});
