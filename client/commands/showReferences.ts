import * as vscode from 'vscode';
import { ReferencesRequest } from 'vscode-languageclient';
import type { ShowReferencesArgument } from '../../server/lsp/protocol/commands.ts';
import { referencesArgument } from '../server/commandArguments.ts';
import type { Server } from '../server/server.ts';

/**
 * Shows the uses of a rule in the editor's own list. Without an argument, from the palette, it takes the rule at the cursor. Returns the
 * number of uses.
 */
export async function showReferences(server: Server, given: unknown): Promise<number> {
  const { uri, position } = (given === undefined ? atCursor() : referencesArgument(given)) ?? {};
  if (uri === undefined || position === undefined) return 0;
  const params = { textDocument: { uri }, position, context: { includeDeclaration: false } };
  const locations = await server.use(async (client) => {
    const found = await client.sendRequest(ReferencesRequest.type, params);
    return (await client.protocol2CodeConverter.asReferences(found)) ?? [];
  });
  await vscode.commands.executeCommand(
    'editor.action.showReferences',
    vscode.Uri.parse(uri),
    new vscode.Position(position.line, position.character),
    locations,
  );
  return locations.length;
}

function atCursor(): ShowReferencesArgument | undefined {
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined) return undefined;
  const { line, character } = editor.selection.active;
  return { uri: editor.document.uri.toString(), position: { line, character } };
}
