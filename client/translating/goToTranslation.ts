import * as vscode from 'vscode';
import type { Range } from 'vscode-languageclient';
import { translationArgument } from '../server/commandArguments.ts';
import { plainRange } from '../server/plainPlaces.ts';
import type { Server } from '../server/server.ts';
import type { Translations } from './translations.ts';

/** For this time a message stays in the status bar. */
const messageMilliseconds = 8000;

/** Goes to the next text that needs work, or to the one before; says so when nothing is left. */
export async function goToNext(
  server: Server,
  translations: Translations,
  direction: 'next' | 'previous',
): Promise<void> {
  const document = await translations.documentForCommand();
  if (!document) {
    void vscode.window.showInformationMessage(vscode.l10n.t('The workspace has no translations file.'));
    return;
  }
  const editor = await shownEditor(document);
  const uri = document.uri.toString();
  const wanted = { from: plainRange(editor.selection), direction };
  const { found } = await server.ask('whq/translationPlace', { uri, wanted });
  if (!found?.work) {
    void vscode.window.showInformationMessage(nothingLeft(document));
    return;
  }
  select(editor, found.range);
  const { text: said, number, count, wrapped } = found.work;
  const again = direction === 'next' ? vscode.l10n.t('from the top again') : vscode.l10n.t('from the end again');
  showInStatusBar([vscode.l10n.t('{0} of {1}', number, count), ...(wrapped ? [again] : []), said].join(' · '));
}

let shown: vscode.Disposable | undefined;

/** Shows a message about the texts of a translation for some seconds, in place of the one before. */
export function showInStatusBar(text: string): void {
  shown?.dispose();
  shown = vscode.window.setStatusBarMessage(`$(globe) ${text}`, messageMilliseconds);
}

function nothingLeft({ uri: { path } }: vscode.TextDocument): string {
  return vscode.l10n.t('Nothing in {0} needs work.', path.slice(path.lastIndexOf('/') + 1));
}

/** Opens a translations file at the text of a key, or at the place where it would be put in. */
export async function openTranslation(server: Server, argument: unknown): Promise<void> {
  const asked = translationArgument(argument);
  if (!asked) return;
  const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(asked.uri, true));
  await selectKey(server, await shownEditor(document), asked.key);
}

/** Selects the text of a key, or the place where it would be put in. */
export async function selectKey(server: Server, editor: vscode.TextEditor, key: string): Promise<void> {
  const asked = { uri: editor.document.uri.toString(), wanted: { key } };
  const { found } = await server.ask('whq/translationPlace', asked);
  if (found) select(editor, found.range);
}

/** The editor of the document, in front and with the focus. */
export async function shownEditor(document: vscode.TextDocument): Promise<vscode.TextEditor> {
  const visible = vscode.window.visibleTextEditors.find((editor) => editor.document === document);
  const place = visible?.viewColumn;
  return vscode.window.showTextDocument(document, place === undefined ? {} : { viewColumn: place });
}

/** Selects a text, so that typing replaces it. The cursor is at its start: behind a long text in one line nothing of it would be in sight. */
export function select(editor: vscode.TextEditor, { start, end }: Range): void {
  const range = new vscode.Range(start.line, start.character, end.line, end.character);
  editor.selection = new vscode.Selection(range.end, range.start);
  editor.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}
