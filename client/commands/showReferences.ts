import * as vscode from 'vscode';
import { type BaseLanguageClient, ReferencesRequest } from 'vscode-languageclient';
import type { ShowReferencesArgument } from '../../server/lsp/protocol.ts';
import { referencesArgument } from '../commandArguments.ts';

/**
 * Shows where a rule is used, in the editor's own list. Without an argument, from the palette, it is the rule at the cursor. Returns how
 * many places there are.
 */
export async function showReferences(client: BaseLanguageClient, given: unknown): Promise<number> {
  const { uri, position } = (given === undefined ? atCursor(client) : referencesArgument(given)) ?? {};
  if (uri === undefined || position === undefined) return 0;
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

function atCursor(client: BaseLanguageClient): ShowReferencesArgument | undefined {
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined) return undefined;
  const { asUri, asPosition } = client.code2ProtocolConverter;
  return { uri: asUri(editor.document.uri), position: asPosition(editor.selection.active) };
}
