import * as vscode from 'vscode';
import { plainPosition } from '../server/plainPlaces.ts';

/** Shows the card for the cursor of an editor beside it. Returns what is shown; undefined after a message if there is nothing to show. */
export async function showCard<Shown>(
  panel: { show(question: object): Promise<Shown | undefined> },
  { document, selection }: vscode.TextEditor,
): Promise<Shown | undefined> {
  const view = await panel.show({ uri: document.uri.toString(), position: plainPosition(selection.active) });
  const nothing = vscode.l10n.t('There is no rule, Monster, Event or table at the cursor.');
  if (!view) void vscode.window.showInformationMessage(nothing);
  return view;
}
