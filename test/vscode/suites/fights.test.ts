import * as vscode from 'vscode';
import { commands, type FightArgument } from '../../../server/lsp/protocol/commands.ts';
import type { ServerRequests } from '../../../server/lsp/protocol/protocol.ts';
import { equal, match } from '../support/assert.ts';
import { describe, it, itInBoth } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { lensesAbove, open } from '../support/workspace.ts';

const monsters = 'data/xml/monsters/salt-works.xml';

/** The tabs of open panels of that kind. */
function panels(kind: string): readonly vscode.Tab[] {
  return vscode.window.tabGroups.all.flatMap(({ tabs }) =>
    tabs.filter(({ input }) => input instanceof vscode.TabInputWebview && input.viewType.endsWith(`whq-rules.${kind}`)),
  );
}

/** Waits for a panel with that title, and closes it. */
async function closePanel(kind: string, title: string): Promise<void> {
  await until(`a panel ${title}`, () => panels(kind).find(({ label }) => label === title));
  await vscode.window.tabGroups.close(panels(kind));
  await until('no panel', () => panels(kind).length === 0 || undefined);
}

describe('fights', () => {
  itInBoth('are shown in a panel beside the editor', async () => {
    await open(monsters);
    const question: FightArgument = { sides: ['2 Orcs: WS 3, S 3, T 4, W 3, A 1, damage 1D6', 'Barbarian'] };
    const view = await vscode.commands.executeCommand<ServerRequests['whq/fight']['result']>(
      commands.showFight,
      question,
    );
    equal(view.winners.length, 2);
    equal(view.problem, '');
    await closePanel('fight', `Fight: ${view.title}`);
  });

  it('have a lens over Monsters while a party is set, which opens the panel', async () => {
    const settings = vscode.workspace.getConfiguration('whq-rules');
    const { document } = await open(monsters);
    const lens = async (): Promise<vscode.Command | undefined> =>
      (await lensesAbove(document, 'brine-salt-hound')).find(({ command }) => command === commands.showFight);
    equal(await lens(), undefined);
    await settings.update('party', [{ name: 'Barbarian' }, { name: 'Elf' }], vscode.ConfigurationTarget.Workspace);
    try {
      const found = await until('the lens', lens);
      match(found.title, /^The party beats one: .* % · .* turns · .* Wounds$/);
      await vscode.commands.executeCommand(found.command, ...(found.arguments ?? []));
      await closePanel('fight', 'Fight: Salt Hound against The party');
    } finally {
      await settings.update('party', undefined, vscode.ConfigurationTarget.Workspace);
    }
    await until('no lens', async () => (await lens()) === undefined || undefined);
  });

  it('of a scenario are shown on a page', async () => {
    await open('scenario.md');
    await vscode.commands.executeCommand(commands.showScenarioFights);
    await closePanel('scenario', 'Fights: scenario.md');
  });
});
