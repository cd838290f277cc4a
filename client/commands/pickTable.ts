import * as vscode from 'vscode';
import type { TableArgument } from '../../server/lsp/protocol/commands.ts';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import { label } from '../../server/text/label.ts';
import { plainPosition } from '../server/plainPlaces.ts';
import type { Server } from '../server/server.ts';

type ListedTable = ServerRequests['whq/tables']['result'][number];

/**
 * The roll table at the cursor, or the only one of the document; if there are several, it asks for one. Undefined if the user cancels, or
 * after a message if there is none.
 *
 * @param orCursor whether the cursor stands for a table where there is none to choose: those of a package, which draw entries, are not listed.
 */
export async function pickTable(server: Server, orCursor = false): Promise<TableArgument | undefined> {
  const editor = vscode.window.activeTextEditor;
  if (!editor) {
    void vscode.window.showInformationMessage(vscode.l10n.t('Open a text with a roll table first.'));
    return undefined;
  }
  const uri = editor.document.uri.toString();
  const tables = await server.ask('whq/tables', { uri });
  if (orCursor && tables.length === 0) return { uri, position: plainPosition(editor.selection.active) };
  // A table within a row of another comes after it.
  const chosen = tables.findLast((table) => contains(table, editor.selection.active)) ?? (await chooseTable(tables));
  return chosen && { uri, position: chosen.position };
}

async function chooseTable(tables: readonly ListedTable[]): Promise<ListedTable | undefined> {
  if (tables.length === 0)
    void vscode.window.showInformationMessage(vscode.l10n.t('There is no roll table in this text.'));
  if (tables.length < 2) return tables[0];
  const items = tables.map((table) => ({
    label: label(table.label),
    description: vscode.l10n.t('line {0}', table.position.line + 1),
    detail: label(table.detail),
    table,
  }));
  return (await vscode.window.showQuickPick(items, { title: vscode.l10n.t('Which table?') }))?.table;
}

function contains({ start, end }: ListedTable, cursor: vscode.Position): boolean {
  return new vscode.Range(start.line, start.character, end.line, end.character).contains(cursor);
}
