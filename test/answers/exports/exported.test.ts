import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { parse as parseCsv } from 'csv-parse/sync';
import { describe, it } from 'mocha';
import { parse as parseHtml } from 'parse5';
import type { Card, CardTable } from '../../../server/answers/exports/card.ts';
import { documentToCards } from '../../../server/answers/exports/documentToCards.ts';
import { type ExportForm, exported } from '../../../server/answers/exports/exported.ts';
import { ruleToCard } from '../../../server/answers/exports/ruleToCard.ts';
import { lookUp } from '../../../server/answers/rules/lookUp.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { readerIn } from '../../support/cursor.ts';

const folder = 'test/golden/entities';
const english = readerIn('en');

/** Rules and a scenario whose texts have signs of all the forms. */
const hostile = `<rules>
  <rule id="salt-brew" name="BREW &lt;b&gt;, &quot;so&quot;"><p>Roll 1D6:</p><table>
    <tr><td>1-3</td><td>=SUM(A1), "salt" &amp; a &lt;script&gt;</td></tr>
    <tr><td>4-6</td><td>Roll 2D6:<table><tr><td>2-7</td><td>Weak.</td></tr><tr><td>8-12</td><td>Strong | *very*.</td></tr></table></td></tr>
  </table></rule>
  <rule id="salt-vague" name="VAGUE"><p>Roll 1D6 and add the number of burning lamps:</p><table><tr><td>1-3</td><td>One.</td></tr><tr><td>4-6</td><td>Other.</td></tr></table></rule>
</rules>`;
const scenario =
  '# The Kiln\n\nRoll 2D6+1.\n\n- 3-6: Heat.\n- 7: A flask.\n- 8-13: Steam.\n\n## The gate\n\nRoll D66.\n\n- 11-36: Shut.\n- 41-66: Open.\n';

function openPackage(): Workspace {
  const workspace = new Workspace(packs);
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.xml')))
    workspace.putFile(`file:///salt/${name}`, readFileSync(`${folder}/${name}`, 'utf8'));
  workspace.putFile('file:///salt/hostile.xml', hostile);
  workspace.putFile('file:///salt/kiln.md', scenario);
  return workspace;
}

const workspace = openPackage();

function cardsOf(name: string, reader = english): readonly Card[] {
  const document = workspace.get(`file:///salt/${name}`);
  assert.ok(document, name);
  return documentToCards(workspace.all, document, reader);
}

const all = ['monsters.xml', 'events.xml', 'tables.xml', 'hostile.xml', 'kiln.md'].flatMap((name) => cardsOf(name));

function written(cards: readonly Card[], form: ExportForm): string {
  const { text } = exported(cards, form, english);
  assert.ok(text !== undefined, form);
  return text;
}

function withInner(table: CardTable): readonly CardTable[] {
  return [table, ...table.rows.flatMap(({ tables }) => tables.flatMap(withInner))];
}

describe('cards', () => {
  it('are of all Monsters, Events, tables and rules of a package, and of the roll tables of a scenario', () => {
    const kinds = new Set(all.map(({ kind }) => kind));
    assert.deepEqual([...kinds].toSorted(), ['event', 'monster', 'rule', 'table']);
    assert.deepEqual(
      cardsOf('kiln.md').map(({ name, tables }) => [name, tables.map(({ die }) => die)]),
      [
        ['The Kiln', ['2D6+1']],
        ['The gate', ['D66']],
      ],
    );
  });

  it('have the texts of the abilities of a Monster with its values', () => {
    const [crab] = cardsOf('monsters.xml');
    const fear = crab?.monster?.abilities.find(({ id }) => id === 'rpb-fear');
    assert.equal(fear?.name, 'Fear 5');
    assert.match(written([crab as Card], 'markdown'), /^## Fear 5$[\s\S]*On a total above 5 he is not afraid/m);
  });

  it('are in the language of the reader', () => {
    const [crab] = cardsOf('monsters.xml', readerIn('es'));
    const fear = crab?.monster?.abilities.find(({ id }) => id === 'rpb-fear');
    assert.equal(fear?.name, 'MIEDO 5');
    assert.equal(crab?.language, 'es');
  });

  it('have the odds for the party', () => {
    const party = [{ name: 'Ilse', characteristics: new Map([['battle-level', 2]]) }];
    const [crab] = cardsOf('monsters.xml', { ...english, preview: { levels: new Map(), party } });
    const fear = crab?.monster?.abilities.find(({ id }) => id === 'rpb-fear');
    assert.match(fear?.odds.join() ?? '', /Ilse: 50 %/);
  });

  it('of a mention have its value', () => {
    const found = lookUp(workspace.all, 'Fear 6');
    assert.ok(found.kind === 'found');
    const card = ruleToCard(workspace.all, found.rules[0], english);
    assert.equal(card.name, 'FEAR 6');
    assert.match(written([card], 'markdown'), /6 or less he is afraid/);
  });
});

describe('JSON', () => {
  it('is read back as it was', () => {
    const { version, cards } = JSON.parse(written(all, 'json'));
    assert.equal(version, 1);
    assert.deepEqual(
      cards.map(({ kind, id, name }: Card) => [kind, id, name]),
      all.map(({ kind, id, name }) => [kind, id === '' ? null : id, name]),
    );
    const brew = cards.find(({ id }: Card) => id === 'salt-brew');
    assert.equal(brew.name, 'BREW <b>, "so"');
    assert.deepEqual(
      brew.tables[0].rows.map(({ from, to, chance }: { from: number; to: number; chance: object }) => [
        from,
        to,
        chance,
      ]),
      [
        [1, 3, { exact: '1/2', value: 0.5 }],
        [4, 6, { exact: '1/2', value: 0.5 }],
      ],
    );
    assert.deepEqual(
      brew.tables[0].rows[1].tables[0].rows.map(({ chance }: { chance: { exact: string } }) => chance.exact),
      ['7/12', '5/12'],
    );
  });
});

describe('CSV', () => {
  const read = (text: string): readonly Record<string, string>[] =>
    parseCsv(text, { columns: true, record_delimiter: '\r\n' });

  it('has a line for each Monster', () => {
    const monsters = all.filter(({ kind }) => kind === 'monster');
    const lines = read(written(monsters, 'csv'));
    assert.deepEqual(
      lines.map(({ id, name, wounds }) => [id, name, wounds]),
      monsters.map(({ id, name, monster }) => [id, name, monster?.values.wounds]),
    );
    assert.match(lines[0]?.abilities ?? '', /Fear 5/);
  });

  it('has a line for each row of a table, and quotes what needs it', () => {
    const lines = read(written(cardsOf('hostile.xml'), 'csv'));
    assert.deepEqual(
      lines.map(({ table, die, from, to, text }) => [table, die, from, to, text]),
      [
        ['salt-brew', '1D6', '1', '3', `'=SUM(A1), "salt" & a <script>`],
        ['salt-brew', '1D6', '4', '6', 'Roll 2D6:'],
        ['salt-brew/4-6', '2D6', '2', '7', 'Weak.'],
        ['salt-brew/4-6', '2D6', '8', '12', 'Strong | *very*.'],
        ['salt-vague', '', '1', '3', 'One.'],
        ['salt-vague', '', '4', '6', 'Other.'],
      ],
    );
    assert.deepEqual(
      lines.slice(0, 4).map(({ chance }) => Number(chance)),
      [0.5, 0.5, 7 / 12, 5 / 12],
    );
  });

  it('says what it leaves out', () => {
    const { text, leftOut } = exported(cardsOf('monsters.xml').slice(0, 1).concat(cardsOf('kiln.md')), 'csv', english);
    assert.match(text ?? '', /^The Kiln,/m);
    assert.deepEqual(leftOut, [cardsOf('monsters.xml')[0]?.name]);
  });
});

describe('HTML', () => {
  for (const paper of ['a4', 'a6'] as const)
    it(`is without errors, and has a heading for each card on ${paper}`, () => {
      const errors: string[] = [];
      const { text = '' } = exported(all, 'html', english, paper);
      const page = parseHtml(text, { onParseError: ({ code }) => errors.push(code) });
      assert.deepEqual(errors, []);
      const elements = descendants(page);
      const named = (name: string): readonly string[] => elements.filter((one) => one.nodeName === name).map(textOf);
      assert.deepEqual(
        named('h2'),
        all.map(({ name }) => name),
      );
      assert.deepEqual(named('h1'), [`${all.length} cards`]);
      assert.deepEqual(named('script'), []);
      const fear = named('h3').filter((name) => name === 'Fear 5');
      assert.ok(fear.length > 0);
      for (const table of elements.filter(({ nodeName }) => nodeName === 'table'))
        assert.ok(table.attrs?.some(({ name, value }) => name === 'aria-label' && value !== ''));
    });

  it('of one card begins with its name', () => {
    const [crab] = all;
    assert.ok(crab);
    const headings = descendants(parseHtml(written([crab], 'html'))).filter(({ nodeName }) => /^h\d$/.test(nodeName));
    assert.equal(headings[0]?.nodeName, 'h1');
    assert.equal(headings[0] && textOf(headings[0]), crab.name);
  });
});

/** What is used of a node of parse5. */
interface HtmlNode {
  readonly nodeName: string;
  readonly value?: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly HtmlNode[];
}

function descendants(node: object): readonly HtmlNode[] {
  const { childNodes = [] } = node as HtmlNode;
  return childNodes.flatMap((child) => [child, ...descendants(child)]);
}

function textOf(node: HtmlNode): string {
  return node.nodeName === '#text' ? (node.value ?? '') : (node.childNodes ?? []).map(textOf).join('');
}

/** A `RollTable` as Foundry VTT reads it. */
interface RollTable {
  readonly _id: string;
  readonly name: string;
  readonly formula: string;
  readonly replacement: boolean;
  readonly displayRoll: boolean;
  readonly results: readonly {
    readonly _id: string;
    readonly type: string;
    readonly description: string;
    readonly documentUuid: string | null;
    readonly weight: number;
    readonly range: readonly [number, number];
  }[];
}

describe('a table of Foundry VTT', () => {
  const { text = '', leftOut } = exported(all, 'foundry-table', english);
  const tables: readonly RollTable[] = JSON.parse(text);

  it('is each table whose roll is known, also one in a row', () => {
    const known = all.flatMap((card) => card.tables.flatMap(withInner)).filter(({ die }) => die !== undefined);
    assert.deepEqual(
      tables.map(({ name }) => name),
      known.map(({ name }) => name),
    );
    assert.ok(leftOut.includes('VAGUE'));
    assert.ok(tables.every(({ replacement, displayRoll }) => replacement && displayRoll));
  });

  it('has each result of its roll in one range, with weights in the ratio of the chances', () => {
    for (const { formula, results, name } of tables) {
      const totals = totalsOf(formula);
      const texts = new Map(results.map((result) => [result.range.join('-'), result]));
      const hits = [...texts.values()].map(
        ({ range: [from, to] }) => totals.filter((total) => from <= total && total <= to).length,
      );
      assert.equal(
        hits.reduce((sum, hit) => sum + hit, 0),
        totals.length,
        `${name}: ${formula}`,
      );
      const ratio = (hits[0] ?? 0) / ([...texts.values()][0]?.weight ?? 0);
      assert.deepEqual(
        [...texts.values()].map(({ weight }) => weight * ratio),
        hits,
        name,
      );
    }
  });

  it('is linked to the tables that it draws from', () => {
    const ids = new Set(tables.map(({ _id }) => `RollTable.${_id}`));
    assert.equal(ids.size, tables.length);
    const links = tables.flatMap(({ results }) => results.filter(({ type }) => type === 'document'));
    assert.ok(links.length >= 2);
    for (const { documentUuid } of links) assert.ok(documentUuid !== null && ids.has(documentUuid), `${documentUuid}`);
    for (const { _id } of tables) assert.match(_id, /^[A-Za-z0-9]{16}$/);
  });

  it('writes texts as HTML without markup of a package', () => {
    const brew = tables.find(({ name }) => name.startsWith('BREW'));
    assert.equal(brew?.results[0]?.description, '<p>=SUM(A1), &quot;salt&quot; &amp; a &lt;script&gt;</p>');
  });

  it('is one object where there is one table', () => {
    const one: RollTable = JSON.parse(written(cardsOf('kiln.md').slice(0, 1), 'foundry-table'));
    assert.equal(one.formula, '2d6+1');
  });
});

/** Every total of a formula such as `2d6+1` or `(1d6*10+1d6)`, as often as it comes. */
function totalsOf(formula: string): readonly number[] {
  const terms = formula.replace(/[()]/g, '').split(/(?=[+-])/);
  return terms.reduce<readonly number[]>(
    (totals, term) => {
      const [, sign, count = '', sides, times = '1', number = ''] =
        /^([+-]?)(?:(\d+)d(\d+)(?:\*(\d+))?|(\d+))$/.exec(term) ?? [];
      const factor = (sign === '-' ? -1 : 1) * Number(times);
      if (sides === undefined) return totals.map((total) => total + factor * Number(number));
      const faces = Array.from({ length: Number(sides) }, (_, face) => factor * (face + 1));
      return Array.from({ length: Number(count) }).reduce<readonly number[]>(
        (sums) => sums.flatMap((sum) => faces.map((face) => sum + face)),
        totals,
      );
    },
    [0],
  );
}
