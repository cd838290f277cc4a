import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import type { NotificationMessage } from 'vscode-jsonrpc/node';
import { WholeMessages } from '../../server/hosts/wholeMessages.ts';

describe('messages written as a whole', () => {
  it('are one write each', async () => {
    const written: string[] = [];
    const output = new Writable({
      write(chunk: Buffer, _, done) {
        written.push(chunk.toString());
        done();
      },
    });
    // The second content ends as a header does.
    const methods = ['a', 'ñ €\r\n\r\n', 'x'.repeat(100_000)];
    const diagnostics = [{ message: 'ñ €' }, { message: '"items":[]' }];
    const messages = [
      ...methods.map((method) => ({ jsonrpc: '2.0', method })),
      { jsonrpc: '2.0', method: '"diagnostics":[]', params: { uri: '"', diagnostics } },
      { jsonrpc: '2.0', id: 1, method: '', result: { kind: 'full', items: diagnostics } },
      { jsonrpc: '2.0', id: 2, method: '', result: { kind: 'full', items: [] } },
      { jsonrpc: '2.0', id: 3, method: '', result: { isIncomplete: false, items: diagnostics } },
    ];
    await writeAll(output, messages);
    const expected = messages.map((message) => {
      const content = JSON.stringify(message);
      return `Content-Length: ${Buffer.byteLength(content)}\r\n\r\n${content}`;
    });
    assert.deepEqual(written, expected);
  });

  it('report that the other side is gone', async () => {
    const gone = new Error('EPIPE');
    const writer = new WholeMessages(new Writable({ write: (_, __, done) => done(gone) }));
    const errors: unknown[] = [];
    writer.onError(([error]) => errors.push(error));
    const message: NotificationMessage = { jsonrpc: '2.0', method: 'a' };
    await writer.write(message).catch(() => {});
    await new Promise(setImmediate);
    assert.ok(errors.includes(gone), String(errors));
  });
});

async function writeAll(output: Writable, messages: readonly NotificationMessage[]): Promise<void> {
  const writer = new WholeMessages(output);
  await Promise.all(messages.map((message) => writer.write(message)));
}
