import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { after, before, it } from 'mocha';
import type { Browser } from 'playwright-core';
import { describeLong } from '../support/runs.ts';
import { program } from '../wire/commandLine.ts';
import { launched, seriousFaults } from './browser.ts';

/** Commands whose answer is a page to print, of the example. */
const commands: readonly string[] = [
  'export --to html data/xml/monsters/salt-works.xml data/xml/rules/markup-rules.xml scenario.md',
  'export --to html --paper a6 data/xml/monsters/salt-works.xml',
  'export --to html --scenario scenario.md',
  'export --to html --scenario --lang es escenario.md',
  'balance scenario.md --format html',
];

describeLong('a page to print', function () {
  this.timeout(60_000);
  let browser: Browser;
  before(async () => {
    browser = await launched();
  });
  after(() => browser?.close());

  for (const command of commands)
    it(`has no serious fault of accessibility: ${command}`, async () => {
      const { stdout } = spawnSync(process.execPath, [program, ...command.split(' ')], {
        cwd: resolve('docs', 'example'),
        encoding: 'utf8',
      });
      assert.match(stdout, /^<!DOCTYPE html>/);
      const context = await browser.newContext({ bypassCSP: true });
      const page = await context.newPage();
      await page.setContent(stdout);
      assert.deepEqual(await seriousFaults(page.mainFrame()), []);
      await context.close();
    });
});
