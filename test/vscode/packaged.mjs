// The extension as it ships: what is in the package, and whether it works in a window of the embedded editor.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { root } from '../../client/start/dependencies.mjs';
import { actUntil, openFile, picture, shownPanel } from './embedded/steps.mjs';
import { vsix } from './pack.mjs';
import { installedExtension, packagedEditor, placeOf } from './packagedEditor.mjs';
import { namedFiles } from './packagedFiles.mjs';

const largestPackage = 1.25 * 1024 * 1024;

/** Everything that may be in the installed package, of which an editor changes the case of some names. */
const shipped = [
  /^package(\.nls(\.\w+)?)?\.json$/,
  /^client\/l10n\/bundle\.l10n\.\w+\.json$/,
  /^dist\/(client|server)\.(node|browser|program)\.js$/,
  /^dist\/THIRD-PARTY-NOTICES\.txt$/,
  /^docs\/(odds|(es\/)?problems\/[\w-]+)\.md$/,
  /^schemas\/whq-(content-manifest|package)\.schema\.json$/,
  /^schemas\/whq-[\w-]+\.xsd$/,
  /^media\/\w+\/\w+\.(css|js)$/,
  /^media\/icon\.png$/,
  /^media\/views\/\w+\.svg$/,
  /^media\/walkthrough\/\w+\.\w+\.svg$/,
  /^syntaxes\/[\w-]+\.tmLanguage\.json$/,
  /^(LICENSE(\.txt)?|README(\.es)?\.md|CHANGELOG\.md|\.vsixmanifest)$/i,
];

/** Files that no other file of the package names. */
const needed = ['client.node', 'client.browser', 'server.node', 'server.browser', 'server.program']
  .map((name) => `dist/${name}.js`)
  .concat('dist/THIRD-PARTY-NOTICES.txt', 'package.nls.es.json', 'client/l10n/bundle.l10n.es.json');

describe('the package', () => {
  const files = () =>
    readdirSync(installedExtension(), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(installedExtension().length + 1)
          .replaceAll('\\', '/'),
      );

  it('has what runs and nothing else', () => {
    const installed = files();
    assert.deepEqual(
      needed.filter((file) => !installed.includes(file)),
      [],
      'missing',
    );
    assert.deepEqual(
      installed.filter((file) => !shipped.some((pattern) => pattern.test(file))),
      [],
      'too much',
    );
    for (const [folder, count] of [
      ['media', /\.(?:css|js)$/],
      ['docs/problems', /\.md$/],
      ['docs/es/problems', /\.md$/],
    ]) {
      const all = readdirSync(join(root, folder), { recursive: true }).filter((file) => count.test(file));
      const those = installed.filter((file) => file.startsWith(`${folder}/`) && count.test(file));
      assert.equal(those.length, all.length, folder);
    }
  });

  it('has every file that its manifest names', () => {
    const folder = installedExtension();
    const named = namedFiles(folder);
    assert.ok(named.length > 20, named.join());
    assert.deepEqual(
      named.filter((file) => !existsSync(join(folder, file))),
      [],
    );
  });

  it('is smaller than 1.25 MB', () => {
    const { size } = statSync(vsix);
    console.log(`    ${(size / 1024).toFixed(0)} KB`);
    assert.ok(size < largestPackage);
  });
});

describe('the packaged extension', () => {
  const editor = packagedEditor();

  it('opens the odds with a click on the lens above their dice', async () => {
    const page = editor.page();
    await openFile(page, 'lantern.xml');
    await page.locator('.codelens-decoration', { hasText: '2D6+2 → 4–14, average 9' }).first().waitFor();
    await page.locator('.codelens-decoration a', { hasText: '2D6+2' }).first().click();
    await page.locator('.tab', { hasText: 'Odds: 2D6+2' }).waitFor();
    const panel = shownPanel(page);
    await panel.getByRole('row', { name: '14 2.8 % 1/36' }).waitFor();
    assert.equal(await panel.locator('svg rect').count(), 11);
    await picture(page, 'panel');
    await page
      .locator('.tab', { hasText: 'Odds:' })
      .getByRole('button', { name: /^Close/ })
      .click();
  });

  it('mends a problem by keyboard', async () => {
    const page = editor.page();
    await openFile(page, placeOf(editor.workspace, 'unknown.md', 'Fe'));
    await page.locator('.squiggly-info').first().waitFor();
    const menu = page.locator('.action-widget', { hasText: 'Fear' });
    await actUntil(menu, () => page.keyboard.press('Control+.'));
    await page.keyboard.press('Enter');
    await page.locator('.view-line', { hasText: /Fear.4/ }).waitFor();
    await page.keyboard.press('Escape');
  });
});
