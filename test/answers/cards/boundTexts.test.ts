import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readUse } from '../../../server/abilities/mentions/use.ts';
import { boundBlocks, boundName, ruleTextIn } from '../../../server/answers/rules/ruleText.ts';
import { packs } from '../../../server/hosts/packs.ts';
import type { Definition } from '../../../server/workspace/index/definition.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import type { Given } from '../../../server/workspace/rules/ruleBindings.ts';
import { templatesOf } from '../../../server/workspace/rules/ruleNames.ts';
import { realFiles, type TestFile } from '../../support/realFiles.ts';
import { itLong } from '../../support/runs.ts';

/** Rules with all kinds of placeholders, in the words in which authors explain them, and uses of them. */
const ownRules = `<rules>
  <rule id="own-lurk" name="LURK n+">Each has a Lurk Rating (n) that shows the score it needs. Roll 1D6: on a score of n or more it lurks. A Lurk Rating of 'A' needs no roll.</rule>
  <rule id="own-carry" name="CARRIES [a-b] load1 OR [c-d] load2">A crew may carry a choice of loads: on a roll of a-b it has load1, and on a roll of c-d load2.</rule>
  <rule id="own-bear" name="BEARS load (STR n)">A crew bears load; a load has Strength n, where n is the number in brackets after the entry.</rule>
  <rule id="own-spit" name="SPITS n">It spits n times each turn, and causes nD6 Wounds (where n is the value shown after its name).</rule>
  <rule id="own-prick" name="PRICKS (harm)">It causes (harm) Wounds, and the harm is done at once.</rule>
  <rule id="own-shun" name="SHUNS crew">It shuns a crew (shown by the crew, above). When crew comes near, it flees.</rule>
  <rule id="own-find" name="FINDS +n">Roll 1D6+n, where n is the number after the Finds entry, on a table of a harbour.</rule>
  <rule id="own-shine" name="SHINES (1Dn)">A sailor beside it takes 1Dn Wounds; two of them cause 2Dn.</rule>
</rules>`;
const ownSpanish = `<translations>
  <entry key="rule.own-lurk.name">ACECHA n+</entry>
  <entry key="rule.own-lurk.text">Tira 1D6: con n o más acecha. Con un valor de A no hace falta tirar.</entry>
  <entry key="rule.own-spit.name">ESCUPE m</entry>
  <entry key="rule.own-spit.text">Lanza n hechizos adicionales y a la vez escupe nD6 Heridas.</entry>
  <entry key="rule.own-carry.name">LLEVA [a-b] carga1 O [c-d] carga2</entry>
  <entry key="rule.own-carry.text">Tira 1D6 a la vez: con a-b lleva carga1; con c-d lleva carga2.</entry>
</translations>`;
const ownUses = `<special><rule id="own-lurk">Lurk 5+</rule><rule id="own-lurk">Lurk A</rule>
  <rule id="own-carry">Carries [1-3] Oars or [4-6] Ropes (Str 2)</rule><rule id="own-bear">Bears Oars (Str 4)</rule>
  <rule id="own-bear">Bears Oars</rule><rule id="own-spit">Spits 1</rule><rule id="own-spit">Spits 3</rule><rule id="own-prick">Pricks (2D6)</rule>
  <rule id="own-shun">Shuns Gulls</rule><rule id="own-find">Finds +0</rule><rule id="own-find">Finds +2</rule>
  <rule id="own-shine">Shines (1D3)</rule></special>`;
const ownFiles: readonly TestFile[] = [
  { name: 'rules.xml', text: ownRules },
  { name: 'content-es.xml', text: ownSpanish },
  { name: 'uses.xml', text: ownUses },
];

/** How a text with values in it can read badly: what is wrong with it, beside the text without them. */
function breaks(bound: string, plain: string): readonly string[] {
  const found = lostWords(bound, plain);
  for (const [name, pattern] of patterns) {
    const isNew = (match: string): boolean => !plain.includes(match);
    for (const [match] of bound.matchAll(pattern)) if (isNew(match)) found.push(`${name}: ${match}`);
  }
  return found;
}

const patterns: readonly (readonly [string, RegExp])[] = [
  ['bare placeholder', /(?<![\p{L}\d'’])[nm]\+?(?![\p{L}\d'’])/gu],
  ['doubled brackets', /[([]\s*[([]|[)\]]\s*[)\]]|[([]\s*[)\]]/g],
  [
    'plural behind 1',
    /(?<![\d+-])1 (?:\p{L}+ )?(?:spells|Wounds|Attacks|times|points|squares|hechizos|Heridas|veces|puntos)(?!\p{L})/gu,
  ],
  ['plus and more', /\d\+ (?:or (?:more|above|higher)|o más)|\+\+/g],
  ['lost marks', / [.,;:]|[.,;:] ?[.,;:]| {2}/g],
  ['explained value', /(?:where|donde) \d+\+? (?:is|es) the (?:number|value)/g],
];

/** Little words that a value has taken the place of: before the two words behind them a number stands, or the value. */
function lostWords(bound: string, plain: string): string[] {
  const little = /(?<![\p{L}\d'’-])((?:an?|the|y|o|e|un|una|el|la) )(\p{L}{2,} \p{L}{2,})/giu;
  return [...plain.matchAll(little)].flatMap(([whole, , next = '']) => {
    const before = [...bound.matchAll(new RegExp(`(\\S+) ${next}`, 'gu'))].map(([, word = '']) => word);
    return before.some((word) => !plain.includes(`${word} ${next}`)) ? [`lost word: ${whole}`] : [];
  });
}

/** A card with the values of a use: the plain text for comparison, and its title. */
interface Card {
  readonly use: string;
  readonly title: string;
  readonly bound: string;
  readonly plain: string;
}

function cardOf(workspace: Workspace, definition: Definition, use: string, language: string): Card | undefined {
  const given: Given | undefined = readUse(use, templatesOf(workspace.all, definition));
  if (!given || given.values.size === 0) return undefined;
  const text = ruleTextIn(workspace.all, definition, language);
  const written = (blocks: typeof text.blocks): string => blocks.map((block) => block.text).join('\n');
  return {
    use,
    title: boundName(text, given),
    bound: written(boundBlocks(text, given)),
    plain: written(text.blocks),
  };
}

/** The cards of all uses in the files, in both languages. */
function cardsOf(files: readonly TestFile[], hasRules: boolean): readonly Card[] {
  const workspace = new Workspace(packs);
  if (hasRules) for (const { name, text } of files) workspace.putFile(`file:///package/${name}`, text);
  const uses = new Map<string, string>();
  for (const { text } of files) {
    for (const [, id = '', use = ''] of text.matchAll(/<rule\b[^>]*?\bid="([^"]+)"[^>]*>([^<&]{3,90})<\/rule>/g)) {
      if (!/\bname="/.test(use)) uses.set(`${id} ${use.trim()}`, id);
    }
  }
  return [...uses].flatMap(([key, id]) => {
    const definition = workspace.all.ruleWithId(id);
    const use = key.slice(id.length + 1);
    if (!definition) return [];
    return ['en', 'es'].flatMap((language) => cardOf(workspace, definition, use, language) ?? []);
  });
}

function check(cards: readonly Card[], least: number): void {
  assert.ok(cards.length >= least, `${cards.length} cards`);
  const wrong = cards.flatMap(({ use, title, bound, plain }) =>
    [...breaks(bound, plain), ...(/(?<!\p{L})n(?!\p{L})/u.test(title) ? [`title: ${title}`] : [])].map(
      (found) => `${use}: ${found}`,
    ),
  );
  assert.deepEqual(wrong, []);
}

describe('the text of a card with its values', () => {
  it('reads well for all kinds of placeholders', () => {
    check(cardsOf(ownFiles, true), 24);
  });

  it('reads well for each bundled rule with each of its published values', () => {
    const workspace = new Workspace(packs);
    const cards = [...workspace.all.index.definitions()].flatMap((definition) => {
      const { template, values } = definition.rule;
      const uses = template.slots.every(({ kind }) => kind !== 'text' && kind !== 'range') ? values : [];
      return uses.flatMap((value) => {
        const written = /\(1Dn\)|\(\+n/.test(template.name) ? `(${value})` : value;
        const use = `${template.baseName} ${written}`;
        return ['en', 'es'].flatMap((language) => cardOf(workspace, definition, use, language) ?? []);
      });
    });
    check(cards, 200);
  });

  itLong('reads well for all uses of a real package, with its own rules and with the bundled ones', () => {
    const files = realFiles('WHQ_CORPUS', '.xml');
    if (files.length === 0) return;
    check(cardsOf(files, true), 200);
    check(cardsOf(files, false), 200);
  });

  it('is found to read badly if a value is put in without care', () => {
    const careless = (text: string, values: Readonly<Record<string, string>>): string =>
      Object.entries(values).reduce(
        (bound, [name, value]) => bound.replace(new RegExp(`(?<![\\p{L}\\d])${name}(?![\\p{L}\\d])`, 'gu'), value),
        text,
      );
    const planted = (text: string, values: Readonly<Record<string, string>>) =>
      breaks(careless(text, values), text).join();
    assert.match(planted('On a roll of a-b it rows.', { a: '1', b: '3' }), /lost word: a roll of/);
    assert.match(planted('It causes (harm) Wounds.', { harm: '(2D6)' }), /doubled brackets/);
    assert.match(planted('It spits n times.', { n: '1' }), /plural behind 1/);
    assert.match(planted('It lurks on n or more.', { n: '5+' }), /plus and more/);
    assert.match(planted('It is n, where n is the number shown.', { n: '4' }), /explained value/);
    assert.match(breaks('On n+ it lurks.', 'On m+ it lurks.').join(), /bare placeholder/);
    assert.match(breaks('It lurks .', 'It lurks.').join(), /lost marks/);
  });
});
