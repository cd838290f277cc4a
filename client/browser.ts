import { type ExtensionContext, Uri } from 'vscode';
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  LanguageClient,
  type MessageTransports,
} from 'vscode-languageclient/browser';
import { settingsSection } from '../server/lsp/protocol.ts';
import { startClient } from './client.ts';

/** What of the web's Worker is used here: the project is not compiled against the DOM. */
declare class Worker {
  constructor(script: string, options: { readonly name: string });
  terminate(): void;
}

/** Called by VS Code's web worker extension host: the server is a worker inside it. */
export function activate(context: ExtensionContext): void {
  const script = Uri.joinPath(context.extensionUri, 'dist', 'server.browser.js').toString(true);
  let code: string | undefined;
  let worker: Worker | undefined;
  const startWorker = async (): Promise<MessageTransports> => {
    worker?.terminate();
    // VS Code refuses a worker by the address of an extension that a remote server holds, hence the copy. It stays for
    // the next start, and because a worker reads it some time after it was made.
    code ??= await copyOf(script);
    worker = new Worker(code, { name: 'WHQ Rules' });
    // The client cannot tell that VS Code's Worker is one, so it gets its two ends.
    return { reader: new BrowserMessageReader(worker), writer: new BrowserMessageWriter(worker) };
  };
  startClient(context, (options) => new LanguageClient(settingsSection, 'WHQ Rules', startWorker, options));
  context.subscriptions.push({ dispose: () => worker?.terminate() });
}

/** An address within this page of a copy of the file. Rejects if it cannot be fetched. */
async function copyOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`);
  return URL.createObjectURL(await response.blob());
}
