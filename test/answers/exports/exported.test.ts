import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { parse as parseHtml } from 'parse5';
import { type Card, cardsMarkdown } from '../../../server/answers/exports/card.ts';
import { cardsHtml } from '../../../server/answers/exports/cardsHtml.ts';
import { documentToCards } from '../../../server/answers/exports/entityToCard.ts';
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

describe('cards', () => {
  it('are of all Monsters, Events, tables and rules of a package, and of the roll tables of a scenario', () => {
    const kinds = new Set(all.map(({ kind }) => kind));
    assert.deepEqual([...kinds].toSorted(), ['event', 'monster', 'rule', 'table']);
    const gate = cardsMarkdown(cardsOf('kiln.md'), english).slice(-170);
    assert.match(
      gate,
      /# The gate\n\nTable · kiln.md\n\nD66 table · 2 rows · complete\n\n- \*\*11-36\*\* \(50 %\) Shut/,
    );
  });

  it('have the texts of the abilities of a Monster with its values, in the language of the reader', () => {
    const party = [{ name: 'Ilse', characteristics: new Map([['battle-level', 2]]) }];
    const [crab] = cardsOf('monsters.xml', { ...english, preview: { levels: new Map(), party } });
    assert.ok(crab);
    const text = cardsMarkdown([crab], english);
    assert.match(text, /^## Fear 5\n\n\*afraid, Ilse: 50 %\*[\s\S]*On a total above 5 he is not afraid/m);
    const [cangrejo] = cardsOf('monsters.xml', readerIn('es'));
    assert.ok(cangrejo);
    assert.match(cardsMarkdown([cangrejo], english), /^## MIEDO 5$/m);
    assert.equal(cangrejo.language, 'es');
  });

  it('of a mention have its value', () => {
    const found = lookUp(workspace.all, 'Fear 6');
    assert.ok(found.kind === 'found');
    const card = ruleToCard(workspace.all, found.rules[0], english);
    assert.equal(card.name, 'FEAR 6');
    assert.match(cardsMarkdown([card], english), /6 or less he is afraid/);
  });
});

describe('HTML', () => {
  for (const paper of ['a4', 'a6'] as const)
    it(`is without errors, and has a heading for each card on ${paper}`, () => {
      const errors: string[] = [];
      const page = parseHtml(cardsHtml(all, english, paper), { onParseError: ({ code }) => errors.push(code) });
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
    const headings = descendants(parseHtml(cardsHtml([crab], english, 'a4'))).filter(({ nodeName }) =>
      /^h\d$/.test(nodeName),
    );
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
