import { Console } from 'node:console';
import { setImmediate } from 'node:timers/promises';
import { type Connection, createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { diskHost } from './hosts/disk.ts';
import { packs } from './hosts/packs.ts';
import { wholeMessages } from './hosts/wholeMessages.ts';
import { clientHost } from './lsp/files/clientHost.ts';
import { startServer } from './lsp/server.ts';

// Over IPC or standard input and output, as the arguments of the process say (`--node-ipc`, `--stdio`).
const connection = process.argv.includes('--stdio') ? onStandardOutput() : createConnection(ProposedFeatures.all);

/** When the first problems of a document have been sent. */
export const firstProblems = new Promise<void>((resolve) => {
  startServer(connection, {
    onFirstProblems: resolve,
    packs,
    // A message channel takes a tenth of a millisecond.
    nextTurn: () => setImmediate(),
    createHost: (folders) =>
      folders.every((folder) => folder.startsWith('file:')) ? diskHost(folders) : clientHost(connection, folders),
  });
});

function onStandardOutput(): Connection {
  // Only messages may be written to standard output.
  globalThis.console = new Console(process.stderr);
  // A server that nobody reads is of no use.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit());
  return createConnection(ProposedFeatures.all, process.stdin, wholeMessages(process.stdout));
}
