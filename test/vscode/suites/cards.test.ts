import * as vscode from 'vscode';
import { commands } from '../../../server/lsp/protocol/commands.ts';
import type { View } from '../../../server/lsp/protocol/viewRequests.ts';
import { equal } from '../support/assert.ts';
import { describe, itInBoth } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { open } from '../support/workspace.ts';

const monsters = 'data/xml/monsters/salt-works.xml';

/** The tabs of open panels with a card. */
function panels(): readonly vscode.Tab[] {
  return vscode.window.tabGroups.all.flatMap(({ tabs }) =>
    tabs.filter(({ input }) => input instanceof vscode.TabInputWebview && input.viewType.endsWith('whq-rules.card')),
  );
}

describe('a card', () => {
  itInBoth('is shown beside the editor, and follows the cursor', async () => {
    const editor = await open(monsters);
    const goTo = (id: string): void => {
      const at = editor.document.positionAt(editor.document.getText().indexOf(`id="${id}"`));
      editor.selection = new vscode.Selection(at, at);
    };
    goTo('brine-salt-hound');
    const view = await vscode.commands.executeCommand<View>(commands.showCard);
    equal(view.tab, 'Card: Salt Hound');
    await until('its panel', () => panels().find(({ label }) => label === 'Card: Salt Hound'));
    goTo('brine-wrecker');
    await until('the next card', () => panels().find(({ label }) => label === 'Card: Wrecker'));
    await vscode.window.tabGroups.close(panels());
    await until('no panel', () => panels().length === 0 || undefined);
  });
});
