import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { describe, it } from 'mocha';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import type { CodeLens } from 'vscode-languageserver-types';
import type { Settings } from '../../server/lsp/protocol/settings.ts';
import { startServer } from '../../server/lsp/server.ts';
import { memoryHost } from '../support/memoryHost.ts';

const uri = 'file:///refresh/rules.xml';
const text = '<rules><rule id="a" name="A"><?odds shaken: 1D6 + battle-level <= 6 ?></rule></rules>';

/** Changes the settings of a client that can do `refreshable`, and compares what it is told with and what its lens says before and after. */
async function check(
  refreshable: object,
  [before, after]: readonly [Settings, Settings],
  expected: { readonly told: readonly string[]; readonly titles: readonly string[] },
): Promise<void> {
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  const streams = [new StreamMessageReader(toServer), new StreamMessageWriter(toClient)] as const;
  startServer(createConnection(ProposedFeatures.all, ...streams), {
    packs: [],
    createHost: () => memoryHost(new Map()),
  });
  const client = createMessageConnection(new StreamMessageReader(toClient), new StreamMessageWriter(toServer));
  let settings = before;
  const told: string[] = [];
  client.onRequest('workspace/configuration', ({ items }: { items: unknown[] }) => items.map(() => settings));
  client.onRequest((method) => {
    told.push(method);
    return null;
  });
  client.listen();
  const capabilities = { workspace: { configuration: true, ...refreshable } };
  await client.sendRequest('initialize', { processId: null, rootUri: null, locale: 'en', capabilities });
  await client.sendNotification('initialized', {});
  await client.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId: 'xml', version: 1, text },
  });
  const title = async (): Promise<string | undefined> => {
    const lenses = await client.sendRequest<CodeLens[]>('textDocument/codeLens', { textDocument: { uri } });
    // A lens that rolls is before the odds.
    return (await client.sendRequest<CodeLens>('codeLens/resolve', lenses.at(-1))).command?.title;
  };
  const titles = [await title()];
  settings = after;
  // What was told when all files had been read.
  told.length = 0;
  await client.sendNotification('workspace/didChangeConfiguration', { settings: null });
  titles.push(await title());
  await client.sendRequest('shutdown');
  client.dispose();
  assert.deepEqual({ told: told.toSorted(), titles }, expected);
}

const allLevels = 'shaken → level 1: 83 %, 3: 50 %, 6+: 0 %';

describe('a change of settings', () => {
  it('refreshes lenses and hints, and the next lenses follow it', () =>
    check(
      { codeLens: { refreshSupport: true }, inlayHint: { refreshSupport: true } },
      [{}, { levels: { battleLevel: 3 } }],
      {
        told: ['workspace/codeLens/refresh', 'workspace/inlayHint/refresh'],
        titles: [allLevels, 'shaken → 1 in 2 at Battle-level 3'],
      },
    ));

  it('is not told to a client that cannot refresh', () =>
    check({}, [{ levels: { battleLevel: 6 } }, { levels: { battleLevel: null } }], {
      told: [],
      titles: ['shaken → never at Battle-level 6', allLevels],
    }));
});
