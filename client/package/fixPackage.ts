import * as vscode from 'vscode';
import { folderArgument } from '../server/commandArguments.ts';
import type { Server } from '../server/server.ts';
import { textEdit } from '../server/textEdit.ts';

/**
 * Repairs the problems with one certain fix in all files of a package, or of all packages without an argument, after the user has read how
 * many there are, or has seen the changes in VS Code's preview.
 */
export async function fixPackage(server: Server, argument: unknown): Promise<void> {
  const asked = folderArgument(argument) ?? {};
  const title = vscode.l10n.t('Looking for problems that can be fixed');
  const { files, repaired } = await vscode.window.withProgress(
    { location: vscode.ProgressLocation.Window, title },
    () => server.ask('whq/packageFixes', asked),
  );
  if (files.length === 0) {
    void vscode.window.showInformationMessage(vscode.l10n.t('No problem has one certain fix.'));
    return;
  }
  const [fix, look] = [vscode.l10n.t('Fix'), vscode.l10n.t('Preview')];
  const question = vscode.l10n.t('Problems with one certain fix: {0}. Files: {1}.', repaired, files.length);
  const choice = await vscode.window.showInformationMessage(question, { modal: true }, fix, look);
  if (choice === undefined) return;
  const edit = new vscode.WorkspaceEdit();
  for (const { uri, edits } of files) {
    const file = vscode.Uri.parse(uri);
    const label = vscode.workspace.asRelativePath(file);
    for (const one of edits) {
      const { range, newText } = textEdit(one);
      edit.replace(file, range, newText, { needsConfirmation: choice === look, label });
    }
  }
  await vscode.workspace.applyEdit(edit);
}
