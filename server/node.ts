import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { diskHost } from './hosts/disk.ts';
import { packs } from './hosts/packs.ts';
import { clientHost } from './lsp/files/clientHost.ts';
import { startServer } from './lsp/server.ts';

// Over IPC or standard input and output, as the arguments of the process say (`--node-ipc`, `--stdio`).
const connection = createConnection(ProposedFeatures.all);

startServer(connection, {
  packs,
  createHost: (folders) =>
    folders.every((folder) => folder.startsWith('file:')) ? diskHost(folders) : clientHost(connection, folders),
});
