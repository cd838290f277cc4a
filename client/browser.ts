import { type ExtensionContext, Uri } from 'vscode';
import { LanguageClient } from 'vscode-languageclient/browser';
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
  let worker: Worker | undefined;
  const startWorker = async (): Promise<Worker> => {
    worker?.terminate();
    worker = new Worker(script, { name: 'WHQ Rules' });
    return worker;
  };
  startClient(context, (options) => new LanguageClient(settingsSection, 'WHQ Rules', startWorker, options));
  context.subscriptions.push({ dispose: () => worker?.terminate() });
}
