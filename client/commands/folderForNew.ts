import * as vscode from 'vscode';

/**
 * The workspace folder for something new: that of the active file; without it the only folder, or the one that the user chooses of several.
 * `none` if no folder is open, `cancelled` if the user chooses none.
 */
export async function folderForNew(): Promise<vscode.WorkspaceFolder | 'none' | 'cancelled'> {
  const active = vscode.window.activeTextEditor?.document.uri;
  const ofActive = active && vscode.workspace.getWorkspaceFolder(active);
  if (ofActive) return ofActive;
  const [first, ...others] = vscode.workspace.workspaceFolders ?? [];
  if (!first) return 'none';
  return others.length === 0 ? first : ((await vscode.window.showWorkspaceFolderPick()) ?? 'cancelled');
}
