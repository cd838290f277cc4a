import * as vscode from 'vscode';
import type { OpenRuleArgument } from '../../server/lsp/protocol.ts';

/** Opens the place where a rule is defined, in a file or in a pack that the server has the text of, and puts the cursor there. */
export async function openRule(argument: OpenRuleArgument): Promise<vscode.TextEditor> {
  const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(argument.uri));
  const position = new vscode.Position(argument.line, argument.character);
  return vscode.window.showTextDocument(document, { selection: new vscode.Range(position, position) });
}
