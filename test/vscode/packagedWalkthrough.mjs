// The walkthrough in the packaged extension: opened by its command and never by itself, with its pictures.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { choose, openFile, picture } from './embedded/steps.mjs';
import { packagedEditor } from './packagedEditor.mjs';

describe('the walkthrough', () => {
  const editor = packagedEditor();
  const steps = () => editor.page().locator('.getting-started-step');
  const drawing = () =>
    editor.page().frameLocator('.getting-started-media iframe').frameLocator('#active-frame').locator('svg');

  it('does not open by itself, and opens by its command with all steps and their pictures', async () => {
    const page = editor.page();
    await openFile(page, 'lantern.xml');
    await page.locator('.codelens-decoration').first().waitFor();
    assert.equal(await steps().count(), 0);
    // Beside the side bar there is no room for the pictures.
    await page.keyboard.press('Control+B');
    await choose(page, '>WHQ Rules: First Steps');
    await drawing().getByText('FEAR 6', { exact: true }).waitFor();
    assert.equal(await steps().count(), 6);
    const colour = (element) => getComputedStyle(element).fill;
    assert.notEqual(await drawing().locator('rect').first().evaluate(colour), 'rgb(0, 0, 0)');
  });

  it('leads to the settings for word wrap in XML', async () => {
    const page = editor.page();
    await steps().nth(3).click();
    await drawing().getByText('wheels. Roll 1D6').waitFor();
    await picture(page, 'walkthrough-wrap');
    await page.getByRole('button', { name: 'Word Wrap for XML' }).click();
    await page.locator('.settings-editor .setting-item-label', { hasText: 'Word Wrap' }).first().waitFor();
    await picture(page, 'walkthrough-settings');
  });
});
