import assert from 'node:assert/strict';
import type { Server } from 'node:http';
import { after, before, it } from 'mocha';
import type { Browser, Page } from 'playwright-core';
import { describeLong } from '../support/runs.ts';
import { launched, seriousFaults } from './browser.ts';
import { buildSite, serveSite } from './siteFolder.ts';

/** In milliseconds, for all that the session does. */
const longestSession = 20_000;

describeLong('the site in a browser', function () {
  this.timeout(120_000);
  let browser: Browser;
  let server: Server;
  let address = '';
  let files: ReadonlyMap<string, Buffer> = new Map();
  before(async () => {
    files = buildSite();
    ({ server, address } = await serveSite(files));
    browser = await launched();
  });
  after(async () => {
    await browser?.close();
    server?.close();
  });

  it('shows problems, explanations and odds, and completes, by keyboard alone', async () => {
    const { page, faults } = await openPage(browser, address);
    const start = Date.now();
    await openFile(page, 'broken-rules.xml');
    await page.waitForSelector('#problemList .error');
    const problemPage = await page.locator('#problemList a').first().getAttribute('href');
    assert.ok(files.has(problemPage ?? ''), `${problemPage}`);
    await page.keyboard.press('F8');
    await page.waitForSelector('.cm-lintRange-error');

    await openFile(page, 'scenario.md');
    await page.keyboard.press('Control+End');
    await page.keyboard.type('\nThe hounds have terr');
    await page.waitForSelector('.cm-tooltip-autocomplete [aria-selected]');
    // The editor takes no key for the list that comes just after it.
    await page.waitForTimeout(150);
    await page.keyboard.press('Enter');
    await page.locator('.cm-content', { hasText: 'The hounds have Terror' }).waitFor();
    await page.keyboard.type('7.');

    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('F4');
    const card = page.locator('[role="dialog"]');
    assert.match((await card.textContent()) ?? '', /TERROR 7/);
    await page.keyboard.press('Escape');

    await page.locator('.lenses button', { hasText: 'Terror 7 → ' }).waitFor();
    await page.keyboard.press('F6');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const panel = page.frameLocator('#panel iframe');
    await panel.locator('#summary:not(:empty)').waitFor();
    assert.match((await panel.locator('h1').textContent()) ?? '', /Terror 7/);
    await panel.locator('h1:focus').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.cm-content:focus').waitFor();
    const took = Date.now() - start;
    assert.ok(took < longestSession, `${took} ms`);
    assert.deepEqual(faults, []);
    await page.close();
  });

  it('looks up a rule in Spanish, and rolls the same with the same seed', async () => {
    const { page, faults } = await openPage(browser, `${address}es.html`);
    await page.click('#lookUpTab');
    await page.fill('#question', 'Miedo 6');
    await page.locator('#rule', { hasText: /^MIEDO 6/ }).waitFor();
    await page.click('#rollTab');
    await page.fill('#seed', '7');
    await page.click('#rollForm button');
    await page.click('#rollForm button');
    await page.waitForSelector('#rolled p:nth-child(2)');
    const [last, first] = await page.locator('#rolled p').allTextContents();
    assert.match(first ?? '', /^2D6\+2: \d \+ \d → \d+ \(semilla 7\)$/);
    assert.equal(last, first);
    assert.deepEqual(faults, []);
    await page.close();
  });

  for (const colorScheme of ['light', 'dark'] as const)
    it(`has no serious fault of accessibility, ${colorScheme}`, async () => {
      const { page } = await openPage(browser, address, colorScheme);
      await page.click('#files [data-uri$="broken-rules.xml"]');
      await page.waitForSelector('#problemList .error');
      assert.deepEqual(await seriousFaults(page.mainFrame()), []);
      await page.click('#files [data-uri$="/scenario.md"]');
      await page.waitForSelector('.lenses');
      await page.keyboard.press('F6');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await page.frameLocator('#panel iframe').locator('#summary:not(:empty)').waitFor();
      for (const frame of page.frames()) assert.deepEqual(await seriousFaults(frame), []);
      await page.click('#lookUpTab');
      await page.fill('#question', 'Fear 6');
      await page.waitForSelector('#rule:not(:empty)');
      assert.deepEqual(await seriousFaults(page.mainFrame()), []);
      await page.close();
    });

  it('has documentation without a serious fault of accessibility, light and dark', async () => {
    const { page } = await openPage(browser, `${address}docs/index.html`);
    // The pages of problems are all alike.
    const names = [...files.keys()].filter((name) =>
      /^docs\/(?!(?:\w\w\/)?problems\/(?!double-space)).*\.html$/.test(name),
    );
    assert.ok(names.length > 25 && names.includes('docs/es/problems/double-space.html'), names.join());
    for (const name of names) {
      await page.goto(address + name);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        assert.deepEqual(await seriousFaults(page.mainFrame()), [], `${name}, ${colorScheme}`);
      }
    }
    await page.close();
  });
});

/** A page that has had its first answer, and what went wrong in it: errors, what the policy stopped, and what came from elsewhere. */
async function openPage(browser: Browser, url: string, colorScheme: 'light' | 'dark' = 'light') {
  const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(url).origin && !request.url().startsWith('data:'))
      faults.push(request.url());
  });
  await page.goto(url);
  if (!url.includes('/docs/')) await page.waitForFunction(() => performance.getEntriesByName('answered').length > 0);
  return { page, faults };
}

/** Opens a file of the example with the keys that go from one control to the next. */
async function openFile(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  const focused = page.locator(':focus');
  for (let presses = 0; presses < 40; presses++) {
    if ((await focused.count()) > 0 && (await focused.textContent())?.startsWith(name)) {
      await page.keyboard.press('Enter');
      await page.locator(`[aria-label$="${name}"]:focus`).waitFor();
      return;
    }
    await page.keyboard.press('Shift+Tab');
  }
  assert.fail(`No key leads to ${name}.`);
}
