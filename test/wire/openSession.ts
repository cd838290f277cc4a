import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import {
  createMessageConnection,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node';
import { createConnection, type InitializeResult, ProposedFeatures } from 'vscode-languageserver/node';
import { packs } from '../../server/hosts/packs.ts';
import type { InitializationOptions } from '../../server/lsp/protocol/settings.ts';
import { startServer } from '../../server/lsp/server.ts';
import type { Host } from '../../server/workspace/packages/host.ts';
import { memoryHost } from '../support/memoryHost.ts';

/** What a session may have beside its files. */
export interface OpenSession {
  readonly folder?: string | null;
  readonly host?: Host;
  readonly options?: InitializationOptions;
  /** As in the environment of the server. */
  readonly patience?: number;
}

/**
 * A client with these capabilities, connected with a server in this process, with `files` open: their texts by their URIs. The workspace is
 * empty, or that folder as the host has it.
 */
export async function openSession(
  capabilities: object,
  files: Readonly<Record<string, string>>,
  { folder = null, host = memoryHost(new Map()), options = {}, patience }: OpenSession = {},
): Promise<Session> {
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  const server = createConnection(
    ProposedFeatures.all,
    new StreamMessageReader(toServer),
    new StreamMessageWriter(toClient),
  );
  startServer(server, { packs, createHost: () => host, ...(patience !== undefined && { patience }) });
  const connection = createMessageConnection(new StreamMessageReader(toClient), new StreamMessageWriter(toServer));
  const logged: string[] = [];
  connection.onNotification('window/logMessage', ({ message }: { message: string }) => {
    logged.push(message);
  });
  connection.listen();
  const initialize = {
    processId: null,
    rootUri: folder,
    locale: 'en',
    capabilities,
    initializationOptions: options,
  };
  const { capabilities: announced } = await connection.sendRequest<InitializeResult>('initialize', initialize);
  await connection.sendNotification('initialized', {});
  for (const [uri, text] of Object.entries(files)) await open(connection, uri, text);
  const end = async (): Promise<void> => {
    await connection.sendRequest('shutdown');
    connection.dispose();
    assert.deepEqual(logged, []);
  };
  return { connection, announced, end };
}

export interface Session {
  readonly connection: MessageConnection;
  readonly announced: InitializeResult['capabilities'];
  /** Ends the session; fails if the server has logged anything. */
  readonly end: () => Promise<void>;
}

/** Opens a document as an editor does. */
export function open(connection: MessageConnection, uri: string, text: string): Promise<void> {
  const languageId = uri.endsWith('.md') ? 'markdown' : 'xml';
  return connection.sendNotification('textDocument/didOpen', { textDocument: { uri, languageId, version: 1, text } });
}
