import {
  type ClientCapabilities,
  CodeLensRefreshRequest,
  type Connection,
  type InitializeParams,
  InlayHintRefreshRequest,
  PositionEncodingKind,
  type ServerCapabilities,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver';
import type { LinkCommands, Reader } from '../answers/reader.ts';
import { readerOfText } from '../answers/saidPreview.ts';
import type { KeptStore } from '../text/store.ts';
import { messagesFor } from '../wording/messages.ts';
import { Document } from '../workspace/documents/document.ts';
import { saidLevels } from '../workspace/documents/saidLevels.ts';
import type { BundledPackage, Host } from '../workspace/packages/host.ts';
import { Workspace } from '../workspace/packages/workspace.ts';
import type { ServerContext } from './connection/context.ts';
import { Faults } from './connection/faults.ts';
import { FilesKnown } from './connection/filesKnown.ts';
import { LifeCycle } from './connection/lifeCycle.ts';
import { showsOtherPlaces } from './connection/relatedPlaces.ts';
import { readerFrom, SettingsCache } from './connection/settings.ts';
import { shownMarkup } from './connection/shownMarkup.ts';
import { Slices } from './connection/slices.ts';
import { TypedPlaces } from './connection/typedPlaces.ts';
import { choiceTeller } from './files/choiceTeller.ts';
import { PackageChoices } from './files/packageChoices.ts';
import { watchedFiles } from './files/watchedFiles.ts';
import { DiagnosticsHandler } from './handlers/diagnostics.ts';
import { executeCommandHandler } from './handlers/executeCommand.ts';
import { featureHandlers } from './handlers/featureHandlers.ts';
import { FormattingHandler } from './handlers/formatting.ts';
import type { Handler } from './handlers/handler.ts';
import { PackageProblems } from './handlers/packageProblems.ts';
import { WorkspaceDiagnostics } from './handlers/workspaceDiagnostics.ts';
import { commands } from './protocol/commands.ts';
import type { InitializationOptions } from './protocol/settings.ts';
import { registerOwnRequests } from './requests/ownRequests.ts';

/** The environment of the server: Node or a browser. */
interface ServerEnvironment {
  readonly packs: readonly BundledPackage[];
  /** The host for these workspace folders (URIs). */
  readonly createHost: (folders: readonly string[]) => Host;
  /** Where what is found out about closed files in these workspace folders (URIs) is kept; undefined where nothing is. */
  readonly createStore?: (folders: readonly string[]) => KeptStore | undefined;
  /** As for `DiagnosticsHandler`. */
  readonly patience?: number;
  /** As for `Slices`. */
  readonly nextTurn?: () => Promise<void>;
  /** Called once, when the first problems of a document have been sent. */
  readonly onFirstProblems?: () => void;
}

/** Answers a client over the connection until `exit`. The caller creates and owns the connection. Returns the state of the server. */
export function startServer(connection: Connection, environment: ServerEnvironment): Pick<LifeCycle, 'isShutDown'> {
  const workspace = new Workspace(environment.packs);
  const typedPlaces = new TypedPlaces();
  const documents = syncedDocuments(workspace, typedPlaces);
  let messages = messagesFor(undefined);
  let capabilities: ClientCapabilities = {};
  let options: InitializationOptions = {};
  let links: LinkCommands | undefined;
  let markup: Reader['markup'];
  const settings = new SettingsCache(connection, () => capabilities);
  const lifeCycle = new LifeCycle(connection);
  const choices = new PackageChoices(
    environment.createHost,
    (uri) => settings.get(uri),
    choiceTeller(connection, () => messages),
  );
  const filesKnown = new FilesKnown(() => files.settled());
  const context: ServerContext = {
    connection,
    documents,
    workspace,
    typedPlaces,
    answered: new WeakSet(),
    settings,
    slices: new Slices(undefined, undefined, undefined, environment.nextTurn),
    faults: new Faults(connection),
    lifeCycle,
    messages: () => messages,
    markup: () => markup,
    readerOf: async (uri) => {
      const reader = readerFrom(await settings.get(uri), messages, links, markup);
      const document = uri === undefined ? undefined : documents.get(uri);
      return document ? readerOfText(reader, saidLevels(document)) : reader;
    },
    diagnosticStyleOf: async (uri) => ({
      pages: options.problemPages,
      listsHints: (await settings.get(uri)).problems?.listHints === true,
      placesIn: showsOtherPlaces(capabilities) ? workspace : undefined,
    }),
    choicesOf: (uri) => choices.of(uri),
    baselines: async () => {
      const packageFiles = workspace.documents().filter(({ jsonFormat }) => jsonFormat?.isOfPackage);
      const texts = await choices.baselineTexts(packageFiles.map(({ uri }) => uri));
      return [...texts].map(([uri, text]) => documents.get(uri) ?? new Document(uri, 'json', 0, text));
    },
    initializationOptions: () => options,
    capabilities: () => capabilities,
    filesKnown: () => filesKnown.wait(),
    filesSettled: () => files.settled(),
  };

  const diagnostics = new DiagnosticsHandler(environment.patience, environment.onFirstProblems);
  const packageProblems = new PackageProblems(context);
  const formatting = new FormattingHandler();
  const workspaceDiagnostics = new WorkspaceDiagnostics(() =>
    setTimeout(() => workspace.store && store?.save(), quietMilliseconds),
  );
  const handlers: readonly Handler[] = [
    ...featureHandlers,
    diagnostics,
    // After the problems of open documents, whose capability it extends.
    workspaceDiagnostics,
    formatting,
    executeCommandHandler(packageProblems),
  ];
  let folders: readonly string[] = [];
  let store: KeptStore | undefined;
  const files = watchedFiles(context, environment.createHost, choices, () => {
    workspaceDiagnostics.changed();
    diagnostics.refresh();
    packageProblems.refresh();
    refreshNames(context);
  });

  connection.onInitialize((params) => {
    lifeCycle.initialize();
    options = (params.initializationOptions ?? {}) as InitializationOptions;
    messages = messagesFor(options.language ?? params.locale);
    if (options.commandLinks) links = { showOdds: commands.showOdds, roll: commands.roll, openRule: commands.openRule };
    workspaceDiagnostics.isWanted = options.workspaceDiagnostics !== false;
    capabilities = params.capabilities;
    markup = shownMarkup(capabilities, options.padsTables === true);
    folders = foldersOf(params);
    for (const handler of handlers) handler.register(context);
    registerOwnRequests(context);
    lifeCycle.untilShutDown(documents.listen(connection));
    return { serverInfo: { name: 'whq-rules' }, capabilities: announced(handlers, capabilities) };
  });

  connection.onInitialized(() => {
    if (!lifeCycle.isRunning) return;
    for (const handler of handlers) handler.initialized?.(context);
    lifeCycle.untilShutDown(
      settings.listen(() => {
        workspaceDiagnostics.changed();
        diagnostics.refresh();
        packageProblems.refresh();
        formatting.refresh();
        refreshOdds(context);
      }),
    );
    store = environment.createStore?.(folders);
    if (store) workspace.keepIn(store);
    lifeCycle.untilShutDown({ dispose: () => store?.save() });
    workspace.beginReading();
    files.begin(folders).then(() => {
      workspace.endReading();
      filesKnown.firstReadingEnded();
      // References can be checked now.
      diagnostics.refresh();
      // Lenses with numbers of uses can count all files now; and an editor that was opened in the background requests its lenses.
      refreshOdds(context);
      // The problems of the open file come first; then the packs are read, before the first hover needs them.
      setTimeout(() => workspace.index.load(), quietMilliseconds);
    });
  });
  connection.listen();
  return lifeCycle;
}

/** Open documents, kept as the client has them; the index follows each change. */
function syncedDocuments(workspace: Workspace, typedPlaces: TypedPlaces): TextDocuments<Document> {
  return new TextDocuments<Document>({
    create: (uri, languageId, version, content) => {
      // A shown pack is the indexed document: the cached results of its sections are valid for the editor too.
      const pack = workspace.packWith(uri);
      if (pack && pack.getText() === content) return pack;
      const file = workspace.fileWith(uri, languageId, content);
      const document = file ?? new Document(uri, languageId, version, content);
      // What is not saved anywhere is kept nowhere.
      document.shownAs(version, uri.startsWith('file:') ? workspace.store?.of(uri).parts : undefined);
      return document;
    },
    update: (document, changes, version) => {
      if (workspace.packageOf(document).settings.isReadOnly) return document;
      typedPlaces.note(document, changes);
      workspace.update(document, changes, version);
      return document;
    },
  });
}

/** Tells the client that lenses and hints may have changed. It keeps the old ones until it has the new. */
function refreshOdds({ connection, capabilities }: ServerContext): void {
  const { workspace } = capabilities();
  const requests = [
    ...(workspace?.codeLens?.refreshSupport ? [connection.sendRequest(CodeLensRefreshRequest.type)] : []),
    ...(workspace?.inlayHint?.refreshSupport ? [connection.sendRequest(InlayHintRefreshRequest.type)] : []),
  ];
  Promise.all(requests).catch(() => {
    // The client is about to close.
  });
}

/** Tells the client that the known rules have changed, and with them mentions in texts and the lenses above them. */
function refreshNames({ connection, capabilities }: ServerContext): void {
  const { workspace } = capabilities();
  const requests = [
    ...(workspace?.semanticTokens?.refreshSupport ? [connection.languages.semanticTokens.refresh()] : []),
    ...(workspace?.codeLens?.refreshSupport ? [connection.sendRequest(CodeLensRefreshRequest.type)] : []),
  ];
  Promise.all(requests).catch(() => {
    // The client is about to close.
  });
}

/** By then the first problems are on the screen. */
const quietMilliseconds = 500;

/** The capabilities of all handlers for this client. */
function announced(handlers: readonly Handler[], client: ClientCapabilities): ServerCapabilities {
  let sum: ServerCapabilities = {
    // Every client knows these positions; one that prefers others is told which count.
    positionEncoding: PositionEncodingKind.UTF16,
    textDocumentSync: TextDocumentSyncKind.Incremental,
    workspace: {
      workspaceFolders: { supported: true, changeNotifications: true },
      fileOperations: { didCreate: anyFile, didDelete: anyFile, didRename: anyFile, willRename: anyFile },
    },
  };
  for (const handler of handlers) {
    const own = handler.capabilities(client);
    sum = { ...sum, ...own, workspace: { ...sum.workspace, ...own.workspace } };
  }
  return sum;
}

/** Files and folders of all names: a folder may contain files that are read, and a baseline may have any name. */
const anyFile = { filters: [{ pattern: { glob: '**/*' } }] };

function foldersOf({ workspaceFolders, rootUri }: InitializeParams): readonly string[] {
  return workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
}
