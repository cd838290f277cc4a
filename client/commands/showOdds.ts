import * as vscode from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import type { ShowOddsArgument } from '../../server/lsp/protocol.ts';
import { oddsUri } from '../views/oddsDocuments.ts';
import { enterRoll } from './enterRoll.ts';

/** Opens the odds beside the editor as a read-only text. Without an argument, from the palette, it asks for the dice. */
export async function showOdds(client: BaseLanguageClient, argument: ShowOddsArgument | undefined): Promise<void> {
  const question = await enterRoll(client, argument, 'allowed');
  if (question === undefined) return;
  const document = await vscode.workspace.openTextDocument(oddsUri(question));
  await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preview: true });
}
