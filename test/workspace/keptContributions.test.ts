import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { packs } from '../../server/hosts/packs.ts';
import { fingerprint } from '../../server/text/fingerprint.ts';
import { isObject } from '../../server/text/parsedJson.ts';
import type { DocumentValues, PartValues } from '../../server/text/store.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { Index, ownPrecedence } from '../../server/workspace/index/index.ts';
import {
  bundledContributions,
  contributionsFrom,
  plainContributions,
} from '../../server/workspace/index/keptContributions.ts';

/** Values that stay in memory. */
class Values implements DocumentValues, PartValues {
  readonly parts = this;
  readonly kept = new Map<string, string>();

  keyOf(text: string): string {
    return text;
  }

  get(key: string): string | undefined {
    return this.kept.get(key);
  }

  set(key: string, value: string): void {
    this.kept.set(key, value);
  }

  setLong(key: string, value: string): void {
    this.set(key, value);
  }

  close(): void {}

  print(texts: readonly string[]): string {
    return fingerprint(JSON.stringify(texts));
  }
}

const rule = (id: string, attributes: string, content: string): string =>
  `<rule id="${id}" ${attributes}>${content} ${'The lamp of the cellar is lit. '.repeat(4)}</rule>`;

/** Documents with all that an index needs of any, by their URIs. */
const files: readonly (readonly [name: string, languageId: string, text: string])[] = [
  [
    'data/xml/rules/a.xml',
    'xml',
    `<rules>${[
      rule('lamp', 'name="LAMP n+ (STR a-b)" parameterNames="n,a,b"', '<?odds out: 1D6 >= n ?><?values 3 4+ A ?>'),
      rule('wick', 'name="WICK" parameterName="n"', '<?also-named SILVER WICK n ?><?misnamed WEEK ?>'),
      rule('oil', 'name="Oil"', '<?fight damage +1 ?><?variant-of rpb-fear: It smokes. ?>'),
      rule('tar', 'name="Tar"', '<?variant-of rpb-fear ?>'),
      `<magic id="smoke" name="SMOKE"/>`,
      `<rule name="No id, &amp; a reference">It glows.</rule>`,
      `<rule>`,
    ].join('\n')}</rules>`,
  ],
  [
    'data/xml/monsters/a.xml',
    'xml',
    `<monsters><monster id="orc" name="Orc" factions="dark-elves  orcs"><wounds>3</wounds><special><rule id="lamp" param="4+">Lamp 4+</rule><rule id="wick"/><magic id="smoke">3</magic></special></monster></monsters>`,
  ],
  [
    'data/xml/tables/a.xml',
    'xml',
    `<tables><table name="Cellar"><monster id="orc" number="1" level="1"/><group level="3"><monster id="keeper" number="1"/></group><event id="e" level="2"/></table><!-- ${'Nobody comes here at night. '.repeat(5)} --></tables>`,
  ],
  [
    'data/i18n/content-es.xml',
    'xml',
    `<translations><entry key="rule.lamp.name">LÁMPARA n+</entry><entry key="rule.lamp.text"><?also-named FAROL ?>${'La lámpara del sótano se apaga. '.repeat(10)}</entry><entry key="monster.orc.name">Orco</entry></translations>`,
  ],
  ['cellar.md', 'markdown', `See [it](rules.xml#lamp) and \`wick\`.\n${'Here is nothing of note.\n'.repeat(5)}`],
  [
    'whq.json',
    'json',
    JSON.stringify({
      id: 'cellar',
      title: 'The cellar below the old tower by the harbour, and what is in it.',
      version: '1.0.0',
    }),
  ],
];

function read([name, languageId, text]: (typeof files)[number], values?: Values): { document: Document; index: Index } {
  const document = new Document(`file:///package/${name}`, languageId, 0, text);
  document.keepIn(values);
  const index = new Index();
  index.add(document, ownPrecedence);
  return { document, index };
}

/** All that an index knows of the sections of its document. */
function known({ document, index }: ReturnType<typeof read>): unknown {
  const contributions = [...index.contributionsOf(document).values()];
  for (const { definition, translation, entities, references } of contributions)
    for (const { document: owner, section } of [definition ?? [], translation ?? [], entities, references].flat()) {
      assert.equal(owner, document);
      assert.ok(document.sections.includes(section));
    }
  const plain = JSON.stringify(contributions, (name, value) =>
    name === 'document' ? document.uri : name === 'section' ? document.sections.indexOf(value) : value,
  );
  return [JSON.parse(plain), index.offeredBy(document)];
}

describe('what the build says that a bundled pack adds to the index', () => {
  const built = packs.flatMap(({ files }) => files).filter(({ contributions }) => contributions !== undefined);

  it('is there for the packs that each start reads, and is what their texts add', () => {
    assert.deepEqual(
      built.map(({ uri }) => uri),
      packs.filter(({ system }) => system === undefined).flatMap(({ files }) => files.map(({ uri }) => uri)),
    );
    for (const { uri, text, contributions = '' } of built) {
      const document = new Document(uri, 'xml', 0, text);
      const fresh = bundledContributions(document);
      assert.equal(contributions, plainContributions(document, fresh));
      assert.equal(plainOf(contributionsFrom(contributions, document, true)), plainOf(fresh), uri);
    }
  });
});

/** All that they say, but for undefined members. */
function plainOf(contributions: ReturnType<typeof bundledContributions>): string {
  return JSON.stringify([...contributions.values()], (name, value) => {
    if (name === 'document' || name === 'section') return undefined;
    // The order of the members does not count.
    return isObject(value) ? Object.fromEntries(Object.entries(value).sort()) : value;
  });
}

describe('what a file adds to the index, as an earlier run has kept it', () => {
  for (const file of files)
    it(`is what its text adds: ${file[0]}`, () => {
      const values = new Values();
      const fresh = known(read(file));
      assert.deepEqual(known(read(file, values)), fresh);
      assert.equal(values.kept.size, 1);
      assert.deepEqual(known(read(file, values)), fresh);
    });

  const [rules] = files;

  it('is taken without a look at the text', () => {
    assert.ok(rules);
    const values = new Values();
    read(rules, values);
    for (const [key, value] of values.kept) values.set(key, value.replaceAll('"lamp"', '"beacon"'));
    const { index } = read(rules, values);
    assert.deepEqual([index.withId('beacon').length, index.withId('lamp').length], [1, 0]);
  });

  it('is not taken for another text, another name of the file or another language', () => {
    assert.ok(rules);
    const [name, languageId, text] = rules;
    const values = new Values();
    read(rules, values);
    for (const key of values.kept.keys()) values.set(key, '[]');
    assert.equal(read(rules, values).index.withId('lamp').length, 0);
    for (const other of [
      [name, languageId, text.replace('Oil', 'Tallow')],
      [name.replace('a.xml', 'b.xml'), languageId, text],
      [name, 'plaintext', text],
    ] as const)
      assert.equal(read(other, values).index.withId('lamp').length, read(other).index.withId('lamp').length, other[0]);
  });

  it('is not kept of a file whose entries are so short that their text is read as fast', () => {
    const values = new Values();
    const short = Array.from({ length: 20 }, (_, at) => `<rule id="r${at}" name="EEL ${at}"/>`).join('\n');
    read(['data/xml/rules/a.xml', 'xml', `<rules>${short}</rules>`], values);
    assert.equal(values.kept.size, 0);
  });
});
