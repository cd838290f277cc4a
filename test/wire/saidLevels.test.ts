import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { CodeLens, Hover } from 'vscode-languageserver-types';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import { openSession } from './openSession.ts';

const uri = 'file:///own/mill.md';
const text = [
  '# The Mill',
  '',
  'For three Warriors of Battle-level 3.',
  '',
  'Six Goblins (Fear 4) wait. Roll 1D6 for each Warrior: on a 1 he slips.',
].join('\n');

describe('the levels that a text says of itself', () => {
  it('count in its lenses and hovers, and in no other text', async () => {
    const other = 'file:///own/other.md';
    const { connection, end } = await openSession({}, { [uri]: text, [other]: 'Six Goblins (Fear 4) wait.' });
    const titles = async (of: string): Promise<readonly unknown[]> => {
      const lenses: CodeLens[] = await connection.sendRequest('textDocument/codeLens', { textDocument: { uri: of } });
      const shown: CodeLens[] = await Promise.all(
        lenses.map((lens) => connection.sendRequest<CodeLens>('codeLens/resolve', lens)),
      );
      return shown.map(({ command }) => command?.title);
    };
    assert.deepEqual(await titles(uri), [
      'Roll',
      'Fear 4 at Battle-level 3: 1 in 6',
      '1 on 1D6 → each 1 in 6 · of 3: 0.5 · none 58 %',
    ]);
    assert.deepEqual(await titles(other), ['Fear 4 → level 1: 50 %, 3: 17 %, 4+: 0 %']);
    const hover: Hover = await connection.sendRequest('textDocument/hover', {
      textDocument: { uri },
      position: { line: 4, character: 15 },
    });
    assert.match(JSON.stringify(hover), /afraid: 1 in 6 .* at Battle-level 3/);
    await end();
  });

  it('are told with their lines', async () => {
    const { connection, end } = await openSession({}, { [uri]: text });
    const ask = (of: string): Promise<ServerRequests['whq/saidLevels']['result']> =>
      connection.sendRequest('whq/saidLevels', { uri: of });
    assert.deepEqual(await ask(uri), {
      levels: [
        { name: 'battle-level', value: 3, line: 2, isUsed: true },
        { name: 'warriors', value: 3, line: 2, isUsed: true },
      ],
    });
    assert.deepEqual(await ask('file:///own/none.md'), { levels: [] });
    await end();
  });
});
