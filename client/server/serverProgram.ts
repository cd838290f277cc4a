import type { LogOutputChannel } from 'vscode';
import type { MessageReader, MessageWriter } from 'vscode-languageclient';

/** A server that has been started: a process in Node, a worker in the browser. */
export interface ServerProgram {
  readonly reader: MessageReader;
  readonly writer: MessageWriter;
  /** The name in the log, such as `process 4711`. */
  readonly name: string;
  /** Ends the program at once, even if it is busy; its reader then reports the close. Resolves when the program has ended, also if it had ended before. */
  kill(): Promise<void>;
}

/** Starts a server. The output of the program goes to the log. Rejects if the program cannot be started. */
export type StartProgram = (log: LogOutputChannel) => Promise<ServerProgram>;
