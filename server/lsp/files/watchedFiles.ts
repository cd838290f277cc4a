import {
  DidChangeWatchedFilesNotification,
  FileChangeType,
  type FileEvent,
  MessageType,
  ShowMessageNotification,
  WatchKind,
} from 'vscode-languageserver';
import { printable } from '../../text/printable.ts';
import { decodedUri, fileNameOf } from '../../workspace/documents/fileName.ts';
import { maximumCost, maximumCostOfFile } from '../../workspace/documents/memoryCost.ts';
import type { Host, Unread } from '../../workspace/packages/host.ts';
import { describesPackage } from '../../workspace/packages/listing.ts';
import type { ServerState } from '../connection/context.ts';
import type { ServerNotifications } from '../protocol/protocol.ts';
import { WorkspaceFiles } from './files.ts';
import type { PackageChoices } from './packageChoices.ts';

/** Events come in bursts: a folder that is deleted, another branch that is checked out. */
const burstMilliseconds = 100;

/** The time after which a folder that somebody copies or unpacks has its files, mostly. */
const copyingMilliseconds = 2000;

/** The maximum of log lines for files that are not read; the next line has the number of others. */
const maximumNamed = 20;

/** The files of the workspace, after their folders are known. */
interface WatchedFiles {
  /** Reads the files of the workspace folders and has them watched from now on. Resolves when they have been read. */
  begin(): Promise<void>;
  /** Resolves when all files, and their latest changes, have been read. */
  settled(): Promise<void>;
}

/**
 * Keeps the workspace equal to the files and the editor: passes the client's events on, and logs files that are not read.
 *
 * @param choices gets the changed folders and files.
 * @param changed called when the set of known files has changed.
 */
export function watchedFiles(
  state: ServerState,
  createHost: (folders: readonly string[]) => Host,
  choices: PackageChoices,
  changed: () => void,
): WatchedFiles {
  const { connection, documents, workspace, slices, faults, lifeCycle, messages, capabilities, folders } = state;
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
    files.changed(changes.filter(({ uri, type }) => type !== FileChangeType.Changed || !isOtherJson(uri)));
    if (!changes.some(({ uri }) => choices.concerns(uri))) return;
    choices.forget();
    changed();
  };
  lifeCycle.untilShutDown(connection.onDidChangeWatchedFiles(({ changes }) => report(changes)));
  // What is done in the editor itself is known at once: the events of the disk may come seconds later.
  const operations = connection.workspace;
  lifeCycle.untilShutDown(operations.onDidCreateFiles((done) => report(done.files.map(({ uri }) => created(uri)))));
  lifeCycle.untilShutDown(operations.onDidDeleteFiles((done) => report(done.files.map(({ uri }) => deleted(uri)))));
  lifeCycle.untilShutDown(
    operations.onDidRenameFiles(({ files: renamed }) =>
      report(renamed.flatMap(({ oldUri, newUri }) => [deleted(oldUri), created(newUri)])),
    ),
  );
  return {
    begin: async () => {
      choices.setFolders(folders);
      files.setFolders(folders);
      watch(state);
      if (capabilities.workspace?.workspaceFolders) {
        const listener = connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
          const gone = new Set(removed.map(({ uri }) => uri));
          const now = [...files.folders.filter((uri) => !gone.has(uri)), ...added.map(({ uri }) => uri)];
          choices.setFolders(now);
          files.setFolders(now);
        });
        lifeCycle.untilShutDown(listener);
      }
      await files.settled();
    },
    settled: () => files.settled(),
  };
}

function created(uri: string): FileEvent {
  return { uri, type: FileChangeType.Created };
}

function deleted(uri: string): FileEvent {
  return { uri, type: FileChangeType.Deleted };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Of other JSON files only baselines are read, by those who need them. */
function isOtherJson(uri: string): boolean {
  return /\.json$/i.test(uri) && !describesPackage(uri);
}

/** For a created or deleted folder VS Code reports only the folder, so all names are watched; changes matter only for content. */
function watch({ connection, capabilities }: ServerState): void {
  if (!capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration) return;
  const watchers = [
    { globPattern: '**/*', kind: WatchKind.Create | WatchKind.Delete },
    {
      globPattern:
        '**/*.{[xX][mM][lL],[mM][dD],[mM][aA][rR][kK][dD][oO][wW][nN],[tT][xX][tT],[tT][sS][vV],[jJ][sS][oO][nN]}',
      kind: WatchKind.Change,
    },
  ];
  connection.client
    .register(DidChangeWatchedFilesNotification.type, { watchers })
    .catch((error) => connection.console.warn(`Files are not watched: ${error}`));
}

/** Logs each file that has not been read, once, and sends their number to a client that takes it. */
function unreadTeller(state: ServerState): (unread: readonly Unread[]) => void {
  const { connection, messages, initializationOptions } = state;
  let told: ReadonlySet<string> = new Set();
  let count = 0;
  return (unread) => {
    const { unread: words } = messages.words;
    const lines = unread.map(({ uri, reason }) =>
      words.line({ place: decodedUri(uri), reason: words.reasons[reason] }),
    );
    const fresh = lines.filter((line) => !told.has(line));
    told = new Set(lines);
    for (const line of fresh.slice(0, maximumNamed)) connection.console.warn(printable(line));
    if (fresh.length > maximumNamed) connection.console.warn(words.more(fresh.length - maximumNamed));
    if (unread.length === count || initializationOptions.countsUnread !== true) return;
    count = unread.length;
    const params: ServerNotifications['whq/unreadFiles'] = { count };
    void connection.sendNotification('whq/unreadFiles' satisfies keyof ServerNotifications, params);
  };
}
