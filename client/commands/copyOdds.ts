import * as vscode from 'vscode';
import type { Roll } from '../../server/lsp/protocol/diceRequests.ts';
import type { Server } from '../server/server.ts';
import type { EnterExpression } from './enterExpression.ts';

/** In milliseconds, for the message in the status bar. */
const shownFor = 5000;

/**
 * Copies the odds in the panel as CSV, or, while it is closed, those of dice that it asks for. Returns the text; undefined if the user
 * cancels, or after a message if the odds are no table.
 */
export async function copyOdds(
  server: Server,
  shown: Roll | undefined,
  enterExpression: EnterExpression,
): Promise<string | undefined> {
  const typed = shown ? undefined : await enterExpression();
  const question = shown ?? (typed === undefined ? undefined : { expression: typed });
  if (!question) return undefined;
  const { expression, variables } = question;
  const copied = await server.ask('whq/oddsCsv', { expression, ...(variables && { variables }) });
  if (!copied) {
    void vscode.window.showInformationMessage(vscode.l10n.t('These odds are no table.'));
    return undefined;
  }
  await vscode.env.clipboard.writeText(copied.text);
  vscode.window.setStatusBarMessage(vscode.l10n.t('The odds are copied.'), shownFor);
  return copied.text;
}
