import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { WorkspaceDiagnosticReport } from 'vscode-languageserver';
import { memoryHost } from '../support/memoryHost.ts';
import { open, openSession } from './openSession.ts';

const folder = 'file:///package';
const rules = (id: string, text: string): string => `<rules><rule id="${id}" name="A">${text}</rule></rules>`;
const capabilities = { textDocument: { diagnostic: {} } };

/** A session over these files in a folder, none of them open. */
async function begin(files: Readonly<Record<string, string>>, options = {}) {
  const known = new Map(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));
  const session = await openSession(capabilities, {}, { folder, host: memoryHost(known), options });
  const { connection } = session;
  const streamed: string[] = [];
  connection.onNotification('$/progress', ({ value }: { value: WorkspaceDiagnosticReport }) => {
    streamed.push(...value.items.map(({ uri }) => uri));
  });
  const ids = new Map<string, string>();
  /** What is new, by the names of the files. */
  const ask = async (more: object = {}): Promise<Readonly<Record<string, readonly unknown[] | 'unchanged'>>> => {
    const { items } = await connection.sendRequest<WorkspaceDiagnosticReport>('workspace/diagnostic', {
      previousResultIds: [...ids].map(([uri, value]) => ({ uri, value })),
      ...more,
    });
    for (const { uri, resultId } of items)
      if (resultId === undefined) ids.delete(uri);
      else ids.set(uri, resultId);
    return Object.fromEntries(
      items.map((item) => [
        item.uri.slice(folder.length + 1),
        item.kind === 'full' ? item.items.map(({ code }) => code) : 'unchanged',
      ]),
    );
  };
  const change = async (name: string, text: string | undefined, type: 1 | 2 | 3): Promise<void> => {
    const uri = `${folder}/${name}`;
    if (text === undefined) known.delete(uri);
    else known.set(uri, text);
    await connection.sendNotification('workspace/didChangeWatchedFiles', { changes: [{ uri, type }] });
  };
  return { ...session, ask, change, streamed };
}

/** Asks until something has changed. */
async function until<Result extends object>(ask: () => Promise<Result>): Promise<Result> {
  for (;;) {
    const answer = await ask();
    if (Object.keys(answer).length > 0) return answer;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('workspace/diagnostic', () => {
  it('tells the problems of files that are not open, and later only what has changed', async () => {
    const { connection, ask, change, end } = await begin({
      'a.xml': rules('a', 'Roll 106.'),
      'b.xml': rules('b', 'x'),
      'c.xml': rules('c', 'Roll 106.'),
    });
    await open(connection, `${folder}/c.xml`, rules('c', 'Roll 106.'));
    assert.deepEqual(await ask(), { 'a.xml': ['misread-die'], 'b.xml': [] });
    assert.deepEqual(await ask(), {});
    await change('b.xml', rules('b', 'Roll lD6.'), 2);
    assert.deepEqual(await until(ask), { 'a.xml': 'unchanged', 'b.xml': ['misread-die'] });
    await change('a.xml', undefined, 3);
    assert.deepEqual(await until(ask), { 'a.xml': [], 'b.xml': 'unchanged' });
    await connection.sendNotification('textDocument/didClose', { textDocument: { uri: `${folder}/c.xml` } });
    assert.deepEqual(await until(ask), { 'b.xml': 'unchanged', 'c.xml': ['misread-die'] });
    await end();
  });

  it('streams the files one after the other to a client that wants it', async () => {
    const { ask, streamed, end } = await begin({ 'a.xml': rules('a', 'Roll 106.'), 'b.xml': rules('b', 'x') });
    assert.deepEqual(await ask({ partialResultToken: 'part' }), {});
    assert.deepEqual(streamed, [`${folder}/a.xml`, `${folder}/b.xml`]);
    await end();
  });

  it('is not announced to a client that does not want it', async () => {
    const wanting = await begin({});
    const other = await begin({}, { workspaceDiagnostics: false });
    const provider = { interFileDependencies: true, workspaceDiagnostics: true };
    assert.deepEqual(wanting.announced.diagnosticProvider, provider);
    assert.deepEqual(other.announced.diagnosticProvider, { ...provider, workspaceDiagnostics: false });
    await Promise.all([wanting.end(), other.end()]);
  });
});
