// `npm run pictures -- lenses`: sheets of the lenses over a scenario, a rules file and a Spanish text, in out/screenshots/lenses: with the
// plain dice that have lenses only by a setting, and as they are without it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'mocha';
import { openFile, pictures } from './embedded/steps.mjs';
import { packagedEditor } from './packagedEditor.mjs';

const folder = join(pictures, 'lenses');
const bareDice = { 'whq-rules.codeLens.bareDice': true };

/** A window with little but the text. */
const quiet = {
  'workbench.colorTheme': 'Default Dark Modern',
  'workbench.activityBar.location': 'hidden',
  'editor.minimap.enabled': false,
  'editor.wordWrap': 'on',
  'editor.stickyScroll.enabled': false,
  'window.commandCenter': false,
  'breadcrumbs.enabled': false,
};

const texts = {
  'ferry.md': `# The Ferry

For four Warriors of Battle-level 3, on Dungeon level 2.

The ferry lies at the far bank. At the start of each turn, roll 1D6: on a 6 the ferryman hears the Warriors, and asks for 1D6 x 50 gold.

Six Goblins (Ambush 5+, Fear 4) wait in the reeds, with 2D6 arrows each. Every Warrior rolls 1D6 and adds his Strength. On a total of 7 or more he pulls free of the mud; if not, he loses 1D6 Wounds.

Roll 2D6 for the weather:

| 2D6 | Weather |
| --- | --- |
| 2-4 | Hail: each Warrior loses 1D3 Wounds. |
| 5-9 | Mist. |
| 10-12 | Sun: the Warriors find 2D6 x 10 gold. |

A Warrior who falls overboard must roll 1D6 each turn. On a 5+ he is pulled out.
`,
  'balsa.md': `# La balsa

Para cuatro Guerreros de nivel de batalla 3.

La balsa está en la otra orilla. Al principio de cada turno tira 1D6: con un 6 el balsero oye a los Guerreros, y pide 1D6 x 50 monedas de oro.

Seis Goblins (Emboscada 5+, Miedo 4) esperan en los juncos, con 2D6 flechas. Cada Guerrero tira 1D6. Con un 5 o más salta a tiempo; si no, pierde 1D6 Heridas.

Tira 2D6 y suma tu Fuerza. Con un total de 9 o más, la balsa se mueve.
`,
};

describe('lenses', function () {
  this.timeout(180_000);
  for (const [name, settings] of Object.entries({ before: { ...quiet, ...bareDice }, after: quiet })) {
    describe(name, () => {
      const editor = packagedEditor(settings);
      const page = () => editor.page();

      before('open the window', async () => {
        mkdirSync(folder, { recursive: true });
        for (const [file, text] of Object.entries(texts)) writeFileSync(join(editor.workspace, file), text);
        await page().setViewportSize({ width: 1100, height: 760 });
        await openFile(page(), 'markup-rules.xml');
        await page().keyboard.press('Control+B');
      });

      for (const [file, language] of [
        ['markup-rules.xml', 'en'],
        ['ferry.md', 'en'],
        ['balsa.md', 'es'],
      ]) {
        it(file, async () => {
          if (language !== 'en') {
            await editor.open(language);
            await page().setViewportSize({ width: 1100, height: 760 });
          }
          await openFile(page(), file);
          if (language !== 'en') await page().keyboard.press('Control+B');
          await page().locator('.codelens-decoration', { hasText: '1D6' }).first().waitFor();
          await page().waitForTimeout(1500);
          await page().screenshot({ path: join(folder, `${name}-${file.replace(/\..*/, '')}.png`) });
        });
      }
    });
  }
});
