import { type ExtensionContext, Uri } from 'vscode';
import { startClient } from './client.ts';
import type { Server } from './server/server.ts';
import { programIn } from './server/workerProgram.ts';

/** The part of the web's Worker that is used here: the project is not compiled against the DOM. */
declare class Worker {
  constructor(script: string, options: { readonly name: string });
  onmessage: unknown;
  terminate(): void;
}

/** Called by VS Code's web worker extension host. The server is a worker inside it. */
export function activate(context: ExtensionContext): Server | undefined {
  const script = Uri.joinPath(context.extensionUri, 'dist', 'server.browser.js').toString(true);
  let code: string | undefined;
  return startClient(context, {
    startProgram: async () => {
      // VS Code refuses a worker whose script is on a remote server, so the script is copied. The copy is kept for the next
      // start, and because a worker reads it some time after its creation.
      code ??= await copyOf(script);
      return programIn(new Worker(code, { name: 'WHQ Rules' }));
    },
    // A debugger that stops the worker stops this host too.
    isDebugged: false,
  });
}

/** The address of a copy of the file within this page. Rejects if the file cannot be fetched. */
async function copyOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`);
  return URL.createObjectURL(await response.blob());
}
