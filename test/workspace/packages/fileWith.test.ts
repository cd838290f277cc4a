import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { Document } from '../../../server/workspace/documents/document.ts';
import { finished } from '../../../server/workspace/documents/steps.ts';
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
    const keys = (): readonly number[] => [workspace.index.definitionsKey, workspace.index.namesKey];
    const before = keys();
    read.shownAs(1, undefined);
    workspace.put(read);
    assert.deepEqual(keys(), before);
    assert.equal(read.version, 1);
    assert.equal(workspace.ruleWithId('ray')?.document, read);
  });

  it('is read again after an edit, and while only a part of it is known', () => {
    const workspace = new Workspace([]);
    const read = new Document(uri, 'xml', 0, text);
    const steps = workspace.putting(read);
    steps.next();
    assert.equal(workspace.fileWith(uri, 'xml', text), undefined);
    finished(steps);
    assert.equal(workspace.fileWith(uri, 'xml', text), read);
    workspace.update(read, [{ range: read.range({ start: 0, end: 0 }), text: ' ' }], 1);
    assert.equal(workspace.fileWith(uri, 'xml', ` ${text}`), undefined);
  });

  it('has all its rules when it is opened in the middle of reading', () => {
    const workspace = new Workspace([]);
    const read = new Document(uri, 'xml', 0, text);
    workspace.putting(read).next();
    workspace.put(read);
    assert.equal(workspace.ruleWithId('ray')?.document, read);
    assert.equal(workspace.fileWith(uri, 'xml', text), read);
  });
});
