import type * as vscode from 'vscode';
import { plainPosition } from '../server/plainPlaces.ts';
import type { Server } from '../server/server.ts';
import { pickCard } from './insertCard.ts';

/** Shows the card for the cursor of an editor beside it; if there is nothing at the cursor, it asks for one. Returns what is shown; undefined if the user cancels. */
export async function showCard<Shown>(
  server: Server,
  panel: { show(question: object): Promise<Shown | undefined> },
  { document, selection }: vscode.TextEditor,
): Promise<Shown | undefined> {
  const uri = document.uri.toString();
  const view = await panel.show({ uri, position: plainPosition(selection.active) });
  const chosen = view ? undefined : await pickCard(server, uri);
  return chosen ? panel.show(chosen) : view;
}
