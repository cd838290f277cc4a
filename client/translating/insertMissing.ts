import * as vscode from 'vscode';
import type { LanguageShown, WantedEdits } from '../../server/lsp/protocol/translationRequests.ts';
import { label } from '../../server/text/label.ts';
import { translationArgument } from '../server/commandArguments.ts';
import type { Server } from '../server/server.ts';
import { textEdit } from '../server/textEdit.ts';
import { selectKey, showInStatusBar, shownEditor } from './goToTranslation.ts';
import type { Translations } from './translations.ts';
import type { TranslationNode } from './translationsView.ts';

/** Puts in the stub of the next missing text from the cursor on, or of the key that was clicked in the view or in a lens, and selects its text. */
export async function insertMissingKey(server: Server, translations: Translations, clicked: unknown): Promise<void> {
  const place = translationArgument(clicked);
  const node = nodeOf(translations, clicked);
  const from = place ?? node?.language;
  const document = from ? await openedFor(from) : await translations.documentForCommand();
  if (!document) return;
  const editor = await shownEditor(document);
  const { line, character } = editor.selection.active;
  const key = place?.key ?? (node?.node === 'key' ? node.key : undefined);
  const wanted: WantedEdits =
    key === undefined ? { what: 'next', position: { line, character } } : { what: 'key', key };
  await insert(server, editor, wanted);
}

/** Puts in the stubs of all missing texts, or of those of a kind: the kind that was clicked, or one from a list. */
export async function insertMissingKeys(server: Server, translations: Translations, clicked: unknown): Promise<void> {
  const node = nodeOf(translations, clicked);
  const document = node ? await openedFor(node.language) : await translations.documentForCommand();
  if (!document) return;
  const language = node?.language ?? (await languageOf(server, document));
  const wanted = node && 'kind' in node ? kindWanted(node.kind.kind) : language && (await chosen(language));
  if (wanted) await insert(server, await shownEditor(document), wanted);
}

function kindWanted(kind: string): WantedEdits {
  return { what: 'kind', kind };
}

async function chosen({ kinds, needs }: LanguageShown): Promise<WantedEdits | undefined> {
  const items: (vscode.QuickPickItem & { readonly wanted: WantedEdits })[] = [
    { label: vscode.l10n.t('All missing texts'), description: String(needs.missing), wanted: { what: 'all' } },
    ...kinds.flatMap(({ kind, label, needs: ofKind }) =>
      ofKind.missing > 0 ? [{ label, description: String(ofKind.missing), wanted: kindWanted(kind) }] : [],
    ),
  ];
  const title = vscode.l10n.t('Insert the stubs of missing texts');
  return (await vscode.window.showQuickPick(items, { title }))?.wanted;
}

async function insert(server: Server, editor: vscode.TextEditor, wanted: WantedEdits): Promise<void> {
  const { document } = editor;
  const uri = document.uri.toString();
  const { edits, keys } = await server.ask('whq/translationEdits', { uri, wanted });
  const [first] = keys;
  if (first === undefined) {
    void vscode.window.showInformationMessage(vscode.l10n.t('No entry is missing in this file.'));
    return;
  }
  const edit = new vscode.WorkspaceEdit();
  edit.set(document.uri, edits.map(textEdit));
  if (!(await vscode.workspace.applyEdit(edit))) return;
  await selectKey(server, editor, first);
  const key = label(first);
  showInStatusBar(
    keys.length > 1
      ? vscode.l10n.t('Put in: {0}, and {1} more', key, keys.length - 1)
      : vscode.l10n.t('Put in: {0}', key),
  );
}

async function openedFor({ uri }: { readonly uri: string }): Promise<vscode.TextDocument> {
  return vscode.workspace.openTextDocument(vscode.Uri.parse(uri));
}

async function languageOf(server: Server, { uri }: vscode.TextDocument): Promise<LanguageShown | undefined> {
  const { languages } = await server.ask('whq/translations', { withProgress: true });
  return languages.find((language) => vscode.Uri.parse(language.uri).toString() === uri.toString());
}

/** The node of the view that was clicked: anyone can call a command, so it must be one of a known language. */
export function nodeOf({ languages }: Translations, clicked: unknown): TranslationNode | undefined {
  if (typeof clicked !== 'object' || clicked === null || !('node' in clicked) || !('language' in clicked))
    return undefined;
  return languages.some((language) => language === clicked.language) ? (clicked as TranslationNode) : undefined;
}
