// The packaged extension when its server stands still or ends: what the status of the language says, with pictures.
import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { openFile, picture } from './embedded/steps.mjs';
import { packagedEditor, serversOf, signal } from './packagedEditor.mjs';

describe('the status of the packaged extension', function () {
  // The server is given its full ten seconds.
  this.timeout(120_000);

  const editor = packagedEditor();

  it('says when the server does not answer, and when it was restarted', async () => {
    const page = editor.page();
    await openFile(page, 'lantern.xml');
    await waitForStatus(page, /rules file/);
    await picture(page, 'status-running');
    signal(editor, 'SIGSTOP');
    await waitForStatus(page, /not answering; it will be restarted/);
    await picture(page, 'status-not-answering');
    await waitForStatus(page, /restarted at .*: it did not answer/);
    await picture(page, 'status-restarted');
  });

  it('says why the server stays off, and leads to starting it again', async () => {
    const page = editor.page();
    for (const status of [/restarted at .*: it ended unexpectedly/, /off after 3 failures: it ended unexpectedly/]) {
      signal(editor, 'SIGKILL');
      await waitForStatus(page, status);
    }
    await picture(page, 'status-off');
    assert.deepEqual(serversOf(editor), []);
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

  it('speaks Spanish', async () => {
    await editor.open('es');
    const page = editor.page();
    await openFile(page, 'lantern.xml');
    await waitForStatus(page, /archivo de reglas/);
    signal(editor, 'SIGSTOP');
    await waitForStatus(page, /sin responder; se va a reiniciar/);
    await picture(page, 'status-not-answering-spanish');
    await waitForStatus(page, /reiniciado a las .*: no respondía/);
    await picture(page, 'status-restarted-spanish');
    for (const status of [/reiniciado a las .*: se cerró/, /apagado tras 3 fallos: se cerró/]) {
      signal(editor, 'SIGKILL');
      await waitForStatus(page, status);
    }
    await picture(page, 'status-off-spanish');
  });
});

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
