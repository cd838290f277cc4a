import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Diagnostic, Hover } from 'vscode-languageserver-types';
import { openSession } from './openSession.ts';

const uri = 'file:///huge/huge%20rules.xml';
const small = 'file:///huge/small.xml';

describe('a file that is too large for the server', () => {
  it('is opened with a message, and nothing else is held up by it', async () => {
    const files = { [small]: '<rules>\n<rule id="a" name="A">Roll 2D6+2.</rule></rules>' };
    const { connection } = await openSession({ textDocument: { diagnostic: {} } }, files);
    const messages: { type: number; message: string }[] = [];
    connection.onNotification('window/showMessage', (params: { type: number; message: string }) => {
      messages.push(params);
    });
    const unread: unknown[] = [];
    connection.onNotification('whq/unreadFiles', (params) => void unread.push(params));
    const text = `<rules>${'<rule/>'.repeat(160_000)}</rules>`;
    const textDocument = { uri, languageId: 'xml', version: 1, text };
    await connection.sendNotification('textDocument/didOpen', { textDocument });
    const report = await connection.sendRequest<{ items: Diagnostic[] }>('textDocument/diagnostic', {
      textDocument: { uri },
    });
    assert.deepEqual(report.items, []);
    const message =
      'huge rules.xml is too large: WHQ Rules shows no problems and no odds in it. Divide it into several files.';
    assert.deepEqual(messages, [{ type: 2, message }]);
    assert.deepEqual(unread, [{ count: 1 }]);
    // A long text may be anything: it is counted, and nobody is interrupted.
    const long = {
      uri: 'file:///huge/long.md',
      languageId: 'markdown',
      version: 1,
      text: 'Fear 2D6\n'.repeat(120_000),
    };
    await connection.sendNotification('textDocument/didOpen', { textDocument: long });
    await connection.sendRequest('textDocument/diagnostic', { textDocument: { uri: long.uri } });
    assert.deepEqual([messages.length, unread.at(-1)], [1, { count: 2 }]);
    const position = { line: 1, character: 29 };
    const hover = await connection.sendRequest<Hover>('textDocument/hover', { textDocument: { uri: small }, position });
    assert.match(JSON.stringify(hover.contents), /2D6\+2/);
    // The log says it too, which other sessions must not.
    await connection.sendRequest('shutdown');
    connection.dispose();
  });
});
