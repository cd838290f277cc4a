// Abilities in the packaged extension: pictures of what prose, navigation and renaming look like, and the colours of texts.
import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { choose, openFile, picture } from './embedded/steps.mjs';
import { packagedEditor, placeOf } from './packagedEditor.mjs';

const dark = { 'workbench.colorTheme': 'Default Dark Modern' };

describe('abilities in the packaged extension', () => {
  const editor = packagedEditor(dark);

  it('are explained in Markdown, with their value put in and the chance on every Battle-level', async () => {
    const hover = await hoverAt(editor.page(), placeOf(editor.workspace, 'tower.md', '(Fe'), 'FEAR 6');
    assert.match(await hover.textContent(), /Battle-level[\s\S]*5\/6[\s\S]*total above 6/);
    await picture(editor.page(), 'hover-prose');
    await editor.page().keyboard.press('Escape');
  });

  it('are explained in Spanish by their Spanish names', async () => {
    const hover = await hoverAt(editor.page(), placeOf(editor.workspace, 'torre.md', '(Mi'), 'MIEDO 6');
    assert.match(await hover.textContent(), /tiene miedo/);
    await picture(editor.page(), 'hover-spanish');
    await editor.page().keyboard.press('Escape');
  });

  it('have a colour of their own from the server, and one from the grammar alone', async () => {
    const page = editor.page();
    await openFile(page, 'tower.md');
    await waitForColours(page, ['Fear', 'Fly']);
    await picture(page, 'colours');
    const folder = join(editor.workspace, '.vscode');
    mkdirSync(folder, { recursive: true });
    const settings = { 'editor.semanticHighlighting.enabled': false };
    writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings));
    // By itself a grammar takes a word with a value for an ability, and not one without.
    await waitForColours(page, ['Fear'], ['Fly']);
    await picture(page, 'colours-grammar');
    rmSync(folder, { recursive: true });
  });

  it('are looked up by name and value', async () => {
    const page = editor.page();
    await choose(page, '>WHQ Rules: Look Up a Rule');
    // The title tells the odds of the rule that is lit, so that it may be gone already.
    await page.getByPlaceholder('A name in English or Spanish').waitFor();
    await page.keyboard.type('fear 6');
    await page.locator('.quick-input-list .monaco-list-row.focused', { hasText: 'Fear 6' }).waitFor();
    await page.locator('.quick-input-title', { hasText: '83 %' }).waitFor();
    await picture(page, 'look-up');
    await page.keyboard.press('Escape');
  });

  it('are found where they are used', async () => {
    const page = editor.page();
    await openFile(page, 'markup-rules.xml:4:20');
    const peek = page.locator('.reference-zone-widget');
    await until(peek.locator('.monaco-list-row', { hasText: /^scenario\.md/ }), () => page.keyboard.press('Shift+F12'));
    await picture(page, 'references');
    await page.keyboard.press('Escape');
    await peek.waitFor({ state: 'detached' });
  });

  it('have the ability that was meant where a list has a slip', async () => {
    const page = editor.page();
    await openFile(page, placeOf(editor.workspace, 'unknown.md', 'Fe'));
    await page.locator('.squiggly-hint').first().waitFor();
    const menu = page.locator('.action-widget', { hasText: 'Fear' });
    await until(menu, () => page.keyboard.press('Control+.'));
    await picture(page, 'unknown-ability');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
  });

  it('are renamed after a look at all places, and back in one step', async () => {
    const page = editor.page();
    await openFile(page, 'glare.xml:3:20');
    const input = page.locator('.rename-box:visible input.rename-input');
    await until(input, () => page.keyboard.press('F2'));
    assert.equal(await input.inputValue(), 'test-glare');
    await input.fill('test-gaze');
    await page.keyboard.press('Control+Enter');
    const preview = page.locator('.bulk-edit-panel');
    await preview.locator('.monaco-list-row', { hasText: 'notes.md' }).waitFor();
    assert.equal(await preview.locator('.monaco-list-row input[type=checkbox]:not(:checked)').count(), 0);
    await picture(page, 'rename-preview');
    await preview.getByRole('button', { name: 'Apply' }).click();
    const line = (text) => page.locator('.view-line', { hasText: text });
    await line('<rule id="test-gaze" name="GLARE n"').waitFor();
    await openFile(page, 'notes.md');
    await line('glare.xml#test-gaze').waitFor();
    await openFile(page, 'glare.xml');
    await page.keyboard.press('Control+Z');
    await line('<rule id="test-glare" name="GLARE n"').waitFor();
    await openFile(page, 'notes.md');
    await line('glare.xml#test-glare').waitFor();
  });
});

/** Puts the cursor there, asks for the hover until the server has the file, and returns it once it has the text. */
async function hoverAt(page, place, text) {
  await openFile(page, place);
  await page.locator('.detected-link').first().waitFor();
  await page.keyboard.press('Control+K');
  await page.keyboard.press('Control+I');
  const hover = page.locator('.monaco-hover:visible', { hasText: text }).first();
  await hover.waitFor();
  return hover;
}

/** Waits until these words have another colour than the plain text that a line begins with, and those the same. */
async function waitForColours(page, coloured, plain = []) {
  const isReady = ([others, same]) => {
    const spans = [...document.querySelectorAll('.view-lines .view-line span span')];
    const colourOf = (isMeant) => {
      const span = spans.find(({ textContent }) => isMeant(textContent.replaceAll('\u00a0', ' ')));
      return span && getComputedStyle(span).color;
    };
    const plainColour = colourOf((text) => text.startsWith('On the third'));
    const colourOfWord = (word) => colourOf((text) => text.trim() === word) ?? colourOf((text) => text.includes(word));
    return (
      plainColour !== undefined &&
      others.every((word) => colourOfWord(word) !== plainColour) &&
      same.every((word) => colourOfWord(word) === plainColour)
    );
  };
  await page.waitForFunction(isReady, [coloured, plain]);
}

/** Does it again and again until that is on the screen: the server takes its time with a file that has just been opened. */
async function until(locator, act) {
  for (let attempt = 1; ; attempt++) {
    await act();
    try {
      return await locator.first().waitFor({ timeout: 5_000 });
    } catch (error) {
      if (attempt === 4) throw error;
    }
  }
}
