// Abilities as a person types them in the packaged extension: lists open where abilities are listed, and never in prose.
import assert from 'node:assert/strict';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'mocha';
import { openFile, picture } from './embedded/steps.mjs';
import { packagedEditor, signal } from './packagedEditor.mjs';

/** Milliseconds from key to key. */
const pace = 100;
const paceOfProse = Number(process.env.WHQ_PROSE_PACE) || 40;

const typed = ['fea', 'amb', 'ter', 'reg'];

describe('typing', function () {
  this.timeout(600_000);
  const editor = packagedEditor();
  const names = {
    rules: 'typed-rules.xml',
    busy: 'typed-busy.xml',
    attributes: 'typed-attributes.xml',
    list: 'typed-list.md',
    bracket: 'typed-bracket.md',
    prose: 'typed-prose.md',
  };
  const pathOf = (name) => join(editor.workspace, name);

  before('the files', () => {
    copyFileSync(join(import.meta.dirname, 'fixtures', 'feast.xml'), pathOf(names.rules));
    for (const name of [names.busy, names.attributes]) writeFileSync(pathOf(name), busy);
    writeFileSync(pathOf(names.list), 'The feast was fearsome, and the terrace regal.\n\n- 6 Goblins \n');
    writeFileSync(pathOf(names.bracket), 'The hall is empty but for 6 Goblins () and a cat.\n');
    writeFileSync(pathOf(names.prose), '');
  });

  it('brings the ability first in the text of a rule', async () => {
    const page = editor.page();
    const text = readFileSync(pathOf(names.rules), 'utf8');
    const offset = placeInText(text);
    await openAt(page, names.rules, text, offset);
    // The extension has just been started, and not every page of rules has a lens by which to tell.
    await page.waitForTimeout(8_000);
    for (const letters of typed) await take(page, ` ${letters}`, `typing-rules-${letters}`);
    const after = await saved(page, pathOf(names.rules), text);
    assert.match(after.slice(offset), /^ Fear \d+ Ambush \S+ Terror \d+ Regenerate \S+/);
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
    for (const [index, letters] of typed.entries()) {
      await take(page, `${index > 0 ? ', ' : ''}${letters}`, `typing-list-${letters}`);
    }
    const after = await saved(page, pathOf(names.list), text);
    assert.match(after, /- 6 Goblins \(Fear \d+, Ambush \S+, Terror \d+, Regenerate \S+\)/);
  });

  it('opens the list at the second letter behind a bracket that stands there', async () => {
    const page = editor.page();
    const text = readFileSync(pathOf(names.bracket), 'utf8');
    await openAt(page, names.bracket, text, text.indexOf(')'));
    await page.keyboard.type('f', { delay: pace });
    await page.waitForTimeout(500);
    assert.equal(await list(page).count(), 0);
    await page.keyboard.type('e', { delay: pace });
    await list(page).first().waitFor({ timeout: 5000 });
    await take(page, 'a', 'typing-behind-bracket');
    assert.match(await saved(page, pathOf(names.bracket), text), /\(Fear \d+\)/);
  });

  it('goes on with what Ctrl+Space has opened in a sentence', async () => {
    const page = editor.page();
    await openFile(page, names.prose);
    await page.keyboard.type('The Ogre causes fe', { delay: pace });
    assert.equal(await list(page).count(), 0);
    await page.keyboard.press('Control+Space');
    await list(page).first().waitFor();
    await take(page, 'a', 'typing-asked');
    assert.match(await saved(page, pathOf(names.prose), ''), /^The Ogre causes Fear \d+$/);
  });

  it('opens the list again behind a value that was typed', async () => {
    const page = editor.page();
    const old = readFileSync(pathOf(names.prose), 'utf8');
    await openFile(page, names.prose);
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await page.keyboard.type('6 Goblins (amb', { delay: pace });
    // The list of the bracket stays until that of the letters is there.
    await list(page).first().filter({ hasText: 'Ambush n' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(3 * pace);
    await page.keyboard.type('5+, fea', { delay: pace });
    await list(page).filter({ hasText: 'Fear n' }).first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    assert.match(await saved(page, pathOf(names.prose), old), /^6 Goblins \(Ambush 5\+, fea\)?$/);
  });

  it('opens no list in 500 words of prose', async () => {
    const page = editor.page();
    await openFile(page, names.prose);
    const old = readFileSync(pathOf(names.prose), 'utf8');
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await watchLists(page);
    const prose = readFileSync(join(import.meta.dirname, 'fixtures', 'adventure.txt'), 'utf8').trim();
    assert.ok(prose.split(/\s+/).length >= 500);
    await page.keyboard.type(prose, { delay: paceOfProse });
    assert.deepEqual(await page.evaluate(() => globalThis.listsOpened), []);
    assert.equal((await saved(page, pathOf(names.prose), old)).trim(), prose);
    // The one that watches sees a list where there is one.
    await page.keyboard.type('\n\n6 Goblins (', { delay: pace });
    await list(page).first().waitFor();
    assert.equal((await page.evaluate(() => globalThis.listsOpened)).length, 1);
  });
});

/** Has a problem, which shows that the server is at work. */
const busy = '<rules>\n  <rule id="typed-guest" name="GUEST" colour="red">The guest has</rule>\n</rules>\n';

/** The offset behind the first sentence of the first text of some length. */
function placeInText(text) {
  const found = /<rule [^>]*>(?:\s*<p>)?[^<]{80,}?[.]/.exec(text);
  assert.ok(found);
  return found.index + found[0].length;
}

function openAt(page, name, text, offset) {
  const lines = text.slice(0, offset).split('\n');
  return openFile(page, `${name}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`);
}

function list(page) {
  return page.locator('.suggest-widget.visible .monaco-list-row');
}

/** Types at a person's pace, takes the first suggestion with Enter and its first value, and goes on behind it. */
async function take(page, text, name) {
  await page.keyboard.type(text, { delay: pace });
  await list(page)
    .first()
    .waitFor({ timeout: 15_000 })
    .catch(() => picture(page, `${name}-none`));
  await page.waitForTimeout(pace);
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

/** From now on the page notes the line of each list of suggestions that opens. */
function watchLists(page) {
  return page.evaluate(() => {
    globalThis.listsOpened = [];
    let isOpen = false;
    const look = () => {
      const shown = document.querySelector('.suggest-widget.visible');
      if (shown && !isOpen) globalThis.listsOpened.push(shown.textContent.slice(0, 80));
      isOpen = shown !== null;
    };
    const options = { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] };
    new MutationObserver(look).observe(document.body, options);
  });
}
