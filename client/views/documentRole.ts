import type * as vscode from 'vscode';
import type { DocumentRole } from '../../server/lsp/protocol/writingRequests.ts';
import type { Server } from '../server/server.ts';

/** The role of the document; undefined while the server is not running, or if it has just ended. */
export async function documentRole(
  server: Server,
  document: vscode.TextDocument | undefined,
): Promise<DocumentRole | undefined> {
  if (!document || server.state.kind !== 'running') return undefined;
  try {
    return (await server.ask('whq/document', { uri: document.uri.toString() })).role;
  } catch {
    return undefined;
  }
}
