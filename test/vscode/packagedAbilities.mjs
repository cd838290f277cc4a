// Abilities in the packaged extension: the colours of texts, the list of references and the preview of a rename.
import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { actUntil, openFile, picture } from './embedded/steps.mjs';
import { packagedEditor } from './packagedEditor.mjs';

const dark = { 'workbench.colorTheme': 'Default Dark Modern' };

describe('abilities in the packaged extension', () => {
  const editor = packagedEditor(dark);

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

  it('are renamed after a look at all places, and back in one step', async () => {
    const page = editor.page();
    await openFile(page, 'glare.xml:3:20');
    const input = page.locator('.rename-box:visible input.rename-input');
    await actUntil(input, () => page.keyboard.press('F2'));
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
