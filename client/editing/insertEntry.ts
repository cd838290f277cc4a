import * as vscode from 'vscode';
import { plainPosition } from '../server/plainPlaces.ts';
import type { Server } from '../server/server.ts';

/** Inserts a new entry after the one at the cursor, with its parts as places to type. Says so where a text has no entries. */
export async function insertEntry(server: Server): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  const document = editor?.document;
  const entry =
    document &&
    (await server.ask('whq/newEntry', {
      uri: document.uri.toString(),
      position: plainPosition(editor.selection.active),
    }));
  if (!entry) {
    void vscode.window.showInformationMessage(
      vscode.l10n.t('Open a file with rules, Monsters, tables or other entries of a package first.'),
    );
    return;
  }
  const { line, character } = entry.position;
  await editor.insertSnippet(new vscode.SnippetString(entry.snippet), new vscode.Position(line, character));
}
