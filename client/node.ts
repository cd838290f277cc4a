import type { ExtensionContext } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { settingsSection } from '../server/lsp/protocol.ts';
import { startClient } from './client.ts';

/** Called by VS Code's Node extension host: the server is a process of its own, reached over IPC. */
export function activate(context: ExtensionContext): void {
  const server = { module: context.asAbsolutePath('dist/server.node.js'), transport: TransportKind.ipc };
  const debug = { ...server, options: { execArgv: ['--inspect=6011'] } };
  startClient(context, (options) => new LanguageClient(settingsSection, 'WHQ Rules', { run: server, debug }, options));
}
