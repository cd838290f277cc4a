// The packaged extension when its server stands still or ends, and when its window is loaded again, with pictures.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { choose, openFile, picture, shownPanel } from './embedded/steps.mjs';
import { packagedEditor, serversOfExtension, signal, webHost } from './packagedEditor.mjs';

describe('the status of the packaged extension', function () {
  // The server is given its full ten seconds.
  this.timeout(120_000);

  const editor = packagedEditor();

  it('says when the server does not answer, and when it was restarted', async () => {
    const page = editor.page();
    await openFile(page, 'lantern.xml');
    await waitForStatus(page, /rules file/);
    await picture(page, 'status-running');
    signal('SIGSTOP');
    await waitForStatus(page, /not answering; it will be restarted/);
    await picture(page, 'status-not-answering');
    await waitForStatus(page, /restarted at .*: it did not answer/);
    await picture(page, 'status-restarted');
  });

  it('says why the server stays off, and leads to starting it again', async () => {
    const page = editor.page();
    for (const status of [/restarted at .*: it ended unexpectedly/, /off after 3 failures: it ended unexpectedly/]) {
      signal('SIGKILL');
      await waitForStatus(page, status);
    }
    await picture(page, 'status-off');
    assert.deepEqual(serversOfExtension(), []);
    await page.locator('.hover-language-status').getByText('Restart', { exact: true }).click();
    await waitForStatus(page, /rules file(?! ·)/);
  });

  it('says how many files were not read', async () => {
    const page = editor.page();
    await openFile(page, 'lantern.xml');
    const file = join(editor.workspace, 'unreadable.xml');
    // No text in UTF-8 has this byte.
    writeFileSync(file, Buffer.from('<rules><rule id="test-\xff" name="X"><p>X</p></rule></rules>', 'latin1'));
    await waitForStatus(page, /1 file was not read; the log says why/);
    await picture(page, 'status-unread');
    rmSync(file);
    await waitForStatus(page, /rules file/);
  });
});

describe('a window without anything of the game', () => {
  const workspace = mkdtempSync(join(tmpdir(), 'whq-rules-plain-'));
  writeFileSync(join(workspace, 'notes.md'), '# Notes\n\nMend the net, and ask the magic lantern man for the key.\n');
  const editor = packagedEditor({}, workspace);

  it('has no server until its text names dice', async () => {
    const page = editor.page();
    await openFile(page, 'notes.md');
    await waitForStatus(page, /waiting for dice, abilities or rules in a text/);
    await picture(page, 'status-waiting');
    assert.deepEqual(serversOfExtension(), []);
    await page.keyboard.press('Control+1');
    await page.keyboard.type('Roll 1D6. ');
    while (serversOfExtension().length === 0) await page.waitForTimeout(100);
    await page.keyboard.press('Escape');
    await waitForStatus(page, /text: abilities and dice are recognised/);
  });
});

for (const [host, settings] of [
  ['Node', {}],
  ['web worker', webHost],
]) {
  describe(`a window that is loaded again, ${host} extension host`, function () {
    // Opening the panels, and a window twice.
    this.timeout(120_000);

    const editor = packagedEditor(settings);
    const file = join(editor.workspace, 'cargo.md');
    const oneInThree = '1 in 3 (2/6, 33 %)';
    const panel = (page, title) => page.locator('.tab', { hasText: title });
    // VS Code keeps what is open, unlike where the browser loads the page again at once.
    const reload = async (page) => {
      const loaded = page.waitForEvent('load');
      await choose(page, '>Developer: Reload Window');
      await loaded;
      await page.locator('.monaco-workbench').waitFor();
    };

    // By commands: lenses that VS Code has kept from the last window lead nowhere, and it may keep them until something is typed.
    const showTable = async (page) => {
      await page.keyboard.press('Control+1');
      await choose(page, '>WHQ Rules: Show the Roll Table');
      await panel(page, 'Table:').waitFor();
      await shownPanel(page).getByText('Each score has exactly one row.').waitFor();
    };
    const showOdds = async (page, dice, odds) => {
      await choose(page, '>WHQ Rules: Show the Odds of Dice');
      await page.locator('.quick-input-widget', { hasText: '1D6 + battle-level' }).waitFor();
      await page.keyboard.type(dice);
      await page.keyboard.press('Enter');
      await shownPanel(page).getByText(odds).waitFor();
    };
    const openPanels = async (page) => {
      writeFileSync(file, 'Roll 1D6:\n\n- 1-2 Ropes\n- 3-6 Salt\n');
      await choose(page, '>View: Close All Editors');
      await page.locator('.tab').first().waitFor({ state: 'detached' });
      await openFile(page, 'cargo.md:3:4');
      await showTable(page);
      await showOdds(page, '1D6 >= 5', oneInThree);
    };

    it('has its panels as they were', async () => {
      const page = editor.page();
      await openPanels(page);
      await reload(page);
      await shownPanel(page).getByText(oneInThree).waitFor();
      await picture(page, 'panels-again');
      await panel(page, 'Table:').click();
      await shownPanel(page).getByText('Each score has exactly one row.').waitFor();
      // It is the panel of the window: the next roll comes into it.
      await showOdds(page, '1D6 >= 6', '1 in 6 (1/6, 17 %)');
      assert.equal(await panel(page, 'Odds:').count(), 1);
    });

    it('has no panel of a table whose file is gone', async () => {
      const page = editor.page();
      await openPanels(page);
      await panel(page, 'Table:').click();
      await shownPanel(page).getByText('Each score has exactly one row.').waitFor();
      rmSync(file);
      await reload(page);
      await panel(page, 'Odds:').waitFor();
      await panel(page, 'Table:').waitFor({ state: 'detached' });
      await shownPanel(page).getByText(oneInThree).waitFor();
    });
  });
}

/**
 * Points at the status of the language, again and again since what it shows stays as it was, until it has that text. A click elsewhere
 * closes it: moving away does not where the status has changed under the pointer.
 */
async function waitForStatus(page, text) {
  const status = page.locator('.hover-language-status', { hasText: text });
  for (let attempt = 1; ; attempt++) {
    await page.locator('.editor-group-container.active .tab.active').click();
    await page.locator('[id="status.languageStatus"]').hover();
    try {
      return await status.first().waitFor({ timeout: 1_500 });
    } catch (error) {
      if (attempt === 30) throw error;
    }
  }
}
