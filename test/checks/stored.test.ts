import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check } from '../../server/checks/check.ts';
import { mulberry32 } from '../../server/dice/random.ts';
import { packs } from '../../server/hosts/packs.ts';
import type { Store } from '../../server/queries/kept.ts';
import { fingerprint } from '../../server/text/fingerprint.ts';
import { languageIdOf } from '../../server/workspace/packages/host.ts';
import { isKeptText } from '../../server/workspace/packages/sourceRecord.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { anyChange, entries, files, rule, spanish, table, uses, wick } from '../support/packageOfAllKinds.ts';
import { itProperty, runs } from '../support/runs.ts';

interface MemoryStore extends Store {
  /** What is kept, by URIs and names. */
  readonly values: Map<string, Map<string, string>>;
  /** The URIs of the documents of which values have been set. */
  readonly changed: Set<string>;
}

/** A store in memory. */
function memory(): MemoryStore {
  const values = new Map<string, Map<string, string>>();
  const changed = new Set<string>();
  const shorten = (text: string): string => fingerprint(text);
  return {
    values,
    changed,
    of: (uri, find) => {
      const own = values.get(uri) ?? new Map<string, string>();
      values.set(uri, own);
      return {
        get: (name) => own.get(name),
        set: (name, json) => {
          changed.add(uri);
          own.set(name, json);
        },
        shorten,
        input: (name, print) => find(name, print, shorten),
      };
    },
    save: () => {},
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
      const document = workspace.read(uri, languageIdOf(uri), text);
      if (name === shown) document.version = 1;
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
        const [name, text] = anyChange(texts, random);
        if (text === undefined) texts.delete(name);
        else texts.set(name, text);
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
    });

  it('are all that a second run needs', () => {
    const store = memory();
    const texts = new Map(files);
    const first = foundIn(texts, store);
    store.changed.clear();
    assert.deepEqual(foundIn(texts, store), first);
    assert.deepEqual([...store.changed], []);
    // A rule whose text only its translations and its uses look at.
    texts.set('data/xml/rules/a.xml', `<rules>\n${rule}\n${wick.replace('Burn', 'Also, burn')}</rules>`);
    assert.deepEqual(foundIn(texts, store), foundIn(texts));
    const changed = [...store.changed].map((uri) => uri.replace('file:///package/data/', ''));
    assert.deepEqual(
      changed.filter((name) => !/^(?:i18n|xml\/monsters)\//.test(name)),
      ['xml/rules/a.xml'],
    );
  });

  it('are taken without a look at the text', () => {
    const store = memory();
    const wrong =
      '<rule id="lamp" name="LAMP">Whoever lights the lamp in the cellar of the old tower rolls 1 D6 and adds all that.</rule>';
    const texts = new Map([['data/xml/rules/a.xml', `<rules>\n${wrong}</rules>`]]);
    foundIn(texts, store);
    for (const own of store.values.values())
      for (const [name, json] of own) own.set(name, json.replaceAll('split-die', 'bad-id'));
    const [, found] = foundIn(texts, store)[0] ?? [];
    assert.match(JSON.stringify(found), /bad-id/);
  });
});

describe('a file whose findings an earlier run has kept', () => {
  const basis = new Map([
    ['whq.json', '{ "id": "cellar", "systems": ["warhammer-quest"] }'],
    ['data/xml/rules/lamp.xml', `<rules>\n${rule}\n</rules>`],
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
  follows('another name of a rule', 'room.md', rules, (text) => text.replace('GLOW n+', 'SHINE n+'), {
    [rules]: '<rules><rule id="glow" name="GLOW n+">Roll 1D6: on a score of n or more it glows.</rule></rules>',
    'room.md': 'Here stand 6 Goblins (Glow 2D6).\n',
  });
  follows('another name inside a rule', 'room.md', rules, (text) => text.replace('BEACON', 'SHINE'), {
    [rules]:
      '<rules><rule id="glow" name="GLOW n+"><?also-named BEACON n+?>Roll 1D6: on a score of n or more it glows.</rule></rules>',
    'room.md': 'Here stand 6 Goblins (Beacon 2D6).\n',
  });
  follows('a mention less in a page', rules, 'scenario.md', (text) => text.replace('Glimmer bell 4', 'nothing'), {
    [rules]: `<rules>${['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8'].map((id) => `<rule id="${id}" name="${id.toUpperCase()} GLOW">It glows all night long, and whoever looks at it in the dark of the cellar goes blind.</rule>`).join('\n')}
<rule id="bell" name="GLIMMER BELL n">It rings n times, in the dark of the cellar, and whoever hears it must run.</rule></rules>`,
    [monsters]: `<monsters><monster id="orc" name="Orc"><special>${['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8'].map((id) => `<rule id="${id}" />`).join('')}</special></monster></monsters>`,
    'data/i18n/content-es.xml': '<translations></translations>',
    'scenario.md': 'Here stand 6 Goblins (Fear 6, Glimmer bell 4).\n',
  });
  follows('another id', monsters, rules, (text) => text.replace('id="lamp"', 'id="lantern"'));
  follows('a use less', rules, monsters, (text) => text.replace('<rule id="r1" />', ''), {
    [rules]: `<rules>${['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8', 'r9'].map((id) => `<rule id="${id}" name="${id.toUpperCase()} GLOW">It glows.</rule>`).join('\n')}</rules>`,
    [monsters]: `<monsters><monster id="orc" name="Orc"><special>${['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8', 'r9'].map((id) => `<rule id="${id}" />`).join('')}</special></monster></monsters>`,
    'data/i18n/content-es.xml': '<translations></translations>',
  });
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
    'another record of sources',
    'data/i18n/content-es.xml',
    'data/i18n/content-es.sources.tsv',
    (text) => text.replaceAll('wick', 'lamp'),
    { 'data/i18n/content-es.sources.tsv': 'rule.wick.name\t0123456789abcdef\trule.wick.name\n' },
  );
});
