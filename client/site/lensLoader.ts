import { commands } from '../../server/lsp/protocol/commands.ts';
import type { ExampleFile } from './exampleFiles.ts';
import type { Lens } from './lenses.ts';
import type { ServerConnection } from './serverConnection.ts';

/** A lens, as LSP has it; the server gives the command of some only when they are asked for it. */
interface ServerLens {
  readonly range: { readonly start: { readonly line: number } };
  readonly command?: { readonly title: string; readonly command: string; readonly arguments?: readonly unknown[] };
}

/** What the page can do. Other lenses, such as those for translators, are not shown. */
const shown: ReadonlySet<string> = new Set([
  commands.showOdds,
  commands.roll,
  commands.rollTable,
  commands.showTable,
  commands.showFight,
]);

/** In milliseconds: while somebody types, the lenses wait. */
const quiet = 300;

/** Loads the lenses of the file in the editor, again after changes. */
export class LensLoader {
  readonly #server: ServerConnection;
  readonly #receive: (file: ExampleFile, lenses: readonly Lens[]) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(server: ServerConnection, receive: (file: ExampleFile, lenses: readonly Lens[]) => void) {
    this.#server = server;
    this.#receive = receive;
  }

  loadSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.load(), quiet);
  }

  load(): void {
    const file = this.#server.files.files.find(({ view }) => view !== undefined);
    if (file) this.#lensesOf(file).catch(() => undefined);
  }

  async #lensesOf(file: ExampleFile): Promise<void> {
    const { client } = this.#server;
    client.sync();
    const { version } = file;
    const textDocument = { uri: file.uri };
    const found = await client.request<object, readonly ServerLens[] | null>('textDocument/codeLens', { textDocument });
    const lenses = await Promise.all(
      (found ?? []).map((lens) =>
        lens.command ? lens : client.request<ServerLens, ServerLens>('codeLens/resolve', lens),
      ),
    );
    // Lenses of an earlier text could stand above other lines: the next ones are on their way.
    if (file.version !== version) return;
    this.#receive(
      file,
      lenses.flatMap(({ range, command }) =>
        command && shown.has(command.command)
          ? [
              {
                line: range.start.line,
                title: command.title,
                command: command.command,
                argument: command.arguments?.[0],
              },
            ]
          : [],
      ),
    );
  }
}
