// A new package in the packaged extension: made by its command, with hovers and completions over all kinds of entry, with pictures.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { root } from '../../dependencies.mjs';
import { keyboard } from './embedded/keyboard.mjs';
import { openFile, picture } from './embedded/steps.mjs';
import { commandsAreThere, packagedEditor } from './packagedEditor.mjs';

describe('a package that the command makes', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'whq-rules-package-')), 'games');
  mkdirSync(folder);
  const editor = packagedEditor({ 'workbench.colorTheme': 'Default Light Modern' }, folder);
  const person = keyboard(() => editor.page());

  it('has its files, and opens the rules', async () => {
    const page = editor.page();
    await commandsAreThere(page);
    await person.run('new pack', 'New Package');
    await page.locator('.quick-input-widget', { hasText: 'such as Salt Works' }).waitFor();
    await person.type('Reed Beds');
    await picture(page, 'new-package');
    await person.press('Enter');
    await page.locator('.view-line', { hasText: 'reed-beds-ability' }).waitFor();
    assert.deepEqual(readdirSync(join(folder, 'reed-beds')).sort(), ['content-manifest.json', 'data', 'whq.json']);
    const report = execFileSync(process.execPath, [join(root, 'dist', 'cli.js'), 'check', '--format', 'json', folder]);
    assert.deepEqual(JSON.parse(report.toString()).problems, []);
  });

  it('shows the Monster and the table where they are named', async () => {
    const page = editor.page();
    await openFile(page, 'reed-beds-tables.xml:4:20');
    await hover(page, 'Damage');
    await picture(page, 'hover-monster');
    await person.press('Escape');
    await openFile(page, 'reed-beds-tables.xml:3:20');
    await hover(page, '2 entries');
    await picture(page, 'hover-table');
    await person.press('Escape');
    await openFile(page, 'reed-beds-tables.xml:5:20');
    await hover(page, 'What happens');
    await picture(page, 'hover-event');
    await person.press('Escape');
  });

  it('completes the ids of a table, and a list of ambiences', async () => {
    const page = editor.page();
    await openFile(page, 'reed-beds-tables.xml:5:5');
    await person.press('End', 'Enter');
    await person.type('<mon');
    await person.accept('monster');
    await person.press('Control+Space');
    await page.locator('.suggest-widget.visible .monaco-list-row', { hasText: 'reed-beds-beast' }).waitFor();
    await page.waitForTimeout(1000);
    await picture(page, 'complete-monster');
    await person.accept('reed-beds-beast');
    await person.press('Tab');
    await person.type('1-6');
    await person.press('ArrowRight');
    await person.type(' ambiences="chaos ');
    await page.locator('.suggest-widget.visible .monaco-list-row', { hasText: 'undead' }).waitFor();
    await picture(page, 'complete-ambiences');
  });
});

/** Shows the hover at the cursor, and waits until it has the text. */
async function hover(page, text) {
  await page.keyboard.press('Control+K');
  await page.keyboard.press('Control+I');
  await page.locator('.monaco-hover:visible', { hasText: text }).first().waitFor();
  await page.waitForTimeout(300);
}
