// The extension as it ships: what is in the package, and pictures of it at work in the embedded editor.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, PackageManager } from '@vscode/vsce';
import { describe, it } from 'mocha';
import { root } from '../../dependencies.mjs';
import { choose, enterPanel, oddsPanel, openFile, picture } from './embedded/steps.mjs';
import { packagedEditor, placeOf, vsix } from './packagedEditor.mjs';

const largestPackage = 1024 * 1024;

/** Everything that may be in the package. */
const shipped = [
  /^package(\.nls(\.\w+)?)?\.json$/,
  /^l10n\/bundle\.l10n\.\w+\.json$/,
  /^dist\/(client|server)\.(node|browser|program)\.js$/,
  /^dist\/THIRD-PARTY-NOTICES\.txt$/,
  /^docs\/(odds|(es\/)?problems\/[\w-]+)\.md$/,
  /^schemas\/whq-(content-manifest|package)\.schema\.json$/,
  /^media\/\w+\/\w+\.(css|js)$/,
  /^media\/icon\.png$/,
  /^media\/views\/\w+\.svg$/,
  /^media\/walkthrough\/\w+\.\w+\.svg$/,
  /^syntaxes\/[\w-]+\.tmLanguage\.json$/,
  /^(LICENSE|README(\.es)?\.md|CHANGELOG\.md)$/,
];

describe('the package', () => {
  it('has what runs and nothing else', async () => {
    const listed = await listFiles({ cwd: root, packageManager: PackageManager.None });
    const files = listed.map((file) => file.replaceAll('\\', '/'));
    const programs = ['client.node', 'client.browser', 'server.node', 'server.browser', 'server.program'].map(
      (name) => `dist/${name}.js`,
    );
    const needed = [...programs, 'dist/THIRD-PARTY-NOTICES.txt', 'LICENSE'];
    assert.deepEqual(
      needed.filter((file) => !files.includes(file)),
      [],
      'missing',
    );
    assert.deepEqual(
      files.filter((file) => !shipped.some((pattern) => pattern.test(file))),
      [],
      'too much',
    );
  });

  it('has a page without pictures, of which VS Code shows none but those from the web', () => {
    const page = readFileSync(join(root, 'dist', 'README.md'), 'utf8');
    assert.doesNotMatch(page, /!\[|\.png/);
    assert.match(page, /^# WHQ Rules\n/);
  });

  it('is smaller than 1 MB', () => {
    const { size } = statSync(vsix);
    console.log(`    ${(size / 1024).toFixed(0)} KB`);
    assert.ok(size < largestPackage);
  });
});

describe('the packaged extension', () => {
  const editor = packagedEditor();

  it('shows odds above lines with dice', async () => {
    const page = editor.page();
    await openFile(page, 'lantern.xml');
    await page.locator('.codelens-decoration', { hasText: '2D6+2 → 4–14, average 9' }).first().waitFor();
    await picture(page, 'lenses');
  });

  it('opens the odds with a click', async () => {
    const page = editor.page();
    await page.locator('.codelens-decoration a', { hasText: '2D6+2' }).first().click();
    await page.locator('.tab', { hasText: 'Odds: 2D6+2' }).waitFor();
    const panel = oddsPanel(page);
    await panel.getByRole('row', { name: '14 2.8 % 1/36' }).waitFor();
    assert.equal(await panel.locator('svg rect').count(), 11);
    await picture(page, 'panel');
  });

  it('switches from exactly to at least and at most by keyboard', async () => {
    const page = editor.page();
    const panel = oddsPanel(page);
    await enterPanel(page);
    await page.keyboard.press('Tab');
    const chosen = panel.locator('input[type=radio]:focus');
    await chosen.waitFor();
    await page.keyboard.press('ArrowRight');
    assert.equal(await chosen.getAttribute('value'), '1');
    await panel.locator('svg text', { hasText: '97 %' }).waitFor();
  });

  it('has a table of two open values that fits into 700 pixels, and in less keeps its labels while the arrow keys move it', async () => {
    const page = editor.page();
    const { width, height } = page.viewportSize();
    await choose(page, '>WHQ Rules: Show the Odds of Dice');
    await page.locator('.quick-input-widget', { hasText: '1D6 + battle-level' }).waitFor();
    await page.keyboard.type('1D6 + toughness <= n');
    await page.keyboard.press('Enter');
    const panel = oddsPanel(page);
    await panel.getByText('depends on Toughness, n').waitFor();
    // The bars of the first column would all be of 0 %.
    assert.equal(await panel.locator('#columns input:checked').getAttribute('value'), '6');
    const table = panel.locator('#table');
    // The side bar takes some of it.
    await page.setViewportSize({ width: 1650, height });
    await panel.locator('#table:not([tabindex])').waitFor();
    const [shown, whole] = await table.evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth]);
    assert.ok(shown < 700 && whole === shown, `${whole} of ${shown}`);
    await page.setViewportSize({ width: 900, height });
    await panel.locator('#table[tabindex="0"]').focus();
    for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowRight');
    await picture(page, 'panel-table-moved');
    assert.ok((await table.evaluate(({ scrollLeft }) => scrollLeft)) > 0);
    const [label, box] = [await table.locator('tbody th').first().boundingBox(), await table.boundingBox()];
    assert.ok(Math.abs(label.x - box.x) < 2);
    // So does the word for the columns, and the chart, without room for all its chances, has that of its highest bar.
    const across = await table.locator('[scope=colgroup] span').boundingBox();
    assert.ok(across.x > label.x && across.x + across.width < box.x + box.width);
    await panel.locator('svg text', { hasText: '100 %' }).waitFor();
    assert.equal(await panel.locator('svg text', { hasText: '%' }).count(), 1);
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

  it('has the panel in high contrast and in the light', async () => {
    const page = editor.page();
    const folder = join(editor.workspace, '.vscode');
    mkdirSync(folder, { recursive: true });
    for (const [theme, kind, name] of [
      ['Default High Contrast', 'hc-black', 'panel-high-contrast'],
      ['Default Dark Modern', 'vs-dark', 'panel-dark'],
      ['Default Light Modern', 'vs', 'panel-light'],
    ]) {
      writeFileSync(join(folder, 'settings.json'), JSON.stringify({ 'workbench.colorTheme': theme }));
      await page.locator(`.monaco-workbench.${kind}`).waitFor();
      await picture(page, name);
    }
    rmSync(folder, { recursive: true });
    await page.locator('.tab.active', { hasText: 'lantern.xml' }).click();
    await page
      .locator('.tab', { hasText: 'Odds: afraid' })
      .getByRole('button', { name: /^Close/ })
      .click();
  });

  it('shows what an ability means', async () => {
    const page = editor.page();
    await openFile(page, placeOf(editor.workspace, 'lantern.xml', 'Breathe'));
    await page.keyboard.press('Control+K');
    await page.keyboard.press('Control+I');
    await page.locator('.monaco-hover:visible', { hasText: '4D6' }).first().waitFor();
    await picture(page, 'hover');
    await page.keyboard.press('Escape');
  });

  it('shows what is wrong', async () => {
    const page = editor.page();
    await openFile(page, 'broken.xml');
    await page.locator('.squiggly-error').first().waitFor();
    await page.keyboard.press('Control+Shift+M');
    await page.locator('.markers-panel .monaco-list-row', { hasText: 'colour' }).first().waitFor();
    await picture(page, 'problems');
  });

  it('rolls dice from the palette', async () => {
    const page = editor.page();
    await choose(page, '>WHQ Rules: Roll Dice');
    await page.locator('.quick-input-widget', { hasText: '1D6 + battle-level' }).waitFor();
    await page.keyboard.type('2D6+2');
    await page.keyboard.press('Enter');
    await page
      .locator('.statusbar-item', { hasText: /2D6\+2.*\d/ })
      .first()
      .waitFor();
    await picture(page, 'roll');
  });

  it('asks for what an expression leaves open, from the menu too', async () => {
    const page = editor.page();
    const input = (text) => page.locator('.quick-input-widget', { hasText: text });
    await choose(page, '>WHQ Rules: Menu');
    await input('Restart the server').waitFor();
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

  it('speaks Spanish', async () => {
    await editor.open('es');
    const page = editor.page();
    await openFile(page, 'broken.xml');
    await page.locator('.squiggly-error').first().waitFor();
    await page.keyboard.press('Control+Shift+M');
    await page
      .locator('.markers-panel .monaco-list-row', { hasText: /atributo colour/ })
      .first()
      .waitFor();
    await page
      .locator('.markers-panel .monaco-list-row a', { hasText: 'unknown-attribute' })
      .first()
      .click({ modifiers: ['Control'] });
    const shown = page.frameLocator('iframe.webview.ready >> visible=true').frameLocator('#active-frame');
    await shown.locator('p', { hasText: 'El elemento no tiene ningún atributo' }).waitFor();
    await picture(page, 'spanish-page');
    await choose(page, '>WHQ Rules: Tirar dados');
    await page.locator('.quick-input-widget', { hasText: 'Dados, por ejemplo' }).waitFor();
    await picture(page, 'spanish');
  });
});
