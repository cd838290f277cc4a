// Runs the embedded editor's server on 127.0.0.1. Only Node's own modules, like install.mjs.
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, cpSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Settings of an editor that is for looking and testing: nothing on the screen that is not ours. */
export const quietSettings = {
  'workbench.startupEditor': 'none',
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'chat.disableAIFeatures': true,
  'extensions.autoCheckUpdates': false,
  'files.autoSave': 'off',
  'git.openRepositoryInParentFolders': 'never',
  'telemetry.telemetryLevel': 'off',
};

/**
 * @typedef {object} ServerOptions
 * @property {{ node: string, main: string }} editor what `installEmbeddedEditor` returned
 * @property {string} state a folder for all that the editor writes
 * @property {number} [port] the port to take if it is free
 * @property {object} [settings] user settings beside the quiet ones
 * @property {string} [vsix] an extension to install first
 * @property {string[]} [options] more options of the server
 */

/**
 * Starts the server and waits until it answers.
 * @param {ServerOptions} options
 * @returns {Promise<{ url: string, authority: string, log: () => string, exited: Promise<number | null>, close: () => void }>}
 */
export async function startEditorServer({ editor, state, port: wanted, settings, vsix, options = [] }) {
  writeSettings(state, settings);
  const port = await freePort(wanted);
  const folders = ['--server-data-dir', join(state, 'server'), '--user-data-dir', join(state, 'user')];
  const common = [editor.main, ...folders, '--extensions-dir', join(state, 'extensions')];
  const env = environment(state);
  if (vsix !== undefined) installExtension(editor, common, vsix, env);

  const logFile = join(state, 'server.log');
  const log = openSync(logFile, 'w');
  const address = ['--host', '127.0.0.1', '--port', String(port), '--without-connection-token'];
  const calm = ['--accept-server-license-terms', '--telemetry-level', 'off', '--disable-workspace-trust'];
  const server = spawn(editor.node, [...common, ...address, ...calm, ...options], {
    env,
    cwd: state,
    // A group of its own, so that its extension hosts end with it.
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const exited = new Promise((resolve) => server.once('exit', resolve));
  const close = () => {
    try {
      process.kill(-server.pid, 'SIGKILL');
    } catch {
      // It has already ended.
    }
  };
  // Before the folder of the editor is removed: that may fail while the editor still writes into it.
  process.prependOnceListener('exit', close);
  const authority = `127.0.0.1:${port}`;
  const url = `http://${authority}`;
  const readLog = () => readFileSync(logFile, 'utf8');
  const answers = await Promise.race([answersWithin(url, 60_000), exited.then(() => false)]);
  if (!answers) {
    close();
    throw new Error(`The embedded VS Code did not start:\n${readLog().slice(-3000)}`);
  }
  return { url, authority, log: readLog, exited, close };
}

/** Gives the windows that open from now on these user settings beside the quiet ones. */
export function writeSettings(state, settings) {
  const text = JSON.stringify({ ...quietSettings, ...settings });
  for (const folder of ['user/User', 'user/Machine']) {
    mkdirSync(join(state, folder), { recursive: true });
    writeFileSync(join(state, folder, 'settings.json'), text);
  }
}

/** Everything that the editor writes goes into `state`, and nothing of a VS Code around this process reaches it. */
function environment(state) {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('VSCODE_') && name !== 'PORT');
  return {
    ...Object.fromEntries(inherited),
    HOME: state,
    TMPDIR: state,
    XDG_RUNTIME_DIR: state,
    // No marketplace: the editor asks nobody for extensions.
    EXTENSIONS_GALLERY: '{}',
  };
}

/**
 * Gives an editor that has never been started an extension as it lies in its folder, without a package.
 * @param {string} state the editor's folder, as for `startEditorServer`
 * @param {string} folder of the extension
 * @param {(path: string) => boolean} [isNeeded] which files and folders are taken along
 */
export function addExtension(state, folder, isNeeded = () => true) {
  const { publisher, name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const target = join(state, 'extensions', `${publisher}.${name}-${version}`);
  cpSync(folder, target, { recursive: true, filter: isNeeded });
}

function installExtension(editor, common, vsix, env) {
  const { status, stdout, stderr } = spawnSync(editor.node, [...common, '--install-extension', vsix], {
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${vsix} could not be installed:\n${stdout}${stderr}`);
}

async function answersWithin(url, milliseconds) {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    try {
      if ((await fetch(`${url}/version`, { signal: AbortSignal.timeout(2000) })).ok) return true;
    } catch {
      // Not yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** The wanted port if nobody listens there, else any free one. */
function freePort(wanted = 0) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => (wanted === 0 ? reject(error) : resolve(freePort())));
    probe.listen(wanted, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
