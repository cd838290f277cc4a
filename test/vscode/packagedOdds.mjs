// The odds in the packaged extension: their panel by keyboard, in a narrow window and with open values, and dice rolled from the menu.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { choose, enterPanel, oddsPanel, openFile, picture } from './embedded/steps.mjs';
import { packagedEditor } from './packagedEditor.mjs';

describe('the odds in the packaged extension', () => {
  const editor = packagedEditor();

  it('are asked for in the palette', async () => {
    const page = editor.page();
    // The panel opens beside a file.
    await openFile(page, 'lantern.xml');
    await page.locator('.codelens-decoration').first().waitFor();
    await choose(page, '>WHQ Rules: Show the Odds of Dice');
    await page.locator('.quick-input-widget', { hasText: '1D6 + battle-level' }).waitFor();
    await page.keyboard.type('2D6+2');
    await page.keyboard.press('Enter');
    await oddsPanel(page).getByRole('row', { name: '14 2.8 % 1/36' }).waitFor();
  });

  it('switches from exactly to at least and at most by keyboard', async () => {
    const page = editor.page();
    const panel = oddsPanel(page);
    await enterPanel(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const chosen = panel.locator('input[type=radio]:focus');
    await chosen.waitFor();
    await page.keyboard.press('ArrowRight');
    assert.equal(await chosen.getAttribute('value'), '1');
    await panel.locator('svg text', { hasText: '97 %' }).waitFor();
  });

  it('has a table of two open values that fits into 700 pixels, and that the arrow keys move in less', async () => {
    const page = editor.page();
    const { width, height } = page.viewportSize();
    await choose(page, '>WHQ Rules: Show the Odds of Dice');
    await page.locator('.quick-input-widget', { hasText: '1D6 + battle-level' }).waitFor();
    await page.keyboard.type('1D6 + toughness <= n');
    await page.keyboard.press('Enter');
    const panel = oddsPanel(page);
    await panel.getByText('depends on Toughness, n').waitFor();
    // The bars of the first column would all be of 0 %.
    assert.equal(await panel.locator('#chart-column input:checked').getAttribute('value'), '6');
    const table = panel.locator('#chart .wide');
    // The side bar takes some of it.
    await page.setViewportSize({ width: 1650, height });
    await panel.locator('#chart .wide:not([tabindex])').waitFor();
    const [shown, whole] = await table.evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth]);
    assert.ok(shown < 700 && whole === shown, `${whole} of ${shown}`);
    await page.setViewportSize({ width: 900, height });
    await panel.locator('#chart .wide[tabindex="0"]').focus();
    for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowRight');
    await picture(page, 'panel-table-moved');
    assert.ok((await table.evaluate(({ scrollLeft }) => scrollLeft)) > 0);
    await page.setViewportSize({ width, height });
  });

  it('asks for numbers in the panel, by keyboard too', async () => {
    const page = editor.page();
    await choose(page, '>WHQ Rules: Show the Odds of Dice');
    await page.locator('.quick-input-widget', { hasText: '1D6 + battle-level' }).waitFor();
    await page.keyboard.type('afraid: 1D6 + battle-level <= n');
    await page.keyboard.press('Enter');
    const panel = oddsPanel(page);
    await panel.getByText('depends on Battle-level, n').waitFor();
    await enterPanel(page);
    await page.keyboard.press('Tab');
    await panel.getByRole('spinbutton', { name: 'Battle-level' }).and(panel.locator(':focus')).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('6');
    await panel.getByRole('row', { name: '1 83 % 5/6' }).waitFor();
    await picture(page, 'panel-levels');
    await page.keyboard.press('Shift+Tab');
    const slider = panel.getByRole('slider', { name: 'Battle-level' });
    await slider.and(panel.locator(':focus')).waitFor();
    assert.equal(await slider.getAttribute('aria-valuetext'), 'all');
    // The first key gives the least number, the next ones go on from there.
    await page.keyboard.press('ArrowRight');
    await panel.getByText('5 in 6 (5/6, 83 %) at Battle-level 1, n 6').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await panel.getByText('1 in 2 (3/6, 50 %) at Battle-level 3, n 6').waitFor();
    assert.equal(await slider.getAttribute('aria-valuetext'), '3');
    await page.keyboard.press('Delete');
    await panel.getByRole('row', { name: '1 83 % 5/6' }).waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('3');
    await panel.getByText('1 in 2 (3/6, 50 %) at Battle-level 3, n 6').waitFor();
    await page.keyboard.type('3');
    await panel.getByText('A whole number from 1 to 10').waitFor();
    await page.keyboard.press('Backspace');
    await panel.getByText('1 in 2 (3/6, 50 %) at Battle-level 3, n 6').waitFor();
  });

  it('asks for what an expression leaves open, from the menu too', async () => {
    const page = editor.page();
    const input = (text) => page.locator('.quick-input-widget', { hasText: text });
    await choose(page, '>WHQ Rules: Menu');
    await input('Roll dice').waitFor();
    await page.keyboard.type('Roll dice');
    await page.keyboard.press('Enter');
    await input('1D6 + battle-level').waitFor();
    await page.keyboard.type('nD6 + 100');
    await page.keyboard.press('Enter');
    await input('a whole number').waitFor();
    await page.keyboard.type('some');
    await input('Enter a whole number').waitFor();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await page
      .locator('.statusbar-item', { hasText: /1[01]\d$/ })
      .first()
      .waitFor();
  });
});
