import * as vscode from 'vscode';
import { commands } from '../../../server/lsp/protocol/commands.ts';
import type { Roll } from '../../../server/lsp/protocol/diceRequests.ts';
import { equal } from '../support/assert.ts';
import { describe, it, itInBoth } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { lensesAbove, open, rangeOf } from '../support/workspace.ts';

function showOdds(argument: Roll): Thenable<unknown> {
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
  itInBoth('opens beside the editor from a lens, and leaves the focus there', async () => {
    const editor = await open('fixtures/lantern.xml');
    const lenses = await lensesAbove(editor.document, '2D6+2');
    const lens = lenses.find(({ command }) => command === commands.showOdds);
    await vscode.commands.executeCommand(commands.showOdds, ...(lens?.arguments ?? []));
    equal((await panelTitled('Odds: 2D6+2')).group.viewColumn, vscode.ViewColumn.Two);
    equal(vscode.window.activeTextEditor?.document.uri.path, editor.document.uri.path);
    await closePanels();
  });

  it('opens in the other group where there are two, whichever of them has the text', async () => {
    const { document } = await open('fixtures/lantern.xml');
    for (const [text, panel] of [
      [vscode.ViewColumn.Two, vscode.ViewColumn.One],
      [vscode.ViewColumn.One, vscode.ViewColumn.Two],
    ] as const) {
      await vscode.window.showTextDocument(document, vscode.ViewColumn.One);
      await vscode.window.showTextDocument(document, vscode.ViewColumn.Two);
      await vscode.window.showTextDocument(document, text);
      await showOdds({ expression: '2D6' });
      equal((await panelTitled('Odds: 2D6')).group.viewColumn, panel);
      equal(vscode.window.tabGroups.all.length, 2);
      await closePanels();
    }
  });

  it('is used again for the next roll, and opens again once it was closed', async () => {
    await open('fixtures/lantern.xml');
    await showOdds({ expression: '2D6' });
    await panelTitled('Odds: 2D6');
    await showOdds({ expression: 'lit: 1D6 >= 5' });
    await panelTitled('Odds: lit');
    await closePanels();
    await showOdds({ expression: '3D6' });
    await panelTitled('Odds: 3D6');
    await closePanels();
  });
});

/** Other panels: a command, the file and the words that it is for, and its argument. */
const others: readonly (readonly [keyof typeof commands, string, string, unknown, title: string])[] = [
  [
    'showFight',
    'data/xml/monsters/salt-works.xml',
    '<monsters>',
    { sides: ['Ork: WS 3, S 3, T 4, W 3, A 1, damage 1D6', 'Barbarian'] },
    'Fight: Ork against Barbarian',
  ],
  ['showCard', 'data/xml/monsters/salt-works.xml', 'id="brine-salt-hound"', undefined, 'Card: Salt Hound'],
  ['showTable', 'fixtures/lantern.xml', 'It flares', undefined, 'Table: LANTERN n+'],
];

describe('other panels', () => {
  for (const [command, path, words, argument, title] of others)
    it(`open beside the editor: ${title}`, async () => {
      const editor = await open(path);
      const { start } = rangeOf(editor.document, words);
      editor.selection = new vscode.Selection(start, start);
      await vscode.commands.executeCommand(commands[command], argument);
      const tabs = () => vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs);
      const panel = await until(`a panel ${title}`, () => tabs().find(({ label }) => label === title));
      equal(panel.group.viewColumn, vscode.ViewColumn.Two);
      await vscode.window.tabGroups.close(panel);
    });
});
