import * as vscode from 'vscode';
import { type BaseLanguageClient, ReferencesRequest } from 'vscode-languageclient';
import type { ShowReferencesArgument } from '../../server/lsp/protocol.ts';

/** Shows where the rule of a lens is used, in the editor's own list. Returns how many places there are. */
export async function showReferences(client: BaseLanguageClient, argument: ShowReferencesArgument): Promise<number> {
  const { uri, position } = argument;
  const found = await client.sendRequest(ReferencesRequest.type, {
    textDocument: { uri },
    position,
    context: { includeDeclaration: false },
  });
  const { asUri, asPosition, asReferences } = client.protocol2CodeConverter;
  const locations = (await asReferences(found)) ?? [];
  await vscode.commands.executeCommand('editor.action.showReferences', asUri(uri), asPosition(position), locations);
  return locations.length;
}
