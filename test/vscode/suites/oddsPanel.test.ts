import * as vscode from 'vscode';
import { commands } from '../../../server/lsp/protocol/commands.ts';
import type { Roll } from '../../../server/lsp/protocol/diceRequests.ts';
import type { ServerRequests } from '../../../server/lsp/protocol/protocol.ts';
import { equal, match } from '../support/assert.ts';
import { describe, it } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { lensesAbove, open } from '../support/workspace.ts';

type OddsData = ServerRequests['whq/oddsData']['result'];

/** Shows the odds and returns what the panel shows. */
function showOdds(argument: Roll): Thenable<OddsData> {
  return vscode.commands.executeCommand(commands.showOdds, argument);
}

/** The tabs of open panels. */
function panels(): readonly vscode.Tab[] {
  return vscode.window.tabGroups.all.flatMap(({ tabs }) =>
    tabs.filter(({ input }) => input instanceof vscode.TabInputWebview && input.viewType.endsWith('whq-rules.odds')),
  );
}

/** Waits until there is one panel, with that title. */
function panelTitled(title: string): Promise<vscode.Tab> {
  return until(`a panel ${title}`, () => {
    const [panel, ...others] = panels();
    return panel?.label === title && others.length === 0 ? panel : undefined;
  });
}

async function closePanels(): Promise<void> {
  await vscode.window.tabGroups.close(panels());
  await until('no panel', () => panels().length === 0 || undefined);
}

describe('the odds panel', () => {
  it('opens beside the editor from a lens, and leaves the focus there', async () => {
    const editor = await open('fixtures/lantern.xml');
    const lenses = await lensesAbove(editor.document, '2D6+2');
    const lens = lenses.find(({ command }) => command === commands.showOdds);
    await vscode.commands.executeCommand(commands.showOdds, ...(lens?.arguments ?? []));
    equal((await panelTitled('Odds: 2D6+2')).group.viewColumn, vscode.ViewColumn.Two);
    equal(vscode.window.activeTextEditor?.document.uri.path, editor.document.uri.path);
  });

  it('is used again for the next roll', async () => {
    await open('fixtures/lantern.xml');
    await showOdds({ expression: 'lit: 1D6 >= 5' });
    await panelTitled('Odds: lit');
  });

  it('opens again once it was closed', async () => {
    await closePanels();
    await showOdds({ expression: '3D6' });
    await panelTitled('Odds: 3D6');
  });

  it('shows the outcomes of a roll, each exactly, at least and at most', async () => {
    const { summary, table } = await showOdds({ expression: '2D6+2' });
    equal(summary, '4–14, average 9, standard deviation 2.42, median 9');
    equal(
      table?.columns.map(({ label }) => label),
      ['Exactly', 'At least', 'At most'],
    );
    equal(
      table?.rows[1]?.cells.map(({ text, exact }) => `${text} ${exact}`),
      ['5.6 % 2/36', '97 % 35/36', '8.3 % 3/36'],
    );
  });

  it('shows odds for the values it is given', async () => {
    const given = await showOdds({ expression: '1D6 + battle-level > 6', variables: { 'battle-level': 3 } });
    equal(given.summary, '1 in 2 (3/6, 50 %) at Battle-level 3');
    equal(
      given.variables.map(({ label, value }) => [label, value]),
      [['Battle-level', 3]],
    );
  });

  it('says why there are no odds', async () => {
    const { problem, table } = await showOdds({ expression: '2D' });
    match(problem ?? '', /\w/);
    equal(table, undefined);
    await closePanels();
  });
});
