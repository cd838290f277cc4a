import { Writable } from 'node:stream';

/**
 * The output of a server whose messages are written with one call each. The library for JSON-RPC writes the header of a message and its content
 * one after the other, and on busy processors the client, woken up by the header, runs before the content is written.
 *
 * @param output where the messages go; its errors become errors of the returned stream
 */
export function wholeMessages(output: Writable): Writable {
  let header: Buffer | undefined;
  const messages = new Writable({
    write(chunk: Buffer, _, written) {
      if (!header && isHeader(chunk)) {
        header = chunk;
        written();
        return;
      }
      output.write(header ? Buffer.concat([header, chunk]) : chunk, written);
      header = undefined;
    },
  });
  output.on('error', (error) => messages.destroy(error));
  return messages;
}

/** Whether a content must follow. */
function isHeader(chunk: Buffer): boolean {
  return chunk.subarray(-headerEnd.length).equals(headerEnd);
}

const headerEnd = Buffer.from('\r\n\r\n');
