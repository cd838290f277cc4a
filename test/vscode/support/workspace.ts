import * as vscode from 'vscode';
import { until } from './until.ts';

/** A file of the run's workspace, which is a copy of docs/example with test/vscode/fixtures in `fixtures`. */
function at(path: string): vscode.Uri {
  const folder = vscode.workspace.workspaceFolders?.[0];
  if (folder === undefined) throw new Error('the tests need a workspace');
  return vscode.Uri.joinPath(folder.uri, path);
}

/** Whether the workspace has that file. */
export async function exists(path: string): Promise<boolean> {
  try {
    await vscode.workspace.fs.stat(at(path));
    return true;
  } catch {
    return false;
  }
}

/** Writes a file of the workspace, and the folders that it lies in. */
export function write(path: string, text: string): Thenable<void> {
  return vscode.workspace.fs.writeFile(at(path), new TextEncoder().encode(text));
}

/** Gives a file or a folder of the workspace another path. */
export function move(from: string, to: string): Thenable<void> {
  return vscode.workspace.fs.rename(at(from), at(to));
}

/** The text of a file of the workspace on the disk. */
export async function read(path: string): Promise<string> {
  return new TextDecoder().decode(await vscode.workspace.fs.readFile(at(path)));
}

/** Deletes a file of the workspace, or a folder with all that is in it. */
export function remove(path: string): Thenable<void> {
  return vscode.workspace.fs.delete(at(path), { recursive: true });
}

/** Opens a file of the workspace in the editor. */
export async function open(path: string): Promise<vscode.TextEditor> {
  const document = await vscode.workspace.openTextDocument(at(path));
  return vscode.window.showTextDocument(document, { preview: false });
}

/** Opens an unsaved document with that text in the editor. It stays open: the name of a closed one is used again too soon. */
export async function openUntitled(language: string, content: string): Promise<vscode.TextEditor> {
  return vscode.window.showTextDocument(await vscode.workspace.openTextDocument({ language, content }), {
    preview: false,
  });
}

/** Where `words` first stands in the document. */
export function rangeOf(document: vscode.TextDocument, words: string): vscode.Range {
  const start = document.getText().indexOf(words);
  if (start < 0) throw new Error(`"${words}" is not in ${document.uri.path}`);
  return new vscode.Range(document.positionAt(start), document.positionAt(start + words.length));
}

/** All lenses of the document, with their commands. */
export function lensesOf({ uri }: vscode.TextDocument): Thenable<readonly vscode.CodeLens[]> {
  return vscode.commands.executeCommand('vscode.executeCodeLensProvider', uri, Number.MAX_SAFE_INTEGER);
}

/** Waits for the lenses of the document and returns what those above the line of `words` do. */
export function lensesAbove(document: vscode.TextDocument, words: string): Promise<readonly vscode.Command[]> {
  const { line } = rangeOf(document, words).start;
  return until(`a lens above ${words}`, async () => {
    const here = (await lensesOf(document)).filter(({ range }) => range.start.line === line);
    return here.length === 0 ? undefined : here.flatMap(({ command }) => command ?? []);
  });
}

/** Closes every editor without saving; what was changed is gone. */
export async function closeAll(): Promise<void> {
  while (vscode.window.activeTextEditor !== undefined) {
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  }
}
