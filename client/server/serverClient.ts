import type { LogOutputChannel } from 'vscode';
import {
  BaseLanguageClient,
  CloseAction,
  ErrorAction,
  type LanguageClientOptions,
  type MessageTransports,
  RevealOutputChannelOn,
} from 'vscode-languageclient';
import { settingsSection } from '../../server/lsp/protocol/protocol.ts';
import type { ServerProgram, StartProgram } from './serverProgram.ts';

/** What a client is made with. The log belongs to the caller and outlives the client. */
type ServerClientOptions = LanguageClientOptions & { readonly outputChannel: LogOutputChannel };

/** Milliseconds from the end of a program until its connection is seen to close. */
const longestClosing = 2000;

/**
 * A language client with its server program. It starts once: after a failure vscode-languageclient cannot start the same
 * client again, so the next start takes a new one. It restarts nothing and shows nothing by itself: all it has to say
 * is in the log and in its state.
 */
export class ServerClient extends BaseLanguageClient {
  readonly #startProgram: () => Promise<ServerProgram>;
  #program: Promise<ServerProgram> | undefined;
  #isEnding = false;

  constructor(startProgram: StartProgram, options: ServerClientOptions) {
    super(settingsSection, 'WHQ Rules', {
      ...options,
      revealOutputChannelOn: RevealOutputChannelOn.Never,
      initializationFailedHandler: () => false,
      errorHandler: {
        // A connection that is broken closes, or the server is found not to answer.
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
   * Ends the server: it is asked to end, and after so many milliseconds it is made to; with 0 it is made to at once. Its features
   * and problems leave the editor before this returns its promise, which never rejects. What it was asked is rejected.
   */
  async end(milliseconds: number): Promise<void> {
    this.#isEnding = true;
    if (milliseconds === 0) void this.#kill();
    const force = setTimeout(() => void this.#kill(), milliseconds);
    // Rejects for a server that has to be made to, and for one that has not started yet. The library rejects what is still open only if it
    // sees the connection close before its own time is over.
    await this.stop(milliseconds + longestClosing).catch(() => undefined);
    clearTimeout(force);
    await this.#kill();
  }

  /** The library would show errors in the middle of the screen; and while a server is being ended, they are no news. */
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
      // It could not even be started.
    }
  }
}
