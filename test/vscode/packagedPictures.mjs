// The pictures in docs/images: the packaged extension at work on the example, in a window without what is not ours.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'mocha';
import { root } from '../../client/start/dependencies.mjs';
import { openPage } from './embedded/page.mjs';
import { choose, oddsPanel, openFile } from './embedded/steps.mjs';
import { packagedEditor } from './packagedEditor.mjs';

const images = join(root, 'docs', 'images');

/** A window that shows little but the text. */
const settings = {
  'workbench.colorTheme': 'Default Dark Modern',
  'workbench.activityBar.location': 'hidden',
  'workbench.statusBar.visible': false,
  'workbench.editor.editorActionsLocation': 'hidden',
  'workbench.layoutControl.enabled': false,
  'window.commandCenter': false,
  'window.menuBarVisibility': 'hidden',
  'breadcrumbs.enabled': false,
  'editor.minimap.enabled': false,
  'editor.wordWrap': 'on',
  'editor.stickyScroll.enabled': false,
  'editor.occurrencesHighlight': 'off',
};

describe('pictures of the extension', () => {
  const editor = packagedEditor(settings);

  for (const { language, suffix, scenario, line, mention, card, asked } of [
    {
      language: 'en',
      suffix: '',
      scenario: 'scenario.md',
      line: 9,
      mention: 'Fear 4',
      card: 'FEAR 4',
      asked: 'fear 6',
    },
    {
      language: 'es',
      suffix: '-es',
      scenario: 'escenario.md',
      line: 5,
      mention: 'Miedo 4',
      card: 'MIEDO 4',
      asked: 'miedo 6',
    },
  ]) {
    const words = {
      en: { lookUp: 'WHQ Rules: Look Up a Rule', odds: 'WHQ Rules: Show the Odds of Dice' },
      es: { lookUp: 'WHQ Rules: Buscar una regla', odds: 'WHQ Rules: Mostrar las probabilidades' },
    }[language];

    describe(`in ${language}`, () => {
      before('open the window', async () => {
        if (language !== 'en') await editor.open(language);
        await editor.page().setViewportSize({ width: 960, height: 560 });
        // The first file may come with the side bar still there.
        await openFile(editor.page(), scenario);
        await editor.page().keyboard.press('Control+B');
      });

      it('the card of an ability in a scenario', async () => {
        const page = editor.page();
        await page.locator('.codelens-decoration', { hasText: '1D6' }).first().waitFor();
        await choose(page, `:${line}:${columnOf(scenario, line, mention)}`, 'Go to line');
        await page.keyboard.press('Control+K');
        await page.keyboard.press('Control+I');
        await page.locator('.monaco-hover:visible', { hasText: card }).first().waitFor();
        await save(page, `hover${suffix}`, { height: language === 'en' ? 520 : 420 });
        await page.keyboard.press('Escape');
      });

      it('the look-up', async () => {
        const page = editor.page();
        await choose(page, `>${words.lookUp}`);
        await page.locator('.quick-input-title', { hasText: /\S/ }).waitFor();
        await page.keyboard.type(asked);
        await page.locator('.quick-input-list .monaco-list-row.focused', { hasText: /(Fear|Miedo) 6/ }).waitFor();
        await page.locator('.quick-input-title', { hasText: '83 %' }).waitFor();
        await save(page, `look-up${suffix}`, { height: 280 });
        await page.keyboard.press('Escape');
      });

      it('a problem and its fix', async () => {
        const page = editor.page();
        await openFile(page, 'broken-rules.xml:24:7');
        await page.locator('.squiggly-error').first().waitFor();
        await page.keyboard.press('Control+K');
        await page.keyboard.press('Control+I');
        await page.locator('.monaco-hover:visible', { hasText: '<para>' }).first().waitFor();
        await save(page, `problem${suffix}`, { y: 152, height: 236 });
        await page.keyboard.press('Escape');
      });

      it('the odds above the lines of a rule', async () => {
        const page = editor.page();
        await openFile(page, 'markup-rules.xml');
        await page.locator('.codelens-decoration', { hasText: '1D6' }).first().waitFor();
        await save(page, `lenses${suffix}`, { y: 132, height: 384 });
      });

      it('the panel', async () => {
        const page = editor.page();
        await choose(page, `>${words.odds}`);
        await page.locator('.quick-input-widget', { hasText: '1D6 + battle-level' }).waitFor();
        await page.keyboard.type('2D6+2');
        await page.keyboard.press('Enter');
        const panel = oddsPanel(page);
        await panel.locator('svg rect').first().waitFor();
        await page.setViewportSize({ width: 960, height: 900 });
        await save(page, `panel${suffix}`, { x: 480, y: 44, width: 480, height: 771 });
      });
    });
  }
});

describe('the icon', () => {
  let browser;
  before('open a page', async () => {
    browser = await openPage();
  });
  after('close it', () => browser?.close());

  it('is drawn at 256 × 256', async () => {
    const { page } = browser;
    await page.setViewportSize({ width: 256, height: 256 });
    const drawing = readFileSync(join(root, 'media', 'icon.svg'), 'utf8');
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawing}`);
    await page.screenshot({ omitBackground: true, path: join(root, 'media', 'icon.png') });
  });
});

function columnOf(file, line, text) {
  const content = readFileSync(join(root, 'docs', 'example', file), 'utf8');
  return content.split('\n')[line - 1].indexOf(text) + 1;
}

/** What has just appeared may still move. `clip` is a part of the window, the rest of which is as large as it is. */
async function save(page, name, clip = {}) {
  await page.waitForTimeout(500);
  await page.screenshot({ clip: { x: 0, y: 0, ...page.viewportSize(), ...clip }, path: join(images, `${name}.png`) });
}
