import * as vscode from 'vscode';
import type { Server, ServerLimits } from '../../../client/server/server.ts';
import type { ServerProgram, StartProgram } from '../../../client/server/serverProgram.ts';
import type { ServerState } from '../../../client/server/serverState.ts';
import { programIn } from '../../../client/server/workerProgram.ts';
import { ourExtension } from './ourExtension.ts';
import { until } from './until.ts';

/** What of the web is used here: the project is not compiled against the DOM. */
declare class Worker {
  constructor(script: string);
  onmessage: unknown;
  terminate(): void;
  postMessage(message: unknown): void;
}

/** The server of the extension under test, which can be harmed. */
export interface BrittleServer {
  readonly server: Server;
  /** The kinds of its states since it was harmed last. */
  readonly states: readonly ServerState['kind'][];
  /** Makes the program that runs stand still: it goes on existing and answers nothing any more. */
  freeze(): void;
  /** Ends the program that runs, as a crash would. */
  crash(): Promise<void>;
  /** Waits until the server has been harmed so far, and returns its state then. */
  reaches(kind: ServerState['kind']): Promise<ServerState>;
}

/** Short enough not to wait for long, and long enough for a machine that has other things to do. */
const limits: ServerLimits = {
  starting: { interval: 200, checksUntilReport: Number.POSITIVE_INFINITY, checksUntilLoss: 100 },
  running: { interval: 200, checksUntilReport: 10, checksUntilLoss: 20 },
  ending: 500,
};

/** Restarts the server so that it can be harmed, with little limits, and after the test as it was. */
export async function withBrittleServer(test: (brittle: BrittleServer) => Promise<void>): Promise<void> {
  const server = ourExtension()?.exports as Server;
  const { setup } = server;
  const usual = { ...setup };
  const brittle = await brittleProgram(usual.startProgram);
  Object.assign(setup, { limits, startProgram: brittle.startProgram });
  await server.restart();
  const states: ServerState['kind'][] = [];
  const listener = server.onDidChangeState(({ kind }) => states.push(kind));
  const reaches = (kind: ServerState['kind']): Promise<ServerState> =>
    until(`a server that is ${kind}`, () => (states.at(-1) === kind ? server.state : undefined));
  try {
    const freeze = (): void => {
      states.length = 0;
      brittle.freeze();
    };
    const crash = (): Promise<void> => {
      states.length = 0;
      return brittle.crash();
    };
    await test({ server, states, freeze, crash, reaches });
  } finally {
    listener.dispose();
    Object.assign(setup, usual);
    await server.restart();
  }
}

interface BrittleProgram {
  readonly startProgram: StartProgram;
  readonly freeze: () => void;
  readonly crash: () => Promise<void>;
}

async function brittleProgram(usual: StartProgram): Promise<BrittleProgram> {
  const brittle = 'WorkerGlobalScope' in globalThis ? await inWorker() : inProcess(usual);
  let current: ServerProgram | undefined;
  return {
    startProgram: async (log) => {
      current = await brittle.startProgram(log);
      return current;
    },
    freeze: brittle.freeze,
    crash: async () => current?.kill(),
  };
}

/** A process stands still by a signal. */
function inProcess(usual: StartProgram): Pick<BrittleProgram, 'startProgram' | 'freeze'> {
  let pid = 0;
  return {
    startProgram: async (log) => {
      const program = await usual(log);
      pid = Number(program.name.replace(/\D+/g, ''));
      return program;
    },
    freeze: () => process.kill(pid, 'SIGSTOP'),
  };
}

/** Nobody can hold a worker from outside, so in front of the server's own code stands a word at which it goes in circles. */
async function inWorker(): Promise<Pick<BrittleProgram, 'startProgram' | 'freeze'>> {
  const word = 'whq-rules-test: stand still';
  const extension = ourExtension();
  if (!extension) throw new Error('the extension is missing');
  const script = vscode.Uri.joinPath(extension.extensionUri, 'dist', 'server.browser.js').toString(true);
  const code = await (await fetch(script)).text();
  const trap = `self.addEventListener('message', ({ data }) => { while (data === ${JSON.stringify(word)}); });\n`;
  const address = URL.createObjectURL(new Blob([trap, code], { type: 'text/javascript' }));
  let worker: Worker | undefined;
  return {
    startProgram: async () => {
      worker = new Worker(address);
      return programIn(worker);
    },
    freeze: () => worker?.postMessage(word),
  };
}
