import assert from 'node:assert/strict';
import { judgeOf } from '../../server/cli/check/judge.ts';
import { gather } from '../../server/cli/files/gather.ts';
import { packs } from '../../server/hosts/packs.ts';
import { cliWordsFor } from '../../server/wording/cliWordsFor.ts';
import { messagesFor } from '../../server/wording/messages.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { isLong, itProperty } from '../support/runs.ts';

const messages = messagesFor('en');

itProperty('finds the same problems whether the results of documents are kept or dropped', async () => {
  const found = async (areResultsKept: boolean, times: number): Promise<unknown> => {
    const workspace = new Workspace(packs);
    const { documents } = await gather(workspace, process.cwd(), folders);
    const call = {
      messages,
      words: cliWordsFor('en'),
      values: new Map<string, string>(),
      terminal: { workingFolder: '.' },
    };
    const { problemsOf } = await judgeOf(call, workspace, { documents, hasRoomForResults: areResultsKept });
    for (let time = 1; time < times; time++) for (const document of documents.values()) problemsOf(document);
    return [...documents].map(([path, document]) => [path, problemsOf(document)]);
  };
  const kept = await found(true, 1);
  assert.ok(JSON.stringify(kept).includes('"code"'));
  assert.deepEqual(await found(false, 1), kept);
  assert.deepEqual(await found(false, 2), kept);
});

/** Packages with problems of many kinds. */
const folders = ['docs/example', ...(isLong ? ['test/translations/marked'] : [])];
