// `npm start` builds the extension and opens the example workspace with it, in desktop VS Code if it is installed, otherwise
// in an embedded VS Code in the browser. Needs only Node and npm.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { installDependencies, root, run } from './dependencies.mjs';
import { installEmbeddedEditor, isEmbeddedWanted } from './test/vscode/embedded/install.mjs';
import { addExtension, startEditorServer } from './test/vscode/embedded/server.mjs';

/** The year of the game, so that the address stays the same from day to day. */
const port = 19950;
const example = join(root, 'docs', 'example');
/** A small extension that opens the scenario, and beside it the page of things to try. */
const guide = join(root, 'guide');

try {
  const desktop = desktopEditor();
  if (desktop === undefined) await openEmbedded();
  else await openDesktop(desktop);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** The command of a desktop VS Code that is new enough for the extension. */
function desktopEditor() {
  if (isEmbeddedWanted) return undefined;
  // In a terminal of a remote window `code` opens files in that window, and cannot load an extension.
  if (process.env.VSCODE_IPC_HOOK_CLI !== undefined) return undefined;
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const needed = Number(engines.vscode.match(/\d+\.(\d+)/)[1]);
  const macOS = '/Applications/Visual Studio Code.app/Contents/Resources/app/bin/code';
  return ['code', macOS].find((command) => {
    const { status, stdout } = spawnSync(command, ['--version'], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    return status === 0 && Number(/^1\.(\d+)/.exec(stdout)?.[1]) >= needed;
  });
}

async function openDesktop(command) {
  await installDependencies();
  build();
  console.log(`Opening ${example} in VS Code with the extension. The page beside the scenario lists things to try.`);
  const extensions = [root, guide].map((folder) => `--extensionDevelopmentPath=${folder}`);
  process.exitCode = run(command, ['--new-window', ...extensions, example]);
}

async function openEmbedded() {
  console.log('Desktop VS Code (the command `code`) was not found or is not wanted: an embedded VS Code is used.');
  const [editor] = await Promise.all([installEmbeddedEditor(), installDependencies()]);
  build();

  const state = mkdtempSync(join(tmpdir(), 'whq-rules-editor-'));
  process.once('exit', () => rmSync(state, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(0));
  addExtension(state, root, isPartOfExtension);
  addExtension(state, guide);
  const server = await startEditorServer({ editor, state, port, options: ['--default-folder', example] });
  console.log(
    `\nVS Code with WHQ Rules and the example is ready. Open this address in a browser:\n\n  ${server.url}\n`,
  );
  console.log('The page beside the scenario lists things to try. Ctrl+C ends VS Code.');
  await server.exited;
  throw new Error(`VS Code has ended:\n${server.log().slice(-2000)}`);
}

function build() {
  if (run(process.execPath, ['esbuild.mjs']) !== 0) throw new Error('The build failed.');
}

/** Whether the running extension needs this path; large folders that it does not need are not copied. */
function isPartOfExtension(path) {
  const [top] = relative(root, path).split(sep);
  return !['.git', 'node_modules', 'out', 'test', 'client', 'server', 'whq-rules.vsix'].includes(top);
}
