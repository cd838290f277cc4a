// The embedded editor's page in a headless Chromium.
import { existsSync } from 'node:fs';
import { format } from 'node:util';
import { chromium } from 'playwright-core';

const places = [
  process.env.WHQ_CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  chromium.executablePath(),
];

/** What to say where `findChromium` finds none. */
export const chromiumMissing =
  'No Chromium found. Install one (Debian, Ubuntu: `apt-get install -y --no-install-recommends chromium`; anywhere: `npx playwright-core install chromium`), or name one in WHQ_CHROMIUM.';

/** @returns {string | undefined} the program of a browser that can show the editor */
export function findChromium() {
  return places.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** What VS Code itself says on every start in a browser. */
const noise =
  /\[AccountPolicyGate\]|\[AgentHost|additional builtin extensions|Service Worker|Creating a socket|connection token|reconnection-grace/;

/**
 * Opens a page of 1280 × 800. What the extension hosts log under test goes to our output.
 * @param {string} [language] of the extensions' texts, as if VS Code were in it; its own stay English
 * @returns {Promise<{ page: import('playwright-core').Page, testsEnded: Promise<number>, close: () => Promise<void> }>}
 */
export async function openPage(language = 'en') {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--disable-gpu', '--disable-quic', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (language !== 'en') await page.addInitScript(pretendLanguage, language);
  page.on('pageerror', (error) => console.error('[page]', error.message));
  await page.exposeFunction('codeAutomationLog', (type, values) => {
    const line = format(...values);
    if (!noise.test(line)) (type === 'error' ? console.error : console.log)(line);
  });
  // Both functions are what a VS Code under its smoke test driver calls; the second with the exit status of a test run.
  const testsEnded = new Promise((resolve) => page.exposeFunction('codeAutomationExit', resolve));
  return { page, testsEnded, close: () => browser.close() };
}

/** Runs in the page, before VS Code does: there the language is set by the script with VS Code's own translations, which are not installed. */
function pretendLanguage(language) {
  Object.defineProperty(globalThis, '_VSCODE_NLS_LANGUAGE', { get: () => language, set() {} });
}
