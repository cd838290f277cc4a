// How long a person waits for the list and for the problems of a key in the packaged extension, while a translation of 1.2 MB opens beside its
// source, and afterwards. It prints times and judges none: a busy machine has other ones. The page says what is on the screen in which frame.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'mocha';
import { makeTranslated } from '../bench/makeTranslated.mjs';
import { openFile } from './embedded/steps.mjs';
import { commandsAreThere, packagedEditor } from './packagedEditor.mjs';

/** How often the translation is opened, each time in a window of its own. */
const openings = Number(process.env.WHQ_OPENINGS) || 3;
/** Milliseconds from key to key. */
const pace = 100;
const count = 60;

/** Dice that the source has not, which are taken away again, and then the list of the dice that it has; Shift does nothing. */
const round = [...'9D6 y', ...Array(5).fill('Backspace'), 'Escape', 'Control+Space', 'Shift', 'Shift', 'Escape'];
/** The keys of a round after which something comes or goes, what, and after how many more keys it may have changed for another reason. */
const awaited = [
  { key: 0, what: 'problems', isThere: true, within: 9 },
  { key: 9, what: 'problems', isThere: false, within: 6 },
  { key: 11, what: 'list', isThere: true, within: 3 },
];

const all = { opening: [], afterwards: [] };

for (let opening = 1; opening <= openings; opening++) {
  describe(`keys in a large translation, window ${opening} of ${openings}`, function () {
    this.timeout(240_000);
    const editor = packagedEditor({ 'editor.wordWrap': 'on' }, packageFolder());

    it('has a list and problems for keys', async () => {
      const page = editor.page();
      await commandsAreThere(page);
      await openFile(page, 'salt.xml');
      await page.locator('.codelens-decoration a').first().waitFor();
      await page.keyboard.press('Control+\\');
      await page.locator('.editor-group-container').nth(1).locator('.view-line').first().waitFor();
      await page.evaluate(watch);
      await openFile(page, 'content-es.xml');
      // The first text, in front of its first dice.
      await press(page, 'ArrowDown', 'ArrowDown', 'End', ...Array('2D6.</entry>'.length).fill('ArrowLeft'));
      all.opening.push(...(await typeAndWait(page)));
      const opened = await page.evaluate(() => globalThis.seen.translated);
      console.log(`    the progress of the translation is there after ${opened.toFixed(0)} ms`);
      await page.waitForTimeout(5000);
      all.afterwards.push(...(await typeAndWait(page)));
    });
  });
}

after('say the times', () => {
  console.log(`    load ${loadavg()[0].toFixed(1)}; milliseconds, a key every ${pace} ms`);
  for (const [when, waits] of Object.entries(all))
    for (const what of ['list', 'problems']) console.log(`    ${when}, key → ${what}: ${summary(waits, what)}`);
});

/** A package with little but the translation and its source. */
function packageFolder() {
  const folder = join(mkdtempSync(join(tmpdir(), 'whq-rules-salt-')), 'salt');
  const { source, translation } = makeTranslated(1_200_000);
  const files = {
    'data/xml/rules/salt.xml': source.replace('<rules>\n', `$&  <rule id="salt-0" name="SALT">Roll 2D6.</rule>\n`),
    'data/i18n/content-es.xml': translation.replace(
      '<translations>\n',
      `$&  <entry key="rule.salt-0.text">Tira 2D6.</entry>\n`,
    ),
    'whq.json': '{\n  "id": "salt",\n  "languages": ["en", "es"]\n}\n',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

async function press(page, ...keys) {
  for (const key of keys) await page.keyboard.press(key);
}

/**
 * Types the keys of rounds.
 * @returns {Promise<{ what: string, wait: number | undefined }[]>} what was awaited, and the milliseconds from its key until the screen had it;
 *   without them where it did not come before the key that takes it away
 */
async function typeAndWait(page) {
  await page.evaluate(() => {
    globalThis.seen.keys = [];
    globalThis.seen.changes = [];
  });
  const begin = Date.now();
  for (let number = 0; number < count; number++) {
    const early = begin + number * pace - Date.now();
    if (early > 0) await page.waitForTimeout(early);
    await page.keyboard.press(round[number % round.length]);
  }
  await page.waitForTimeout(20 * pace);
  const { keys, changes } = await page.evaluate(() => globalThis.seen);
  return waitsOf(keys, changes);
}

function waitsOf(keys, changes) {
  assert.equal(keys.length, count, 'every key has come');
  const waits = [];
  for (const [number, pressed] of keys.entries()) {
    const event = awaited.find(({ key }) => key === number % round.length);
    if (event === undefined) continue;
    const end = keys[number + event.within] ?? Number.POSITIVE_INFINITY;
    const change = changes.find(
      ({ what, isThere, time }) => what === event.what && isThere === event.isThere && time >= pressed && time < end,
    );
    waits.push({ what: event.what, wait: change && change.time - pressed });
  }
  return waits;
}

/** Runs in the page: notes when keys are pressed, and in which frame lists and problems come and go. */
function watch() {
  const seen = { keys: [], changes: [], translated: Number.NaN };
  globalThis.seen = seen;
  const begin = performance.now();
  const note = ({ key, timeStamp }) => {
    if (key !== 'Control') seen.keys.push(timeStamp);
  };
  addEventListener('keydown', note, true);
  const selectors = {
    list: '.suggest-widget.visible .monaco-list-row',
    problems: '.editor-group-container.active :is(.squiggly-error, .squiggly-warning, .squiggly-info)',
  };
  const was = { list: false, problems: false };
  const look = () => {
    const time = performance.now();
    for (const [what, selector] of Object.entries(selectors)) {
      const isThere = document.querySelector(selector) !== null;
      if (isThere !== was[what]) seen.changes.push({ what, isThere, time });
      was[what] = isThere;
    }
    if (Number.isNaN(seen.translated) && /es: \d+ of/.test(document.querySelector('.statusbar')?.textContent ?? ''))
      seen.translated = time - begin;
    requestAnimationFrame(look);
  };
  look();
}

function summary(waits, what) {
  const own = waits.filter((wait) => wait.what === what);
  const times = own.flatMap(({ wait }) => wait ?? []).sort((a, b) => a - b);
  const at = (share) => times[Math.ceil(share * times.length) - 1]?.toFixed(0) ?? '–';
  return `median ${at(0.5)}, 95 of 100 below ${at(0.95)}, worst ${at(1)}; ${own.length - times.length} of ${own.length} not in time`;
}
