import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import {
  createMessageConnection,
  type MessageConnection,
  type MessageReader,
  type MessageWriter,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node';
import { createConnection, type InitializeResult, ProposedFeatures } from 'vscode-languageserver/node';
import type { Diagnostic, Position } from 'vscode-languageserver-types';
import { packs } from '../../server/hosts/packs.ts';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import type { InitializationOptions } from '../../server/lsp/protocol/settings.ts';
import { startServer } from '../../server/lsp/server.ts';
import type { Host } from '../../server/workspace/packages/host.ts';
import { memoryHost } from '../support/memoryHost.ts';

/** The folder of a workspace that has files. */
export const folder = 'file:///package';

/** What a session may have beside its open documents. */
interface Opening {
  /** The files of the folder by their paths; without them the workspace is empty. */
  readonly disk?: Readonly<Record<string, string>>;
  /** Another folder, of files on the real disk. */
  readonly root?: string;
  /** Puts another host around that of the files. */
  readonly host?: (host: Host) => Host;
  /** The client has these settings; without them it knows no settings. */
  readonly settings?: object;
  readonly options?: InitializationOptions;
  /** The client has no other capabilities than those given; without it, it shows Markdown and levels of symbols, as most do. */
  readonly isBare?: boolean;
  /** As in the environment of the server. */
  readonly patience?: number;
}

interface Place {
  readonly textDocument: { readonly uri: string };
  readonly position: Position;
}

/** A client with these capabilities, connected with a server in this process, and with these documents open: their texts by their URIs. */
export async function openSession(
  capabilities: object,
  opened: Readonly<Record<string, string>>,
  { host = (plain) => plain, patience, ...opening }: Opening = {},
) {
  const files = new Map(Object.entries(opening.disk ?? {}).map(([path, text]) => [`${folder}/${path}`, text]));
  return connectSession(serverHere(host(memoryHost(files)), patience), capabilities, opened, opening, files);
}

/** A server in this process, reached over two streams as it is over standard input and output. */
export function serverHere(host: Host, patience?: number) {
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  // With streams of its own: the connection would end the process with the session.
  const server = createConnection(
    ProposedFeatures.all,
    new StreamMessageReader(toServer),
    new StreamMessageWriter(toClient),
  );
  startServer(server, { packs, createHost: () => host, ...(patience !== undefined && { patience }) });
  return [new StreamMessageReader(toClient), new StreamMessageWriter(toServer)] as const;
}

/** The same with a server that is already there, at the other end of these. */
export async function connectSession(
  [reader, writer]: readonly [MessageReader, MessageWriter],
  capabilities: object,
  opened: Readonly<Record<string, string>>,
  { disk, root, settings, options = {}, isBare = false }: Opening = {},
  files = new Map<string, string>(),
) {
  const connection = createMessageConnection(reader, writer);
  const session = new Session(connection, files, settings);
  connection.listen();
  const configuration = settings && { workspace: { configuration: true, didChangeConfiguration: {} } };
  const { capabilities: announced } = await connection.sendRequest<InitializeResult>('initialize', {
    processId: null,
    rootUri: root ?? (disk ? folder : null),
    locale: 'en',
    capabilities: merged(isBare ? capabilities : merged(usual, capabilities), configuration ?? {}),
    initializationOptions: options,
  });
  await connection.sendNotification('initialized', {});
  for (const [uri, text] of Object.entries(opened)) await session.open(uri, text);
  return Object.assign(session, { announced });
}

const formats = ['markdown', 'plaintext'];
const usual = {
  textDocument: {
    hover: { contentFormat: formats },
    completion: { completionItem: { documentationFormat: formats } },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: [] } } },
  },
};

function merged(one: object, other: object): object {
  const both = Object.entries(other).map(([key, value]) => {
    const own: unknown = Reflect.get(one, key);
    return [key, typeof own === 'object' && own !== null ? merged(own, value) : value];
  });
  return { ...one, ...Object.fromEntries(both) };
}

/** What an editor does in a session. Positions are in the documents as they are, behind the first letter of the words. */
export class Session {
  readonly connection: MessageConnection;
  /** The files on the disk, by their URIs. */
  readonly files: Map<string, string>;
  /** All that the server has told, and has asked for, in its order. */
  readonly told: { readonly method: string; readonly params: unknown }[] = [];
  readonly #texts = new Map<string, string>();
  #settings: object | undefined;
  #version = 1;
  #heard = (): void => {};

  constructor(connection: MessageConnection, files: Map<string, string>, settings: object | undefined) {
    this.connection = connection;
    this.files = files;
    this.#settings = settings;
    const note = (method: string, params: unknown): void => {
      this.told.push({ method, params });
      this.#heard();
    };
    connection.onNotification((method, params) => note(method, params));
    connection.onRequest((method, params) => {
      note(method, params);
      return null;
    });
    connection.onRequest('workspace/configuration', ({ items }: { items: readonly unknown[] }) =>
      items.map(() => this.#settings ?? {}),
    );
  }

  /** A request about a document or a place in it. */
  ask<Result>(method: string, of: string | Place, more: object = {}): Promise<Result> {
    const params = typeof of === 'string' ? { textDocument: { uri: of } } : of;
    return this.connection.sendRequest(`textDocument/${method}`, { ...params, ...more });
  }

  /** A request of our own. */
  own<Method extends keyof ServerRequests>(
    method: Method,
    params: ServerRequests[Method]['params'],
  ): Promise<ServerRequests[Method]['result']> {
    return this.connection.sendRequest(method, params);
  }

  notify(method: string, params: object): Promise<void> {
    return this.connection.sendNotification(method, params);
  }

  /** The place behind so many letters of the first such words of a document. */
  at(uri: string, words: string, letters = 1): Place {
    const text = this.#texts.get(uri) ?? '';
    const found = text.indexOf(words);
    assert.ok(found >= 0, `${words} in ${uri}`);
    const before = text.slice(0, found + letters).split('\n');
    return { textDocument: { uri }, position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 } };
  }

  open(uri: string, text: string): Promise<void> {
    this.#texts.set(uri, text);
    const languageId = uri.endsWith('.md') ? 'markdown' : 'xml';
    return this.notify('textDocument/didOpen', { textDocument: { uri, languageId, version: 1, text } });
  }

  close(uri: string): Promise<void> {
    return this.notify('textDocument/didClose', { textDocument: { uri } });
  }

  /** Behind the first such words, takes the removed ones away, which follow, and types others. */
  edit(uri: string, behind: string, removed: string, typed: string): Promise<void> {
    const words = behind + removed;
    const [start, end] = [this.at(uri, words, behind.length).position, this.at(uri, words, words.length).position];
    this.#texts.set(
      uri,
      (this.#texts.get(uri) ?? '').replace(words, () => behind + typed),
    );
    return this.#changed(uri, { range: { start, end }, text: typed });
  }

  /** Puts a text in the place of the first such words. */
  replace(uri: string, words: string, text: string): Promise<void> {
    return this.edit(uri, '', words, text);
  }

  /** Puts a text in the place of all that a document has. */
  rewrite(uri: string, text: string): Promise<void> {
    this.#texts.set(uri, text);
    return this.#changed(uri, { text });
  }

  #changed(uri: string, change: object): Promise<void> {
    const textDocument = { uri, version: ++this.#version };
    return this.notify('textDocument/didChange', { textDocument, contentChanges: [change] });
  }

  async problems(uri: string): Promise<readonly Diagnostic[]> {
    return (await this.ask<{ items: readonly Diagnostic[] }>('diagnostic', uri)).items;
  }

  async codes(uri: string): Promise<readonly string[]> {
    return (await this.problems(uri)).map(({ code }) => String(code));
  }

  /** Writes a file of the folder, or deletes it, and says so as the disk does. */
  write(path: string, text: string | undefined): Promise<void> {
    const uri = `${folder}/${path}`;
    const type = text === undefined ? 3 : this.files.has(uri) ? 2 : 1;
    if (text === undefined) this.files.delete(uri);
    else this.files.set(uri, text);
    return this.notify('workspace/didChangeWatchedFiles', { changes: [{ uri, type }] });
  }

  /** Resolves when the server has read all files, and their latest changes. */
  async settled(): Promise<void> {
    await this.own('whq/translations', { withProgress: false });
  }

  /** Changes the settings. */
  set(settings: object): Promise<void> {
    this.#settings = settings;
    return this.notify('workspace/didChangeConfiguration', { settings: {} });
  }

  /** Resolves when that is true of what the server has told. */
  until(isTrue: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#heard = () => {
        if (isTrue()) resolve();
      };
      this.#heard();
    });
  }

  /** The params of all that was told or asked for by that method. */
  paramsOf<Params>(method: string): readonly Params[] {
    return this.told.flatMap((one) => (one.method === method ? [one.params as Params] : []));
  }

  /** Resolves when the server tells or asks for something by that method once more. */
  next(method: string): Promise<void> {
    const before = this.paramsOf(method).length;
    return this.until(() => this.paramsOf(method).length > before);
  }

  /** The lines of the server's log. */
  get logged(): readonly string[] {
    return this.paramsOf<{ message: string }>('window/logMessage').map(({ message }) => message);
  }

  /** Ends the session, in which the server has logged this and nothing else. */
  async end(...logged: readonly string[]): Promise<void> {
    await this.connection.sendRequest('shutdown');
    this.connection.dispose();
    assert.deepEqual(this.logged, logged);
  }
}
