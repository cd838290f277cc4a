import assert from 'node:assert/strict';
import { messagesFor } from '../../server/wording/messages.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { assertProblems, readMarked } from './marked.ts';
import { problemsOf } from './problems.ts';

/** The problems of a rules file are those marked in it, see `readMarked`. `others` are further files of the workspace, by their URIs. */
export function checkMarked(
  marked: string,
  others: Readonly<Record<string, string>> = {},
  uri = 'file:///a/rules.xml',
): void {
  const { text, expected } = readMarked(marked.replace(/^\n/, ''));
  const workspace = new Workspace([]);
  for (const [other, content] of Object.entries(others)) workspace.putFile(other, content);
  const document = workspace.putFile(uri, text);
  assert.ok(document, 'the file is not taken for one of ours');
  assertProblems(document, problemsOf(workspace, document, messagesFor('en')), expected);
}
