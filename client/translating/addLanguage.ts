import * as vscode from 'vscode';
import { couldNotCreate } from '../commands/couldNotCreate.ts';
import { plainRange } from '../server/plainPlaces.ts';
import type { Server } from '../server/server.ts';
import { select } from './goToTranslation.ts';

/** The files in which a package may list its languages or translations. */
const listNames = ['whq.json', 'content-manifest.json'];

/** The number of folders above the new file that are searched for a list. */
const maximumFolders = 4;

/**
 * Asks for a language, creates its translations file, and adds it where the package lists its languages or files. Opens the file with its
 * first text selected. Creates nothing if the user cancels.
 */
export async function addLanguage(server: Server): Promise<void> {
  const { languages } = await server.ask('whq/translations', { withProgress: true });
  const known = new Set(languages.map(({ language }) => language));
  const entered = await vscode.window.showInputBox({
    title: vscode.l10n.t('Add a language'),
    prompt: vscode.l10n.t('The code of the language, such as es, de, fr or pt-br.'),
    validateInput: (value) => problemWith(value.trim(), known),
  });
  const language = entered?.trim().toLowerCase() ?? '';
  if (language === '') return;
  const { uri, entries } = await server.ask('whq/newLanguage', { language, withAll: true, lists: [] });
  if (uri === '' || entries === 0) {
    void vscode.window.showInformationMessage(vscode.l10n.t('The workspace has no texts that need a translation.'));
    return;
  }
  const choices = [
    { label: vscode.l10n.t('With the stubs of all {0} texts', entries), withAll: true },
    { label: vscode.l10n.t('With the first stub only'), withAll: false },
  ];
  const title = vscode.l10n.t('Add a language');
  const choice = await vscode.window.showQuickPick(choices, { title });
  if (!choice) return;
  const file = vscode.Uri.parse(uri);
  const lists = await listsAbove(file);
  const { text, lists: listed } = await server.ask('whq/newLanguage', {
    language,
    withAll: choice.withAll,
    lists: lists.map(({ name, document }) => ({ name, text: document.getText() })),
  });
  const edit = new vscode.WorkspaceEdit();
  edit.createFile(file, { contents: new TextEncoder().encode(text), ignoreIfExists: true });
  for (const [index, { document }] of lists.entries())
    replaceChanged(edit, document, listed[index] ?? document.getText());
  if (!(await vscode.workspace.applyEdit(edit))) {
    couldNotCreate(server, file, 'nothing');
    return;
  }
  const editor = await vscode.window.showTextDocument(file, { preview: false });
  const wanted = { from: plainRange(editor.selection), direction: 'next' } as const;
  const { found } = await server.ask('whq/translationPlace', { uri, wanted });
  if (found) select(editor, found.range);
}

function problemWith(value: string, known: ReadonlySet<string>): string | undefined {
  if (value === '') return undefined;
  if (!/^[A-Za-z]{2,3}(?:-[A-Za-z\d]{2,8})?$/.test(value))
    return vscode.l10n.t('Enter a code of two or three letters, such as es.');
  return known.has(value.toLowerCase()) ? vscode.l10n.t('The workspace has this language already.') : undefined;
}

interface List {
  readonly name: string;
  readonly document: vscode.TextDocument;
}

/** The nearest file of each kind above the new one that may list others. */
async function listsAbove(uri: vscode.Uri): Promise<readonly List[]> {
  const found: List[] = [];
  for (const name of listNames) {
    let folder = vscode.Uri.joinPath(uri, '..');
    for (let level = 0; level < maximumFolders; level++, folder = vscode.Uri.joinPath(folder, '..')) {
      if (!vscode.workspace.getWorkspaceFolder(folder)) break;
      const document = await openedIfThere(vscode.Uri.joinPath(folder, name));
      if (!document) continue;
      found.push({ name, document });
      break;
    }
  }
  return found;
}

/** The text of a file; undefined if there is no such file. */
export async function openedIfThere(uri: vscode.Uri): Promise<vscode.TextDocument | undefined> {
  try {
    await vscode.workspace.fs.stat(uri);
    return await vscode.workspace.openTextDocument(uri);
  } catch {
    return undefined;
  }
}

/** Inserts only what is new, so that the rest of the file stays as it is. */
function replaceChanged(edit: vscode.WorkspaceEdit, document: vscode.TextDocument, after: string): void {
  const before = document.getText();
  if (before === after) return;
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < before.length - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const range = new vscode.Range(document.positionAt(start), document.positionAt(before.length - end));
  edit.replace(document.uri, range, after.slice(start, after.length - end));
}
