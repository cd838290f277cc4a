// The ways to a browser on this machine, for `findBrowser`.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from '../../../client/start/dependencies.mjs';
import { runQuietly, withProgress } from '../../../client/start/progress.mjs';
import { fetchedNpmBrowser, fetchNpmBrowser } from './npmBrowser.mjs';

const longestStart = 30_000;
const longestDownload = 300_000;
/** A network that swallows what is sent to it answers nothing. */
const longestSilence = 10_000;

/** Options that every browser here is started with. */
export const browserArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
];

/**
 * Where browsers usually are: what the environment names, the folders of PATH, and the places of the system.
 * @param {NodeJS.Platform} platform
 * @param {Record<string, string | undefined>} env
 * @param {string} home the user's folder
 * @returns {string[]} programs, whether they are there or not
 */
export function browserPlaces(platform, env, home) {
  const named = [env.CHROME_PATH, env.CHROME_BIN].filter(Boolean);
  if (platform === 'win32') {
    const bases = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    const programs = ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe'];
    programs.push('Microsoft/Edge/Application/msedge.exe');
    return [...named, ...programs.flatMap((program) => bases.map((base) => `${base}/${program}`))];
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
  names.push('microsoft-edge', 'microsoft-edge-stable');
  const folders = (env.PATH ?? '').split(':').filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
  if (platform !== 'darwin') return [...named, ...onPath];
  const applications = ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
    ['/Applications', join(home, 'Applications')].map((folder) => `${folder}/${name}.app/Contents/MacOS/${name}`),
  );
  return [...named, ...onPath, ...applications];
}

/**
 * The commands that install a browser with the package manager of the system, without a question.
 * @param {{ isRoot: boolean, maySudo: boolean, has: (command: string) => boolean }} machine
 * @returns {string[][]} programs with their parameters
 * @throws {Error} for people, where it cannot or may not be done
 */
export function installCommands({ isRoot, maySudo, has }) {
  const managers = [
    ['apt-get', ['update', '-qq'], ['install', '-qq', '-y', '--no-install-recommends', 'chromium']],
    ['dnf', ['install', '-q', '-y', 'chromium']],
    ['zypper', ['--non-interactive', 'install', 'chromium']],
    ['pacman', ['-Sy', '--noconfirm', 'chromium']],
    ['apk', ['add', '--quiet', 'chromium']],
  ];
  const manager = managers.find(([command]) => has(command));
  if (manager === undefined) throw new Error('no package manager that is known here');
  const [command, ...runs] = manager;
  if (!isRoot && !maySudo) throw new Error(`${command} needs root, or sudo without a password`);
  return runs.map((parameters) => [...(isRoot ? [] : ['sudo', '-n']), command, ...parameters]);
}

const installed = () => browserPlaces(process.platform, process.env, homedir()).filter((path) => existsSync(path));

/** @type {readonly import('./browser.mjs').Way[]} */
export const ways = [
  { name: 'installed', present: installed },
  { name: 'playwright', present: playwrightBrowsers, fetch: fetchPlaywrightBrowser },
  { name: 'npm', present: () => [fetchedNpmBrowser()].filter(Boolean), fetch: fetchNpmBrowser },
  { name: 'system', present: installed, fetch: fetchWithPackageManager },
];

/** What people are told where no way works. */
export const browserHelp =
  process.platform === 'linux'
    ? 'Install Chromium (Debian, Ubuntu: sudo apt-get install chromium), Chrome or Edge, or name its program in WHQ_CHROMIUM.'
    : 'Install Chrome (https://www.google.com/chrome), Chromium or Edge, or name its program in WHQ_CHROMIUM.';

/**
 * Starts a browser and ends it again.
 * @returns {Promise<string | undefined>} why it is of no use, for people
 */
export async function whyNotUsable(program) {
  try {
    const browser = await chromium.launch({ executablePath: program, args: browserArguments, timeout: longestStart });
    await browser.close();
    return undefined;
  } catch (error) {
    return reasonIn(error.message);
  }
}

/** The line of playwright's report that tells most. */
function reasonIn(report) {
  const lines = report.split('\n').map((line) => line.replace(/^.*\[err\] |^.*browserType\.launch: /, '').trim());
  return lines.find((line) => /shared librar|GLIBC|snap|denied|not found/i.test(line)) ?? lines[0];
}

/** Playwright's headless shell and its Chromium, of the version that this playwright wants. */
function playwrightBrowsers() {
  const full = chromium.executablePath();
  const folder = /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(full);
  const shell = folder === null ? [] : shells(join(folder[1], `chromium_headless_shell-${folder[2]}`));
  return [...shell, full].filter((path) => existsSync(path));
}

function shells(folder) {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true });
  return files
    .filter((file) => /(^|[\\/])(chrome-)?headless[-_]shell(\.exe)?$/.test(file))
    .map((file) => join(folder, file));
}

function fetchPlaywrightBrowser() {
  const program = join(root, 'node_modules', 'playwright-core', 'cli.js');
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(longestSilence) };
  return withProgress('Fetching the browser of playwright', async () => {
    try {
      const options = { cwd: root, env, timeout: longestDownload };
      await runQuietly(process.execPath, [program, 'install', 'chromium-headless-shell'], options);
    } catch (error) {
      const cause = /getaddrinfo \w+|\bE[A-Z]{5,}\b|status code \d+|timed? ?out/i.exec(error.message)?.[0];
      throw new Error(`the download failed${cause === undefined ? '' : ` (${cause})`}`);
    }
  });
}

async function fetchWithPackageManager() {
  if (process.platform !== 'linux') throw new Error('done on Linux only');
  const commands = installCommands({
    isRoot: process.getuid() === 0,
    maySudo: has('sudo') && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0,
    has,
  });
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const [program, ...parameters] of commands) {
    const run = () => runQuietly(program, parameters, { env, timeout: longestDownload });
    await withProgress(`Running ${[program, ...parameters].join(' ')}`, run);
  }
}

function has(command) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.some((folder) => existsSync(join(folder, command)));
}
