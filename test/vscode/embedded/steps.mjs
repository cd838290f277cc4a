// What people do in the embedded editor's page, for tests that look at it.
import { join } from 'node:path';
import { root } from '../../../client/start/dependencies.mjs';

/** The folder of the pictures. */
export const pictures = join(root, 'out', 'screenshots');

/** The page of the panel with odds, which VS Code puts into a frame within a frame. */
export function oddsPanel(page) {
  return page.frameLocator('iframe.webview').frameLocator('#active-frame');
}

/** The page of the panel in sight, where there are several. */
export function shownPanel(page) {
  return page.frameLocator('iframe.webview.ready >> visible=true').frameLocator('#active-frame');
}

/** Opens a file of the workspace by its name; `name:line:column` also puts the cursor there. */
export async function openFile(page, place) {
  const [name, ...position] = place.split(':');
  await choose(page, name);
  await page.locator('.editor-group-container.active .tab.active', { hasText: name }).waitFor();
  await page.locator('.view-line').first().waitFor();
  // Behind the name of a file that was never open the list would stay empty.
  if (position.length > 0) await choose(page, `:${position.join(':')}`, 'Go to line');
  // A key that comes before would be lost.
  await page.locator('.quick-input-widget:visible').waitFor({ state: 'detached' });
  await page.locator('.editor-group-container.active .monaco-editor.focused').first().waitFor();
}

/** Types into the quick input and takes the first entry, which has that text. */
export async function choose(page, typed, text = typed.replace(/^>/, '')) {
  const entry = page.locator('.quick-input-list .monaco-list-row.focused', { hasText: text }).first();
  for (let tries = 1; ; tries++) {
    try {
      await page.keyboard.press('Control+P');
      // What the editor does at this moment, such as showing a list, may close it at once.
      await page.locator('.quick-input-widget input').first().waitFor({ timeout: maximumWait });
      // An earlier text may still be there.
      await page.keyboard.press('Control+A');
      await page.keyboard.type(typed);
      // Files that were open before come first; while others are still being looked for, none may be chosen.
      await entry.waitFor({ timeout: maximumWait });
      break;
    } catch (error) {
      // A list that began before a file was written does not get it any more: it is closed, and opened again.
      if (tries === maximumTries) throw error;
      await page.keyboard.press('Escape');
    }
  }
  await page.keyboard.press('Enter');
}

/** In milliseconds. */
const maximumWait = 8000;
const maximumTries = 8;

/** Goes from the editor into the panel by keyboard: there one is at its title. */
export async function enterPanel(page) {
  const title = oddsPanel(page).locator('h1');
  await page.keyboard.press('Control+1');
  while (await title.evaluate(() => document.hasFocus())) await page.waitForTimeout(50);
  await page.keyboard.press('Control+2');
  await title.and(oddsPanel(page).locator(':focus')).waitFor();
}

/** Takes the entry that begins so, once the list of a command has it. */
export async function pick(page, label) {
  const row = page.locator('.quick-input-list .monaco-list-row').filter({ hasText: new RegExp(`^${label}`) });
  await row.first().waitFor();
  await page.keyboard.type(label);
  await row.and(page.locator('.focused')).waitFor();
  await page.keyboard.press('Enter');
}

/** Does it again and again until that is on the screen: the server takes its time with a file that has just been opened. */
export async function actUntil(locator, act) {
  for (let attempt = 1; ; attempt++) {
    await act();
    try {
      return await locator.first().waitFor({ timeout: 5_000 });
    } catch (error) {
      if (attempt === 12) throw error;
    }
  }
}

/** What has just appeared may still move. */
export async function picture(page, name) {
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(pictures, `${name}.png`) });
}

/** The text of what stands above the editors, and of the status bar: what a test that failed should have looked at. */
export async function shownText(page) {
  const parts = [
    '.quick-input-widget',
    '.suggest-widget.visible',
    '.monaco-hover',
    '.notification-list-item',
    '.tab.active',
    '.statusbar-item',
  ];
  const texts = await Promise.all(
    parts.map(async (part) => [part, await page.locator(part).filter({ visible: true }).allInnerTexts()]),
  );
  return Object.fromEntries(
    texts.map(([part, found]) => [part, found.map((text) => text.replaceAll(/\s+/g, ' ').slice(0, 300))]),
  );
}
