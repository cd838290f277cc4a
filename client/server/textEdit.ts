import * as vscode from 'vscode';
import type { TextEdit } from 'vscode-languageclient';

/** An edit of the server for VS Code. */
export function textEdit({ range: { start, end }, newText }: TextEdit): vscode.TextEdit {
  return new vscode.TextEdit(new vscode.Range(start.line, start.character, end.line, end.character), newText);
}
