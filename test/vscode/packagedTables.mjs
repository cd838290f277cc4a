// The panel with a roll table, as people use it: from the lens, by keyboard, in Spanish, narrow and on paper.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { choose, openFile, oddsPanel as panelOf, picture } from './embedded/steps.mjs';
import { packagedEditor } from './packagedEditor.mjs';

const text = `# The vault

The Warriors open the chest. Roll 2D6:

2-4 It is empty, but for the bones of an earlier finder.
5-7 Each Warrior finds 1D6 x 10 gold.
8-10 A blade springs out. Roll 1D6:
1-3 It misses.
4-6 It does 2D6+2 Wounds.

# The stairs

Roll 1D6:

1-2 A step breaks.
4 A bat.
5-6 Nothing.
`;

const chest = text.replace('8-10', '8-12');

/** The columns with the chance of a row, and with that of a row or one before it. */
const chances = 'td[data-head="Chance"] .text';
const sums = 'td[data-head="Up to here"] .text';

describe('the panel with a roll table', () => {
  const editor = packagedEditor({ 'editor.minimap.enabled': false, 'editor.wordWrap': 'on' });

  const lens = (page, title) => page.locator('.codelens-decoration a', { hasText: title }).first();
  /** The text of the editor without its lenses. */
  const lines = (page) => page.locator('.view-line').allTextContents();
  const hasLine = (page, line) =>
    page
      .locator('.view-line', { hasText: new RegExp(`^${line.replaceAll(' ', '.')}`) })
      .first()
      .waitFor();

  it('opens from the lens over the table, with the chances of its rows', async () => {
    writeFileSync(join(editor.workspace, 'vault.md'), chest);
    const page = editor.page();
    await page.setViewportSize({ width: 1280, height: 800 });
    await openFile(page, 'vault.md');
    await lens(page, '2D6 table · 3 rows · complete').click();
    const panel = panelOf(page);
    await panel.getByRole('heading', { name: 'The vault' }).waitFor();
    assert.deepEqual(await panel.locator(chances).allTextContents(), ['17 %', '42 %', '42 %']);
    assert.deepEqual(await panel.locator(sums).allTextContents(), ['17 %', '58 %', '100 %']);
    await panel.getByText('Each score has exactly one row.').waitFor();
    await picture(page, 'table');
  });

  it('rolls, follows the table in a row, and marks the row', async () => {
    const panel = panelOf(editor.page());
    for (let tries = 0; tries < 40; tries++) {
      await panel.locator('#rolled').evaluate((output) => output.firstChild?.remove());
      await panel.getByRole('button', { name: 'Roll on this table' }).click();
      await panel.locator('#rolled', { hasText: /^2D6 \[/ }).waitFor();
      if (/sub-table/.test(await panel.locator('#rolled').textContent())) break;
    }
    assert.match(await panel.locator('#rolled').textContent(), /→ row 8-12 “.*” → sub-table 1D6 = \d → row /);
    assert.equal(await panel.locator('tr[aria-current] th input').inputValue(), '8-12');
    assert.equal(await panel.locator('tr[aria-current] .mark').textContent(), 'rolled');
    // The mark of the row moves nothing, and the end of the way is in the status bar.
    for (const column of ['th input', 'td input', '.bar'])
      assert.equal(new Set(await leftEdges(panel.locator(column))).size, 1, column);
    const [end] = (await panel.locator('#rolled').textContent()).split(' → ').slice(-1);
    await editor.page().locator('.statusbar-item', { hasText: end }).first().waitFor();
    await picture(editor.page(), 'table-rolled');
  });

  it('plans other scores by keyboard, says what will change, and changes only the scores, in one step', async () => {
    const page = editor.page();
    const panel = panelOf(page);
    await panel.getByRole('spinbutton', { name: 'How many scores the row 2-4 has' }).fill('5');
    await panel.getByText('This will change in the text: 2-4 → 2-6, 5-7 → 7-9, 8-12 → 10-12.').waitFor();
    assert.deepEqual(await panel.locator(chances).allTextContents(), ['42 %', '42 %', '17 %']);
    assert.ok((await lines(page)).some((line) => /^2-4/.test(line)));
    await picture(page, 'table-plan');
    await page.keyboard.press('Enter');
    await hasLine(page, '2-6 It is empty');
    await hasLine(page, '10-12 A blade');
    await panel.getByRole('button', { name: 'Show the row 10-12 in the text' }).click();
    await page.locator('.monaco-editor.focused').first().waitFor();
    await page.keyboard.press('Control+Z');
    await hasLine(page, '2-4 It is empty');
    await hasLine(page, '8-12 A blade');
    await panel.locator(chances, { hasText: '17 %' }).first().waitFor();
  });

  it('adds, moves and removes rows by keyboard, each in one step', async () => {
    const page = editor.page();
    const panel = panelOf(page);
    await panel.getByRole('button', { name: 'Add a row below the row 5-7' }).click();
    await hasLine(page, '7 New result.');
    const added = panel.getByRole('textbox', { name: 'Scores of the row 7' });
    await added.and(panel.locator(':focus')).waitFor();
    await picture(page, 'table-rows');
    await page.keyboard.press('Alt+ArrowUp');
    await hasLine(page, '5 New result.');
    await panel
      .getByRole('textbox', { name: 'Scores of the row 5', exact: true })
      .and(panel.locator(':focus'))
      .waitFor();
    await panel.getByRole('button', { name: 'Remove the row 5', exact: true }).press('Enter');
    await page.locator('.view-line', { hasText: 'New' }).first().waitFor({ state: 'detached' });
    // The panel follows the text a moment later, with new buttons.
    await panel.getByText('3 rows · complete').first().waitFor();
    await panel.getByRole('button', { name: 'Show the row 8-12 in the text' }).click();
    await page.locator('.monaco-editor.focused').first().waitFor();
    for (let count = 0; count < 3; count++) await page.keyboard.press('Control+Z');
    await hasLine(page, '5-7 Each Warrior');
    await panel.getByText('3 rows · complete').first().waitFor();
    await page.waitForTimeout(300);
  });

  it('shows the way of a roll behind the row in the text, and moves no word', async () => {
    const page = editor.page();
    const panel = panelOf(page);
    await panel.getByRole('button', { name: 'Show the row 8-12 in the text' }).click();
    await page.locator('.monaco-editor.focused').first().waitFor();
    const starts = () =>
      page.locator('.view-line').evaluateAll((all) =>
        all.map((line) => {
          const text = document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode();
          const range = document.createRange();
          if (text) range.selectNodeContents(text);
          return text && /^\d/.test(line.textContent) ? Math.round(range.getBoundingClientRect().left) : undefined;
        }),
      );
    const before = await starts();
    await choose(page, '>WHQ Rules: Roll on This Table');
    // The words are drawn by the style of an empty element.
    await page.locator('.view-line [class*="ced-"]').first().waitFor({ state: 'attached' });
    await picture(page, 'table-rolled-in-text');
    assert.deepEqual(await starts(), before);
  });

  it('says which score has no row, in a narrow window and on paper too', async () => {
    const page = editor.page();
    const panel = panelOf(page);
    await lens(page, '1D6 table · 3 rows · not complete').click();
    await panel.getByText('No row of this table has 3').waitFor();
    await panel.getByRole('button', { name: 'Give each score exactly one row' }).waitFor();
    await page.setViewportSize({ width: 700, height: 800 });
    await picture(page, 'table-gap-small');
    await page.keyboard.press('Control+B');
    await picture(page, 'table-gap-700');
    await page.keyboard.press('Control+B');
    const isWider = await panel
      .locator('body')
      .evaluate((body) => body.scrollWidth > document.documentElement.clientWidth);
    assert.equal(isWider, false);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ media: 'print' });
    const colours = await panel.locator('p, td .text, .bar rect').evaluateAll((elements) =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return element.tagName === 'rect' ? style.fill : style.color;
      }),
    );
    assert.deepEqual([...new Set(colours)], ['rgb(0, 0, 0)']);
    await picture(page, 'table-paper');
    await page.emulateMedia({ media: null });
  });
});

/** Where elements begin, in whole pixels. */
function leftEdges(elements) {
  return elements.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
}
