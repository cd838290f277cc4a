// The embedded editor's page in a headless Chromium.
import { format } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.mjs';
import { browserArguments, browserHelp, ways, whyNotUsable } from './browserWays.mjs';

let program;

/**
 * Finds a browser or fetches one, as WHQ_CHROMIUM says: the path of a program, or the only way that may be taken
 * (`installed`, `playwright`, `npm` or `system`).
 * @returns {Promise<string>} its program
 * @throws {Error} with a message for people where there is none
 */
export function browserProgram() {
  program ??= findBrowser({ wanted: process.env.WHQ_CHROMIUM, ways, whyNotUsable, help: browserHelp });
  return program;
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
    executablePath: await browserProgram(),
    args: browserArguments,
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  // For a machine that has other things to do too.
  page.setDefaultTimeout(60_000);
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
