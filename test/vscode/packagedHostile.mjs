// A package whose author means ill: every field that a hover shows tries to have something fetched or run.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { openFile, picture } from './embedded/steps.mjs';
import { packagedEditor } from './packagedEditor.mjs';

const host = 'hostile.example';

/** What each field tries, with a word by which to tell the fields apart. */
const attempts = (field) =>
  [
    `![${field}](https://${host}/${field}.png)`,
    `&lt;img src=https://${host}/${field}-tag.png>`,
    `[${field}](command:workbench.action.terminal.new)`,
    `[${field}](https://${host}/${field})`,
    '`](`',
  ].join(' ');

/** Without blanks, or it would not be one id. */
const idOf = (words) => `![${words}](https://${host}/${words}-id.png)[${words}](command:workbench.action.terminal.new)`;

/** A rule in which all is hostile, its name too unless one is given, and words that only its card has. */
const rule = (words, name = `LURE ${attempts(`${words}-name`)}`) => `
  <rule id="${idOf(words)}" name="${name}" param="${attempts(`${words}-param`)}">
    <?odds ${attempts(`${words}-label`).replaceAll(':', '').replaceAll('&lt;', '<')}: 1D6 >= 3 ?>
    <p>The words of ${words}. ${attempts(`${words}-text`)} See ![x][y].</p>
    <p>[y]: https://${host}/reference.png</p>
    <table><tr><td>${attempts(`${words}-cell`)}</td><td>1D6</td></tr></table>
  </rule>`;

/** In files of their own, since a hover is of one place. */
const files = {
  'hostile.xml': `<rules>${rule('lure')}${rule('bait', 'BAIT n')}\n</rules>\n`,
  'hostile-use.xml': `<monsters>\n<monster id="angler" name="Angler"><special>\n<rule id="${idOf('lure')}">Lure</rule></special></monster>\n</monsters>\n`,
  'hostile.md': 'An Angler has Bait 4 and more.\n',
};

describe('a hostile package', () => {
  const editor = packagedEditor();

  it('has nothing fetched by a hover, and nothing in it that could be clicked but our own links', async () => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(editor.workspace, name), text);
    const page = editor.page();
    const foreign = foreignRequestsOf(page);
    for (const [place, shown] of [
      ['hostile-use.xml:3:14', 'The words of lure.'],
      ['hostile.md:1:17', 'The words of bait.'],
    ]) {
      await openFile(page, place);
      const hover = await hoverWith(page, shown);
      assert.match(await hover.textContent(), new RegExp(host), 'the attempts are shown as text');
      assert.deepEqual(await hover.locator('img, iframe, video, audio, object, svg').count(), 0);
      const links = await hover
        .locator('a')
        .evaluateAll((found) => found.map((link) => link.dataset.href ?? link.href));
      // The latter go to the rule.
      const ours = /^command:whq-rules\.(showOdds|roll|openRule)\?|^vscode-remote:[\w/.:-]+\/hostile\.xml#L\d+$/;
      assert.deepEqual(
        links.filter((link) => !ours.test(link)),
        [],
      );
      await picture(page, `hostile-${place.replaceAll(':', '-')}`);
      await page.keyboard.press('Escape');
    }
    assert.deepEqual(foreign, []);
    // The log sees what a hover could have fetched.
    await page.evaluate((address) => {
      new Image().src = address;
    }, `https://${host}/seen.png`);
    await page.waitForTimeout(500);
    assert.deepEqual(foreign, [`https://${host}/seen.png`]);
  });
});

/** The addresses, in time all of them, of whatever the browser asks for elsewhere than from the editor's own server. */
function foreignRequestsOf(page) {
  const found = [];
  const { host: own } = new URL(page.url());
  page.context().on('request', (request) => {
    const { protocol, host: asked } = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(protocol) && asked !== own) found.push(request.url());
  });
  return found;
}

/** Asks for the hover at the cursor until it has that text: the server takes its time with a file that has just come. */
async function hoverWith(page, text) {
  const hover = page.locator('.monaco-hover:visible', { hasText: text }).first();
  for (let attempt = 1; ; attempt++) {
    await page.keyboard.press('Control+K');
    await page.keyboard.press('Control+I');
    try {
      await hover.waitFor({ timeout: 3_000 });
      return hover;
    } catch (error) {
      if (attempt === 8) throw error;
      await page.keyboard.press('Escape');
    }
  }
}
