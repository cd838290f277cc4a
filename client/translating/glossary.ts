import * as vscode from 'vscode';
import type { GlossaryNameShown } from '../../server/lsp/protocol/translationRequests.ts';
import type { Server } from '../server/server.ts';
import { openTranslation } from './goToTranslation.ts';
import type { Translations } from './translations.ts';

/**
 * Lists the names that the translations file in front translates. A chosen name shows the texts with other words in the editor's own list, or
 * the translation of the name if there are none.
 */
export async function showGlossary(server: Server, translations: Translations): Promise<void> {
  const document = await translations.documentForCommand();
  if (!document) return;
  const uri = document.uri.toString();
  const { names } = await server.ask('whq/glossary', { uri });
  if (names.length === 0) {
    void vscode.window.showInformationMessage(vscode.l10n.t('No name has a translation in this language yet.'));
    return;
  }
  const chosen = await vscode.window.showQuickPick(names.map(itemOf), {
    title: vscode.l10n.t('Glossary: names, and the texts that use them'),
    placeHolder: vscode.l10n.t('A name in either language'),
    matchOnDetail: true,
  });
  if (!chosen) return;
  const { key, others } = chosen.name;
  const [first] = others;
  if (!first) return openTranslation(server, { uri, key });
  const locations = others.map((place) => new vscode.Location(vscode.Uri.parse(place.uri), rangeOf(place.range)));
  const from = rangeOf(first.range).start;
  await vscode.window.showTextDocument(vscode.Uri.parse(first.uri));
  await vscode.commands.executeCommand('editor.action.showReferences', vscode.Uri.parse(first.uri), from, locations);
}

function itemOf(name: GlossaryNameShown): vscode.QuickPickItem & { readonly name: GlossaryNameShown } {
  const { source, translated, uses, others } = name;
  const description =
    others.length > 0
      ? vscode.l10n.t('Uses: {0} · other words: {1}', uses, others.length)
      : vscode.l10n.t('Uses: {0}', uses);
  return { label: source, description, detail: translated, name };
}

function rangeOf({ start, end }: GlossaryNameShown['others'][number]['range']): vscode.Range {
  return new vscode.Range(start.line, start.character, end.line, end.character);
}
