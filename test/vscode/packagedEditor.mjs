// The package, made once for all tests of it, and the embedded editor with nothing but it installed.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, afterEach, before } from 'mocha';
import { root } from '../../dependencies.mjs';
import { installEmbeddedEditor } from './embedded/install.mjs';
import { openPage } from './embedded/page.mjs';
import { startEditorServer } from './embedded/server.mjs';
import { picture, pictures, shownText } from './embedded/steps.mjs';
import { makeWorkspace } from './makeWorkspace.mjs';

export const vsix = join(root, 'whq-rules.vsix');

/** The extension hosts, each with the settings of a user that choose it. */
export const extensionHosts = [
  { host: 'Node', settings: {} },
  { host: 'web worker', settings: { 'remote.extensionKind': { 'whq-rules.whq-rules': ['web'] } } },
];

before('package', () => {
  execFileSync('npm', ['run', '--silent', 'package'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
});

/**
 * Opens the editor before the tests of a `describe` and closes it after them. Each has a workspace and settings of its own.
 * @param {object} [settings] of the user
 * @param {string} [workspace] a folder, or a `.code-workspace` file, which is deleted afterwards
 * @returns {{ workspace: string, state: string, page: () => import('playwright-core').Page, open: (language: string) => Promise<void> }}
 *   `state` is the folder of all that the editor writes, the extension too; `open` opens the window again, with the extension in that language
 */
export function packagedEditor(settings = {}, workspace = makeWorkspace()) {
  const state = mkdtempSync(join(tmpdir(), 'whq-rules-editor-'));
  let server;
  let browser;

  const open = async (language) => {
    await browser?.close();
    browser = await openPage(language);
    const kind = workspace.endsWith('.code-workspace') ? 'workspace' : 'folder';
    await browser.page.goto(`${server.url}/?${kind}=${encodeURIComponent(workspace)}`);
    await browser.page.locator('.monaco-workbench').waitFor();
  };

  before('open the editor', async () => {
    mkdirSync(pictures, { recursive: true });
    server = await startEditorServer({ editor: await installEmbeddedEditor(), state, vsix, settings });
    await open('en');
  });

  afterEach('say what a test that failed saw', async function () {
    if (this.currentTest?.state === 'passed') return;
    const seen = JSON.stringify(await shownText(browser.page));
    console.log(`      in the window: ${seen}`);
    // The list of failures at the end says it too.
    if (this.currentTest.err) this.currentTest.err.message += `\nin the window: ${seen}`;
    await picture(browser.page, `failed-${this.currentTest.title}`.replaceAll(/[^a-z]+/gi, '-').slice(0, 80));
  });

  after('close the editor', async () => {
    await browser?.close();
    server?.close();
    await server?.exited;
    for (const folder of [state, workspace]) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  });

  return { workspace, state, page: () => browser.page, open };
}

/** Sends a signal to the language server of that editor. */
export function signal(editor, name) {
  const servers = serversOf(editor);
  assert.notEqual(servers.length, 0, 'no server runs');
  for (const pid of servers) process.kill(pid, name);
}

/** The processes of the language server of that editor: a window that was left keeps its own for a while. */
export function serversOf({ state }) {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,command='], { encoding: 'utf8' }).split('\n');
  return lines
    .filter((process) => process.includes(state) && process.includes('server.node.js'))
    .map((line) => Number.parseInt(line, 10));
}

/** Waits until the palette has the commands of the extension, which a window that has just been opened is still reading. */
export async function commandsAreThere(page) {
  const row = page.locator('.quick-input-list .monaco-list-row', { hasText: 'WHQ Rules: New Rules File' });
  for (let attempt = 1; ; attempt++) {
    await page.keyboard.press('Control+Shift+P');
    await page.locator('.quick-input-widget:visible input').first().waitFor();
    await page.keyboard.type('WHQ Rules: New');
    const isThere = await row
      .first()
      .waitFor({ timeout: 5_000 })
      .then(
        () => true,
        () => false,
      );
    await page.keyboard.press('Escape');
    await page.locator('.quick-input-widget:visible').waitFor({ state: 'detached' });
    if (isThere) return;
    if (attempt === 10) throw new Error('the extension has no commands');
  }
}

/**
 * The place of some words in a file, as one goes there with the keyboard.
 * @param {string} workspace the folder
 * @param {string} name of the file, which may lie in any folder of it
 * @param {string} words that the file has
 * @returns {string} name, line and column of the last letter of the words, joined by colons; fails where there are none
 */
export function placeOf(workspace, name, words) {
  const path = readdirSync(workspace, { recursive: true }).find((file) => basename(file) === name);
  const before = readFileSync(join(workspace, path), 'utf8').split(words);
  assert.ok(before.length > 1, `${name} has no "${words}"`);
  const lines = before[0].split('\n');
  return `${name}:${lines.length}:${lines.at(-1).length + words.length}`;
}
