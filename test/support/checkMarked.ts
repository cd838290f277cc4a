import assert from 'node:assert/strict';
import type { ProblemCode } from '../../server/checks/problems/kinds.ts';
import { messagesFor } from '../../server/wording/messages.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { assertProblems, readMarked } from './marked.ts';
import { isOneOf, problemsOf } from './problems.ts';

/** Others are further files of the workspace, by their URIs. */
type Check = (marked: string, others?: Readonly<Record<string, string>>, uri?: string) => void;

/**
 * Holds the problems of a rules file against those marked in it, see `readMarked`.
 *
 * @param own the codes of the family that is tested: problems with other codes are other tests' matter, so that a new check breaks no test
 *   but its own.
 */
export function checkMarkedFor(...own: readonly ProblemCode[]): Check {
  const isOwn = isOneOf(...own);
  return (marked, others = {}, uri = 'file:///a/rules.xml') => {
    const { text, expected } = readMarked(marked.replace(/^\n/, ''));
    const foreign = expected.find((problem) => !isOwn(problem));
    assert.equal(foreign, undefined, `${foreign?.code} is not of the family`);
    const workspace = new Workspace([]);
    for (const [other, content] of Object.entries(others)) workspace.putFile(other, content);
    const document = workspace.putFile(uri, text);
    assert.ok(document, 'the file is not taken for one of ours');
    const problems = problemsOf(workspace, document, messagesFor('en')).filter(isOwn);
    assertProblems(document, problems, expected);
  };
}
