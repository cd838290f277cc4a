import type { Writable } from 'node:stream';
import { AbstractMessageWriter, type Message, type MessageWriter } from 'vscode-languageserver/node';
import { remembered } from '../queries/remembered.ts';
import { isObject } from '../text/parsedJson.ts';

/**
 * Writes each message of a server with one call. The writer of the library for JSON-RPC writes the header of a message and its content one after
 * the other, and on busy processors the client, woken up by the header, runs before the content is written.
 */
export class WholeMessages extends AbstractMessageWriter implements MessageWriter {
  readonly #output: Writable;
  #errors = 0;

  constructor(output: Writable) {
    super();
    this.#output = output;
    output.on('error', (error) => this.fireError(error));
    output.on('close', () => this.fireClose());
  }

  /** Resolves when the output has taken the message. */
  write(message: Message): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#output.write(bytesOf(message), (error) => {
        this.#errors = error ? this.#errors + 1 : 0;
        if (!error) return resolve();
        this.fireError(error, message, this.#errors);
        reject(error);
      });
    });
  }

  end(): void {
    this.#output.end();
  }
}

/** In the place of a list of diagnostics; no other text in a message is the same. */
const place = '\0';

/**
 * A message with its header. After a key most diagnostics are the same objects as before, and texts with a letter beyond Latin take ten times
 * longer to become bytes, so the bytes of diagnostics are kept.
 */
function bytesOf(message: object): Buffer {
  const list = diagnosticsIn(message);
  const text = JSON.stringify(message, list && ((_, value: unknown) => (value === list ? place : value)));
  const [before = '', after = ''] = list ? text.split(JSON.stringify(place)) : [text];
  const content: Buffer[] = [Buffer.from(before)];
  for (const diagnostic of list ?? []) content.push(content.length > 1 ? comma : open, bytesOfDiagnostic(diagnostic));
  if (list) content.push(Buffer.from(`${list.length > 0 ? '' : '['}]${after}`));
  const length = content.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([Buffer.from(`Content-Length: ${length}\r\n\r\n`), ...content]);
}

/** The list of a report on a document, or of a notification about one: other answers with items have no kind. */
function diagnosticsIn(message: object): readonly object[] | undefined {
  const { result, params }: { result?: unknown; params?: unknown } = message;
  const report = isObject(result) && result.kind === 'full' ? result.items : undefined;
  const list = report ?? (isObject(params) ? params.diagnostics : undefined);
  return Array.isArray(list) ? list : undefined;
}

const bytesOfDiagnostic = remembered((diagnostic: object): Buffer => Buffer.from(JSON.stringify(diagnostic)));

const [open, comma] = [Buffer.from('['), Buffer.from(',')];
