// Odds where one plays: several rolls of a line, results behind the dice, the panel in a narrow window, levels and party.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { choose, oddsPanel, openFile, pick, picture } from './embedded/steps.mjs';
import { packagedEditor } from './packagedEditor.mjs';

const text = `# The ferry

The ferryman asks for 1D6 x 50 gold. Roll 1D6: on a 4 or more he waits, on a 6 he rows.

Roll 1D6 and add his Strength. If the total is 7 or more he pulls free.

Roll 1D6 and add the Battle-level. If the total is 7 or more nobody sees him.
`;

const lens = (page, title) => page.locator('.codelens-decoration a', { hasText: title });
const setting = (editor) => JSON.parse(readFileSync(join(editor.workspace, '.vscode', 'settings.json'), 'utf8'));

describe('odds in play', () => {
  const editor = packagedEditor();

  it('has a lens for each roll of a line, and opens the one that is clicked', async () => {
    writeFileSync(join(editor.workspace, 'ferry.md'), text);
    const page = editor.page();
    await openFile(page, 'ferry.md');
    await lens(page, '1D6 x 50').waitFor();
    await picture(page, 'play-lenses');
    await lens(page, '4+ on 1D6').waitFor();
    await lens(page, '1D6 x 50').click();
    const panel = oddsPanel(page);
    await panel.getByRole('heading', { name: '1D6 x 50' }).waitFor();
    // First the rolls above the line, then those that are left to the hover.
    assert.deepEqual(await panel.locator('#rolls label').allTextContents(), [
      '4+ on 1D6',
      '6 on 1D6',
      '1D6 x 50',
      '1D6',
    ]);
  });

  it('shows the result of a roll behind its dice, and asks which of several is meant', async () => {
    const page = editor.page();
    await openFile(page, 'ferry.md');
    await lens(page, 'Roll').first().click();
    await page.locator('.quick-input-widget', { hasText: 'Which roll?' }).waitFor();
    await picture(page, 'play-which');
    await pick(page, '1D6 x 50');
    const hint = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.view-line span span')].map((span) => getComputedStyle(span, '::after').content),
      );
    while (!(await hint()).some((content) => /→ \d → \d+/.test(content.replaceAll('\u00a0', ' '))))
      await page.waitForTimeout(100);
    await page
      .locator('.statusbar-item', { hasText: /1D6 x 50: \d → \d+/ })
      .first()
      .waitFor();
    await picture(page, 'play-hint');
  });

  it('lets one choose the Warriors of the box and a level, and shows them in the status bar', async () => {
    const page = editor.page();
    await choose(page, '>WHQ Rules: Choose the Levels and the Party');
    await pick(page, 'Party');
    await page.locator('.quick-input-list .monaco-list-row', { hasText: 'Barbarian' }).waitFor();
    await picture(page, 'play-party-box');
    await page.keyboard.press('Enter');
    await page.locator('.quick-input-list .monaco-list-row', { hasText: 'Barbarian, Dwarf' }).waitFor();
    await pick(page, 'Battle-level');
    await pick(page, '2');
    const list = page.locator('.quick-input-widget:visible', { hasText: 'Levels and party for the odds' });
    // A row that was used before keeps texts of then, which nobody sees.
    await list.getByLabel('Battle-level, 2', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    assert.equal(setting(editor)['whq-rules.party'].length, 4);
    await lens(page, 'Barbarian: 67 %, Dwarf: 50 %, Elf: 50 %, Wizard: 50 %').waitFor();
    await lens(page, 'at Battle-level 2').waitFor();
    await page.locator('.statusbar-item', { hasText: 'Battle-level 2 · Barbarian, Dwarf, Elf, Wizard' }).waitFor();
    await picture(page, 'play-set');
    await page.locator('.view-line', { hasText: '7 or more he pulls' }).getByText('7 or more').first().hover();
    await page.locator('.monaco-hover:visible', { hasText: 'Barbarian' }).first().waitFor();
    await picture(page, 'play-hover-party');
  });
});
