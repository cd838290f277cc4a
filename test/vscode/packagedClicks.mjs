// What people reach by the mouse in the packaged extension: pages of problems, new files, problems of files that are not open; with pictures.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { choose, openFile, picture, shownPanel } from './embedded/steps.mjs';
import { packagedEditor } from './packagedEditor.mjs';

const slips = `<rules>
  <rule id="my-salt" name="SALT"><?odds salt: 2D ?><p>Text</p></rule>
  <rule id="my-sand" name="SAND"><p>Te\u200bxt</p></rule>
</rules>
`;

describe('with the mouse', () => {
  const editor = packagedEditor({ 'workbench.colorTheme': 'Default Light Modern' });

  it('one gets to the problems of files that are not open', async () => {
    const page = editor.page();
    writeFileSync(join(editor.workspace, 'slips.xml'), slips);
    await openFile(page, 'lantern.xml');
    await page.locator('.codelens-decoration').first().waitFor();
    await choose(page, '>WHQ Rules: Check the Whole Package');
    await page
      .locator('.notification-toast', { hasText: /files: .*hint/ })
      .first()
      .waitFor();
    await picture(page, 'whole-package');
    await page.locator('.viewpane-filter input, .markers-panel-filter input').first().fill('odds-syntax');
    const problem = page.locator('.markers-panel .monaco-list-row', { hasText: 'odds-syntax' });
    await problem.first().waitFor();
    assert.equal(await problem.count(), 1);
    await problem.first().dblclick();
    await page.locator('.tab.active', { hasText: 'slips.xml' }).waitFor();
    await page.locator('.squiggly-error').first().waitFor();
    assert.equal(await problem.count(), 1);
  });

  it('one gets from the code of a problem to its page, and from that to others', async () => {
    const page = editor.page();
    await page
      .locator('.markers-panel .monaco-list-row a', { hasText: 'odds-syntax' })
      .first()
      .click({ modifiers: ['Control'] });
    await page.locator('.tab.active', { hasText: 'odds-syntax.md' }).waitFor();
    await shownPanel(page).locator('h1', { hasText: 'odds-syntax' }).waitFor();
    await picture(page, 'problem-page');
    await shownPanel(page).getByRole('link', { name: 'the language of odds' }).click();
    await shownPanel(page).locator('h1', { hasText: 'odds' }).waitFor();
    await picture(page, 'problem-page-link');
  });

  it('one makes a new file where the explorer was clicked, and under New File', async () => {
    const page = editor.page();
    mkdirSync(join(editor.workspace, 'clicked'), { recursive: true });
    await choose(page, '>View: Show Explorer', 'Show Explorer');
    await page.locator('.explorer-folders-view .monaco-list-row', { hasText: 'clicked' }).click({ button: 'right' });
    await page.locator('.monaco-menu .action-item', { hasText: 'New WHQ Rules File' }).hover();
    const entry = page.getByRole('menuitem', { name: 'New Monsters File…' });
    await entry.waitFor();
    await picture(page, 'explorer-menu');
    await entry.click();
    await page.locator('.quick-input-widget input').first().waitFor();
    await picture(page, 'explorer-new-file');
    await page.keyboard.press('Enter');
    await page.locator('.view-line', { hasText: '<monsters>' }).first().waitFor();
    // The name of its first Monster, which may stay open.
    await page.locator('.quick-input-widget', { hasText: 'The name; the id follows it.' }).waitFor();
    await page.keyboard.press('Escape');
    await choose(page, '>Create: New File...', 'New File');
    await page.locator('.quick-input-list .monaco-list-row', { hasText: 'New Scenario' }).first().waitFor();
    await picture(page, 'new-file-list');
    await page.locator('.quick-input-list .monaco-list-row', { hasText: 'New Scenario' }).first().click();
    await page.locator('.quick-input-widget', { hasText: 'Fear 6' }).waitFor();
    await page.keyboard.press('Escape');
  });
});
