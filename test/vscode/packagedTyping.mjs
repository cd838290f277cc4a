// Abilities as a person types them in the packaged extension: lists open where abilities are listed. What they have, and where, say the tests of test/features/typing.test.ts.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'mocha';
import { openFile, picture } from './embedded/steps.mjs';
import { packagedEditor, signal } from './packagedEditor.mjs';

/** Milliseconds from key to key. */
const pace = 100;

const typed = { fea: 'Fear', amb: 'Ambush', ter: 'Terror', reg: 'Regenerate' };

describe('typing', () => {
  const editor = packagedEditor();
  const names = {
    busy: 'typed-busy.xml',
    attributes: 'typed-attributes.xml',
    list: 'typed-list.md',
  };
  const pathOf = (name) => join(editor.workspace, name);

  before('the files', () => {
    for (const name of [names.busy, names.attributes]) writeFileSync(pathOf(name), busy);
    writeFileSync(pathOf(names.list), 'The feast was fearsome, and the terrace regal.\n\n- 6 Goblins \n');
  });

  it('opens the list of a word that was typed while the server was busy', async () => {
    const page = editor.page();
    await openAt(page, names.busy, busy, busy.indexOf('</rule>'));
    await page.locator('.squiggly-error').first().waitFor();
    signal('SIGSTOP');
    await page.keyboard.type(' fea', { delay: pace });
    await page.waitForTimeout(5 * pace);
    signal('SIGCONT');
    await list(page).filter({ hasText: 'Fear n' }).first().waitFor();
    await page.keyboard.press('Escape');
  });

  it('opens the list of attributes in a tag, and none in a text', async () => {
    const page = editor.page();
    const opened = async (keys, label) => {
      await page.keyboard.type(keys, { delay: pace });
      await list(page).filter({ hasText: label }).first().waitFor();
      await picture(page, `typing-in-tag-${label}`);
      await page.keyboard.press('Escape');
    };
    await openAt(page, names.attributes, busy, busy.indexOf(' name='));
    await page.locator('.squiggly-error').first().waitFor();
    await opened(' ', 'parameterName');
    await openAt(page, names.attributes, busy, busy.indexOf('</rule>'));
    await page.keyboard.type(' ', { delay: pace });
    await page.waitForTimeout(5 * pace);
    assert.equal(await list(page).count(), 0);
  });

  it('opens the list of abilities by itself in a list of a scenario', async () => {
    const page = editor.page();
    const text = readFileSync(pathOf(names.list), 'utf8');
    await openAt(page, names.list, text, text.length - 1);
    await page.keyboard.type('(', { delay: pace });
    await list(page).first().waitFor();
    await picture(page, 'typing-bracket');
    for (const [index, [letters, ability]] of Object.entries(typed).entries()) {
      await take(page, `${index > 0 ? ', ' : ''}${letters}`, ability, `typing-list-${letters}`);
    }
    const after = await saved(page, pathOf(names.list), text);
    assert.match(after, /- 6 Goblins \(Fear \d+, Ambush \S+, Terror \d+, Regenerate \S+\)/);
  });
});

/** Has a problem, which shows that the server is at work. */
const busy = '<rules>\n  <rule id="typed-guest" name="GUEST" colour="red">The guest has</rule>\n</rules>\n';

function openAt(page, name, text, offset) {
  const lines = text.slice(0, offset).split('\n');
  return openFile(page, `${name}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`);
}

function list(page) {
  return page.locator('.suggest-widget.visible .monaco-list-row');
}

/** Types at a person's pace, takes the suggestion that is first in line with Enter, and its first value, and goes on behind it. */
async function take(page, text, label, name) {
  await page.keyboard.type(text, { delay: pace });
  await page.locator('.suggest-widget.visible .monaco-list-row.focused', { hasText: label }).first().waitFor();
  await picture(page, name);
  await page.keyboard.press('Enter');
  await page.waitForTimeout(3 * pace);
  // The list of values to choose from, which comes late on a busy machine: a Tab before it would only take a value from it.
  const hasValues = list(page)
    .first()
    .waitFor({ timeout: 3000 })
    .then(() => true)
    .catch(() => false);
  if (await hasValues) await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
}

/** Saves the file and returns its text once it is another than before. */
async function saved(page, path, before) {
  await page.keyboard.press('Control+S');
  for (let attempt = 0; attempt < 100; attempt++) {
    const text = readFileSync(path, 'utf8');
    // A file that is being written is empty for a moment.
    if (text !== before && text !== '') return text;
    await page.waitForTimeout(100);
  }
  throw new Error(`${path} was not saved`);
}
