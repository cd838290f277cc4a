import * as vscode from 'vscode';
import type { Server } from '../server/server.ts';
import { activeEditor } from './activeEditor.ts';

/** Opens a page where it can be printed; the title is that of a dialog, where one is needed. */
type Print = (page: string, title: string) => Promise<void>;

/**
 * Opens the active scenario in the browser as a page to print, with its fights, and the Monsters and rules that it names. Returns the page;
 * undefined after a message if the text is no scenario.
 */
export async function printScenario(server: Server, print: Print): Promise<string | undefined> {
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
  await print(found.page, vscode.l10n.t('Print This Scenario'));
  return found.page;
}
