import * as vscode from 'vscode';
import { commands } from '../../../server/lsp/protocol/commands.ts';
import { match } from '../support/assert.ts';
import { describe, it } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { closeAll, open, remove, write } from '../support/workspace.ts';

const rules = `<rules>
  <rule id="reef-undertow" name="UNDERTOW">Every Warrior in the water takes 2D6 Wounds.</rule>
  <rule id="reef-tide" name="TIDE">Nothing happens.</rule>
</rules>
`;
const spanish = `<translations>
  <entry key="rule.reef-undertow.name">RESACA</entry>
  <entry key="rule.reef-undertow.text">Todo Guerrero que esté en el agua sufre 1D6 Heridas.</entry>
  <entry key="rule.reef-tide.text">No pasa nada.</entry>
</translations>
`;

describe('the commands for translators', () => {
  it('go to the next text that needs work, put a missing one in, and show the sources beside', async () => {
    await write('reef/data/xml/rules/reef.xml', rules);
    await write('reef/data/i18n/content-es.xml', spanish);
    await write('reef/whq.json', '{ "id": "reef", "languages": ["en", "es"] }');
    try {
      const editor = await open('reef/data/i18n/content-es.xml');
      const { document } = editor;
      /** Goes on until it is somewhere so: the file of the sources may not have been read yet. */
      const goTo = (what: string, isThere: () => boolean): Promise<true> =>
        until(what, async () => {
          await vscode.commands.executeCommand(commands.nextTranslation);
          return isThere() || undefined;
        });
      await goTo('the wrong die', () => document.getText(editor.selection).includes('1D6'));
      const { start } = editor.selection;
      await goTo('the missing text', () => !editor.selection.start.isEqual(start));
      await vscode.commands.executeCommand(commands.insertMissingKey);
      await until('the stub', () => document.getText().includes('"rule.reef-tide.name"') || undefined);
      match(document.getText(), /<entry key="rule\.reef-tide\.name">.*TIDE<\/entry>/);
      await vscode.commands.executeCommand(commands.showTranslationSource);
      await until('the sources', () =>
        vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs).find(({ label }) => label.startsWith('Source of')),
      );
      await vscode.commands.executeCommand('workbench.action.closeActiveEditor');
    } finally {
      await closeAll();
      await remove('reef');
    }
  });
});
