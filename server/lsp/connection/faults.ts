import type { Connection } from 'vscode-languageserver';

/** The same fault happens again with each key: it is logged the first time only. */
const mostRemembered = 1000;

/** Logs what has gone wrong in the program itself, each fault once. */
export class Faults {
  readonly #connection: Connection;
  readonly #logged = new Set<string>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** @param where the feature, and what it was asked about. */
  report(where: string, error: unknown): void {
    const line = `${where}: ${error instanceof Error ? error.stack : String(error)}`;
    if (this.#logged.has(line)) return;
    if (this.#logged.size >= mostRemembered) this.#logged.clear();
    this.#logged.add(line);
    this.#connection.console.error(line);
  }
}
