// `npm start`: builds the extension and opens the example workspace with it, in desktop VS Code where there is one, else
// in an embedded one in the browser. Needs nothing but Node and npm.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDependencies, root, run } from './dependencies.mjs';
import { installEmbeddedEditor } from './test/vscode/embedded/install.mjs';
import { startEditorServer } from './test/vscode/embedded/server.mjs';

/** The year of the game, so that the address stays the same from day to day. */
const port = 19950;
const example = join(root, 'docs', 'example');
const whatToTry = `
  scenario.md                         hover over "Ambush 5+" or "1D6 x 50"; click the odds above a line
  escenario.md                        the same in Spanish: hover over "Miedo 4"
  data/xml/monsters/salt-works.xml    F12 on an id goes to its rule, Shift+F12 to all who use it
  data/xml/rules/markup-rules.xml     type "fea" in a text; F2 on an id renames it everywhere
  data/xml/rules/broken-rules.xml     open the Problems panel (Ctrl+Shift+M)
  anywhere                            Ctrl+Alt+R looks up a rule`;

installDependencies();
const desktop = desktopEditor();
if (desktop === undefined) await openEmbedded();
else openDesktop(desktop);

/** The command of a desktop VS Code that is new enough for the extension. */
function desktopEditor() {
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

function openDesktop(command) {
  if (run(process.execPath, ['esbuild.mjs']) !== 0) process.exit(1);
  console.log(`Opening ${example} in VS Code with the extension. Try:\n${whatToTry}\n`);
  process.exit(run(command, ['--new-window', `--extensionDevelopmentPath=${root}`, example]));
}

async function openEmbedded() {
  console.log('No desktop VS Code (`code`) found: starting an embedded one.');
  const editor = installEmbeddedEditor(console.log);
  if (run('npm', ['run', '--silent', 'package']) !== 0) process.exit(1);

  const state = mkdtempSync(join(tmpdir(), 'whq-rules-editor-'));
  process.once('exit', () => rmSync(state, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(0));
  const server = await startEditorServer({
    editor,
    state,
    port,
    vsix: join(root, 'whq-rules.vsix'),
    options: ['--default-folder', example],
  });
  console.log(
    `\nVS Code with WHQ Rules and the example workspace:\n\n  ${server.url}\n\nOpen it in a browser. Try:\n${whatToTry}\n\nCtrl+C ends it.`,
  );
  await server.exited;
  console.error(`VS Code has ended:\n${server.log().slice(-2000)}`);
  process.exit(1);
}
