import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { PublishDiagnosticsParams } from 'vscode-languageserver';
import { folder, openSession } from './openSession.ts';

const path = 'data/i18n/content-es.xml';
const uri = `${folder}/${path}`;
const count = 400;

const entries = (line: (number: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join('');
const source = `<rules>\n${entries((at) => `<rule id="r-${at}" name="R ${at}">Roll 2D6 for each Warrior on the long causeway.</rule>\n`)}</rules>\n`;
const sentences =
  'Tira 2D6 por cada Guerrero en la larga calzada. El mar está en calma, y nadie habla en el barco que llega del norte.';
/** Long enough to be answered in two parts. One entry has other dice than its text, and one has a tag that is not closed. */
const translation = `<translations>\n${entries(
  (at) =>
    `<entry key="rule.r-${at}.text">${at === 5 ? sentences.replace('2D6', '3D6') : sentences}${at === count - 5 ? '<b' : ''}</entry>\n`,
)}<!-- ${'Nada. '.repeat(25_000)} -->\n</translations>\n`;
const ofMarkup = ['unfinished-start-tag'];
const all = ['translation-dice', ...ofMarkup];
const refresh = 'workspace/diagnostic/refresh';

/** A session in which the files of a package have been read, and a first answer has no time but for what is known at once. */
async function begin(capabilities: 'refreshing' | 'pulling' | 'neither') {
  const pull = capabilities === 'neither' ? {} : { textDocument: { diagnostic: {} } };
  const workspace = capabilities === 'refreshing' ? { diagnostics: { refreshSupport: true } } : {};
  const disk = { 'data/xml/rules/rules.xml': source, [path]: translation };
  const session = await openSession({ ...pull, workspace }, {}, { disk, patience: 0 });
  await session.settled();
  await new Promise((resolve) => setImmediate(resolve));
  return session;
}

describe('the first answer about a large document', () => {
  it('has the errors of markup, and all problems follow after a refresh, also for keys', async () => {
    const session = await begin('refreshing');
    await session.open(uri, translation);
    const asked = session.next(refresh);
    assert.deepEqual(await session.codes(uri), ofMarkup);
    await asked;
    assert.deepEqual(await session.codes(uri), all);
    const before = session.paramsOf(refresh).length;
    await session.replace(uri, 'larga', 'xlarga');
    assert.deepEqual(await session.codes(uri), all);
    assert.equal(session.paramsOf(refresh).length, before);
    await session.end();
  });

  it('is followed by one about the text with each key that comes before all problems are known, with those of the edited section', async () => {
    const session = await begin('refreshing');
    await session.open(uri, translation);
    assert.deepEqual(await session.codes(uri), ofMarkup);
    await session.replace(uri, 'larga', 'xlarga');
    assert.deepEqual(await session.codes(uri), ofMarkup);
    await session.replace(uri, 'Tira 2D6', 'Tira 4D6');
    assert.deepEqual(await session.codes(uri), all);
    await session.replace(uri, 'Tira 4D6', 'Tira 2D6');
    assert.deepEqual(await session.codes(uri), ofMarkup);
    // Of this text all that is known has been told.
    assert.deepEqual(await session.codes(uri), all);
    await session.end();
  });

  it('has all problems for a client that cannot request again', async () => {
    const session = await begin('pulling');
    await session.open(uri, translation);
    assert.deepEqual(await session.codes(uri), all);
    await session.end();
  });

  it('has all problems of a file whose problems the client has been told', async () => {
    const session = await begin('refreshing');
    await session.connection.sendRequest('workspace/diagnostic', { previousResultIds: [] });
    await session.open(uri, translation);
    assert.deepEqual(await session.codes(uri), all);
    await session.end();
  });

  it('is sent twice to a client that cannot request', async () => {
    const session = await begin('neither');
    await session.open(uri, translation);
    const sent = () =>
      session
        .paramsOf<PublishDiagnosticsParams>('textDocument/publishDiagnostics')
        .map(({ diagnostics }) => diagnostics.map(({ code }) => code));
    await session.until(() => sent().length === 2);
    assert.deepEqual(sent(), [ofMarkup, all]);
    await session.end();
  });
});
