import { type ExtensionContext, Uri } from 'vscode';
import { startClient } from './client.ts';
import type { Server } from './server/server.ts';
import { programIn } from './server/workerProgram.ts';

/** What of the web's Worker is used here: the project is not compiled against the DOM. */
declare class Worker {
  constructor(script: string, options: { readonly name: string });
  onmessage: unknown;
  terminate(): void;
}

/** Called by VS Code's web worker extension host: the server is a worker inside it. */
export function activate(context: ExtensionContext): Server | undefined {
  const script = Uri.joinPath(context.extensionUri, 'dist', 'server.browser.js').toString(true);
  let code: string | undefined;
  return startClient(context, {
    startProgram: async () => {
      // VS Code refuses a worker by the address of an extension that a remote server holds, hence the copy. It stays for
      // the next start, and because a worker reads it some time after it was made.
      code ??= await copyOf(script);
      return programIn(new Worker(code, { name: 'WHQ Rules' }));
    },
    // A debugger that holds the worker holds this one too.
    isDebugged: false,
  });
}

/** An address within this page of a copy of the file. Rejects if it cannot be fetched. */
async function copyOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`);
  return URL.createObjectURL(await response.blob());
}
