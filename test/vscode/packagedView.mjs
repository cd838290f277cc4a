// The view of a package in the packaged extension: kinds, entries, the way to an entry, and the certain fixes.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'mocha';
import { keyboard } from './embedded/keyboard.mjs';
import { openFile, picture } from './embedded/steps.mjs';
import { commandsAreThere, packagedEditor } from './packagedEditor.mjs';

/** A package with Monsters of which one is in no table, and with a rule that has an error. */
function packageFolder() {
  const folder = join(mkdtempSync(join(tmpdir(), 'whq-rules-view-')), 'reef');
  const files = {
    'data/xml/rules/reef-rules.xml': `<rules>
  <rule id="reef-pinch" name="PINCH">The Monster pinches for 1D6 Wounds.</rule>
  <rule id="reef-mist" name="MIST" colour="grey">Roll 1D6 at the start of e\u200bach turn.</rule>
</rules>
`,
    'data/xml/monsters/reef-monsters.xml': `<monsters>
  <monster id="reef-crab" name="Reef Crab" plural="Reef Crabs"><special><rule id="reef-pinch">Pinch</rule></special></monster>
  <monster id="reef-eel" name="Reef Eel" plural="Reef Eels" />
</monsters>
`,
    'data/xml/tables/reef-tables.xml': `<tables>
  <table name="Reef">
    <monster id="reef-crab" number="1" />
  </table>
</tables>
`,
    'whq.json': '{\n  "id": "reef"\n}\n',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

describe('the view of a package', () => {
  const editor = packagedEditor({ 'workbench.colorTheme': 'Default Light Modern' }, packageFolder());
  const person = keyboard(() => editor.page());
  const row = (text) => editor.page().locator('.pane .monaco-list-row', { hasText: text }).first();

  it('has the kinds of entry with their entries, and a click goes to one', async () => {
    const page = editor.page();
    await commandsAreThere(page);
    await openFile(page, 'reef-rules.xml');
    await person.run('focus on package', 'Focus on Package View');
    await row('Entries: 5').waitFor();
    await page.locator('.pane-header', { hasText: 'Translations' }).click();
    await row(/^Rules/).click();
    await row('MIST').waitFor();
    await row(/^Monsters/).click();
    await row('Reef Crab').waitFor();
    await picture(page, 'package-view');
    await row('Reef Eel').click();
    await page.locator('.tab.active', { hasText: 'reef-monsters.xml' }).waitFor();
    await page.locator('.statusbar-item', { hasText: 'Ln 3, Col 16' }).first().waitFor();
  });

  it('fixes what is certain', async () => {
    const page = editor.page();
    await person.run('fix what is cert', 'Fix What Is Certain');
    await page.locator('.monaco-dialog-box', { hasText: 'Files: ' }).waitFor();
    await picture(page, 'package-fixes');
    await page.locator('.monaco-dialog-box .monaco-button', { hasText: 'Fix' }).first().click();
    await page.locator('.monaco-dialog-box').waitFor({ state: 'detached' });
    await openFile(page, 'reef-rules.xml');
    // The character that nobody sees is gone.
    await page.locator('.view-line', { hasText: 'each turn' }).waitFor();
  });
});
