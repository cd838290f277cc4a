import * as vscode from 'vscode';
import type { Server } from '../server/server.ts';
import { textEdit } from '../server/textEdit.ts';

/** Writes the active file in another edition of the format, after the preview of VS Code. Says first what that edition cannot say. */
export async function convertFile(server: Server): Promise<void> {
  const document = vscode.window.activeTextEditor?.document;
  const found = document && (await server.ask('whq/convert', { uri: document.uri.toString() }));
  if (!found) {
    void vscode.window.showInformationMessage(
      vscode.l10n.t('Open a file with rules, Monsters, tables or Events first: the other kinds have one edition.'),
    );
    return;
  }
  const choices = [
    { label: vscode.l10n.t('The present edition, of the apps of today'), ...found.present },
    { label: vscode.l10n.t('The first edition, of the app Event Deck'), ...found.first },
  ].map((choice) => ({
    ...choice,
    description: vscode.l10n.t('{0} changes', choice.edits.length),
    detail: choice.unsaid.map(unsaidPart).join(' · '),
  }));
  const chosen = await vscode.window.showQuickPick(choices, { title: vscode.l10n.t('Convert this file to') });
  if (!chosen || chosen.edits.length === 0) return;
  const edit = new vscode.WorkspaceEdit();
  for (const { range, newText } of chosen.edits.map(textEdit))
    edit.replace(document.uri, range, newText, { needsConfirmation: true, label: chosen.label });
  await vscode.workspace.applyEdit(edit);
}

function unsaidPart({ name, count }: { readonly name: string; readonly count: number }): string {
  return name === ''
    ? vscode.l10n.t('{0} × a text without markup: on the way back each line gets a <p>', count)
    : vscode.l10n.t('{0} × {1} has no place there and stays', count, name);
}
