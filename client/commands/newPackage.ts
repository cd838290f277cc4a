import * as vscode from 'vscode';
import type { Server } from '../server/server.ts';
import { couldNotCreate } from './couldNotCreate.ts';
import { folderForNew } from './folderForNew.ts';

/**
 * Asks for the name of a package, and creates its folder with a rule, a Monster, an Event and a table that belong together. Creates nothing
 * if the user cancels, or no folder is open.
 *
 * @param place the folder or file that was clicked in the explorer.
 */
export async function newPackage(server: Server, place: unknown): Promise<void> {
  const parent = await parentFolder(place instanceof vscode.Uri ? place : undefined);
  if (parent === 'cancelled') return;
  if (parent === 'none') {
    await vscode.window.showInformationMessage(
      vscode.l10n.t('Open a folder first: the package becomes a folder in it.'),
    );
    return;
  }
  const name = await vscode.window.showInputBox({
    title: vscode.l10n.t('New package'),
    prompt: vscode.l10n.t('The name of the package, such as Salt Works. Its ids begin with it.'),
    validateInput: async (value) => problemWith(server, parent, value),
  });
  if (name === undefined) return;
  const { folder, files } = await server.ask('whq/newPackage', { name });
  if (folder === '') return;
  const edit = new vscode.WorkspaceEdit();
  const uris = files.map(({ path }) => vscode.Uri.joinPath(parent, folder, ...path.split('/')));
  for (const [index, { text }] of files.entries()) {
    const uri = uris[index];
    if (uri) edit.createFile(uri, { contents: new TextEncoder().encode(text), ignoreIfExists: true });
  }
  const isMade = await vscode.workspace.applyEdit(edit);
  const [first] = uris;
  if (!isMade) couldNotCreate(server, vscode.Uri.joinPath(parent, folder), 'nothing');
  else if (first) await vscode.window.showTextDocument(first, { preview: false });
}

async function parentFolder(place: vscode.Uri | undefined): Promise<vscode.Uri | 'none' | 'cancelled'> {
  if (!place) {
    const folder = await folderForNew();
    return typeof folder === 'string' ? folder : folder.uri;
  }
  const { type } = await vscode.workspace.fs.stat(place);
  return type & vscode.FileType.Directory ? place : vscode.Uri.joinPath(place, '..');
}

async function problemWith(server: Server, parent: vscode.Uri, value: string): Promise<string | undefined> {
  if (value.trim() === '') return undefined;
  const { folder, isReserved } = await server.ask('whq/newPackage', { name: value });
  if (isReserved) return vscode.l10n.t('Windows keeps this name for itself. Choose another one.');
  if (folder === '') return vscode.l10n.t('Use at least one letter or digit.');
  const isThere = await vscode.workspace.fs.stat(vscode.Uri.joinPath(parent, folder)).then(
    () => true,
    () => false,
  );
  return isThere ? vscode.l10n.t('The folder {0} exists already.', folder) : undefined;
}
