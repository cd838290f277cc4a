import * as vscode from 'vscode';
import { packScheme } from '../../server/lsp/protocol/settings.ts';

/** A file, a text that is not saved yet, a cell of a notebook, and a bundled pack. */
const schemes: ReadonlySet<string> = new Set(['file', 'untitled', 'vscode-notebook-cell', packScheme]);

/**
 * Whether the text with that address is one that people write, or a bundled pack. Views of such a text are not: the old version beside a
 * change, the preview of a renaming, a page of this extension. To the server they would be second copies of its entries.
 */
export function isOfWorkspace({ scheme }: vscode.Uri): boolean {
  if (schemes.has(scheme) || vscode.workspace.fs.isWritableFileSystem(scheme) === true) return true;
  return vscode.workspace.workspaceFolders?.some(({ uri }) => uri.scheme === scheme) ?? false;
}
