import type { LogOutputChannel } from 'vscode';
import {
  BaseLanguageClient,
  CloseAction,
  ErrorAction,
  type LanguageClientOptions,
  type MessageTransports,
  RevealOutputChannelOn,
} from 'vscode-languageclient';
import { settingsSection } from '../../server/lsp/protocol/settings.ts';
import type { ServerProgram, StartProgram } from './serverProgram.ts';

/** The options of a client. The log belongs to the caller and is used after the client has ended too. */
type ServerClientOptions = LanguageClientOptions & { readonly outputChannel: LogOutputChannel };

/** The maximum milliseconds between the end of a program and the end of its connection. */
const maximumClosingTime = 2000;

/**
 * A language client with its server program. It starts only once, because vscode-languageclient cannot start the same client again after a
 * failure; the next start needs a new one. It restarts nothing and shows no messages: it reports in the log and in its state.
 */
export class ServerClient extends BaseLanguageClient {
  readonly #startProgram: () => Promise<ServerProgram>;
  #program: Promise<ServerProgram> | undefined;
  #started: Promise<void> | undefined;
  #isEnding = false;

  constructor(startProgram: StartProgram, options: ServerClientOptions) {
    super(settingsSection, 'WHQ Rules', {
      ...options,
      revealOutputChannelOn: RevealOutputChannelOn.Never,
      initializationFailedHandler: () => false,
      errorHandler: {
        // A broken connection closes, or the watchdog notices that the server does not answer.
        error: () => ({ action: ErrorAction.Continue, handled: true }),
        closed: () => ({
          action: CloseAction.DoNotRestart,
          handled: true,
          message: 'The server has closed the connection.',
        }),
      },
    });
    this.#startProgram = () => startProgram(options.outputChannel);
  }

  /**
   * Asks the server to end, and ends it by force after the given milliseconds; with 0, at once. Its features and problems are gone from the
   * editor before this returns. The promise never rejects. Open requests are rejected.
   */
  async end(milliseconds: number): Promise<void> {
    this.#isEnding = true;
    if (milliseconds === 0) void this.#kill();
    const force = setTimeout(() => void this.#kill(), milliseconds);
    // A client says that it is running before it puts its commands in, and takes away only those that are there: the next one could not have them.
    await Promise.race([this.#started?.catch(() => undefined), elapsed(milliseconds + maximumClosingTime)]);
    // Rejects for a server that is ended by force or has not started yet. The library rejects open requests only if the connection closes
    // before its own time limit.
    await this.stop(milliseconds + maximumClosingTime).catch(() => undefined);
    clearTimeout(force);
    await this.#kill();
  }

  override start(): Promise<void> {
    this.#started = super.start();
    return this.#started;
  }

  /** Logs an error; the library would show a message. Errors are expected while a server is being ended, so these are for debugging only. */
  override error(message: string, data?: unknown): void {
    if (this.#isEnding) this.debug(message, data, false);
    else super.error(message, data, false);
  }

  protected override async createMessageTransports(): Promise<MessageTransports> {
    this.#program = this.#startProgram();
    const { reader, writer, name } = await this.#program;
    this.outputChannel.info(`The server has been started: ${name}.`);
    return { reader, writer };
  }

  async #kill(): Promise<void> {
    try {
      await (await this.#program)?.kill();
    } catch {
      // The program could not be started.
    }
  }
}

function elapsed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
