import * as vscode from 'vscode';
import { commands, type TableArgument } from '../../../server/lsp/protocol/commands.ts';
import type { View } from '../../../server/lsp/protocol/viewRequests.ts';
import { equal, match } from '../support/assert.ts';
import { describe, it, itLong } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { lensesAbove, open } from '../support/workspace.ts';

/** The place of some words in the document that is open in an editor. */
function tableWith({ document }: vscode.TextEditor, words: string): TableArgument {
  const { line, character } = document.positionAt(document.getText().indexOf(words));
  return { uri: document.uri.toString(), position: { line, character } };
}

describe('roll tables', () => {
  it('are rolled on from the command, the same way for the same seed', async () => {
    const editor = await open('fixtures/lantern.xml');
    const table = { ...tableWith(editor, '1-3'), seed: 7 };
    const first = await vscode.commands.executeCommand<string>(commands.rollTable, table);
    match(first, /^1D6 = \d → row (?:1-3 “It gutters\.”|4-6 “It flares up\.”)$/);
    equal(await vscode.commands.executeCommand<string>(commands.rollTable, table), first);
  });

  itLong('are rolled on at the cursor', async () => {
    const editor = await open('fixtures/lantern.xml');
    const { position } = tableWith(editor, 'It flares');
    const cursor = new vscode.Position(position.line, position.character);
    editor.selection = new vscode.Selection(cursor, cursor);
    match(await vscode.commands.executeCommand<string>(commands.rollTable), /^1D6 = /);
  });

  it('have a lens that opens their panel, and one that rolls on them', async () => {
    const editor = await open('fixtures/lantern.xml');
    const lenses = await lensesAbove(editor.document, 'Then roll');
    equal(
      lenses.map(({ command }) => command),
      [commands.roll, commands.showTable],
    );
    const [roll, show] = lenses;
    match(await vscode.commands.executeCommand<string>(commands.roll, ...(roll?.arguments ?? [])), /^1D6 = \d → row /);
    const view = await vscode.commands.executeCommand<View>(commands.showTable, ...(show?.arguments ?? []));
    const grid = view?.blocks.find(({ kind }) => kind === 'grid');
    equal(grid?.kind === 'grid' && grid.rows.map(({ cells: [, , chance] }) => chance?.text), ['50 %', '50 %']);
    const panel = await until('the panel', () =>
      vscode.window.tabGroups.all
        .flatMap(({ tabs }) => tabs)
        .find(({ label, input }) => label === 'Table: LANTERN n+' && input instanceof vscode.TabInputWebview),
    );
    await vscode.window.tabGroups.close(panel);
  });

  itLong('do nothing for an argument that is not valid, or a place without a table', async () => {
    equal(await vscode.commands.executeCommand(commands.rollTable, { uri: 7 }), undefined);
    const editor = await open('fixtures/lantern.xml');
    equal(await vscode.commands.executeCommand(commands.showTable, tableWith(editor, '<rules>')), undefined);
  });
});
