import type { BrowserMessageReader } from 'vscode-languageserver/browser';
import { packs } from './hosts/packs.ts';
import { clientHost } from './lsp/files/clientHost.ts';
import { startServer } from './lsp/server.ts';

/** The global scope of a worker: the project is not compiled against the DOM. */
declare const self: ConstructorParameters<typeof BrowserMessageReader>[0] | undefined;

// In Node there is no such scope. There the bundle of `node.ts` takes the common modules from the bundle of this file.
if (typeof self !== 'undefined') void begin(self);

/** What the library has for browsers is loaded in a browser only. No message comes between: it is in the same bundle. */
async function begin(worker: NonNullable<typeof self>): Promise<void> {
  const { BrowserMessageReader, BrowserMessageWriter, createConnection } = await import(
    'vscode-languageserver/browser'
  );
  const connection = createConnection(new BrowserMessageReader(worker), new BrowserMessageWriter(worker));
  startServer(connection, { packs, createHost: (folders) => clientHost(connection, folders) });
}
