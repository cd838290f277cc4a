// Writing a package from nothing in the packaged extension, by keyboard alone, with pictures.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { root } from '../../client/start/dependencies.mjs';
import { keyboard } from './embedded/keyboard.mjs';
import { picture } from './embedded/steps.mjs';
import { commandsAreThere, packagedEditor } from './packagedEditor.mjs';

/** The files that are written. */
const written = ['data/xml/rules/rules.xml', 'data/xml/monsters/monsters.xml', 'scenario.md'];

/** The most that may be typed of what stands in the files. */
const share = 2 / 3;

describe('a package written from an empty folder', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'whq-rules-empty-')), 'salt-works');
  mkdirSync(folder);
  const editor = packagedEditor({ 'workbench.colorTheme': 'Default Light Modern' }, folder);
  const person = keyboard(() => editor.page());
  /** Types the name that is asked for; the id follows it. */
  const named = async (name) => {
    await editor.page().locator('.quick-input-widget', { hasText: 'the id follows it' }).waitFor();
    await person.type(name);
    await person.press('Enter');
  };

  it('has a rules file with two rules', async () => {
    const page = editor.page();
    await commandsAreThere(page);
    await person.run('new rules', 'New Rules File');
    await page.locator('.quick-input-widget', { hasText: 'both apps' }).waitFor();
    await picture(page, 'new-rules-file');
    await person.press('Enter');
    await named('glare');
    await line(page, 'id="salt-works-glare" name="GLARE"');
    await picture(page, 'new-rules-file-template');
    await person.type('Each Warrior who attacks it rolls 1D6 and on a 1 misses.');
    await person.press('Tab', 'Enter');
    await person.type('<r');
    await picture(page, 'new-rule');
    await person.accept('rule');
    await named('salt crust');
    await line(page, 'id="salt-works-salt-crust" name="SALT CRUST"');
    await person.type('On 5+ a blow that hits it does no Wounds.');
    await person.press('Tab', 'Control+S');
    await picture(page, 'two-rules');
  });

  it('has a Monster that uses one of them', async () => {
    const page = editor.page();
    await person.run('new mon', 'New Monsters File');
    await page.locator('.quick-input-widget', { hasText: 'the text on the card' }).waitFor();
    await person.press('Enter');
    await named('salt crab');
    await line(page, 'name="Salt Crab" plural="Salt Crabs"');
    await person.press('Tab');
    await person.type('chaos');
    await person.press('Tab');
    await person.type('9');
    await person.press(...Array(11).fill('Tab'));
    await person.type('<gla');
    await picture(page, 'new-use');
    await person.accept('Glare');
    await line(page, '<rule id="salt-works-glare">Glare</rule>');
    await person.press('Enter');
    await person.type('<fear');
    await person.accept('Fear n');
    await person.type('5');
    await line(page, '<rule id="rpb-fear" param="5">Fear 5</rule>');
    await person.press('Control+S');
    await picture(page, 'new-monster');
  });

  it('has a scenario that names it', async () => {
    const page = editor.page();
    await person.run('new scen', 'New Scenario');
    await page.locator('.quick-input-widget', { hasText: 'Fear 6' }).waitFor();
    await person.press('Enter');
    await page.locator('.view-line', { hasText: 'The First Room' }).waitFor();
    await person.type('The Pans');
    await person.press('Tab');
    await person.type('Fetch the salt.');
    await person.press('Tab');
    await person.type('The Shore');
    await person.press('Tab');
    await person.type('White crust on black rock.');
    await person.press('Tab');
    await person.type('2 Salt Crabs (gl');
    await person.press('Control+Space');
    await person.accept('Glare');
    await person.type(')');
    await person.press('Control+S');
    await line(page, '2 Salt Crabs (Glare)');
    await picture(page, 'new-scenario');
  });

  it('took at most two thirds of the keys that its characters are, and has no problems', async () => {
    await editor.page().waitForTimeout(500);
    const texts = written.map((path) => readFileSync(join(folder, path), 'utf8'));
    const characters = texts.reduce((sum, text) => sum + [...text].length, 0);
    const keys = person.count();
    for (const [index, text] of texts.entries())
      console.log(`\n    ${written[index]}\n${text.replace(/^/gm, '      ')}`);
    console.log(`    Keys: ${person.transcript()}\n`);
    console.log(`    ${keys} keys for ${characters} characters: ${((100 * keys) / characters).toFixed(0)} %`);
    const report = execFileSync(process.execPath, [join(root, 'dist', 'cli.js'), 'check', '--format', 'json', folder]);
    assert.deepEqual(JSON.parse(report.toString()).problems, []);
    assert.ok(keys <= share * characters);
  });
});

/** Waits until a line has that text. */
async function line(page, text) {
  await page.locator('.view-line', { hasText: text }).first().waitFor();
}
