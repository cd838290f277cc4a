// `npm run test:vscode`: the suites inside a real VS Code, in the Node extension host and in the web worker one, then
// the packaged extension with pictures. Desktop VS Code where it can be downloaded and shown, else the embedded one.
// With --prepare it only sees to it that all this can run: it finds or fetches the editor and the browser.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { downloadAndUnzipVSCode, runTests } from '@vscode/test-electron';
import { root } from '../../dependencies.mjs';
import { cacheFolder } from './embedded/cache.mjs';
import { installEmbeddedEditor, whyNoEmbeddedEditor } from './embedded/install.mjs';
import { browserProgram } from './embedded/page.mjs';
import { addRealContent, makeWorkspace } from './makeWorkspace.mjs';

const tests = join(root, 'out', 'test', 'vscode', 'index.js');
const embedded = join(import.meta.dirname, 'embedded', 'code.mjs');
const longestProbe = 5_000;
const longestDownload = 180_000;

const executable = await prepare();
if (process.argv.includes('--prepare')) process.exit(0);
if (!existsSync(tests)) fail('Build first: node esbuild.mjs --tests --vscode-tests');
let failures = 0;
failures += Number(!(await runSuites('Node extension host', [])));
failures += Number(!(await runSuites('web worker extension host', ['--extensionDevelopmentKind=web'])));
failures += Number(!runPackaged());
// An abandoned download would go on otherwise.
process.exit(failures === 0 ? 0 : 1);

/**
 * Finds or fetches the editor and the browser. Ends the run where that is impossible.
 * @returns {Promise<string>} the command that does what desktop VS Code does for a test run
 */
async function prepare() {
  const desktop = await desktopEditor();
  const problem = whyNoEmbeddedEditor();
  if (problem !== undefined) return desktop ?? fail(problem);
  try {
    const browser = await browserProgram();
    console.log(`Browser: ${browser}`);
    // The same one for the programs that this one starts.
    process.env.WHQ_CHROMIUM = browser;
    await installEmbeddedEditor();
  } catch (error) {
    fail(error.message);
  }
  return desktop ?? embedded;
}

/** Downloads the desktop VS Code, in bounded time. Undefined, with the reason on the screen, where that or its use is impossible. */
async function desktopEditor() {
  if (process.env.WHQ_EDITOR === 'embedded') return undefined;
  if (process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) {
    console.log('No display for desktop VS Code: using the embedded one.');
    return undefined;
  }
  try {
    await fetch('https://update.code.visualstudio.com/api/releases/stable', {
      signal: AbortSignal.timeout(longestProbe),
    });
    const tooLong = new Promise((_, reject) => {
      setTimeout(() => reject(new Error(`not done in ${longestDownload / 1000} s`)), longestDownload).unref();
    });
    return await Promise.race([downloadAndUnzipVSCode({ cachePath: cacheFolder }), tooLong]);
  } catch (error) {
    console.log(`Desktop VS Code cannot be downloaded (${error.message ?? error}): using the embedded one.`);
    return undefined;
  }
}

/** @returns {Promise<boolean>} whether all passed */
async function runSuites(host, launchOptions) {
  console.log(`\n-- ${host}`);
  const workspace = makeWorkspace();
  addRealContent(workspace);
  const profile = mkdtempSync(join(tmpdir(), 'whq-rules-profile-'));
  try {
    await runTests({
      vscodeExecutablePath: executable,
      extensionDevelopmentPath: root,
      extensionTestsPath: tests,
      launchArgs: [
        workspace,
        `--user-data-dir=${join(profile, 'user')}`,
        `--extensions-dir=${join(profile, 'extensions')}`,
        ...launchOptions,
      ],
    });
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  } finally {
    for (const folder of [workspace, profile]) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** The package always runs in the embedded editor; a machine with only desktop VS Code does without. */
function runPackaged() {
  console.log('\n-- the packaged extension');
  const problem = whyNoEmbeddedEditor();
  if (problem !== undefined) {
    console.log(`Not run, and no pictures. ${problem}`);
    return true;
  }
  const mocha = ['node_modules/mocha/bin/mocha.js', '--no-config', '--no-color', '--timeout', '60000'];
  // A window, a browser and a server are at work here: one slow moment of the machine is no failure, two in a row are.
  mocha.push('--retries', '1', '--reporter', 'test/vscode/reporter.mjs');
  const suites = [
    'packaged',
    'packagedAbilities',
    'packagedWriting',
    'packagedPackage',
    'packagedTranslating',
    'packagedClicks',
    'packagedTyping',
    'packagedGame',
    'packagedTables',
    'packagedPasting',
    'packagedHostile',
    'packagedRecovery',
    'packagedWalkthrough',
    'start',
  ];
  const files = suites.map((suite) => `test/vscode/${suite}.mjs`);
  const { status } = spawnSync(process.execPath, [...mocha, ...files], {
    cwd: root,
    stdio: 'inherit',
  });
  return status === 0;
}

function fail(message) {
  console.error(`The tests in VS Code are not run. ${message}`);
  process.exit(1);
}
