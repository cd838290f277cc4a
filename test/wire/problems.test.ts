import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'mocha';
import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver-types';
import { problemCodes } from '../../server/checks/problems/kinds.ts';
import type { InitializationOptions } from '../../server/lsp/protocol/protocol.ts';
import { openSession, type Session } from './openSession.ts';

const uri = 'file:///package/rules.xml';
const files = { [uri]: '<rules>\n<rule id="a" name="A" zap="1">Te\u200bxt</rule>\n</rules>' };
const pull = { textDocument: { diagnostic: {} }, workspace: { configuration: true } };

/** What the server says of the file, with the settings of the section `problems`. */
async function diagnostics(problems: object, options: InitializationOptions): Promise<readonly Diagnostic[]> {
  const { connection, end } = await openSession(pull, files, { options });
  connection.onRequest('workspace/configuration', ({ items }: { items: object[] }) => items.map(() => ({ problems })));
  const { items } = await connection.sendRequest<{ items: Diagnostic[] }>('textDocument/diagnostic', {
    textDocument: { uri },
  });
  await end();
  return items;
}

/** A client that types into the file, and says what problems it has then. */
function typist({ connection }: Session) {
  let version = 1;
  const textDocument = { uri };
  const change = async (from: number, to: number, typed: string): Promise<readonly string[]> => {
    const range = { start: { line: 0, character: from }, end: { line: 0, character: to } };
    await connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version: ++version },
      contentChanges: [{ range, text: typed }],
    });
    return problems();
  };
  const problems = async (): Promise<readonly string[]> => {
    const { items } = await connection.sendRequest<{ items: Diagnostic[] }>('textDocument/diagnostic', {
      textDocument,
    });
    return items.map(({ code }) => String(code));
  };
  const save = () => connection.sendNotification('textDocument/didSave', { textDocument });
  return { change, problems, save };
}

describe('problems over the wire', () => {
  it('have codes that lead to their pages, for a client that has them', async () => {
    const [plain, linked] = [await diagnostics({}, {}), await diagnostics({}, { problemPages: 'page:/problems' })];
    assert.deepEqual(
      plain.map(({ code, codeDescription }) => [code, codeDescription]),
      [
        ['unknown-attribute', undefined],
        ['invisible-character', undefined],
      ],
    );
    assert.deepEqual(
      linked.map(({ codeDescription }) => codeDescription?.href),
      ['page:/problems/unknown-attribute.md', 'page:/problems/invisible-character.md'],
    );
    for (const code of problemCodes) assert.ok(existsSync(`docs/problems/${code}.md`), code);
  });

  it('are none in a tag while it is typed, and come with the next edit elsewhere, a deletion or a save', async () => {
    const text = '<rules><rule id="a" name="A">Text</rule><rule id="b" name="B">A text with some room.</rule></rules>';
    const session = await openSession(
      { ...pull, workspace: { ...pull.workspace, diagnostics: { refreshSupport: true } } },
      { [uri]: text },
    );
    session.connection.onRequest('workspace/configuration', ({ items }: { items: object[] }) => items.map(() => ({})));
    let refreshed = (): void => {};
    session.connection.onRequest('workspace/diagnostic/refresh', () => {
      refreshed();
      return null;
    });
    const { change, problems, save } = typist(session);
    const place = text.indexOf('Text') + 2;
    assert.deepEqual(await change(place, place, '<'), []);
    assert.deepEqual(await change(place + 1, place + 1, 'bt'), []);
    // A letter that was wrong is taken back.
    assert.deepEqual(await change(place + 2, place + 3, ''), []);
    const other = text.indexOf('room');
    assert.deepEqual(await change(other, other, 'x'), ['unfinished-start-tag']);
    assert.deepEqual(await change(place + 2, place + 2, 'r/>'), []);
    // A deletion elsewhere is no beginning of a tag.
    assert.deepEqual(await change(other, other, 'y'), []);
    assert.deepEqual(await change(place + 4, place + 5, ''), [
      'unfinished-start-tag',
      'stray-characters',
      'attribute-without-value',
    ]);
    assert.deepEqual(await change(place, place + 4, ''), []);
    assert.deepEqual(await change(place, place, '<'), []);
    const asked = new Promise<void>((resolve) => {
      refreshed = resolve;
    });
    await save();
    await asked;
    assert.deepEqual(await problems(), ['unfinished-start-tag']);
    await session.end();
  });

  it('are hints, or information for who wants them listed', async () => {
    const severitiesOf = (found: readonly Diagnostic[]) => found.map(({ severity }) => severity);
    assert.deepEqual(severitiesOf(await diagnostics({}, {})), [DiagnosticSeverity.Error, DiagnosticSeverity.Hint]);
    assert.deepEqual(severitiesOf(await diagnostics({ listHints: true }, {})), [
      DiagnosticSeverity.Error,
      DiagnosticSeverity.Information,
    ]);
  });
});
