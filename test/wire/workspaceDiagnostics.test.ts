import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { WorkspaceDiagnosticReport } from 'vscode-languageserver';
import { folder, openSession } from './openSession.ts';

const rules = (id: string, text: string): string => `<rules><rule id="${id}" name="A">${text}</rule></rules>`;

/** A session over these files in a folder, none of them open. */
async function begin(disk: Readonly<Record<string, string>>, options = {}) {
  const session = await openSession({ textDocument: { diagnostic: {} } }, {}, { disk, options });
  const ids = new Map<string, string>();
  /** What is new, by the names of the files. */
  const ask = async (more: object = {}): Promise<Readonly<Record<string, readonly unknown[] | 'unchanged'>>> => {
    await session.settled();
    const { items } = await session.connection.sendRequest<WorkspaceDiagnosticReport>('workspace/diagnostic', {
      previousResultIds: [...ids].map(([uri, value]) => ({ uri, value })),
      ...more,
    });
    for (const { uri, resultId } of items)
      if (resultId === undefined) ids.delete(uri);
      else ids.set(uri, resultId);
    const shown = items.map((item) => [
      item.uri.slice(folder.length + 1),
      item.kind === 'full' ? item.items.map(({ code }) => code) : 'unchanged',
    ]);
    return Object.fromEntries(shown);
  };
  return { session, ask };
}

describe('workspace/diagnostic', () => {
  it('tells the problems of files that are not open, and later only what has changed', async () => {
    const slip = rules('c', 'Roll 106.');
    const { session, ask } = await begin({
      'a.xml': rules('a', 'Roll 106.'),
      'b.xml': rules('b', 'x'),
      'c.xml': slip,
    });
    await session.open(`${folder}/c.xml`, slip);
    assert.deepEqual(await ask(), { 'a.xml': ['misread-die'], 'b.xml': [] });
    assert.deepEqual(await ask(), {});
    await session.write('b.xml', rules('b', 'Roll lD6.'));
    assert.deepEqual(await ask(), { 'a.xml': 'unchanged', 'b.xml': ['misread-die'] });
    await session.write('a.xml', undefined);
    assert.deepEqual(await ask(), { 'a.xml': [], 'b.xml': 'unchanged' });
    await session.close(`${folder}/c.xml`);
    assert.deepEqual(await ask(), { 'b.xml': 'unchanged', 'c.xml': ['misread-die'] });
    await session.end();
  });

  it('is not announced to a client that does not want it', async () => {
    for (const workspaceDiagnostics of [true, false]) {
      const { session } = await begin({}, workspaceDiagnostics ? {} : { workspaceDiagnostics });
      const provider = { interFileDependencies: true, workspaceDiagnostics };
      assert.deepEqual(session.announced.diagnosticProvider, provider);
      await session.end();
    }
  });
});
