// `npm run pictures -- looks`: sheets of all features to look at, in out/screenshots/looks: English in four themes, Spanish and narrow in
// two. One window for each language; the themes change under what is open.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'mocha';
import { choose, oddsPanel, openFile, pictures } from './embedded/steps.mjs';
import { packagedEditor } from './packagedEditor.mjs';

const folder = join(pictures, 'looks');
const wide = { width: 960, height: 640 };
const narrow = { width: 700, height: 640 };
/** Wide enough for the pictures of the walkthrough. */
const roomy = { width: 1280, height: 800 };
const themes = {
  light: ['Default Light Modern', 'vs'],
  dark: ['Default Dark Modern', 'vs-dark'],
  'high contrast': ['Default High Contrast', 'hc-black'],
  'high contrast light': ['Default High Contrast Light', 'hc-light'],
};

const quiet = {
  'editor.minimap.enabled': false,
  'editor.wordWrap': 'on',
  'window.commandCenter': false,
  'breadcrumbs.enabled': false,
};

const prose = {
  en: { list: '# The tower\n\n4 Harpies (', typed: 'fea', accept: 'Fear' },
  es: { list: '# La torre\n\n4 Arpías (', typed: 'mie', accept: 'Miedo' },
};
const words = {
  en: {
    odds: 'WHQ Rules: Show the Odds of Dice',
    levels: 'WHQ Rules: Choose the Levels and the Party',
    steps: 'WHQ Rules: First Steps',
    lookUp: 'WHQ Rules: Look Up a Rule',
    menu: 'WHQ Rules: Menu',
    party: 'Party',
    box: 'Warriors of the box',
    asked: 'fear 6',
  },
  es: {
    odds: 'WHQ Rules: Mostrar las probabilidades',
    levels: 'WHQ Rules: Elegir los niveles',
    steps: 'WHQ Rules: Primeros pasos',
    lookUp: 'WHQ Rules: Buscar una regla',
    menu: 'WHQ Rules: Menú',
    party: 'Grupo',
    box: 'Guerreros de la caja',
    asked: 'miedo 6',
  },
};

const monster = `<monsters>
  <monster id="a-crab" name="Crab" plural="Crabs" factions="chaos">
    <wounds>9</wounds>
    <special>
      
    </special>
  </monster>
</monsters>
`;

/** Where there is something to hover over in `rolls`. */
const places = {
  en: [
    ['rolls.md:3:10', 'hover-roll'],
    ['rolls.md:5:10', 'hover-many'],
    ['rolls.md:7:10', 'hover-ability'],
    ['rolls.md:9:4', 'hover-flat'],
  ],
  es: [
    ['rolls.md:3:7', 'hover-roll'],
    ['rolls.md:5:7', 'hover-many'],
    ['rolls.md:7:7', 'hover-ability'],
    ['rolls.md:9:5', 'hover-flat'],
  ],
};

const rolls = {
  en: `# The ferry

It does 3D6+2 Wounds, and the ferryman asks for 1D6 x 50 gold. Roll 1D6: on a 4 or more he waits, on a 6 he rows.

It does 20D6 Wounds to a wall.

It has Fear 6 and Ambush 5+.

A 1D6 is rolled. Roll 1D6 and add his Strength. If the total is 7 or more he pulls free.

Roll 1D6 and add his Toughness. If the total is at least the Battle-level he lives.
`,
  es: `# La balsa

Hace 3D6+2 Heridas, y el balsero pide 1D6 x 50 monedas de oro. Tira 1D6: con un 4 o más espera, con un 6 rema.

Hace 20D6 Heridas a un muro.

Tiene Miedo 6 y Emboscada 5+.

El 1D6 se tira. Tira 1D6 y suma su Fuerza. Con un total de 7 o más se libera.

Tira 1D6 y suma su Resistencia. Con un total igual o superior al Nivel de Batalla vive.
`,
};

describe('looks', function () {
  this.timeout(120_000);
  const editor = packagedEditor(quiet);

  for (const language of ['en', 'es']) {
    const said = words[language];
    const views =
      language === 'en'
        ? [...Object.keys(themes).map((theme) => [theme, wide]), ['light', narrow], ['dark', narrow]]
        : [
            ['dark', wide],
            ['light', narrow],
          ];

    describe(`in ${language}`, () => {
      const page = () => editor.page();
      const key = (...keys) =>
        keys.reduce((before, one) => before.then(() => page().keyboard.press(one)), Promise.resolve());

      before('open the window', async () => {
        mkdirSync(folder, { recursive: true });
        for (const [name, text] of [
          [`list-${language}.md`, prose[language].list],
          ['empty.xml', ''],
          ['special.xml', monster],
          ['rolls.md', rolls[language]],
        ])
          writeFileSync(join(editor.workspace, name), text);
        if (language !== 'en') await editor.open(language);
        await page().setViewportSize(wide);
        await openFile(page(), 'markup-rules.xml');
        await key('Control+B');
        await page().locator('.codelens-decoration').first().waitFor();
      });

      /**
       * A sheet of what the window shows, in all views. `open` shows again what a change of the window's size has closed; `large` is the
       * size of the wide views.
       */
      const look = async (name, open = async () => {}, large = wide) => {
        const shots = [];
        for (const [theme, viewed] of views) {
          const size = viewed === wide ? large : viewed;
          const isResized = page().viewportSize().width !== size.width;
          await page().setViewportSize(size);
          const [label, kind] = themes[theme];
          mkdirSync(join(editor.workspace, '.vscode'), { recursive: true });
          const settings = { 'workbench.colorTheme': label, ...game };
          writeFileSync(join(editor.workspace, '.vscode', 'settings.json'), JSON.stringify(settings));
          await page().locator(`.monaco-workbench.${kind}`).waitFor();
          await page().waitForTimeout(400);
          if (isResized) await open();
          shots.push({ png: await page().screenshot(), size });
        }
        await page().setViewportSize(wide);
        await sheet(page(), `${name}-${language}`, shots);
      };
      let game = {};

      const closeTab = async (tab) => {
        await tab.getByRole('button', { name: /^Close/ }).click();
        // Where the mouse stays, a tip would come up.
        await page().mouse.move(wide.width / 2, wide.height - 60);
      };

      it('lenses', async () => {
        await look('lenses');
      });

      it('completion in a list', async () => {
        await openFile(page(), `list-${language}.md:3:20`);
        await page().waitForTimeout(1500);
        await page().keyboard.type(prose[language].typed, { delay: 200 });
        await page().waitForTimeout(1500);
        await look('completion');
        await key('Escape');
      });

      it('completion of < in special', async () => {
        await openFile(page(), 'special.xml:5:7');
        await page().keyboard.type('<', { delay: 100 });
        await page().locator('.suggest-widget .monaco-list-row').first().waitFor();
        await look('special');
        await key('Escape', 'Control+Z');
      });

      it('an empty file', async () => {
        await openFile(page(), 'empty.xml');
        await key('Control+Space');
        await page().locator('.suggest-widget .monaco-list-row').first().waitFor();
        await look('empty');
        await key('Escape');
      });

      const hover = async () => {
        await key('Control+K', 'Control+I');
        await page().locator('.monaco-hover:visible').first().waitFor();
        await page().waitForTimeout(300);
      };

      for (const [place, name] of places[language])
        it(`hover on ${name}`, async () => {
          await openFile(page(), place);
          await page().waitForTimeout(1000);
          await hover();
          await look(name, hover);
          await key('Escape');
        });

      it('a problem, its fix and its page', async () => {
        await openFile(page(), 'broken-rules.xml:24:7');
        await page().locator('.squiggly-error').first().waitFor();
        await hover();
        await look('problem', hover);
        await hover();
        await page().locator('.monaco-hover:visible a', { hasText: 'unknown-element' }).first().click();
        await page().waitForTimeout(2500);
        await look('problem-page');
        await closeTab(page().locator('.tab.active'));
      });

      it('the look-up', async () => {
        await choose(page(), `>${said.lookUp}`);
        await page().locator('.quick-input-title', { hasText: /\S/ }).waitFor();
        await page().keyboard.type(said.asked);
        await page().locator('.quick-input-title', { hasText: '83 %' }).waitFor();
        await look('look-up');
        await key('Escape');
      });

      it('the menu of the status item', async () => {
        await choose(page(), `>${said.menu}`);
        await page().locator('.quick-input-list .monaco-list-row').first().waitFor();
        await look('menu');
        await key('Escape');
      });

      it('the panel', async () => {
        await openFile(page(), 'rolls.md');
        for (const [expression, name] of [
          ['2D6+2', 'panel-roll'],
          ['1D6 + toughness <= n', 'panel-open'],
          ['1D6 + initiative in {1-2}', 'panel-values'],
        ]) {
          await choose(page(), `>${said.odds}`);
          await page().locator('.quick-input-widget', { hasText: '1D6 + battle-level' }).waitFor();
          await page().keyboard.type(expression);
          await key('Enter');
          await page().waitForTimeout(500);
          await oddsPanel(page()).locator('h1').waitFor();
          await look(name);
          if (name === 'panel-open') {
            const scroll = () => oddsPanel(page()).locator('#table').scrollIntoViewIfNeeded();
            await scroll();
            await look('panel-table', scroll);
          }
        }
        await page().locator('.codelens-decoration a').first().click();
        await oddsPanel(page()).locator('#rolls label').first().waitFor();
        await oddsPanel(page()).locator('#roll').click();
        await look('panel-line');
        await closeTab(page().locator('.tab', { hasText: /Odds|Probab/ }));
      });

      it('the party', async () => {
        await openFile(page(), 'rolls.md');
        await choose(page(), `>${said.levels}`);
        await page().locator('.quick-input-list .monaco-list-row').first().waitFor();
        await look('levels');
        await page()
          .locator('.quick-input-list .monaco-list-row', { hasText: new RegExp(`^${said.party}`) })
          .click();
        await page().locator('.quick-input-list .monaco-list-row', { hasText: said.box }).click();
        await page().waitForTimeout(500);
        await look('party');
        while (await page().locator('.quick-input-widget:visible').count()) {
          await key('Escape');
          await page().waitForTimeout(500);
        }
        game = {
          'whq-rules.levels.battleLevel': 2,
          'whq-rules.party': [
            { name: 'Gurni', strength: 4, toughness: 4, initiative: 2 },
            { name: 'Ilse', strength: 3, toughness: 3, initiative: 6 },
          ],
        };
        await look('game');
        game = {};
      });

      it('the walkthrough', async () => {
        await choose(page(), `>${said.steps}`);
        await page()
          .frameLocator('.getting-started-media iframe')
          .frameLocator('#active-frame')
          .locator('svg')
          .waitFor({ state: 'attached' });
        await look('walkthrough', undefined, roomy);
        await closeTab(page().locator('.tab.active'));
      });

      if (language === 'en')
        it('the page of the extension', async () => {
          await choose(page(), '>Extensions: Show Installed Extensions', 'Show Installed Extensions');
          await page().locator('.extensions-list .monaco-list-row', { hasText: 'WHQ Rules' }).first().click();
          await page().locator('.extension-editor').waitFor();
          await key('Control+B');
          await page().waitForTimeout(3000);
          await look('extension-page');
        });
    });
  }
});

/** All pictures of a scene in two columns, as one picture. */
async function sheet(page, name, shots) {
  const images = shots
    .map(({ png, size }) => `<img width="${size.width}" src="data:image/png;base64,${png.toString('base64')}">`)
    .join('');
  const other = await page.context().newPage();
  await other.setViewportSize({ width: 2 * wide.width + 40, height: 400 });
  await other.setContent(`<style>body { margin: 4px; background: #808 } img { margin: 0 4px 4px 0 }</style>${images}`);
  writeFileSync(join(folder, `${name}.png`), await other.screenshot({ fullPage: true }));
  await other.close();
}
