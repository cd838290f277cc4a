import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'mocha';
import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver-types';
import { problemCodes } from '../../server/checks/problems/kinds.ts';
import type { InitializationOptions } from '../../server/lsp/protocol/protocol.ts';
import { openSession } from './openSession.ts';

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

  it('are hints, or information for who wants them listed', async () => {
    const severitiesOf = (found: readonly Diagnostic[]) => found.map(({ severity }) => severity);
    assert.deepEqual(severitiesOf(await diagnostics({}, {})), [DiagnosticSeverity.Error, DiagnosticSeverity.Hint]);
    assert.deepEqual(severitiesOf(await diagnostics({ listHints: true }, {})), [
      DiagnosticSeverity.Error,
      DiagnosticSeverity.Information,
    ]);
  });
});
