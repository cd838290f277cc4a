import * as vscode from 'vscode';
import { printPage } from '../panels/printPage.ts';
import type { Server } from '../server/server.ts';
import { activeEditor } from './activeEditor.ts';

/**
 * Opens the active scenario in the browser as a page to print, with its fights, and the Monsters and rules that it names. Returns the page;
 * undefined after a message if the text is no scenario.
 */
export async function printScenario(server: Server, storage: vscode.Uri): Promise<string | undefined> {
  const editor = activeEditor();
  if (!editor) return undefined;
  const title = vscode.l10n.t('Working out the fights …');
  const progress = { location: vscode.ProgressLocation.Window, title };
  const uri = editor.document.uri.toString();
  const found = await vscode.window.withProgress(progress, () => server.ask('whq/scenarioPage', { uri }));
  if (!found) {
    void vscode.window.showInformationMessage(vscode.l10n.t('Open the text of a scenario first.'));
    return undefined;
  }
  await printPage(found.page, 'scenario.html', vscode.l10n.t('Print This Scenario'), storage);
  return found.page;
}
