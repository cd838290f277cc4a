// Copied roll tables, as people paste them: the button behind an ordinary paste, and the command with its preview.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { openFile, picture } from './embedded/steps.mjs';
import { packagedEditor } from './packagedEditor.mjs';

const sheet = '1D6\tResult\n1-3\tA rope & a lamp.\n4-6\tGold.\n';
const rules = '<rules>\n  <rule id="own-well" name="WELL">\n    Roll 1D6:\n    \n  </rule>\n</rules>\n';

describe('pasting a roll table', () => {
  const editor = packagedEditor({ 'editor.minimap.enabled': false });

  const copy = async (page, text) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((plain) => navigator.clipboard.writeText(plain), text);
  };
  const hasLine = (page, line) => page.locator('.view-line', { hasText: line }).first().waitFor();
  const lines = (page) => page.locator('.view-line').allTextContents();
  const open = async (page, name, text, place) => {
    writeFileSync(join(editor.workspace, name), text);
    await openFile(page, `${name}:${place}`);
    await page.locator('.monaco-editor.focused').first().waitFor();
  };
  /** Waits for the button behind the pasted text, and takes the form with that title from its list. */
  const takeForm = async (page, title, name) => {
    await page.locator('.post-edit-widget').waitFor();
    await page.locator('.post-edit-widget .monaco-button').click();
    const item = page.locator('.action-widget .monaco-list-row', { hasText: title });
    await item.waitFor();
    if (name) await picture(page, name);
    await item.click();
  };

  it('is an ordinary paste first, whose button has the forms of a rule', async () => {
    const page = editor.page();
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, 'well.xml', rules, '4:5');
    await page
      .locator('.codelens-decoration')
      .first()
      .waitFor({ timeout: 3000 })
      .catch(() => undefined);
    await copy(page, sheet);
    await page.keyboard.press('Control+V');
    await hasLine(page, 'A rope & a lamp.');
    assert.equal(
      (await lines(page)).some((line) => line.includes('<td>')),
      false,
    );
    await takeForm(page, 'Paste as elements (<table>)', 'paste-forms');
    await hasLine(page, '<tr><td>1-3</td><td>A rope &amp; a lamp.</td></tr>');
    assert.equal(
      (await lines(page)).some((line) => line.includes('& a lamp')),
      false,
    );
    // VS Code indents what it pastes, beside what is indented already.
    const indented = (await lines(page)).map((line) => line.replaceAll('\u00a0', ' '));
    assert.deepEqual(
      indented.filter((line) => /^ *<(?:\/?table|tr)>/.test(line)).map((line) => line.indexOf('<')),
      [4, 6, 6, 6, 4],
    );
    await picture(page, 'paste-elements');
  });
});
