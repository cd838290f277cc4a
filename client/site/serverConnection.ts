import { LSPClient, type LSPClientExtension, type Transport } from '@codemirror/lsp-client';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import { ExampleFiles, exampleFolder } from './exampleFiles.ts';
import { safeHtml } from './safeHtml.ts';

/** A request or a notification of the server. */
interface ServerMessage {
  readonly id?: number | string;
  readonly method?: string;
  readonly params?: unknown;
}

/** A problem, as LSP has it; severities count from 1, an error. */
export interface ServerProblem {
  readonly range: { readonly start: Place; readonly end: Place };
  readonly severity?: number;
  readonly message: string;
  readonly code?: string | number;
}

interface Place {
  readonly line: number;
  readonly character: number;
}

/** What the page does with what the server says unasked. */
interface Listener {
  readonly problems: (uri: string, problems: readonly ServerProblem[]) => void;
  /** The lenses may have changed. */
  readonly lenses: () => void;
}

export interface ServerConnection {
  readonly client: LSPClient;
  readonly files: ExampleFiles;
  /** Asks a question beyond LSP, about the texts as they are now. */
  ask<Method extends keyof ServerRequests>(
    method: Method,
    params: ServerRequests[Method]['params'],
  ): Promise<ServerRequests[Method]['result']>;
}

/** In milliseconds: a fight may take some time. */
const longestAnswer = 60_000;

/**
 * Connects the page with a server in a worker.
 *
 * @param texts the files of the example: texts by their paths.
 * @param extensions of the editor, for all files.
 */
export function connectServer(
  worker: Worker,
  texts: Readonly<Record<string, string>>,
  language: string,
  extensions: readonly LSPClientExtension[],
  listener: Listener,
): ServerConnection {
  let files: ExampleFiles | undefined;
  const client = new LSPClient({
    rootUri: exampleFolder,
    timeout: longestAnswer,
    initializationOptions: { language, commandLinks: true },
    sanitizeHTML: safeHtml,
    workspace: (owner) => {
      files = new ExampleFiles(owner, texts);
      return files;
    },
    extensions: [{ clientCapabilities: capabilities }, ...extensions],
    notificationHandlers: {
      'textDocument/publishDiagnostics': (_, { uri, diagnostics }) => {
        listener.problems(uri, diagnostics);
        return true;
      },
      'window/logMessage': () => true,
    },
  });
  const known = files as ExampleFiles | undefined;
  if (known === undefined) throw new Error('The client has made no workspace.');
  client.connect(transportTo(worker, (message) => answerFor(message, known, listener)));
  return {
    client,
    files: known,
    ask: async (method, params) => {
      client.sync();
      return await client.request(method, params);
    },
  };
}

/** What the page can do besides what the editor's client says of itself. */
const capabilities = { workspace: { configuration: true, codeLens: { refreshSupport: true } } };

/** The worker as the client of the editor wants it: with texts, and without the server's own requests, which the page answers. */
function transportTo(worker: Worker, answer: (message: ServerMessage) => unknown): Transport {
  const receivers = new Set<(text: string) => void>();
  worker.addEventListener('message', ({ data }: MessageEvent<ServerMessage>) => {
    if (data.id !== undefined && data.method !== undefined) {
      worker.postMessage({ jsonrpc: '2.0', id: data.id, result: answer(data) });
      return;
    }
    const text = JSON.stringify(data);
    for (const receive of receivers) receive(text);
  });
  return {
    send: (text) => {
      const message = JSON.parse(text);
      // The editor's client says that it asks for problems, and never does. Without that the server sends them.
      if (message.method === 'initialize') delete message.params.capabilities.textDocument.diagnostic;
      worker.postMessage(message);
    },
    subscribe: (receive) => receivers.add(receive),
    unsubscribe: (receive) => receivers.delete(receive),
  };
}

function answerFor({ method, params }: ServerMessage, files: ExampleFiles, listener: Listener): unknown {
  const { items, uri } = Object(params) as { readonly items?: readonly unknown[]; readonly uri?: string };
  switch (method) {
    case 'workspace/configuration':
      return items?.map(() => null) ?? [];
    case 'workspace/codeLens/refresh':
      listener.lenses();
      return null;
    case 'whq/readFolder':
      return files.look(uri ?? '');
    case 'whq/readFile':
      return files.read(uri ?? '') ?? { reason: null };
    default:
      return null;
  }
}
