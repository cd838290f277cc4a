import { writeFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { choose, openFile } from './embedded/steps.mjs';
import { packagedEditor } from './packagedEditor.mjs';
const settings = { 'workbench.colorTheme': 'Default Dark Modern', 'editor.minimap.enabled': false, 'editor.wordWrap': 'on', 'workbench.activityBar.location': 'hidden' };
describe('screens', () => {
  const editor = packagedEditor(settings, '/tmp/w/scr/ws');
  for (const [file, line] of [['scenario.md', 1], ['escenario.md', 1], ['rules.xml', 560], ['content-en.xml', 60], ['spiders.md', 1]])
    it(file, async () => {
      const page = editor.page();
      await page.setViewportSize({ width: 1100, height: 900 });
      await openFile(page, file);
      await choose(page, `:${line}`, 'Go to line').catch(() => {});
      await page.waitForTimeout(4000);
      writeFileSync(`/tmp/w/scr/${file}.png`, await page.screenshot());
    });
});
