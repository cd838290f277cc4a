import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import { openSession } from './openSession.ts';

const rules = 'file:///p/data/xml/rules/reef.xml';
const spanish = 'file:///p/data/i18n/content-es.xml';
const files = {
  [rules]: `<rules>
  <rule id="reef-crab" name="PINCH n" parameterName="value">The crab pinches for 2D6 Wounds on a roll of 5+.</rule>
  <rule id="reef-sand" name="SAND">The sand is deep, and the Warriors are slow in it.</rule>
</rules>`,
  [spanish]: `<translations>
  <entry key="rule.reef-crab.name">PELLIZCO n</entry>
  <entry key="rule.reef-crab.text">El cangrejo causa 1D6 Heridas con 5+.</entry>
  <entry key="rule.reef-gone.name">IDO</entry>
</translations>`,
};

/** The position behind the first such text in the translation. */
function behind(words: string): { readonly line: number; readonly character: number } {
  const lines = files[spanish].slice(0, files[spanish].indexOf(words) + words.length).split('\n');
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
}

const top = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

describe('a translator over the wire', () => {
  it('has no percentage for a language with nothing to translate', async () => {
    const english = 'file:///content-en.xml';
    const { connection, end } = await openSession(
      {},
      {
        'file:///rules.xml': '<rules>\n<rule id="reef-sand" name="SAND">The sand is deep.</rule>\n</rules>',
        [english]: '<translations>\n<entry key="rule.reef-sand.name">MUD</entry>\n</translations>',
      },
    );
    const answer: ServerRequests['whq/translations']['result'] = await connection.sendRequest('whq/translations', {});
    assert.deepEqual(
      answer.languages.map(({ uri, needed, percent }) => [uri, needed, percent]),
      [[english, 0, null]],
    );
    await end();
  });

  it('sees the progress, goes to the next place, and puts a stub in', async () => {
    const { connection, end } = await openSession({}, files);
    const ask = <Method extends keyof ServerRequests>(
      method: Method,
      params: ServerRequests[Method]['params'],
    ): Promise<ServerRequests[Method]['result']> => connection.sendRequest(method, params);

    assert.deepEqual(await ask('whq/translationFiles', {}), { hasTexts: true, uris: [spanish] });
    const { languages } = await ask('whq/translations', {});
    assert.deepEqual(languages, [
      {
        language: 'es',
        label: 'Spanish (es)',
        uri: spanish,
        needed: 4,
        translated: 2,
        percent: 50,
        needs: { missing: 2, problem: 2, stale: 0 },
        kinds: [
          { kind: 'rule', label: 'Rules', needed: 4, translated: 2, needs: { missing: 2, problem: 2, stale: 0 } },
        ],
      },
    ]);
    const { keys } = await ask('whq/translationKeys', { uri: spanish, kind: 'rule', need: 'missing' });
    assert.deepEqual(keys, [
      { key: 'rule.reef-sand.name', source: 'SAND' },
      { key: 'rule.reef-sand.text', source: 'The sand is deep, and the Warriors are slow in it.' },
    ]);

    const { names } = await ask('whq/glossary', { uri: spanish });
    assert.deepEqual(names, [
      { source: 'PINCH n', translated: 'PELLIZCO n', key: 'rule.reef-crab.name', uses: 0, others: [] },
    ]);

    const search = { uri: spanish, direction: 'next', needs: ['missing', 'problem'] } as const;
    const { found } = await ask('whq/nextTranslation', { ...search, range: top });
    assert.deepEqual(
      { ...found, text: found?.text.slice(0, 15) },
      {
        need: 'problem',
        key: 'rule.reef-crab.text',
        range: { start: behind('causa '), end: behind('causa 1D6') },
        text: 'The source says',
        number: 1,
        count: 3,
        wrapped: false,
      },
    );
    const missing = await ask('whq/nextTranslation', { ...search, needs: ['missing'], range: found?.range ?? top });
    assert.equal(missing.found?.text, 'Missing here: rule.reef-sand.name, and 1 more');
    const there = behind('con 5+.</entry>');
    assert.deepEqual(missing.found?.range.start, there);

    const wanted = { what: 'next', position: there } as const;
    assert.deepEqual(await ask('whq/insertMissing', { uri: spanish, wanted }), {
      edits: [
        {
          range: missing.found?.range,
          newText: '\n  <entry key="rule.reef-sand.name"><!-- whq-translate -->SAND</entry>',
        },
      ],
      keys: ['rule.reef-sand.name'],
    });
    const place = await ask('whq/translationPlace', { uri: spanish, key: 'rule.reef-crab.name' });
    assert.deepEqual(place.range?.start, behind('crab.name">'));
    await end();
  });

  it('sees the sources beside, and has edits without the orphans', async () => {
    const { connection, end } = await openSession({}, files);
    const { text }: ServerRequests['whq/translationSource']['result'] = await connection.sendRequest(
      'whq/translationSource',
      { uri: spanish },
    );
    assert.match(text, /<entry key="rule\.reef-crab\.text">The crab pinches for 2D6 Wounds/);
    assert.deepEqual(await connection.sendRequest('whq/translationSourceLine', { uri: spanish, line: 2 }), { line: 2 });
    const { keys }: ServerRequests['whq/removeOrphans']['result'] = await connection.sendRequest('whq/removeOrphans', {
      uri: spanish,
    });
    assert.deepEqual(keys, ['rule.reef-gone.name']);
    await end();
  });

  it('gets empty answers about files that are not there', async () => {
    const { connection, end } = await openSession({}, {});
    const uri = 'file:///p/nothing.xml';
    assert.deepEqual(await connection.sendRequest('whq/translations', {}), { languages: [] });
    assert.deepEqual(await connection.sendRequest('whq/translationFiles', {}), { hasTexts: false, uris: [] });
    assert.deepEqual(await connection.sendRequest('whq/translationSourceLine', { uri, line: 3 }), { line: null });
    assert.deepEqual(await connection.sendRequest('whq/insertMissing', { uri, wanted: { what: 'all' } }), {
      edits: [],
      keys: [],
    });
    assert.deepEqual(await connection.sendRequest('whq/cleanedWordings', { uri }), { wordings: [] });
    await end();
  });
});
