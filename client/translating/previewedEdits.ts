import * as vscode from 'vscode';
import type { Server } from '../server/server.ts';
import { textEdit } from '../server/textEdit.ts';
import type { Translations } from './translations.ts';

/** Removes the entries that belong to nothing, after the user has seen them in VS Code's preview of changes. */
export async function removeOrphans(server: Server, translations: Translations): Promise<void> {
  const document = await translations.documentForCommand();
  if (!document) return;
  const { edits, keys } = await server.ask('whq/removeOrphans', { uri: document.uri.toString() });
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

/**
 * Writes the wording that a translations file has for texts of its own language into these texts: those that the user chooses, and after
 * the preview.
 */
export async function takeWordingOver(server: Server, translations: Translations): Promise<void> {
  const document = await translations.documentForCommand();
  if (!document) return;
  const { wordings } = await server.ask('whq/cleanedWordings', { uri: document.uri.toString() });
  if (wordings.length === 0) {
    void vscode.window.showInformationMessage(
      vscode.l10n.t('No text of the package has another wording in this file in its own language.'),
    );
    return;
  }
  const line = vscode.window.activeTextEditor?.selection.active.line;
  const items = wordings.map((wording) => ({
    label: wording.key,
    detail: wording.edit.newText.trim(),
    // At the cursor the one there; elsewhere all of them.
    picked: wordings.some((one) => one.line === line) ? wording.line === line : true,
    wording,
  }));
  const chosen = await vscode.window.showQuickPick(items, {
    title: vscode.l10n.t('Take the cleaned wording over into the package'),
    canPickMany: true,
  });
  if (!chosen || chosen.length === 0) return;
  const edit = new vscode.WorkspaceEdit();
  for (const { wording } of chosen) {
    const { range, newText } = textEdit(wording.edit);
    const metadata = { needsConfirmation: true, label: vscode.l10n.t('Cleaned wording'), description: wording.key };
    edit.replace(vscode.Uri.parse(wording.uri), range, newText, metadata);
  }
  await vscode.workspace.applyEdit(edit);
}
