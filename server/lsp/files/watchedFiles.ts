import {
  DidChangeWatchedFilesNotification,
  FileChangeType,
  type FileEvent,
  MessageType,
  ShowMessageNotification,
  WatchKind,
} from 'vscode-languageserver';
import { rememberedText } from '../../queries/remembered.ts';
import { printable } from '../../text/printable.ts';
import { decodedUri, fileNameOf } from '../../workspace/documents/fileName.ts';
import { maximumCost, maximumCostOfFile } from '../../workspace/documents/memoryCost.ts';
import type { Host, Unread } from '../../workspace/packages/host.ts';
import { describesPackage } from '../../workspace/packages/listing.ts';
import type { ServerContext, ServerState } from '../connection/context.ts';
import type { ServerNotifications } from '../protocol/protocol.ts';
import { atMost } from './atMost.ts';
import { WorkspaceFiles } from './files.ts';
import { packageChoices } from './packageChoices.ts';

/** Events come in bursts: a folder that is deleted, another branch that is checked out. */
const burstMilliseconds = 100;

/** The time after which a folder that somebody copies or unpacks has its files, mostly. */
const copyingMilliseconds = 2000;

/** Nobody waits longer for a hover: then it answers with what is known so far. */
const maximumWait = 3000;

/**
 * Keeps the workspace equal to the files and the editor: passes the client's events on, and logs files that are not read. Reads the files as soon
 * as the client has been initialized.
 *
 * @param changed called when the set of known files, or a choice, has changed.
 * @returns the parts of the context that depend on files, and when all have been read for the first time.
 */
export function watchedFiles(
  state: ServerState,
  createHost: (folders: readonly string[]) => Host,
  changed: () => void,
): Pick<ServerContext, 'choicesOf' | 'filesKnown' | 'filesSettled'> & { readonly read: Promise<void> } {
  const { connection, documents, workspace, settings, slices, faults, lifeCycle, messages, capabilities, initialized } =
    state;
  const tellUnread = unreadTeller(state);
  const files = new WorkspaceFiles({
    workspace,
    createHost,
    limits: { together: maximumCost, single: maximumCostOfFile },
    finish: (work, goesOn) => slices.finish(work, goesOn, (error) => faults.report('files', error)),
    quiet: () => pause(burstMilliseconds),
    full: () => pause(copyingMilliseconds),
    changed: () => {
      changed();
      tellUnread(files.unread());
    },
    failed: (error) => faults.report('files', error),
  });
  const warn = rememberedText({ most: 1000 }, (line) => connection.console.warn(printable(line)));
  const choices = packageChoices(
    files,
    (uri) => settings.get(uri),
    (fault) => warn(`whq-rules.problems.severities: ${messages.words.choiceFault(fault)}`),
  );
  documents.onDidOpen(({ document }) => {
    if (workspace.packWith(document.uri)) return;
    files.opened(document);
    if (!document.isTooLarge) return;
    tellUnread(files.unread());
    // A long text may be anything, so only the status shows it, without a message.
    if (document.languageId !== 'xml') return;
    const message = messages.words.unread.openIsTooLarge(fileNameOf(document.uri));
    void connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Warning, message });
  });
  documents.onDidClose(({ document }) => files.closed(document));
  const report = (changes: readonly FileEvent[]): void => {
    // Of other JSON files only baselines are read, by those who need them.
    const isOther = ({ uri }: FileEvent): boolean => /\.json$/i.test(uri) && !describesPackage(uri);
    files.changed(changes.filter((event) => event.type !== FileChangeType.Changed || !isOther(event)));
    if (!changes.some(({ uri }) => choices.concerns(uri))) return;
    choices.forget();
    changed();
  };
  followDisk(state, report);
  const setFolders = (folders: readonly string[]): void => {
    files.setFolders(folders);
    choices.forget();
  };
  const read = initialized.then(async () => {
    workspace.beginReading();
    setFolders(state.folders);
    if (capabilities.workspace?.workspaceFolders) {
      const listener = connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const gone = new Set(removed.map(({ uri }) => uri));
        setFolders([...files.folders.filter((uri) => !gone.has(uri)), ...added.map(({ uri }) => uri)]);
      });
      lifeCycle.untilShutDown(listener);
    }
    await files.settled();
    workspace.endReading();
  });
  const filesSettled = (): Promise<void> => read.then(() => files.settled());
  return {
    choicesOf: (uri) => choices.of(uri),
    filesSettled,
    filesKnown: () => atMost(maximumWait, filesSettled()),
    read,
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/**
 * Has changes of files reported. What is done in the editor itself is known at once: the events of the disk may come seconds later. For a created
 * or deleted folder VS Code reports only the folder, so all names are watched; changes matter only for content.
 */
function followDisk(
  { connection, capabilities, lifeCycle, initialized }: ServerState,
  report: (changes: readonly FileEvent[]) => void,
): void {
  const created = (uri: string): FileEvent => ({ uri, type: FileChangeType.Created });
  const deleted = (uri: string): FileEvent => ({ uri, type: FileChangeType.Deleted });
  const { workspace, client } = connection;
  lifeCycle.untilShutDown(
    connection.onDidChangeWatchedFiles(({ changes }) => report(changes)),
    workspace.onDidCreateFiles(({ files }) => report(files.map(({ uri }) => created(uri)))),
    workspace.onDidDeleteFiles(({ files }) => report(files.map(({ uri }) => deleted(uri)))),
    workspace.onDidRenameFiles(({ files }) =>
      report(files.flatMap(({ oldUri, newUri }) => [deleted(oldUri), created(newUri)])),
    ),
  );
  if (!capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration) return;
  const content =
    '**/*.{[xX][mM][lL],[mM][dD],[mM][aA][rR][kK][dD][oO][wW][nN],[tT][xX][tT],[tT][sS][vV],[jJ][sS][oO][nN]}';
  const watchers = [
    { globPattern: '**/*', kind: WatchKind.Create | WatchKind.Delete },
    { globPattern: content, kind: WatchKind.Change },
  ];
  initialized
    .then(() => client.register(DidChangeWatchedFilesNotification.type, { watchers }))
    .catch((error) => connection.console.warn(`Files are not watched: ${error}`));
}

/** Logs each file that has not been read, once, and sends their number to a client that takes it. */
function unreadTeller({
  connection,
  messages,
  initializationOptions,
}: ServerState): (unread: readonly Unread[]) => void {
  let told: ReadonlySet<string> = new Set();
  let count = 0;
  return (unread) => {
    const { line, reasons } = messages.words.unread;
    const lines = new Set(unread.map(({ uri, reason }) => line({ place: decodedUri(uri), reason: reasons[reason] })));
    for (const one of lines) if (!told.has(one)) connection.console.warn(printable(one));
    told = lines;
    if (unread.length === count || initializationOptions.countsUnread !== true) return;
    count = unread.length;
    const params: ServerNotifications['whq/unreadFiles'] = { count };
    void connection.sendNotification('whq/unreadFiles' satisfies keyof ServerNotifications, params);
  };
}
