import type { CancellationToken } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import type { ServerRequests } from '../server/lsp/protocol.ts';

/** Sends one of our own requests to the server. Rejects where the server is not running. */
export function ask<Method extends keyof ServerRequests>(
  client: BaseLanguageClient,
  method: Method,
  params: ServerRequests[Method]['params'],
  token?: CancellationToken,
): Promise<ServerRequests[Method]['result']> {
  // A token that is undefined would be sent as a second parameter.
  return token === undefined ? client.sendRequest(method, params) : client.sendRequest(method, params, token);
}
