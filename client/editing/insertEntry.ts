import * as vscode from 'vscode';
import { plainPosition } from '../server/plainPlaces.ts';
import type { Server } from '../server/server.ts';

/**
 * Asks for the name of a new entry, and puts the entry in after the one at the cursor, or in place of a `<` before it, with its other parts as
 * places to type. Without a name these begin with the id. Says so where a text has no entries.
 */
export async function insertEntry(server: Server): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  const asked = editor && {
    uri: editor.document.uri.toString(),
    position: plainPosition(editor.selection.active),
  };
  const first = asked && (await server.ask('whq/entrySnippet', asked));
  if (!first) {
    void vscode.window.showInformationMessage(
      vscode.l10n.t('Open a file with rules, Monsters, tables or other entries of a package first.'),
    );
    return;
  }
  const idOf = async (name: string): Promise<string | null> =>
    (await server.ask('whq/entrySnippet', { ...asked, name }))?.id ?? null;
  const name = first.hasName ? await nameFor(idOf) : '';
  if (name === undefined) return;
  const entry = name ? await server.ask('whq/entrySnippet', { ...asked, name }) : first;
  if (!entry) return;
  const { start, end } = entry.range;
  await vscode.window.showTextDocument(editor.document, editor.viewColumn);
  const range = new vscode.Range(start.line, start.character, end.line, end.character);
  await editor.insertSnippet(new vscode.SnippetString(entry.snippet), range);
}

/** Asks for the name; shows the id that follows from it. */
async function nameFor(idOf: (name: string) => Promise<string | null>): Promise<string | undefined> {
  return vscode.window.showInputBox({
    title: vscode.l10n.t('Insert a new entry'),
    prompt: vscode.l10n.t('The name; the id follows it. A rule with a value has an n at the end, such as Fear n.'),
    validateInput: async (value) => {
      if (value.trim() === '') return undefined;
      const id = await idOf(value);
      return id === null
        ? vscode.l10n.t('No id can be made of this: letters or digits are needed.')
        : { message: `id="${id}"`, severity: vscode.InputBoxValidationSeverity.Info };
    },
  });
}
