import type { Connection } from 'vscode-languageserver';
import { rememberedText } from '../../text/remembered.ts';

/** The same fault happens again with each key: it is logged the first time only. */
const maximumRemembered = 1000;

/** Logs what has gone wrong in the program itself, each fault once. */
export class Faults {
  readonly #log: (line: string) => void;

  constructor(connection: Connection) {
    this.#log = rememberedText({ most: maximumRemembered }, (line) => connection.console.error(line));
  }

  /** @param where the feature, and what it was asked about. */
  report(where: string, error: unknown): void {
    this.#log(`${where}: ${error instanceof Error ? error.stack : String(error)}`);
  }
}
