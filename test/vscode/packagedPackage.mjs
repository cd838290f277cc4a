// A new package in the packaged extension: made by its command, with hovers and completions over all kinds of entry, with pictures.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'mocha';
import { root } from '../../client/start/dependencies.mjs';
import { keyboard } from './embedded/keyboard.mjs';
import { openFile, picture } from './embedded/steps.mjs';
import { commandsAreThere, packagedEditor, placeOf } from './packagedEditor.mjs';

describe('a package that the command makes', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'whq-rules-package-')), 'games');
  mkdirSync(folder);
  const chosen = { 'workbench.colorTheme': 'Default Light Modern' };
  const editor = packagedEditor(chosen, folder);
  const person = keyboard(() => editor.page());
  const fileOf = (kind) => join(folder, 'reed-beds', 'data', 'xml', kind, `reed-beds-${kind}.xml`);
  const textOf = (kind) => readFileSync(fileOf(kind), 'utf8');

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

  it('puts a new Monster after the one at the cursor, whose id follows its name', async () => {
    const page = editor.page();
    await openFile(page, placeOf(folder, 'reed-beds-monsters.xml', 'plural'));
    await person.run('insert a new', 'Insert a New Entry');
    await page.locator('.quick-input-widget', { hasText: 'The name; the id follows it.' }).waitFor();
    await person.type('otter');
    await page.locator('.quick-input-widget', { hasText: 'reed-beds-otter' }).waitFor();
    await person.press('Enter');
    await page.locator('.view-line', { hasText: 'name="Otter" plural="Otters"' }).waitFor();
    await picture(page, 'new-entry');
    await person.press('Escape', 'Escape', 'Control+S');
    await until(() => textOf('monsters').includes('<monster id="reed-beds-otter" name="Otter"'));
  });
});

describe('a workspace of two folders', () => {
  const folder = mkdtempSync(join(tmpdir(), 'whq-rules-folders-'));
  for (const name of ['north', 'south']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, `${name}.md`), '6 Goblins (Fear 4)\n');
  }
  const workspace = join(folder, 'both.code-workspace');
  writeFileSync(workspace, JSON.stringify({ folders: [{ path: 'north' }, { path: 'south' }] }));
  const editor = packagedEditor({}, workspace);
  const person = keyboard(() => editor.page());
  after('remove the folders', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));

  it('asks in which of them a new package lies, if no file says it', async () => {
    const page = editor.page();
    await openFile(page, 'north.md');
    await person.run('View: Close All Editors', 'View: Close All Editors');
    await commandsAreThere(page);
    await person.run('new pack', 'New Package');
    await page.locator('.quick-input-list .monaco-list-row', { hasText: 'south' }).waitFor();
    await picture(page, 'new-package-where');
    await person.type('south');
    await person.press('Enter');
    await page.locator('.quick-input-widget', { hasText: 'such as Salt Works' }).waitFor();
    await person.type('Reed Beds');
    await person.press('Enter');
    await page.locator('.tab.active', { hasText: 'reed-beds-rules.xml' }).waitFor();
    assert.ok(existsSync(join(folder, 'south', 'reed-beds', 'whq.json')));
  });
});

/** Waits until what a person has done is on the disk. */
async function until(isDone) {
  for (const end = Date.now() + 20_000; !isDone(); ) {
    assert.ok(Date.now() < end, 'waited in vain');
    await new Promise((done) => setTimeout(done, 50));
  }
}
