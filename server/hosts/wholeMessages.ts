import type { Writable } from 'node:stream';
import { AbstractMessageWriter, type Message, type MessageWriter } from 'vscode-languageserver/node';
import type { MessageParts } from '../lsp/connection/messageParts.ts';
import { remembered } from '../queries/remembered.ts';

/**
 * Writes each message of a server with one call. The writer of the library for JSON-RPC writes the header of a message and its content one after
 * the other, and on busy processors the client, woken up by the header, runs before the content is written.
 */
export class WholeMessages extends AbstractMessageWriter implements MessageWriter {
  readonly #output: Writable;
  readonly #partsOf: (message: Message) => MessageParts;
  #errors = 0;

  constructor(output: Writable, partsOf: (message: Message) => MessageParts) {
    super();
    this.#output = output;
    this.#partsOf = partsOf;
    output.on('error', (error) => this.fireError(error));
    output.on('close', () => this.fireClose());
  }

  /** Resolves when the output has taken the message. */
  write(message: Message): Promise<void> {
    const whole = bytesOf(this.#partsOf(message));
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

/** A message with its header. Texts with a letter beyond Latin take ten times longer to become bytes, so the bytes of diagnostics are kept. */
function bytesOf({ before, diagnostics, after }: MessageParts): Buffer {
  const content: Buffer[] = [Buffer.from(before)];
  for (const [index, diagnostic] of diagnostics.entries()) {
    if (index > 0) content.push(comma);
    content.push(bytesOfDiagnostic(diagnostic));
  }
  content.push(Buffer.from(after));
  let length = 0;
  for (const part of content) length += part.length;
  return Buffer.concat([Buffer.from(`Content-Length: ${length}\r\n\r\n`), ...content]);
}

const bytesOfDiagnostic = remembered((diagnostic: object): Buffer => Buffer.from(JSON.stringify(diagnostic)));

const comma = Buffer.from(',');
