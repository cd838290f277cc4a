import * as vscode from 'vscode';
import type { EditShown } from '../../server/lsp/protocol/translationRequests.ts';

/** An edit of the server for VS Code. */
export function textEdit({ range: { start, end }, newText }: EditShown): vscode.TextEdit {
  return new vscode.TextEdit(new vscode.Range(start.line, start.character, end.line, end.character), newText);
}
