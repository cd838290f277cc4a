import assert from 'node:assert/strict';
import { it } from 'mocha';
import { usualChoices } from '../../server/checks/settings/chosenProblems.ts';
import { reportedProblems } from '../../server/cli/check/judge.ts';
import { gather } from '../../server/cli/files/gather.ts';
import { packs } from '../../server/hosts/packs.ts';
import type { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';

it('finds the same problems whether the results of documents are kept or dropped', async () => {
  const found = async (areResultsKept: boolean, times: number): Promise<unknown> => {
    const workspace = new Workspace(packs);
    const { documents } = await gather(workspace, process.cwd(), folders);
    const problemsOf = (document: Document) => reportedProblems(workspace, document, usualChoices, areResultsKept);
    for (let time = 1; time < times; time++) for (const document of documents.values()) problemsOf(document);
    return [...documents].map(([path, document]) => [path, problemsOf(document)]);
  };
  const kept = await found(true, 1);
  assert.ok(JSON.stringify(kept).includes('"code"'));
  assert.deepEqual(await found(false, 1), kept);
  assert.deepEqual(await found(false, 2), kept);
});

/** Packages with problems of many kinds. */
const folders = ['docs/example', 'test/translations/marked'];
