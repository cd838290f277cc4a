import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';

describe('packages of a workspace', () => {
  it('are apart from when a document of another one gets entries until it has none', () => {
    const workspace = new Workspace([]);
    workspace.setRoots(['file:///reef']);
    const own = workspace.putFile('file:///reef/r.xml', '<rules><rule id="eel" name="EEL">x</rule></rules>');
    const unsaved = workspace.read('untitled:Untitled-1', 'xml', 'notes');
    workspace.put(unsaved);
    assert.ok(own);
    assert.equal(workspace.packageOf(own), workspace.all);
    workspace.update(unsaved, [{ text: '<rules><rule id="gull" name="GULL">x</rule></rules>' }], 1);
    assert.notEqual(workspace.packageOf(own), workspace.all);
    workspace.update(unsaved, [{ text: 'notes' }], 2);
    assert.equal(workspace.packageOf(own), workspace.all);
  });
});
