import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { Run } from '../../../server/queries/run.ts';
import { Document } from '../../../server/workspace/documents/document.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';

const uri = 'file:///salt/rules.xml';
const text = '<rules>\n<rule id="eel" name="EEL">Text.</rule>\n<rule id="ray" name="RAY">Text.</rule>\n</rules>\n';

describe('a file that an editor opens', () => {
  it('is the document that was read, if its text is the same', () => {
    const workspace = new Workspace([]);
    const read = workspace.putFile(uri, text);
    assert.ok(read);
    assert.equal(workspace.fileWith(uri, 'xml', text), read);
    assert.equal(workspace.fileWith(uri, 'xml', text.replace('ray', 'rat')), undefined);
    assert.equal(workspace.fileWith(uri, 'xml', `${text} `), undefined);
    assert.equal(workspace.fileWith(uri, 'markdown', text), undefined);
    assert.equal(workspace.fileWith('file:///%73alt/rules.xml', 'xml', text), undefined);
    assert.equal(workspace.fileWith('file:///salt/others.xml', 'xml', text), undefined);
  });

  it('is not read again', () => {
    const workspace = new Workspace([]);
    const read = workspace.putFile(uri, text);
    assert.ok(read);
    const { index } = workspace.all;
    const marks = (): readonly unknown[] => [
      ...index.marks(),
      index.inputOf('files').mark,
      index.inputOf('definitions rule ray').mark,
    ];
    const before = marks();
    read.version = 1;
    workspace.put(read);
    for (const [at, mark] of marks().entries()) assert.equal(mark, before[at]);
    assert.equal(read.version, 1);
    assert.equal(workspace.all.ruleWithId('ray')?.document, read);
  });

  it('is read again after an edit, and while only a part of it is known', () => {
    const workspace = new Workspace([]);
    const read = new Document(uri, 'xml', 0, text);
    const run = new Run(assert.ifError);
    const work = (): void => workspace.put(read);
    assert.equal(
      run.goOn(work, () => true),
      undefined,
    );
    assert.equal(workspace.fileWith(uri, 'xml', text), undefined);
    assert.ok(run.goOn(work, () => false));
    assert.equal(workspace.fileWith(uri, 'xml', text), read);
    workspace.update(read, [{ range: read.range({ start: 0, end: 0 }), text: ' ' }], 1);
    assert.equal(workspace.fileWith(uri, 'xml', ` ${text}`), undefined);
  });

  it('has all its rules when it is opened in the middle of reading', () => {
    const workspace = new Workspace([]);
    const read = new Document(uri, 'xml', 0, text);
    const run = new Run(assert.ifError);
    const work = (): void => workspace.put(read);
    assert.equal(
      run.goOn(work, () => true),
      undefined,
    );
    workspace.put(read);
    assert.ok(run.goOn(work, () => true));
    assert.equal(workspace.all.ruleWithId('ray')?.document, read);
    assert.equal(workspace.fileWith(uri, 'xml', text), read);
  });
});
