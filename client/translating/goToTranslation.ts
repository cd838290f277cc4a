import * as vscode from 'vscode';
import type { Range } from 'vscode-languageclient';
import type { TranslationNeed } from '../../server/lsp/protocol/translationRequests.ts';
import { translationArgument } from '../server/commandArguments.ts';
import { plainRange } from '../server/plainPlaces.ts';
import type { Server } from '../server/server.ts';
import { needName } from './progressText.ts';
import type { Translations } from './translations.ts';

/** Where the choice of the stops is kept. */
const stopsKey = 'translationStops';

/** For this time a message stays in the status bar. */
const messageMilliseconds = 8000;

/** The stops of somebody who has not chosen others: a text that is the same as its source may be right. */
const work: readonly TranslationNeed[] = ['missing', 'problem', 'stale'];

const all: readonly TranslationNeed[] = [...work, 'same'];

/** Goes to the next text that needs work, or to the one before; says so when nothing is left. */
export async function goToNext(
  server: Server,
  translations: Translations,
  state: vscode.Memento,
  direction: 'next' | 'previous',
): Promise<void> {
  const document = await translations.documentForCommand();
  if (!document) {
    void vscode.window.showInformationMessage(vscode.l10n.t('The workspace has no translations file.'));
    return;
  }
  const editor = await shownEditor(document);
  const needs = stopsIn(state);
  const uri = document.uri.toString();
  const wanted = { from: plainRange(editor.selection), direction, needs };
  const { found } = await server.ask('whq/translationPlace', { uri, wanted });
  if (!found?.work) {
    void vscode.window.showInformationMessage(nothingLeft(needs, document));
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

function nothingLeft(needs: readonly TranslationNeed[], document: vscode.TextDocument): string {
  const name = document.uri.path.slice(document.uri.path.lastIndexOf('/') + 1);
  const [need] = needs;
  return need !== undefined && needs.length === 1
    ? vscode.l10n.t('Nothing is left in {0} of the kind “{1}”.', name, needName(need))
    : vscode.l10n.t('Nothing in {0} needs work.', name);
}

/** Asks which texts the two commands stop at, and keeps the choice for the workspace. */
export async function chooseStops(state: vscode.Memento): Promise<void> {
  const now = stopsIn(state);
  const choices = [work, ...all.map((need) => [need])].map((stops) => ({
    label: labelOf(stops),
    description: stops.join() === now.join() ? vscode.l10n.t('chosen') : '',
    stops,
  }));
  const chosen = await vscode.window.showQuickPick(choices, {
    title: vscode.l10n.t('Where Next and Previous stop'),
  });
  if (chosen) await state.update(stopsKey, chosen.stops);
}

function labelOf(stops: readonly TranslationNeed[]): string {
  const [need] = stops;
  if (need === undefined || stops.length > 1) return vscode.l10n.t('All that needs work');
  return need === 'same' ? vscode.l10n.t('Look through what is the same as its source') : needName(need);
}

function stopsIn(state: vscode.Memento): readonly TranslationNeed[] {
  const kept: unknown = state.get(stopsKey);
  const stops = Array.isArray(kept) ? all.filter((need) => kept.includes(need)) : work;
  return stops.length > 0 ? stops : work;
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
