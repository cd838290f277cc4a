import assert from 'node:assert/strict';
import type { Workspace } from '../../server/workspace/packages/workspace.ts';

/** Puts one text in the place of another in a document of the workspace, as an editor does. */
export function replaceIn(workspace: Workspace, uri: string, before: string, after: string): void {
  const document = workspace.get(uri);
  assert.ok(document, uri);
  const at = document.getText().indexOf(before);
  assert.ok(at >= 0, before);
  const range = document.range({ start: at, end: at + before.length });
  workspace.update(document, [{ range, text: after }], document.version + 1);
}
