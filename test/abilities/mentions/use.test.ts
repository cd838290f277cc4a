import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { readUse } from '../../../server/abilities/mentions/use.ts';
import { parseTemplate } from '../../../server/abilities/template.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { unescapeText } from '../../../server/xml/references.ts';
import { anyText } from '../../support/anyText.ts';
import { realFiles } from '../../support/realFiles.ts';
import { itLong, itProperty, runs } from '../../support/runs.ts';

/** A use as `multiplier name|value|name=value …|(suffix) …|.`, without what is not there; undefined for none. */
function check(text: string, names: string | readonly string[], expected: string | undefined): void {
  const use = readUse(text, [names].flat().map(parseTemplate));
  const written = use && [
    `${use.multiplier > 1 ? `${use.multiplier} ` : ''}${use.name}`,
    ...(use.value === undefined ? [] : [use.value]),
    ...(use.values.size > 0 ? [[...use.values].map(([name, value]) => `${name}=${value}`).join(' ')] : []),
    ...use.suffixes.map((suffix) => `(${suffix.text})`),
    ...(use.fullStop ? ['.'] : []),
  ];
  assert.equal(written?.join('|'), expected, `${text} ← ${names}`);
  if (!use) return;
  const at = ({ start, end }: { start: number; end: number }): string => text.slice(start, end);
  assert.equal(at(use.nameSpan), use.name);
  assert.equal(use.valueSpan && at(use.valueSpan), use.value);
  for (const { text: suffix, span } of use.suffixes) assert.equal(at(span), suffix);
}

describe('readUse', () => {
  it('reads name and value', () => {
    check('Fear 6', 'FEAR n', 'Fear|6|n=6');
    check('FEAR\u00a08', 'FEAR n', 'FEAR|8|n=8');
    check('Ambush A', 'AMBUSH n', 'Ambush|A|n=A');
    check('Parry 5+', 'PARRY n', 'Parry|5+|n=5+');
    check('Daemonic −1', 'DAEMONIC n', 'Daemonic|−1|n=-1');
    check('Ignore Pain 3D6', 'IGNORE PAIN n', 'Ignore Pain|3D6|n=3D6');
    check('Web (1D6)', 'WEB (1Dn)', 'Web|1D6|n=6');
    check('Sting (2D6)', 'STING (damage)', 'Sting|2D6|damage=2D6');
    check('TREASURE HOARD +0', 'TREASURE HOARD +n', 'TREASURE HOARD|+0|n=+0');
    check('Protection Ring (+1 T)', 'PROTECTION RING (+n T)', 'Protection Ring|+1 T|n=+1');
    check('Hate Elves', 'HATE race', 'Hate|Elves|race=Elves');
    check('Guards (Master Sorcerer)', 'GUARDS (monster)', 'Guards|Master Sorcerer|monster=Master Sorcerer');
    check('Throw Spears (Str 9)', 'THROW item (STR n)', 'Throw|Spears (Str 9)|item=Spears n=9');
    check('Drop rocks 4+ (Strength 6)', 'DROP item m+ (STR n)', 'Drop|rocks 4+ (Strength 6)|item=rocks m=4+ n=6');
    check('Chaos Magic 4', 'Type MAGIC n', 'Magic|4|n=4 Type=Chaos');
    check('Breathe Fire', 'BREATHE FIRE n', 'Breathe Fire');
    check('Die -> Blue Horrors', 'DIE -> BLUE HORRORS', 'Die -> Blue Horrors');
  });

  it('reads multipliers, plurals, suffixes and a full stop', () => {
    check('2 x Magic Items', 'MAGIC ITEM', '2 Magic Items');
    check('2 x Magic Item', '2 x MAGIC ITEM', '2 x Magic Item');
    check('Weeping Blades', 'WEEPING BLADE', 'Weeping Blades');
    check('Magic Armor', 'MAGIC ARMOUR', 'Magic Armor');
    check('Breathe Fire 4 (Ambush A)', 'BREATHE FIRE n', 'Breathe Fire|4|n=4|(Ambush A)');
    check('Dragon Breath (Ambush, Magic A)', 'DRAGON BREATH', 'Dragon Breath|(Ambush, Magic A)');
    check('Magic Resistance 5+ ( Ring )', 'MAGIC RESISTANCE n+', 'Magic Resistance|5+|n=5+|(Ring)');
    check('Ask the Gamemaster.', 'ASK THE GAMEMASTER', 'Ask the Gamemaster|.');
  });

  it('reads what somebody is armed with', () => {
    check('Armed with Halberds', 'ARMED WITH weapon (STR n)', 'Armed with|Halberds|weapon=Halberds');
    check('Armed with Bow (Str 4)', 'ARMED WITH weapon (STR n)', 'Armed with|Bow (Str 4)|weapon=Bow n=4');
    check('Armado con Arco (F 4)', 'ARMADO CON arma (FUERZA n)', 'Armado con|Arco (F 4)|arma=Arco n=4');
    check('Armed with Hellblade', 'HELLBLADE', 'Hellblade');
    check('Armed with plague censers', 'SKAVEN PLAGUE CENSER', 'plague censers');
    check('Armed with Jezzail (Str 5)', 'SKAVEN JEZZAIL', 'Jezzail|(Str 5)');
    check(
      'Armed with [1-2] Slings (Str 2) or [3-6] Clubs (Ambush A)',
      'ARMED WITH [a-b] weapon1 OR [c-d] weapon2.',
      'Armed with|[1-2] Slings (Str 2) or [3-6] Clubs|a=1 b=2 weapon1=Slings (Str 2) c=3 d=6 weapon2=Clubs|(Ambush A)',
    );
  });

  it('takes a shorter name where nothing else can be meant', () => {
    check('Vampire', 'VAMPIRE ABILITIES', 'Vampire');
    check('3 x Magic Items', 'UNDEAD MAGIC ITEMS', '3 Magic Items');
    check('Arma Mágica', 'ARMA MÁGICA ORCA', 'Arma Mágica');
    check('Plague', 'PLAGUE CENSER', undefined);
    check('Magic', 'MAGIC ITEM', undefined);
  });

  it('knows the rule by its aliases and in other languages', () => {
    check('Vuela', ['FLY', 'VOLAR', 'VUELA'], 'Vuela');
    check('Miedo 6', ['FEAR n', 'MIEDO n'], 'Miedo|6|n=6');
  });

  it('does not take another rule, two rules or more than a rule for a use', () => {
    check('Ambush, Magic A', 'AMBUSH n', undefined);
    check('Magic Armour; Magic Item', 'MAGIC ARMOUR', undefined);
    check('Fear 6', 'TERROR n', undefined);
    check('Fear 6 and more', 'FEAR n', undefined);
    check('No Fear 6', 'FEAR n', undefined);
    check('', 'FEAR n', undefined);
    check('Fear 6', [], undefined);
  });

  itProperty('never fails, whatever the text and the name', () => {
    const anything = anyText();
    fc.assert(
      fc.property(anything, anything, fc.constantFrom('FEAR n', 'WEB (1Dn)', 'HATE race', ''), (text, name, usual) => {
        readUse(text, [parseTemplate(name), parseTemplate(usual)]);
        readUse(`${usual}${text}`, [parseTemplate(`${usual}${name}`)]);
      }),
      { seed: 1, numRuns: runs(1000) },
    );
  });

  itLong('reads the uses in real monsters and tables', () => {
    const files = realFiles('WHQ_CORPUS', '.xml');
    if (files.length === 0) return;
    const workspace = new Workspace(packs);
    for (const { name, text } of files) workspace.putFile(`file:///${name}`, text);
    const uses = files
      .filter(({ name }) => /(?:monsters|tables)[\\/]/.test(name))
      .flatMap(({ text }) => [...text.matchAll(/<rule id="([^"]*)"[^>]*>([^<]*)<\/rule>/g)]);
    const unread = uses.filter(([, id = '', text = '']) => {
      const templates = workspace.all.index.withId(id).flatMap(({ rule }) => [rule.template, ...rule.alsoNamed]);
      return readUse(unescapeText(text), templates) === undefined;
    });
    const share = (100 * (uses.length - unread.length)) / uses.length;
    console.log(
      `      ${uses.length} uses, ${share.toFixed(1)} % read; not: ${unread.map(([, id, text]) => `${text} (${id})`).join(', ')}`,
    );
    assert.ok(uses.length > 500 && share >= 99);
  });
});
