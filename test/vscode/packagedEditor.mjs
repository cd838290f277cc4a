// The package, made once for all tests of it, and the embedded editor with nothing but it installed.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, afterEach, before } from 'mocha';
import { root } from '../../client/start/dependencies.mjs';
import { installEmbeddedEditor } from './embedded/install.mjs';
import { openPage } from './embedded/page.mjs';
import { startEditorServer, writeSettings } from './embedded/server.mjs';
import { picture, pictures, shownText } from './embedded/steps.mjs';
import { makeWorkspace } from './makeWorkspace.mjs';
import { pack, vsix } from './pack.mjs';

const { publisher, name: ownName } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const extensionId = `${publisher}.${ownName}`;

/** The settings of a user that choose the web worker extension host in place of that of Node. */
export const webHost = { 'remote.extensionKind': { [extensionId]: ['web'] } };

/** The folder of all that the editor writes, the extension too. */
const state = mkdtempSync(join(tmpdir(), 'whq-rules-editor-'));
let server;

before('make the package, and start the editor with it', async () => {
  await pack();
  mkdirSync(pictures, { recursive: true });
  const editor = await installEmbeddedEditor();
  // The hosts of a window that was closed end at once, and with them their servers.
  server = await startEditorServer({ editor, state, vsix, options: ['--reconnection-grace-time', '1'] });
});

after('end the editor', async () => {
  server?.close();
  await server?.exited;
  rmSync(state, { recursive: true, force: true, maxRetries: 3 });
});

/**
 * Opens a window before the tests of a `describe` and closes it after them. Each has a workspace and settings of its own; all have one editor.
 * @param {object} [settings] of the user
 * @param {string} [workspace] a folder, or a `.code-workspace` file, which is deleted afterwards
 * @returns {{ workspace: string, page: () => import('playwright-core').Page, open: (language: string) => Promise<void> }}
 *   `open` opens the window again, with the extension in that language
 */
export function packagedEditor(settings = {}, workspace = makeWorkspace()) {
  let browser;

  const open = async (language) => {
    await browser?.close();
    browser = await openPage(language);
    const isFile = workspace.endsWith('.code-workspace');
    const address = `${server.url}/?${isFile ? 'workspace' : 'folder'}=${encodeURIComponent(workspace)}`;
    for (let attempt = 1; ; attempt++) {
      await browser.page.goto(address);
      await browser.page.locator('.monaco-workbench').waitFor();
      if (!isFile || (await hasFolders(browser.page))) return;
      if (attempt === 5) throw new Error(`The window shows no folder of ${workspace}.`);
    }
  };

  before('open the window', async () => {
    writeSettings(state, settings);
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

  after('close the window', async () => {
    await browser?.close();
    while (serversOfExtension().length > 0) await new Promise((resolve) => setTimeout(resolve, 100));
    rmSync(workspace, { recursive: true, force: true, maxRetries: 3 });
  });

  return { workspace, page: () => browser.page, open };
}

/** Whether the explorer shows folders: a window that begins faster than its file system stays without those of a workspace file. */
function hasFolders(page) {
  const row = page.locator('.explorer-folders-view .monaco-list-row').first();
  return row.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
}

/** Gives the window that is open other settings of the user. */
export function changeSettings(settings) {
  writeSettings(state, settings);
}

/** The folder into which the editor has installed the extension. */
export function installedExtension() {
  const extensions = join(state, 'extensions');
  const [name, ...others] = readdirSync(extensions).filter((folder) => folder.startsWith(`${extensionId}-`));
  assert.ok(name !== undefined && others.length === 0);
  return join(extensions, name);
}

/** Sends a signal to the language servers of the extension. */
export function signal(name) {
  const servers = serversOfExtension();
  assert.notEqual(servers.length, 0, 'no server runs');
  for (const pid of servers) process.kill(pid, name);
}

/** The processes of its language servers: a window that was left keeps its own for a while. */
export function serversOfExtension() {
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
