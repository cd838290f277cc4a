import * as vscode from 'vscode';
import type { Server } from '../server/server.ts';
import { textEdit } from '../server/textEdit.ts';
import type { Translations } from './translations.ts';

/** Removes the entries that belong to nothing, after the user has seen them in VS Code's preview of changes. */
export async function removeOrphans(server: Server, translations: Translations): Promise<void> {
  const document = await translations.documentForCommand();
  if (!document) return;
  const wanted = { what: 'orphans' } as const;
  const { edits, keys } = await server.ask('whq/translationEdits', { uri: document.uri.toString(), wanted });
  if (edits.length === 0) {
    void vscode.window.showInformationMessage(vscode.l10n.t('Every entry of this file belongs to a text.'));
    return;
  }
  const edit = new vscode.WorkspaceEdit();
  const metadata = { needsConfirmation: true, label: vscode.l10n.t('Entries that belong to nothing') };
  for (const [index, one] of edits.entries()) {
    const { range, newText } = textEdit(one);
    edit.replace(document.uri, range, newText, { ...metadata, description: keys[index] ?? '' });
  }
  await vscode.workspace.applyEdit(edit);
}
