import type { LogOutputChannel } from 'vscode';
import type { MessageReader, MessageWriter } from 'vscode-languageclient';

/** A server that has been started: a process in Node, a worker in the browser. */
export interface ServerProgram {
  readonly reader: MessageReader;
  readonly writer: MessageWriter;
  /** What the log calls it, such as `process 4711`. */
  readonly name: string;
  /** Ends it at once, whatever it is doing; its reader then reports that it has closed. Resolves when it has ended, also if it had before. */
  kill(): Promise<void>;
}

/** Starts a server. What the program itself prints goes to the log. Rejects where it cannot be started. */
export type StartProgram = (log: LogOutputChannel) => Promise<ServerProgram>;
