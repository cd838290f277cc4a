import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { check } from '../../server/checks/check.ts';
import { mulberry32 } from '../../server/dice/random.ts';
import { packs } from '../../server/hosts/packs.ts';
import { type Store, stored } from '../../server/text/store.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { languageIdOf } from '../../server/workspace/packages/host.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { itProperty, runs } from '../support/runs.ts';

/** A package of all kinds: the example, and files of its own with what the example lacks. */
const example = readdirSync('docs/example/data', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.xml'))
  .map((name) => [`data/${name.replaceAll('\\', '/')}`, readFileSync(`docs/example/data/${name}`, 'utf8')] as const);
const rule = '<rule id="lamp" name="LAMP n">Roll 1D6 O. 1-2 Dark\n3-4 Dusk\n6 Light. On a 7+ the lamp goes out.</rule>';
const monster = '<monster id="orc" name="Orc"><wounds>3</wounds><ballisticskill>4</ballisticskill></monster>';
const notes =
  '# Cellar\n\nHere stand 6 Goblins (Fear 6). Roll 1D6 O on 7+.\n\n    1D6 O\n\n| D6 | |\n|---|---|\n| 1-2 | a |\n| 4 | b |\n';
const files = [
  ...example,
  ['cellar.md', notes],
  ['cellar.txt', notes],
  ['data/xml/rules/a.xml', `<rules>\n${rule}\n${rule}</rules>`],
  ['data/xml/rules/b.xml', `<rules xmlns:xsi="x" xsi:noNamespaceSchemaLocation="own.xsd">\n${rule}</rules>`],
  ['data/xml/monsters/a.xml', `<monsters>\n${monster}\n${monster}</monsters>`],
  ['data/xml/monsters/b.xml', `${monster}\n${rule}`],
  [
    'data/i18n/content-es.xml',
    `<translations>\n<entry key="rule.lamp.text">Tira 1D6. Con 5+ se apaga.</entry>\n${rule}</translations>`,
  ],
  [
    'data/i18n/content-en.xml',
    '<translations>\n<entry key="rule.lamp.text">Roll 1D6. On a 5+ it goes out.</entry></translations>',
  ],
] as const;

/** Texts that change what a section depends on besides its text: root, edition, kind, language and marks. */
const pieces = [
  '4+',
  'O',
  ' the the ',
  '\n7 Night',
  '<rules>',
  '</rules>',
  '<monsters>',
  rule,
  monster,
  '<p>',
  '&',
  'ñ',
  '\ufffd',
  '1 d 6',
];

function memory(): Store & { hits: number } {
  const values = new Map<string, string>();
  const store = {
    hits: 0,
    get: (key: string) => {
      const value = values.get(key);
      if (value !== undefined) store.hits++;
      return value;
    },
    set: (key: string, value: string) => values.set(key, value),
  };
  return store;
}

/** All findings in all files. */
function foundIn(texts: ReadonlyMap<string, string>, store?: Store): unknown {
  const workspace = new Workspace(packs);
  if (store) workspace.keepIn(store);
  const documents = [...texts].map(([name, text]) => {
    const uri = `file:///package/${name}`;
    return new Document(uri, languageIdOf(uri), 0, text);
  });
  for (const document of documents) workspace.put(document);
  workspace.textsBeside.put(
    'file:///package/data/xml/rules/own.xsd',
    '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="lamp"/></xs:schema>',
  );
  return documents.map((document) => [document.uri, check(workspace, document)]);
}

describe('findings that an earlier run has kept', () => {
  const seeds = [1, 2, 3, 4];
  for (const seed of seeds)
    itProperty(`are those of a run that keeps nothing, after any edit (seed ${seed})`, () => {
      const store = memory();
      const random = mulberry32(seed);
      const any = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
      const texts = new Map<string, string>();
      for (let index = 0; index < runs(250); index++) {
        // A few files at a time, so that there are many tries.
        if (index % 10 === 0) texts.clear();
        const [name, text] = any(files);
        const before = texts.get(name) ?? text;
        const at = Math.floor(random() * (before.length + 1));
        const to = random() < 0.5 ? at : Math.min(before.length, at + Math.floor(random() * 40));
        texts.set(name, random() < 0.1 ? text : `${before.slice(0, at)}${any(pieces)}${before.slice(to)}`);
        // The same entry in a file of another kind, or language.
        if (random() < 0.2) texts.set(any(files)[0], texts.get(name) ?? '');
        assert.deepEqual(foundIn(texts, store), foundIn(texts), [...texts].join('\n'));
      }
      assert.ok(store.hits > 10, `${store.hits}`);
    });
});

describe('a store', () => {
  const isKept = (value: unknown, expected: boolean): void => {
    const store = memory();
    assert.equal(
      stored(
        store,
        () => 'a',
        () => value,
      ),
      value,
    );
    assert.deepEqual(
      stored(
        store,
        () => 'a',
        () => 'other',
      ),
      expected ? value : 'other',
    );
    assert.equal(
      stored(
        undefined,
        () => assert.fail('it has no use'),
        () => value,
      ),
      value,
    );
  };

  it('has plain data', () => {
    for (const value of [{ a: [1, 'ñ\ud800', true, undefined, null], b: {}, c: undefined }, [], '', 0])
      isKept(value, true);
  });

  it('has nothing that JSON would change', () => {
    for (const value of [
      ['\0absent'],
      { a: new Map() },
      [new Set([1])],
      { a: 1n },
      Number.NaN,
      [() => 1],
      { a: /x/ },
      new Date(0),
    ])
      isKept(value, false);
  });
});
