import * as vscode from 'vscode';

/** Whether the editor suggests words by itself in this language, as it does in plain text. */
export function hasQuickSuggestions(document: vscode.TextDocument): boolean {
  if (document.languageId === 'xml') return false;
  const setting: unknown = vscode.workspace.getConfiguration('editor', document).get('quickSuggestions');
  if (typeof setting === 'object' && setting !== null && 'other' in setting) {
    return setting.other === true || setting.other === 'on';
  }
  return setting === true;
}
