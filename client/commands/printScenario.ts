import * as vscode from 'vscode';
import type { ViewEffect } from '../../server/lsp/protocol/viewRequests.ts';
import type { Server } from '../server/server.ts';
import { activeEditor } from './activeEditor.ts';

/**
 * Opens the active scenario in the browser as a page to print, with its fights, and the Monsters and rules that it names. Returns the page;
 * undefined after a message if the text is no scenario.
 *
 * @param print opens the page, or has it saved.
 */
export async function printScenario(
  server: Server,
  print: (effect: ViewEffect) => Promise<unknown>,
): Promise<string | undefined> {
  const editor = activeEditor();
  if (!editor) return undefined;
  const title = vscode.l10n.t('Working out the fights …');
  const progress = { location: vscode.ProgressLocation.Window, title };
  const question = { uri: editor.document.uri.toString() };
  const events = [{ id: 'printScenario', values: {} }];
  const found = await vscode.window.withProgress(progress, () =>
    server.ask('whq/view', { subject: 'scenario', question, events }),
  );
  const [effect] = found?.effects ?? [];
  if (effect?.kind === 'print') {
    await print(effect);
    return effect.page;
  }
  void vscode.window.showInformationMessage(vscode.l10n.t('Open the text of a scenario first.'));
  return undefined;
}
