import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { TextEdit } from 'vscode-languageserver-types';
import { openSession } from './openSession.ts';

const uri = 'file:///data/xml/rules/a.xml';
const text = `<rules>\n <rule id='a' name="A">x</rule><rule id="b" name="B">y</rule>\n</rules>`;
const options = { tabSize: 4, insertSpaces: true };

describe('formatting', () => {
  it('answers a client that knows formatting from the start', async () => {
    const { connection, announced, end } = await openSession({}, { [uri]: text });
    assert.ok(announced.documentFormattingProvider && announced.documentRangeFormattingProvider);
    const ask = async (method: string, more: object = {}): Promise<string> => {
      const edits = await connection.sendRequest<TextEdit[]>(method, { textDocument: { uri }, options, ...more });
      return TextDocument.applyEdits(TextDocument.create(uri, 'xml', 1, text), edits);
    };
    const both = `<rules>\n <rule id='a' name="A">x</rule>\n <rule id="b" name="B">y</rule>\n</rules>`;
    assert.equal(await ask('textDocument/formatting'), both);
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 3 } };
    assert.equal(await ask('textDocument/rangeFormatting', { range }), text);
    await end();
  });

  it('is announced for XML alone, while the settings want it, to a client that can be told later', async () => {
    const dynamic = { dynamicRegistration: true };
    let isEnabled = true;
    const { connection, announced, end } = await openSession(
      { workspace: { configuration: true }, textDocument: { formatting: dynamic, rangeFormatting: dynamic } },
      {},
    );
    const known = new Map<string, string>();
    let changed = (): void => {};
    connection.onRequest('workspace/configuration', ({ items }: { items: readonly unknown[] }) =>
      items.map(() => ({ formatting: { enabled: isEnabled } })),
    );
    connection.onRequest('client/registerCapability', ({ registrations }) => {
      for (const { id, method, registerOptions } of registrations)
        if (/formatting/i.test(method)) known.set(id, JSON.stringify(registerOptions.documentSelector));
      changed();
    });
    connection.onRequest('client/unregisterCapability', ({ unregisterations }) => {
      for (const { id } of unregisterations) known.delete(id);
      changed();
    });
    const until = (count: number): Promise<void> =>
      new Promise((resolve) => {
        changed = () => {
          if (known.size === count) resolve();
        };
        changed();
      });
    assert.equal(announced.documentFormattingProvider, undefined);
    await until(2);
    assert.deepEqual([...known.values()], ['[{"language":"xml"}]', '[{"language":"xml"}]']);
    isEnabled = false;
    await connection.sendNotification('workspace/didChangeConfiguration', { settings: {} });
    await until(0);
    isEnabled = true;
    await connection.sendNotification('workspace/didChangeConfiguration', { settings: {} });
    await until(2);
    await end();
  });
});
