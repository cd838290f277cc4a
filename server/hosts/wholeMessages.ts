import type { Writable } from 'node:stream';
import { AbstractMessageWriter, type Message, type MessageWriter } from 'vscode-languageserver/node';

/**
 * Writes each message of a server with one call. The writer of the library for JSON-RPC writes the header of a message and its content one after
 * the other, and on busy processors the client, woken up by the header, runs before the content is written.
 */
export class WholeMessages extends AbstractMessageWriter implements MessageWriter {
  readonly #output: Writable;
  readonly #textOf: (message: Message) => string;
  #errors = 0;

  /** @param textOf makes the JSON of a message. */
  constructor(output: Writable, textOf: (message: Message) => string) {
    super();
    this.#output = output;
    this.#textOf = textOf;
    output.on('error', (error) => this.fireError(error));
    output.on('close', () => this.fireClose());
  }

  /** Resolves when the output has taken the message. */
  write(message: Message): Promise<void> {
    const content = this.#textOf(message);
    const whole = `Content-Length: ${Buffer.byteLength(content)}\r\n\r\n${content}`;
    return new Promise((resolve, reject) => {
      this.#output.write(whole, (error) => {
        if (!error) {
          this.#errors = 0;
          resolve();
          return;
        }
        this.#errors++;
        this.fireError(error, message, this.#errors);
        reject(error);
      });
    });
  }

  end(): void {
    this.#output.end();
  }
}
