import * as vscode from 'vscode';
import { commands } from '../../../server/lsp/protocol/commands.ts';
import type { View } from '../../../server/lsp/protocol/viewRequests.ts';
import { equal, match } from '../support/assert.ts';
import { describe, it, itInBoth } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { lensesOf, open } from '../support/workspace.ts';

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
    const question = { sides: ['2 Orcs: WS 3, S 3, T 4, W 3, A 1, damage 1D6', 'Barbarian'] };
    const { tab, blocks } = await vscode.commands.executeCommand<View>(commands.showFight, question);
    equal(
      blocks.flatMap((block) => (block.kind === 'figures' ? [block.figures.length] : [])),
      [2],
    );
    await closePanel('fight', tab);
  });

  it('have a lens over Monsters while a party is set, which opens the panel', async () => {
    const settings = vscode.workspace.getConfiguration('whq-rules');
    const { document } = await open(monsters);
    const lenses = async (): Promise<readonly vscode.Command[]> =>
      (await lensesOf(document)).flatMap(({ command }) => (command?.command === commands.showFight ? [command] : []));
    equal(await lenses(), []);
    await settings.update('party', [{ name: 'Barbarian' }, { name: 'Elf' }], vscode.ConfigurationTarget.Workspace);
    try {
      // One for each Monster.
      const [found] = await until('the lenses', async () => {
        const all = await lenses();
        return all.length > 1 ? all : undefined;
      });
      if (!found) return;
      match(found.title, /^The party beats one: .* % · .* turns? · .* Wounds?/);
      const { tab } = await vscode.commands.executeCommand<View>(found.command, ...(found.arguments ?? []));
      match(tab, /^Fight: .* against The party$/);
      await closePanel('fight', tab);
    } finally {
      await settings.update('party', undefined, vscode.ConfigurationTarget.Workspace);
    }
    await until('no lens', async () => (await lenses()).length === 0 || undefined);
  });

  it('of a scenario are shown on a page', async () => {
    await open('scenario.md');
    await vscode.commands.executeCommand(commands.showScenarioFights);
    await closePanel('scenario', 'Fights: scenario.md');
  });
});
