import * as vscode from 'vscode';

/**
 * A panel cannot print: the page opens in the browser, where it can be printed or saved; without a disk for it, in a file of the user's
 * choice.
 *
 * @param name of the file in the folder `storage`.
 * @param title of the dialog.
 */
export async function printPage(page: string, name: string, title: string, storage: vscode.Uri): Promise<void> {
  const bytes = new TextEncoder().encode(page);
  if (storage.scheme === 'file') {
    const file = vscode.Uri.joinPath(storage, name);
    await vscode.workspace.fs.createDirectory(storage);
    await vscode.workspace.fs.writeFile(file, bytes);
    if (await vscode.env.openExternal(file)) return;
  }
  const target = await vscode.window.showSaveDialog({ filters: { HTML: ['html'] }, title });
  if (target) await vscode.workspace.fs.writeFile(target, bytes);
}
