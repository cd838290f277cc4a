import { fork } from 'node:child_process';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { ExtensionContext, LogOutputChannel } from 'vscode';
import { IPCMessageReader, IPCMessageWriter } from 'vscode-languageclient/node';
import { startClient } from './client.ts';
import type { Server } from './server/server.ts';
import type { ServerProgram } from './server/serverProgram.ts';

/** The option that lets a debugger reach the server while the extension itself is debugged. */
const inspect = '--inspect=6011';

/** Called by VS Code's Node extension host. The server is a separate process, connected over IPC. */
export function activate(context: ExtensionContext): Server | undefined {
  const module = context.asAbsolutePath('dist/server.node.js');
  const isDebugged = process.execArgv.some((argument) => argument.startsWith('--inspect'));
  return startClient(context, {
    startProgram: async (log) => startProcess(module, isDebugged ? [inspect] : [], log),
    isDebugged,
  });
}

function startProcess(module: string, execArgv: readonly string[], log: LogOutputChannel): ServerProgram {
  const server = fork(module, ['--node-ipc', `--clientProcessId=${process.pid}`], {
    // Not the folder of the workspace, which may be renamed or deleted while the server runs.
    cwd: dirname(module),
    // These variables make VS Code's own program run as Node.
    env: { ...process.env, ELECTRON_RUN_AS_NODE: '1', ELECTRON_NO_ASAR: '1' },
    execArgv: [...execArgv],
    silent: true,
  });
  if (server.stdout) createInterface(server.stdout).on('line', (line) => log.info(line));
  if (server.stderr) createInterface(server.stderr).on('line', (line) => log.error(line));
  const ended = new Promise<void>((resolve) => {
    server.once('exit', (code, signal) => {
      log.info(`Process ${server.pid} has ended with ${signal ?? code}.`);
      resolve();
    });
    server.once('error', () => resolve());
  });
  return {
    reader: new IPCMessageReader(server),
    writer: new IPCMessageWriter(server),
    name: `process ${server.pid}`,
    kill: () => {
      server.kill('SIGKILL');
      return ended;
    },
  };
}
