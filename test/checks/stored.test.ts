import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { check } from '../../server/checks/check.ts';
import { mulberry32 } from '../../server/dice/random.ts';
import { packs } from '../../server/hosts/packs.ts';
import { fingerprint } from '../../server/text/fingerprint.ts';
import { type Store, type StoredValues, stored } from '../../server/text/store.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { languageIdOf } from '../../server/workspace/packages/host.ts';
import { isKeptText } from '../../server/workspace/packages/sourceRecord.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { itProperty, runs } from '../support/runs.ts';

/** A package of all kinds: the example, and files of its own with what the example lacks. */
const example = readdirSync('docs/example/data', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.xml'))
  .map((name) => [`data/${name.replaceAll('\\', '/')}`, readFileSync(`docs/example/data/${name}`, 'utf8')] as const);
const rule = '<rule id="lamp" name="LAMP n">Roll 1D6 O. 1-2 Dark\n3-4 Dusk\n6 Light. On a 7+ the lamp goes out.</rule>';
const monster = '<monster id="orc" name="Orc"><wounds>3</wounds><ballisticskill>4</ballisticskill></monster>';
const notes =
  '# Cellar\n\nHere stand 6 Goblins (Fear 6, Lamp 4+). Roll 1D6 O on 7+.\n\n    1D6 O\n\n| D6 | |\n|---|---|\n| 1-2 | a |\n| 4 | b |\n\nSee [it](rules.xml#lamp).\n';
const wick =
  '<rule id="wick" name="WICK" parameterName="n">Burn 1D6 Wounds if there is one. The “Silver Lamp” of the Grey Keeper is never lit on a 6+.</rule>';
const uses = (id: string): string =>
  `<monster id="${id}" name="Orc ${id}" plural="Orcs ${id}" factions="dark-elves"><wounds>3</wounds><strength>S</strength><special><rule id="lamp" param="4+">Lamp 4+</rule><rule id="wick">Wick</rule><rule id="rpb-guards" param="Orc orc">Guards (Orc orc)</rule></special></monster>`;
const table =
  '<table name="Cellar" die="D6"><monster id="orc" number="1" level="1" /><monster id="keeper" number="1-6" level="2" /><group level="3" number="1"><monster id="orc" number="1"/><monster id="keeper" number="1"><special><rule id="rpb-guards" param="Orc orc">Guards (Orc orc)</rule></special></monster></group></table>';
const spanish = [
  ['rule.lamp.name', 'LÁMPARA n'],
  ['rule.lamp.text', 'Tira 1D6 O. 1-2 Oscuro\n3-4 Penumbra\n6 Luz. Con 7+ la lámpara se apaga.'],
  ['rule.wick.name', 'Mecha de Plata'],
  ['rule.wick.text', 'Quema 1D6 Heridas. La “Lámpara de Plata” del Guardián Gris nunca se enciende con 6+.'],
  ['monster.orc.name', 'Orco orc'],
  ['monster.orc.plural', 'Trasgos orc'],
  ['rule.none.text', 'Nada usa este texto, y nadie sabe para qué está aquí.'],
] as const;
const entries = (list: readonly (readonly [string, string])[]): string =>
  `<translations>\n${list.map(([key, text]) => `<entry key="${key}">${text}</entry>`).join('\n')}\n</translations>`;
const english = [
  ...spanish.map(
    ([key]) => [key, 'Roll 1D6 O and burn 1D6 Wounds. On a 7+ the lamp of the Grey Keeper goes out.'] as const,
  ),
  ...['oil', 'tar'].map(
    (id) => [`rule.${id}.text`, 'Whoever drinks of it loses 1D6 Wounds and burns for three turns.'] as const,
  ),
];
/** Allows any content in a rule. */
const schema =
  '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:complexType name="any" mixed="true"><xs:choice minOccurs="0" maxOccurs="unbounded"><xs:any processContents="lax"/></xs:choice><xs:attribute name="id" type="xs:string"/><xs:attribute name="name" type="xs:string"/></xs:complexType><xs:element name="rules"><xs:complexType><xs:sequence maxOccurs="unbounded"><xs:element name="rule" type="any"/></xs:sequence></xs:complexType></xs:element></xs:schema>';
const files: readonly (readonly [name: string, text: string])[] = [
  ...example,
  ['cellar.md', notes],
  ['cellar.txt', notes],
  ['whq.json', '{ "id": "cellar", "base": ["harbour"], "houseRules": ["lamp"], "systems": ["warhammer-quest"] }'],
  ['data/xml/rules/a.xml', `<rules>\n${rule}\n${wick}</rules>`],
  ['data/xml/rules/b.xml', `<rules xmlns:xsi="x" xsi:noNamespaceSchemaLocation="own.xsd">\n${rule}</rules>`],
  ['data/xml/rules/own.xsd', schema],
  ['data/xml/monsters/a.xml', `<monsters>\n${uses('orc')}\n${uses('keeper')}</monsters>`],
  ['data/xml/monsters/b.xml', `${monster}\n${rule}`],
  [
    'data/xml/monsters/c.xml',
    `<monsters>\n${['a', 'b', 'c', 'd', 'e', 'f'].map((id) => uses(id).replace('dark-elves', 'darkelves')).join('\n')}</monsters>`,
  ],
  ['data/xml/tables/a.xml', `<tables>\n${table}\n</tables>`],
  [
    'data/xml/charts/a.xml',
    '<charts><chart id="hit" name="To hit" roll="1D6"><columns name="WS">1 2 3</columns><row WS="1">4 4 5</row></chart></charts>',
  ],
  ['data/i18n/content-es.xml', entries(spanish)],
  [
    'data/i18n/more-es.xml',
    entries([
      ['rule.lamp.text', 'Tira 1D6. Con 5+ se apaga.'],
      ['rule.wick.plural', 'Mechas'],
    ]),
  ],
  ['data/i18n/content-en.xml', entries(english)],
  ['data/i18n/content-es.sources.tsv', 'rule.lamp.text\t0123456789abcdef\trule.lamp.text\n'],
  ['harbour/whq.json', '{ "id": "harbour" }'],
  ['harbour/data/xml/rules/a.xml', `<rules>\n${rule.replace('Dark', 'Night')}\n</rules>`],
];

/** Texts that change what a section depends on besides its text: root, edition, kind, language, marks, and what others say. */
const pieces = [
  '4+',
  'O',
  ' the the ',
  '\n7 Night',
  '<rules>',
  '</rules>',
  '<monsters>',
  rule,
  wick,
  monster,
  uses('captain'),
  '<entry key="rule.wick.text">Quema 2D6 Heridas.</entry>',
  '<rule id="lamp" param="5">Lamp 5</rule>',
  '<?also-named BEACON n+ ?>',
  '<?values 3 4 5 ?>',
  '<?variant-of rpb-fear ?>',
  '<!-- whq-ignore impossible-target -->',
  'Fear 6, Lamp 4+ and Regenrate 2',
  'Frost Lamp of the Grey Keeper',
  '“',
  '<p>',
  '&',
  'ñ',
  '\ufffd',
  '1 d 6',
];

/** Words of which one stands for another: names, ids and values that other files speak of. */
const words = [
  ['lamp', 'wick', 'rpb-fear', 'orc', 'keeper'],
  ['LAMP n+', 'LAMP n', 'LAMP', 'WICK n', 'WICK'],
  ['Lamp', 'Wick', 'Beacon', 'Lámpara', 'Orc'],
  ['dark-elves', 'darkelves', 'orcs'],
  ['1D6', '2D6', 'D3', '1D66'],
  ['Roll', 'Tira', 'The', 'Burn', 'Quema'],
  ['harbour', 'cellar', 'mordheim'],
  ['name', 'plural', 'text'],
  ['strength', 'Wounds', 'parameterName', 'param'],
];

interface CountedStore extends Store {
  readonly hits: Map<string, number>;
}

/** A store in memory, which counts the values that it had, by the first words of their keys. */
function memory(): CountedStore {
  const hits = new Map<string, number>();
  const documents = new Map<string, Map<string, string>>();
  return {
    hits,
    of: (uri) => {
      const values = documents.get(uri) ?? new Map<string, string>();
      documents.set(uri, values);
      const stored: StoredValues = {
        keyOf: (text) => text,
        get: (key) => {
          const value = values.get(key);
          const [kind = ''] = /^[a-z]*/.exec(key) ?? [];
          if (value !== undefined) hits.set(kind, (hits.get(kind) ?? 0) + 1);
          return value;
        },
        set: (key, value) => values.set(key, value),
        print: (texts) => fingerprint(JSON.stringify(texts)),
      };
      return { ...stored, setLong: stored.set, parts: { ...stored, close: () => {} } };
    },
  };
}

/** All findings in all files; with a file that an editor shows, also after an edit of that. */
function foundIn(
  texts: ReadonlyMap<string, string>,
  store?: Store,
  shown?: string,
): readonly (readonly [uri: string, unknown])[] {
  const workspace = new Workspace(packs);
  if (store) workspace.keepIn(store);
  const uriOf = (name: string): string => `file:///package/${name}`;
  const documents = [...texts].flatMap(([name, text]) => {
    const uri = uriOf(name);
    if (name.endsWith('.png')) return [];
    if (!isKeptText(name)) {
      const document = new Document(uri, languageIdOf(uri), 0, text);
      if (name === shown) document.shownAs(1, store?.of(uri).parts);
      else document.keepIn(store?.of(uri));
      return [document];
    }
    workspace.textsBeside.put(uri, text);
    return [];
  });
  workspace.fileNames.replace(['file:///package'], [...texts.keys()].map(uriOf));
  workspace.setRoots(['file:///package']);
  for (const document of documents) workspace.put(document);
  const found = (): readonly (readonly [string, unknown])[] =>
    documents.map((document) => [document.uri, check(workspace, document)] as const);
  const first = found();
  const edited = shown === undefined ? undefined : documents.find(({ uri }) => uri === uriOf(shown));
  if (!edited) return first;
  const middle = edited.positionAt(Math.floor(edited.length / 2));
  workspace.update(edited, [{ range: { start: middle, end: middle }, text: 'x' }], 2);
  return [...first, ...found()];
}

describe('findings that an earlier run has kept', () => {
  const seeds = [1, 2, 3, 4, 5, 6];
  for (const seed of seeds)
    itProperty(`are those of a run that keeps nothing, after any edit (seed ${seed})`, () => {
      const store = memory();
      const random = mulberry32(seed);
      const any = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
      const texts = new Map<string, string>();
      const change = (): void => {
        const [name, text] = any(random() < 0.7 && texts.size > 0 ? files.filter(([one]) => texts.has(one)) : files);
        const before = texts.get(name) ?? text;
        const at = Math.floor(random() * (before.length + 1));
        const to = random() < 0.5 ? at : Math.min(before.length, at + Math.floor(random() * 40));
        const list = any(words);
        const kind = random();
        if (kind < 0.1) texts.set(name, text);
        else if (kind < 0.15) texts.delete(name);
        else if (kind < 0.5)
          texts.set(
            name,
            before.replaceAll(any(list), (found) => (random() < 0.5 ? any(list) : found)),
          );
        else texts.set(name, `${before.slice(0, at)}${any(pieces)}${before.slice(to)}`);
        // The same text in a file of another kind, or language.
        if (random() < 0.1) texts.set(any(files)[0], texts.get(name) ?? '');
      };
      for (let index = 0; index < runs(170); index++) {
        // A few files at a time, so that there are many tries.
        if (index % 25 === 0) {
          texts.clear();
          for (let count = 0; count < 5; count++) texts.set(...any(files));
        }
        change();
        const shown = random() < 0.3 ? any([...texts.keys()]) : undefined;
        assert.deepEqual(
          foundIn(texts, store, shown),
          foundIn(texts, undefined, shown),
          JSON.stringify([...texts, shown]),
        );
      }
      for (const kind of ['added', 'found', 'said'])
        assert.ok((store.hits.get(kind) ?? 0) > 2, `${kind} ${store.hits.get(kind)}`);
    });

  it('are all that a second run needs', () => {
    const store = memory();
    const texts = new Map(files);
    const first = foundIn(texts, store);
    store.hits.clear();
    assert.deepEqual(foundIn(texts, store), first);
    assert.deepEqual([...store.hits.keys()].sort(), ['added', 'found', 'said']);
    // A text that no other file looks at.
    texts.set('data/xml/rules/a.xml', `<rules>\n${rule}\n${wick.replace('Burn', 'Also, burn')}</rules>`);
    store.hits.clear();
    assert.deepEqual(foundIn(texts, store), foundIn(texts));
    const isTranslation = (name: string): boolean => /content-|more-/.test(name);
    const documents = [...texts.keys()].filter((name) => !isKeptText(name) && !name.endsWith('.json'));
    assert.equal(store.hits.get('found'), documents.filter((name) => !isTranslation(name)).length - 1);
    for (const kind of ['beside', 'term', 'names', 'source', 'wanted', 'language', 'strays'])
      assert.ok((store.hits.get(kind) ?? 0) > 0, kind);
  });
});

describe('a file whose findings an earlier run has kept', () => {
  const basis = new Map([
    ['whq.json', '{ "id": "cellar", "systems": ["warhammer-quest"] }'],
    ['data/xml/rules/lamp.xml', `<rules>\n${rule}\n</rules>`],
    ['data/xml/rules/own.xsd', schema],
    ['data/xml/monsters/a.xml', `<monsters>\n${uses('orc')}\n${uses('keeper')}</monsters>`],
    ['data/i18n/content-es.xml', entries(spanish)],
  ]);

  /** Another file says something else, and this one has other findings then: with kept ones too. */
  const follows = (
    what: string,
    name: string,
    other: string,
    change: (text: string) => string,
    given: Readonly<Record<string, string>> = {},
  ): void => {
    it(`has others with ${what}`, () => {
      const texts = new Map([...basis, ...Object.entries(given)]);
      const found = (store?: Store): unknown => new Map(foundIn(texts, store)).get(`file:///package/${name}`);
      const store = memory();
      const before = found(store);
      texts.set(other, change(texts.get(other) ?? ''));
      const now = found();
      assert.notDeepEqual(now, before, 'nothing follows from the change');
      assert.deepEqual(found(store), now);
    });
  };

  const rules = 'data/xml/rules/lamp.xml';
  const monsters = 'data/xml/monsters/a.xml';
  const ofFaction = (id: string, faction: string): string => uses(id).replace('dark-elves', faction);
  follows('another name of a rule', 'room.md', rules, (text) => text.replace('GLOW n+', 'SHINE n+'), {
    [rules]: '<rules><rule id="glow" name="GLOW n+">Roll 1D6: on a score of n or more it glows.</rule></rules>',
    'room.md': 'Here stand 6 Goblins (Glow 2D6).\n',
  });
  follows('another name inside a rule', 'room.md', rules, (text) => text.replace('BEACON', 'SHINE'), {
    [rules]:
      '<rules><rule id="glow" name="GLOW n+"><?also-named BEACON n+?>Roll 1D6: on a score of n or more it glows.</rule></rules>',
    'room.md': 'Here stand 6 Goblins (Beacon 2D6).\n',
  });
  follows('another id', monsters, rules, (text) => text.replace('id="lamp"', 'id="lantern"'));
  follows('a use less', rules, monsters, (text) => text.replace('<rule id="r1" />', ''), {
    [rules]: `<rules>${['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8', 'r9'].map((id) => `<rule id="${id}" name="${id.toUpperCase()} GLOW">It glows.</rule>`).join('\n')}</rules>`,
    [monsters]: `<monsters><monster id="orc" name="Orc"><special>${['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8', 'r9'].map((id) => `<rule id="${id}" />`).join('')}</special></monster></monsters>`,
    'data/i18n/content-es.xml': '<translations></translations>',
  });
  follows(
    'words that others write',
    monsters,
    'data/xml/monsters/b.xml',
    (text) => text.replaceAll('darkelves', 'orcs'),
    {
      [monsters]: `<monsters>\n${ofFaction('one', 'dark-elves')}\n</monsters>`,
      'data/xml/monsters/b.xml': `<monsters>\n${['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ofFaction(id, 'darkelves')).join('\n')}</monsters>`,
    },
  );
  follows(
    'words of entries without an id',
    monsters,
    'data/xml/monsters/b.xml',
    (text) => text.replaceAll('darkelves', 'orcs'),
    {
      [monsters]: `<monsters>\n${ofFaction('one', 'dark-elves')}\n</monsters>`,
      'data/xml/monsters/b.xml': `<monsters>\n${['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ofFaction(id, 'darkelves').replace(/ id="."/, '')).join('\n')}</monsters>`,
    },
  );
  follows(
    'another name of an entry',
    'data/xml/tables/a.xml',
    monsters,
    (text) => text.replaceAll('name="Orc orc"', 'name="Troll"').replaceAll('plural="Orcs orc"', 'plural="Trolls"'),
    {
      'data/xml/tables/a.xml': `<tables>\n${table}\n</tables>`,
    },
  );
  follows('another text that is translated', 'data/i18n/content-es.xml', rules, (text) => text.replace('7+', '5+'));
  follows(
    'another text in a translation',
    'data/i18n/content-es.xml',
    'data/i18n/content-en.xml',
    (text) => text.replace('7+', '5+'),
    {
      'data/i18n/content-es.xml': entries([['rule.dusk.text', 'Tira 1D6. Con 7+ se apaga la luz.']]),
      'data/i18n/content-en.xml': entries([['rule.dusk.text', 'Roll 1D6. On a 7+ the light goes out.']]),
    },
  );
  follows('a picture that appears', 'data/xml/warriors/a.xml', 'art/counters/eel.png', () => '', {
    'data/xml/warriors/a.xml':
      '<warriors>\n<warrior id="warrior-a"><name>A</name><race>R</race>\n<counter>art/counters/eel.png\n</counter></warrior>\n</warriors>',
    'art/counters/other.png': '',
  });
  follows(
    'another schema',
    'data/xml/rules/b.xml',
    'data/xml/rules/own.xsd',
    (text) => text.replace('"rules"', '"lamps"'),
    {
      'data/xml/rules/b.xml':
        '<rules xmlns:xsi="x" xsi:noNamespaceSchemaLocation="own.xsd">\n<rule id="lit" name="LIT"><lamp/></rule></rules>',
    },
  );
  follows(
    'another record of sources',
    'data/i18n/content-es.xml',
    'data/i18n/content-es.sources.tsv',
    (text) => text.replaceAll('wick', 'lamp'),
    { 'data/i18n/content-es.sources.tsv': 'rule.wick.name\t0123456789abcdef\trule.wick.name\n' },
  );
});

describe('a store', () => {
  const isKept = (value: unknown, expected: boolean): void => {
    const store = memory().of('a');
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
