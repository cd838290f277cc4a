// A translator's session in the packaged extension, by keyboard alone, with pictures.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'mocha';
import { keyboard } from './embedded/keyboard.mjs';
import { openFile, picture } from './embedded/steps.mjs';
import { commandsAreThere, packagedEditor, webHost } from './packagedEditor.mjs';

const tide =
  'Roll 1D6 at the start of each turn. On a 5+ the tide comes in, and all Monsters with Pinch 2 move 1D3 squares.';
const rules = `<?xml version="1.0" encoding="UTF-8"?>
<rules>
  <rule id="reef-pinch" name="PINCH n" parameterName="damage">A Warrior who is pinched rolls 1D6. On a 1 he loses nD6 Wounds.</rule>
  <rule id="reef-undertow" name="UNDERTOW">At the end of each turn every Warrior in the water takes 2D6 Wounds, with no modifier for armour.</rule>
  <rule id="reef-tide" name="TIDE">${tide}</rule>
  <rule id="reef-calm" name="CALM">The water is still. Nothing happens for 1D3 turns, and the Warriors may rest.</rule>
</rules>
`;
const monsters = `<?xml version="1.0" encoding="UTF-8"?>
<monsters>
  <monster id="reef-crab" name="Reef Crab" plural="Reef Crabs"/>
  <monster id="reef-eel" name="Reef Eel" plural="Reef Eels"/>
</monsters>
`;
const entry = (key, text) => `  <entry key="${key}">${text}</entry>\n`;
const begun = [
  entry('rule.reef-pinch.name', 'PELLIZCO n'),
  entry('rule.reef-pinch.text', 'Un Guerrero pellizcado tira 1D6. Con un 1 pierde nD6 Heridas.'),
  entry('rule.reef-undertow.name', 'RESACA'),
  entry(
    'rule.reef-undertow.text',
    'Al final de cada turno, todo Guerrero que esté en el agua sufre 1D6 Heridas, sin modificador por armadura.',
  ),
  entry('rule.reef-calm.name', 'CALMA'),
  entry(
    'rule.reef-calm.text',
    'El agua está quieta. No pasa nada durante 1D3 turnos, y los Guerreros pueden descansar.',
  ),
  entry('monster.reef-crab.name', 'Cangrejo de Arrecife'),
  entry('monster.reef-crab.plural', 'Cangrejos de Arrecife'),
];
const file = (entries) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<translations>\n${entries.join('')}</translations>\n`;

/** The package with its Spanish translation as far as it is. */
function packageFolder() {
  const folder = join(mkdtempSync(join(tmpdir(), 'whq-rules-reef-')), 'reef');
  const files = {
    'data/xml/rules/reef.xml': rules,
    'data/xml/monsters/reef.xml': monsters,
    'data/i18n/content-es.xml': file(begun),
    'whq.json': '{\n  "id": "reef",\n  "languages": ["en", "es"]\n}\n',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const wrapped = { 'editor.wordWrap': 'on', 'workbench.colorTheme': 'Default Light Modern' };

describe('a translation, in the web worker extension host', () => {
  const folder = packageFolder();
  const editor = packagedEditor({ ...wrapped, ...webHost }, folder);
  const person = keyboard(() => editor.page());
  const path = join(folder, 'data', 'i18n', 'content-es.xml');

  const pictureOf = (name) => picture(editor.page(), `translating-${name}`);
  /** Waits until the status bar has that text: the progress, or the need of the entry at the cursor. */
  const says = (text) => editor.page().locator('.statusbar-item', { hasText: text }).first().waitFor();
  const line = (text) => editor.page().locator('.view-line', { hasText: text }).first().waitFor();
  /** Waits until that stub is there, with its mark and its text selected. */
  const stub = async (text) => {
    const marked = `<!-- whq-translate -->${text}`;
    await line(marked.slice(0, 40));
    await says(`(${marked.length} selected)`);
  };

  it('is opened, and shows how far it is', async () => {
    const page = editor.page();
    await commandsAreThere(page);
    await openFile(page, 'content-es.xml');
    await says('es: 8 of 12');
    await pictureOf('opened');
  });

  it('has a wrong die, which is mended', async () => {
    const page = editor.page();
    await person.press('Alt+n');
    await says('1 of 3 · The source says 2D6, here it is 1D6');
    await page.waitForTimeout(500);
    await pictureOf('wrong-die');
    await person.press('Control+.');
    await page.locator('.action-widget', { hasText: '2D6' }).waitFor();
    await pictureOf('wrong-die-fix');
    await person.press('Enter');
    await line('sufre 2D6 Heridas, sin');
  });

  it('has missing texts, which are put in and written with the dice of the source', async () => {
    const page = editor.page();
    await person.press('Alt+n');
    await says('Missing here: rule.reef-tide.name, and 1 more');
    await person.press('Alt+m');
    await line('<entry key="rule.reef-tide.name"><!-- whq-translate -->TIDE</entry>');
    await stub('TIDE');
    await says('Put in: rule.reef-tide.name');
    await pictureOf('stub');
    await person.type('MAREA');
    await person.press('Escape', 'Alt+m');
    await stub(tide);
    await pictureOf('stub-text');
    await person.type('Tira ');
    await person.press('Control+Space');
    await page.locator('.suggest-widget.visible .monaco-list-row', { hasText: '1D6' }).first().waitFor();
    await page.waitForTimeout(300);
    await pictureOf('completion');
    await person.accept('1D6');
    await person.type(' al empezar cada turno. Con 5+ sube la marea, y todos los Monstruos con pel');
    await person.accept('Pellizco 2');
    await person.type(' mueven 1D3 casillas.');
    await person.press('Escape', 'Control+S');
    await says('es: 10 of 12');
    await pictureOf('written');
  });

  it('has the last ones, and then nothing is left', async () => {
    const page = editor.page();
    await person.press('Alt+n');
    await says('Missing here: monster.reef-eel.name, and 1 more');
    await person.press('Alt+m');
    await stub('Reef Eel');
    await person.type('Anguila de Arrecife');
    await person.press('Escape', 'Alt+m');
    await stub('Reef Eels');
    await person.type('Anguilas de Arrecife');
    await person.press('Escape', 'Control+S');
    await says('es: 12 of 12');
    await person.press('Alt+n');
    await page.locator('.notification-toast', { hasText: 'Nothing in content-es.xml needs work.' }).waitFor();
    await pictureOf('done');
  });

  it('has a glossary, which leads to the translation of a name', async () => {
    const page = editor.page();
    await person.run('show the glo', 'Show the Glossary');
    const row = page.locator('.quick-input-list .monaco-list-row', { hasText: 'PINCH n' });
    await row.filter({ hasText: 'PELLIZCO n' }).filter({ hasText: 'Uses: 1' }).waitFor();
    await pictureOf('glossary');
    await person.type('pellizco');
    await row.and(page.locator('.focused')).waitFor();
    await person.press('Enter');
    await says('Ln 3, Col 37 (10 selected)');
  });

  it('differs from before by what was typed alone', () => {
    const [, , , undertow = ''] = begun;
    const expected = [
      ...begun.slice(0, 3),
      undertow.replace('1D6', '2D6'),
      entry('rule.reef-tide.name', 'MAREA'),
      entry(
        'rule.reef-tide.text',
        'Tira 1D6 al empezar cada turno. Con 5+ sube la marea, y todos los Monstruos con Pellizco 2 mueven 1D3 casillas.',
      ),
      ...begun.slice(4),
      entry('monster.reef-eel.name', 'Anguila de Arrecife'),
      entry('monster.reef-eel.plural', 'Anguilas de Arrecife'),
    ];
    assert.equal(readFileSync(path, 'utf8'), file(expected));
    console.log(`    Keys: ${person.transcript()}`);
  });
});

/** The pixels of a line, or of the breadcrumbs above the beginning of the translation. */
const aLine = 24;

describe('the sources beside a long translation', () => {
  const keys = Array.from({ length: 150 }, (_, index) => `reef-${String(index + 100)}`);
  const longFolder = (times) => {
    const folder = packageFolder();
    const listed = keys.map(
      (key) => `  <rule id="${key}" name="TIDE ${key}">${'The tide comes in. '.repeat(times)}</rule>\n`,
    );
    writeFileSync(join(folder, 'data/xml/rules/reef.xml'), `<rules>\n${listed.join('')}</rules>\n`);
    // No line above is higher for a lens about a missing name: its height is that of its letters, which are smaller.
    const translated = [
      ...keys.map((key) => entry(`rule.${key}.name`, `MAREA ${key}`)),
      ...keys.map((key) => entry(`rule.${key}.text`, `Sube la marea ${key}. `.repeat(times))),
    ];
    writeFileSync(join(folder, 'data/i18n/content-es.xml'), file(translated));
    return folder;
  };

  for (const [name, settings, times, most] of [
    ['with sticky lines', {}, 1, aLine],
    // The texts of both languages are not as long as each other, and only what is in sight has a height.
    ['with long texts in wrapped lines', { 'editor.wordWrap': 'on' }, 20, Number.POSITIVE_INFINITY],
  ]) {
    describe(name, () => {
      const editor = packagedEditor({ 'workbench.colorTheme': 'Default Light Modern', ...settings }, longFolder(times));
      const person = keyboard(() => editor.page());

      it('stand at the height of the entry at the cursor', async () => {
        const page = editor.page();
        await commandsAreThere(page);
        await openFile(page, 'content-es.xml');
        await person.run('Show the Source', 'Show the Source');
        await page.locator('.editor-group-container .tab', { hasText: 'Source of' }).waitFor();
        await page.locator('.editor-group-container').first().locator('.view-line').first().click();
        for (const line of [240, 190, 153]) {
          await person.press('Control+g');
          await person.type(String(line));
          await person.press('Enter');
          await page.waitForTimeout(1500);
          // The entry, and the text of its source alone. The rows of an editor are in no order.
          const heights = await Promise.all(
            [`key="rule.${keys[line - 153]}.`, 'The tide comes in.'].map((hasText, side) =>
              page
                .locator('.editor-group-container')
                .nth(side)
                .locator('.view-line', { hasText })
                .evaluateAll((lines) => Math.min(...lines.map((one) => Math.round(one.getBoundingClientRect().top)))),
            ),
          );
          assert.ok(heights.every(Number.isFinite), `line ${line} is in sight on both sides`);
          // The upper line of the translation may be visible in part.
          assert.ok(Math.abs(heights[0] - heights[1]) <= most, `line ${line}: ${heights.join(' and ')}`);
        }
        await picture(page, `translations-beside-${name.replaceAll(' ', '-')}`);
      });
    });
  }
});

describe('the views for translators', () => {
  const folder = packageFolder();
  const editor = packagedEditor({ ...wrapped, 'workbench.colorTheme': 'Default Dark Modern' }, folder);
  const person = keyboard(() => editor.page());

  it('show the progress and the sources, in Spanish', async () => {
    await editor.open('es');
    const page = editor.page();
    await commandsAreThere(page);
    await openFile(page, 'content-es.xml');
    await person.run('Traducciones', 'Traducciones');
    const tree = page.locator('.pane-body .monaco-list-row');
    await tree.filter({ hasText: '8 de 12 · 66 %' }).first().waitFor();
    await person.press('ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowRight');
    await tree.filter({ hasText: 'Faltan' }).first().waitFor();
    await picture(page, 'translations-view-open');
    await person.run('Mostrar el original', 'Mostrar el original');
    await page.locator('.editor-group-container .tab', { hasText: 'Original de' }).waitFor();
    await picture(page, 'translations-source');
  });
});
