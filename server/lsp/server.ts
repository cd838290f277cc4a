import {
  CodeLensRefreshRequest,
  type Connection,
  type InitializeParams,
  InlayHintRefreshRequest,
  PositionEncodingKind,
  SemanticTokensRefreshRequest,
  type ServerCapabilities,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import type { Store } from '../queries/kept.ts';
import { remembered } from '../queries/remembered.ts';
import { messagesFor } from '../wording/messages.ts';
import type { BundledPackage, Host } from '../workspace/packages/host.ts';
import { Workspace } from '../workspace/packages/workspace.ts';
import type { ServerContext, ServerState } from './connection/context.ts';
import type { DiagnosticStyle } from './connection/convert.ts';
import { faultsOf } from './connection/faults.ts';
import { LifeCycle } from './connection/lifeCycle.ts';
import { showsOtherPlaces } from './connection/relatedPlaces.ts';
import { readersOf, settingsOf } from './connection/settings.ts';
import { shownMarkup } from './connection/shownMarkup.ts';
import { Slices } from './connection/slices.ts';
import { syncedDocuments } from './connection/syncedDocuments.ts';
import { TypedPlaces } from './connection/typedPlaces.ts';
import { watchedFiles } from './files/watchedFiles.ts';
import { closedProblemsHandler } from './handlers/closedProblems.ts';
import { problemsHandler } from './handlers/diagnostics.ts';
import { features } from './handlers/features.ts';
import { formattingHandler } from './handlers/formatting.ts';
import type { Handler } from './handlers/handler.ts';
import { commands } from './protocol/commands.ts';
import type { InitializationOptions, Settings } from './protocol/settings.ts';
import { registerOwnRequests } from './requests/ownRequests.ts';

/** The environment of the server: Node or a browser. */
interface ServerEnvironment {
  readonly packs: readonly BundledPackage[];
  /** The host for these workspace folders (URIs). */
  readonly createHost: (folders: readonly string[]) => Host;
  /** Where what is found out about closed files in these workspace folders (URIs) is kept; undefined where nothing is. */
  readonly createStore?: (folders: readonly string[]) => Store | undefined;
  /** As for `problemsHandler`. */
  readonly patience?: number;
  /** As for `Slices`. */
  readonly nextTurn?: () => Promise<void>;
  /** Called when problems of a document are sent. */
  readonly onProblems?: () => void;
}

/** Answers a client over the connection until `exit`. The caller creates and owns the connection. Returns the state of the server. */
export function startServer(connection: Connection, environment: ServerEnvironment): Pick<LifeCycle, 'isShutDown'> {
  const lifeCycle = new LifeCycle(connection);
  connection.onInitialize((params) => {
    lifeCycle.initialize();
    const state = stateFrom(params, connection, lifeCycle, environment);
    return { serverInfo: { name: 'whq-rules' }, capabilities: serve(state, environment) };
  });
  connection.listen();
  return lifeCycle;
}

/** The state of the server for the client with these params. */
function stateFrom(
  params: InitializeParams,
  connection: Connection,
  lifeCycle: LifeCycle,
  { packs, createStore, nextTurn }: ServerEnvironment,
): ServerState {
  const { capabilities, workspaceFolders, rootUri } = params;
  const options: InitializationOptions = params.initializationOptions ?? {};
  const folders = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
  const store = createStore?.(folders);
  const workspace = new Workspace(packs);
  if (store) workspace.keepIn(store);
  const typedPlaces = new TypedPlaces();
  const documents = syncedDocuments(workspace, typedPlaces);
  const settings = settingsOf(connection, capabilities);
  const messages = messagesFor(options.language ?? params.locale);
  const markup = shownMarkup(capabilities, options.padsTables === true);
  const styleFrom = remembered(
    ({ problems }: Settings): DiagnosticStyle => ({
      pages: options.problemPages,
      listsHints: problems?.listHints === true,
      placesIn: showsOtherPlaces(capabilities) ? workspace : undefined,
    }),
  );
  const { showOdds, roll, openRule } = commands;
  const links = options.commandLinks ? { showOdds, roll, openRule } : undefined;
  return {
    connection,
    documents,
    workspace,
    typedPlaces,
    settings,
    slices: new Slices(nextTurn && { nextTurn }),
    faults: faultsOf(connection),
    lifeCycle,
    initialized: new Promise((resolve) => {
      lifeCycle.untilShutDown(connection.onInitialized(() => resolve()));
    }),
    messages,
    markup,
    readerOf: readersOf({ messages, links, markup }, documents, settings),
    diagnosticStyleOf: async (uri) => styleFrom(await settings.get(uri)),
    initializationOptions: options,
    capabilities,
    folders,
    store,
  };
}

/** Answers requests and follows changes from now on. Returns the capabilities of the server. */
function serve(state: ServerState, environment: ServerEnvironment): ServerCapabilities {
  const { connection, documents, lifeCycle, settings, store, initialized } = state;
  const { createHost, patience, onProblems } = environment;
  const changed = (): void => {
    for (const one of changes) one();
    refresh(state);
  };
  const { read, ...files } = watchedFiles(state, createHost, changed);
  const context: ServerContext = { ...state, ...files };
  const handlers = [...features, problemsHandler(patience, onProblems), closedProblemsHandler, formattingHandler];
  const changes = handlers.flatMap((handler) => handler.register(context) ?? []);
  registerOwnRequests(context);
  lifeCycle.untilShutDown(documents.listen(connection), { dispose: () => store?.save() });
  void initialized.then(() => lifeCycle.untilShutDown(settings.listen(changed)));
  void read.then(() => {
    // References can be checked now, and uses counted in all files; and an editor that was opened in the background requests its lenses.
    changed();
    // The problems of the open file come first; then the packs are read, before the first hover needs them.
    setTimeout(() => state.workspace.all.index.load(), quietMilliseconds);
  });
  return announced(handlers, state);
}

/** What a client is asked to request again. It keeps the old answers until it has the new. */
const refreshed = {
  codeLens: CodeLensRefreshRequest.type,
  inlayHint: InlayHintRefreshRequest.type,
  semanticTokens: SemanticTokensRefreshRequest.type,
};

/** Tells the client that answers may have changed, if it takes that. */
function refresh({ connection, capabilities: { workspace } }: ServerState): void {
  for (const [name, type] of Object.entries(refreshed))
    if (workspace?.[name as keyof typeof refreshed]?.refreshSupport)
      connection.sendRequest(type).catch(() => {
        // The client is about to close.
      });
}

/** By then the first problems are on the screen. */
const quietMilliseconds = 500;

/** The capabilities of all handlers for this client. */
function announced(handlers: readonly Handler[], client: ServerState): ServerCapabilities {
  let sum: ServerCapabilities = {
    // Every client knows these positions; one that prefers others is told which count.
    positionEncoding: PositionEncodingKind.UTF16,
    textDocumentSync: TextDocumentSyncKind.Incremental,
    workspace: {
      workspaceFolders: { supported: true, changeNotifications: true },
      fileOperations: { didCreate: anyFile, didDelete: anyFile, didRename: anyFile },
    },
  };
  for (const handler of handlers) {
    const own = typeof handler.capabilities === 'function' ? handler.capabilities(client) : handler.capabilities;
    sum = { ...sum, ...own, workspace: { ...sum.workspace, ...own?.workspace } };
  }
  return sum;
}

/** Files and folders of all names: a folder may contain files that are read, and a baseline may have any name. */
const anyFile = { filters: [{ pattern: { glob: '**/*' } }] };
