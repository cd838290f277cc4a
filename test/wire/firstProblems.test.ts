import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { ClientCapabilities, PublishDiagnosticsParams } from 'vscode-languageserver';
import type { Diagnostic } from 'vscode-languageserver-types';
import { memoryHost } from '../support/memoryHost.ts';
import { open, openSession } from './openSession.ts';

const folder = 'file:///package';
const uri = `${folder}/data/i18n/content-es.xml`;
const textDocument = { uri };
const count = 1600;

const entries = (line: (number: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join('');
const source = `<rules>\n${entries((at) => `<rule id="r-${at}" name="R ${at}">Roll 2D6 for each Warrior on the long causeway.</rule>\n`)}</rules>\n`;
const sentences =
  'Tira 2D6 por cada Guerrero en la larga calzada. El mar está en calma, y nadie habla en el barco que llega del norte.';
/** One entry has other dice than its text, and one has a tag that is not closed. */
const translation = `<translations>\n${entries(
  (at) =>
    `<entry key="rule.r-${at}.text">${at === 5 ? sentences.replace('2D6', '3D6') : sentences}${at === count - 5 ? '<b' : ''}</entry>\n`,
)}</translations>\n`;
const ofMarkup = ['unfinished-start-tag'];
const all = ['translation-dice', ...ofMarkup];

const pull: ClientCapabilities = { textDocument: { diagnostic: {} } };
const refreshing: ClientCapabilities = { ...pull, workspace: { diagnostics: { refreshSupport: true } } };

/** A session in which the files of a package have been read, and a first answer has no time but for what is known at once. */
async function begin(capabilities: ClientCapabilities) {
  const files = new Map([
    [`${folder}/data/xml/rules/rules.xml`, source],
    [uri, translation],
  ]);
  const session = await openSession(capabilities, {}, { folder, host: memoryHost(files), patience: 0 });
  const { connection } = session;
  const refreshed = { count: 0, next: () => {} };
  const pushed: (readonly unknown[])[] = [];
  connection.onNotification('textDocument/publishDiagnostics', ({ diagnostics }: PublishDiagnosticsParams) => {
    pushed.push(diagnostics.map(({ code }) => code));
    refreshed.next();
  });
  connection.onRequest('workspace/diagnostic/refresh', () => {
    refreshed.count++;
    refreshed.next();
    return null;
  });
  // Waits until the files have been read.
  await connection.sendRequest('whq/translationSource', { uri: folder });
  await new Promise((resolve) => setImmediate(resolve));
  refreshed.count = 0;
  const problems = async (): Promise<readonly unknown[]> => {
    const { items } = await connection.sendRequest<{ items: Diagnostic[] }>('textDocument/diagnostic', {
      textDocument,
    });
    return items.map(({ code }) => code);
  };
  /** Types a letter in a text in the middle. */
  const type = (version: number): Promise<void> => {
    const position = { line: count / 2, character: 40 };
    return connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version },
      contentChanges: [{ range: { start: position, end: position }, text: 'x' }],
    });
  };
  const told = (): Promise<void> =>
    new Promise((resolve) => {
      refreshed.next = resolve;
    });
  return { ...session, refreshed, pushed, problems, type, told };
}

describe('the first answer about a large document', () => {
  it('has the errors of markup, and all problems follow after a refresh, also for keys', async () => {
    const { connection, refreshed, problems, type, told, end } = await begin(refreshing);
    await open(connection, uri, translation);
    const asked = told();
    assert.deepEqual(await problems(), ofMarkup);
    await asked;
    assert.deepEqual(await problems(), all);
    const before = refreshed.count;
    await type(2);
    assert.deepEqual(await problems(), all);
    assert.equal(refreshed.count, before);
    await end();
  });

  it('is followed by all problems of the text as it is then', async () => {
    const { connection, problems, type, end } = await begin(refreshing);
    await open(connection, uri, translation);
    assert.deepEqual(await problems(), ofMarkup);
    await type(2);
    assert.deepEqual(await problems(), all);
    await end();
  });

  it('is the last one about a document that is closed; another one follows when it is opened again', async () => {
    const { connection, refreshed, problems, told, end } = await begin(refreshing);
    await open(connection, uri, translation);
    const asked = told();
    assert.deepEqual(await problems(), ofMarkup);
    await connection.sendNotification('textDocument/didClose', { textDocument });
    await asked;
    assert.deepEqual(await problems(), []);
    await open(connection, uri, translation);
    await problems();
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.deepEqual(await problems(), all);
    assert.ok(refreshed.count >= 1);
    await end();
  });

  it('has all problems for a client that cannot request again', async () => {
    const { connection, problems, end } = await begin(pull);
    await open(connection, uri, translation);
    assert.deepEqual(await problems(), all);
    await end();
  });

  it('has all problems of a file whose problems the client has been told', async () => {
    const { connection, problems, end } = await begin(refreshing);
    await connection.sendRequest('workspace/diagnostic', { previousResultIds: [] });
    await open(connection, uri, translation);
    assert.deepEqual(await problems(), all);
    await end();
  });

  it('is sent twice to a client that cannot request', async () => {
    const { connection, pushed, told, end } = await begin({});
    const first = told();
    await open(connection, uri, translation);
    await first;
    await told();
    assert.deepEqual(pushed, [ofMarkup, all]);
    await end();
  });
});
