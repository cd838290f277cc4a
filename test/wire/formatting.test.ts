import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { RegistrationParams, TextEdit } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { openSession } from './openSession.ts';

const uri = 'file:///data/xml/rules/a.xml';
const text = `<rules>\n <rule id='a' name="A">x</rule><rule id="b" name="B">y</rule>\n</rules>`;
const options = { tabSize: 4, insertSpaces: true };

describe('formatting', () => {
  it('answers a client that knows formatting from the start', async () => {
    const session = await openSession({}, { [uri]: text });
    const { documentFormattingProvider, documentRangeFormattingProvider } = session.announced;
    assert.ok(documentFormattingProvider && documentRangeFormattingProvider);
    const ask = async (method: string, more: object = {}): Promise<string> => {
      const edits = await session.ask<TextEdit[]>(method, uri, { options, ...more });
      return TextDocument.applyEdits(TextDocument.create(uri, 'xml', 1, text), edits);
    };
    assert.equal(await ask('formatting'), text.replace('</rule><', '</rule>\n <'));
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 3 } };
    assert.equal(await ask('rangeFormatting', { range }), text);
    await session.end();
  });

  it('leaves a bundled pack as it is', async () => {
    const pack = 'whq-rules:/roleplay-book.xml';
    const session = await openSession({}, { [pack]: text });
    assert.deepEqual(await session.ask('formatting', pack, { options }), []);
    await session.end();
  });

  it('is announced for XML alone to a client that can be told later', async () => {
    const dynamic = { dynamicRegistration: true };
    const session = await openSession(
      { textDocument: { formatting: dynamic, rangeFormatting: dynamic } },
      {},
      { settings: {} },
    );
    assert.equal(session.announced.documentFormattingProvider, undefined);
    const known = (): readonly string[] => {
      const added = session
        .paramsOf<RegistrationParams>('client/registerCapability')
        .flatMap(({ registrations }) => registrations.filter(({ method }) => /formatting/i.test(method)));
      return added.map(({ registerOptions }) => JSON.stringify(registerOptions.documentSelector));
    };
    await session.until(() => known().length === 2);
    assert.deepEqual(known(), ['[{"language":"xml"}]', '[{"language":"xml"}]']);
    await session.end();
  });
});
