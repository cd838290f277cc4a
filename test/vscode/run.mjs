// `npm run test:vscode`: tests inside a real VS Code. The short set: some suites in the Node extension host and in the web worker one, and one
// window with the packaged extension, all at once and each test with one try. With --long all suites in both hosts and all tests of the packaged
// extension, with pictures, one after the other. Desktop VS Code where it can be downloaded and shown, else the embedded one.
// With --prepare it only sees to it that all this can run: it finds or fetches the editor and the browser.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { downloadAndUnzipVSCode } from '@vscode/test-electron';
import { root } from '../../dependencies.mjs';
import { cacheFolder } from './embedded/cache.mjs';
import { installEmbeddedEditor, isEmbeddedWanted, isOldest, whyNoEmbeddedEditor } from './embedded/install.mjs';
import { browserProgram } from './embedded/page.mjs';

const isLong = process.argv.includes('--long');
const tests = join(root, 'out', 'test', 'vscode', isLong ? 'long.js' : 'index.js');
const embedded = join(import.meta.dirname, 'embedded', 'code.mjs');
const longestProbe = 5_000;
const longestDownload = 180_000;

/** The files of tests of the packaged extension that only the long set has. */
const longSuites = [
  'packagedOdds',
  'packagedAccessible',
  'packagedAbilities',
  'packagedWriting',
  'packagedPackage',
  'packagedView',
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

const executable = await prepare();
if (process.argv.includes('--prepare')) process.exit(0);
if (!existsSync(tests)) fail('Build first: node esbuild.mjs --tests --vscode-tests');
const parts = [
  () => runSuites('Node extension host', []),
  () => runSuites('web worker extension host', ['--extensionDevelopmentKind=web']),
  runPackaged,
];
const results = [];
if (isLong) for (const part of parts) results.push(await part());
else results.push(...(await Promise.all(parts.map((part) => part()))));
// An abandoned download would go on otherwise.
process.exit(results.every(Boolean) ? 0 : 1);

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
  if (isEmbeddedWanted) return undefined;
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

/**
 * Runs the suites in one extension host.
 * @returns {Promise<boolean>} whether all passed
 */
function runSuites(host, launchOptions) {
  const program = join(import.meta.dirname, 'host.mjs');
  return runPart(host, [program, executable, tests, ...launchOptions]);
}

/** The package always runs in the embedded editor of the newest version; a machine with only desktop VS Code does without. */
async function runPackaged() {
  const problem = isOldest ? 'The oldest VS Code comes without its search for files.' : whyNoEmbeddedEditor();
  if (problem !== undefined) {
    console.log(`\n-- the packaged extension\nNot run, and no pictures. ${problem}`);
    return true;
  }
  const mocha = ['node_modules/mocha/bin/mocha.js', '--no-config', '--no-color', '--timeout', '240000'];
  // A window, a browser and a server are at work here: in the long set, one slow moment of the machine is no failure, two in a row are.
  mocha.push('--retries', isLong ? '1' : '0', '--reporter', 'test/vscode/reporter.mjs');
  const files = (isLong ? ['packaged', ...longSuites] : ['packaged']).map((suite) => `test/vscode/${suite}.mjs`);
  return runPart('the packaged extension', [...mocha, ...files]);
}

/** Runs a program of Node. In the short set several run at once, and the output of each comes when it ends. */
function runPart(title, parameters) {
  const start = Date.now();
  if (isLong) console.log(`\n-- ${title}`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, parameters, {
      cwd: root,
      stdio: ['ignore', ...(isLong ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    child.once('close', (status) => {
      const seconds = ((Date.now() - start) / 1000).toFixed(1);
      console.log(isLong ? `-- ${title}: ${seconds} s` : `\n-- ${title} (${seconds} s)\n${output}`);
      resolve(status === 0);
    });
  });
}

function fail(message) {
  console.error(`The tests in VS Code are not run. ${message}`);
  process.exit(1);
}
