import { Console } from 'node:console';
import { setImmediate } from 'node:timers/promises';
import { type Connection, createConnection, ProposedFeatures, StreamMessageReader } from 'vscode-languageserver/node';
import { cacheFolder } from './hosts/cache/cacheFolder.ts';
import { keptFiles } from './hosts/cache/keptFiles.ts';
import { keptStore } from './hosts/cache/keptStore.ts';
import { programKey } from './hosts/cache/programKey.ts';
import { diskHost } from './hosts/disk.ts';
import { packs } from './hosts/packs.ts';
import { WholeMessages } from './hosts/wholeMessages.ts';
import { clientHost } from './lsp/files/clientHost.ts';
import { startServer } from './lsp/server.ts';
import type { Store } from './queries/kept.ts';

// Over IPC or standard input and output, as the arguments of the process say (`--node-ipc`, `--stdio`).
const isOnStandardOutput = process.argv.includes('--stdio');
const connection = isOnStandardOutput ? onStandardOutput() : createConnection(ProposedFeatures.all);

/** When the first problems of a document have been sent. */
export const firstProblems = new Promise<void>((resolve) => {
  const lifeCycle = startServer(connection, {
    onProblems: resolve,
    packs,
    // A message channel takes a tenth of a millisecond.
    nextTurn: () => setImmediate(),
    createHost: (folders) => (areOnDisk(folders) ? diskHost(folders) : clientHost(connection, folders)),
    createStore: storeOf,
  });
  // As the library does it for streams.
  if (isOnStandardOutput)
    for (const event of ['end', 'close']) process.stdin.on(event, () => process.exit(lifeCycle.isShutDown ? 0 : 1));
});

function areOnDisk(folders: readonly string[]): boolean {
  return folders.every((folder) => folder.startsWith('file:'));
}

/** What servers of this program have found out in these folders; without any, in files that were opened alone. */
function storeOf(folders: readonly string[]): Store | undefined {
  const folder = cacheFolder(process.env, process.platform);
  if (folder === undefined || !areOnDisk(folders)) return undefined;
  if (process.argv.includes('--no-cache')) return undefined;
  try {
    return keptStore(keptFiles(folder), JSON.stringify([programKey(__filename), folders]));
  } catch {
    return undefined;
  }
}

function onStandardOutput(): Connection {
  // Only messages may be written to standard output.
  globalThis.console = new Console(process.stderr);
  // A server that nobody reads is of no use.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit());
  const reader = new StreamMessageReader(process.stdin);
  return createConnection(ProposedFeatures.all, reader, new WholeMessages(process.stdout));
}
