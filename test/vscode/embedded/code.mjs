#!/usr/bin/env node
// Takes the command line of desktop VS Code for a test run and does the run in the embedded editor. This is what
// @vscode/test-electron is given as its VS Code where the desktop one cannot be had. Exit status: that of the tests.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installEmbeddedEditor } from './install.mjs';
import { openPage } from './page.mjs';
import { startEditorServer } from './server.mjs';

const longestRun = 900_000;

const { values, positionals } = parseArgs({
  strict: false,
  allowPositionals: true,
  options: {
    extensionDevelopmentPath: { type: 'string' },
    extensionTestsPath: { type: 'string' },
    extensionDevelopmentKind: { type: 'string' },
  },
});
const { extensionDevelopmentPath: extension, extensionTestsPath: tests, extensionDevelopmentKind: kind } = values;
const workspace = positionals.find((path) => existsSync(path));
const { publisher, name } = JSON.parse(readFileSync(join(extension, 'package.json'), 'utf8'));

const state = mkdtempSync(join(tmpdir(), 'whq-rules-editor-'));
process.once('exit', () => rmSync(state, { recursive: true, force: true, maxRetries: 3 }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

const server = await startEditorServer({
  editor: await installEmbeddedEditor(),
  state,
  // An extension with both a Node and a web entry runs in Node unless it is told otherwise.
  settings: kind === 'web' ? { 'remote.extensionKind': { [`${publisher}.${name}`]: ['web'] } } : {},
  // Without this driver a built VS Code ignores, without a word, an extension and its tests given in the address.
  options: ['--enable-smoke-test-driver'],
});
const { page, testsEnded, close } = await openPage();
const remote = (path) => `vscode-remote://${server.authority}${path}`;
const payload = [
  ['extensionDevelopmentPath', remote(extension)],
  ['extensionTestsPath', remote(tests)],
  ['skipWelcome', 'true'],
  ['skipReleaseNotes', 'true'],
];
const folder = workspace === undefined ? '' : `folder=${encodeURIComponent(workspace)}&`;
await page.goto(`${server.url}/?${folder}payload=${encodeURIComponent(JSON.stringify(payload))}`);

let timer;
const tooLong = new Promise((resolve) => {
  timer = setTimeout(resolve, longestRun, 'too long');
});
const ended = await Promise.race([testsEnded, server.exited.then(() => 'server ended'), tooLong]);
clearTimeout(timer);
if (typeof ended !== 'number') {
  const picture = join(tmpdir(), `whq-rules-editor-${kind ?? 'node'}.png`);
  await page.screenshot({ path: picture }).catch(() => undefined);
  console.error(`The run did not end by itself (${ended}). The screen: ${picture}. The server's log:`);
  console.error(server.log().slice(-3000));
}
await close();
process.exit(typeof ended === 'number' ? ended : 1);
