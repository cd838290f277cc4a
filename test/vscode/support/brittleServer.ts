import type { Server, ServerLimits } from '../../../client/server/server.ts';
import type { ServerProgram, StartProgram } from '../../../client/server/serverProgram.ts';
import type { ServerState } from '../../../client/server/serverState.ts';
import { ourExtension } from './ourExtension.ts';
import { until } from './until.ts';

/** The server of the extension under test, which can be harmed. */
export interface BrittleServer {
  readonly server: Server;
  /** The kinds of its states since it was harmed last. */
  readonly states: readonly ServerState['kind'][];
  /** Makes the program that runs stand still: it goes on existing and answers nothing any more. In the Node host alone: nobody can hold a worker. */
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
  let program: ServerProgram | undefined;
  const startProgram: StartProgram = async (log) => {
    program = await usual.startProgram(log);
    return program;
  };
  Object.assign(setup, { limits, startProgram });
  await server.restart();
  const states: ServerState['kind'][] = [];
  const listener = server.onDidChangeState(({ kind }) => states.push(kind));
  const reaches = (kind: ServerState['kind']): Promise<ServerState> =>
    until(`a server that is ${kind}`, () => (states.at(-1) === kind ? server.state : undefined));
  try {
    const freeze = (): void => {
      states.length = 0;
      process.kill(Number(program?.name.replace(/\D+/g, '')), 'SIGSTOP');
    };
    const crash = async (): Promise<void> => {
      states.length = 0;
      await program?.kill();
    };
    await test({ server, states, freeze, crash, reaches });
  } finally {
    listener.dispose();
    Object.assign(setup, usual);
    await server.restart();
  }
}
