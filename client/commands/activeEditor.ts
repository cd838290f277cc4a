import * as vscode from 'vscode';

/** The editor with the cursor; undefined after a message if there is none. */
export function activeEditor(): vscode.TextEditor | undefined {
  const editor = vscode.window.activeTextEditor;
  if (!editor) void vscode.window.showInformationMessage(vscode.l10n.t('Open a text first.'));
  return editor;
}
