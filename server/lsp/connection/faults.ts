import type { Connection } from 'vscode-languageserver';
import { rememberedText } from '../../queries/remembered.ts';
import { printableLines } from '../../text/printable.ts';

/** The same fault occurs again at each key, so it is logged only the first time. */
const maximumRemembered = 1000;

/** Logs faults of the program itself, each once. */
export class Faults {
  readonly #log: (line: string) => void;

  constructor(connection: Connection) {
    this.#log = rememberedText({ most: maximumRemembered }, (line) => connection.console.error(line));
  }

  /**
   * @param where the feature, and the subject of the request.
   */
  report(where: string, error: unknown): void {
    this.#log(printableLines(`${where}: ${error instanceof Error ? error.stack : String(error)}`));
  }
}
