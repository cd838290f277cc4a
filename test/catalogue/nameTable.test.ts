import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { NameTable } from '../../server/catalogue/nameTable.ts';
import { parseTemplate, titleCase } from '../../server/catalogue/template.ts';

const names = [
  'FEAR n',
  'AMBUSH n+',
  'AMBUSH, MAGIC n+',
  'BREATHE FIRE n',
  'MAGIC RESISTANCE n+',
  'MAGIC ITEM',
  'Type MAGIC n',
  'FLY',
  'BREAK',
  'NEVER PINNED',
  'WEB (1Dn)',
  'THROW item (STR n)',
  'ARMED WITH weapon (STR n)',
  'ARMED WITH [a-b] weapon1 OR [c-d] weapon2',
  'PROTECTION RING (+n T)',
  'TREASURE HOARD +n',
  'GUARDS (monster)',
  'HATE race',
  'DAEMONIC n',
  'IGNORE PAIN n',
  'POISON',
  'FIGHT IN RANKS',
  "EXECUTIONER'S BLOW",
  'MAGIC ARMOUR',
];
const table = new NameTable<string>();
for (const name of names) table.add(name, parseTemplate(name), 0);

/** A mention as `NAME name=value … *multiplier (suffix)`. */
function check(text: string, ...expected: string[]): void {
  const found = table.find(text).map(({ owner, values, multiplier, suffixes }) => {
    const bindings = [...values].map(([name, value]) => `${name}=${value}`);
    return [
      owner,
      ...bindings,
      ...(multiplier > 1 ? [`*${multiplier}`] : []),
      ...suffixes.map((suffix) => `(${suffix.text})`),
    ].join(' ');
  });
  assert.deepEqual(found, expected, text);
}

describe('NameTable', () => {
  it('finds an ability with its value, in any case and across blanks of any kind', () => {
    check('6 Goblins (Ambush 5+, Fear 4).', 'AMBUSH n+ n=5+', 'FEAR n n=4');
    check('causes fear\u00a06, FEAR 7 and Fear\n8', 'FEAR n n=6', 'FEAR n n=7', 'FEAR n n=8');
    check('Ambush, Magic A; Daemonic -2', 'AMBUSH, MAGIC n+ n=A', 'DAEMONIC n n=-2');
    check('Breathe Fire 4 (Ambush A)', 'BREATHE FIRE n n=4 (Ambush A)', 'AMBUSH n+ n=A');
    check('Breathe Fire (3) and Ignore Pain 3D6', 'BREATHE FIRE n n=3', 'IGNORE PAIN n n=3D6');
    check(
      'Web (1D6), Treasure Hoard +2, Protection Ring (+1 T)',
      'WEB (1Dn) n=6',
      'TREASURE HOARD +n n=+2',
      'PROTECTION RING (+n T) n=+1',
    );
  });

  it('reads words in slots, prefixes and suffixes', () => {
    check('; Hate Elves; Guards (Necromancer).', 'HATE race race=Elves', 'GUARDS (monster) monster=Necromancer');
    check('2 x Magic Items; Magic Armor', 'MAGIC ITEM *2', 'MAGIC ARMOUR');
    check('Throw Rock (Str 8)', 'THROW item (STR n) item=Rock n=8');
    check(
      'Armed with [1-3] Bows or [4-6] Spears',
      'ARMED WITH [a-b] weapon1 OR [c-d] weapon2 a=1 b=3 weapon1=Bows c=4 d=6 weapon2=Spears',
    );
    check('Magic Resistance 5+ (Ring)', 'MAGIC RESISTANCE n+ n=5+ (Ring)');
    check('Executioner’s Blow', "EXECUTIONER'S BLOW");
  });

  it('leaves ordinary English alone', () => {
    check('They fly for fear of magic and break the door; no poison helps, an ambush a day.');
    check('Roll 1D6 to break free. 2 fears remained. Do not never pinned a note.');
    check('Fearful 6 men fly 7 squares');
    check('(Fly, Poison)', 'FLY', 'POISON');
    check('Break; Never Pinned', 'NEVER PINNED');
  });

  it('takes a whole text as a name without further evidence', () => {
    assert.equal(table.match('Fly')?.owner, 'FLY');
    assert.equal(table.match('armed with Halberd')?.values.get('weapon'), 'Halberd');
    assert.equal(table.match('Nothing at all'), undefined);
  });

  it('forgets a name that is removed', () => {
    const own = new NameTable<number>();
    own.add(1, parseTemplate('FEAR n'), 0);
    own.add(2, parseTemplate('FEAR n'), 0);
    own.remove(1, parseTemplate('FEAR n'));
    assert.deepEqual(
      own.find('Fear 5').map(({ owner }) => owner),
      [2],
    );
  });

  it('never fails, and its spans lie in the text in order', () => {
    const piece = fc.constantFrom(
      ...names,
      'Fear',
      '6',
      ' ',
      '(',
      ')',
      '[',
      ']',
      '-',
      ',',
      '\n',
      'x',
      '2 x ',
      'A',
      'é',
      '\u00a0',
      '😀',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(piece).map((pieces) => pieces.join('')),
        ),
        (text) => {
          let end = 0;
          for (const { span } of table.find(text)) {
            assert.ok(end <= span.start && span.start < span.end && span.end <= text.length);
            end = span.end;
          }
          parseTemplate(text);
        },
      ),
      { seed: 1, numRuns: 500 },
    );
  });
});

describe('titleCase', () => {
  it('prints a name in capitals as it stands among other abilities', () => {
    assert.equal(titleCase('FIGHT IN RANKS'), 'Fight in Ranks');
    assert.equal(titleCase("EXECUTIONER'S BLOW"), "Executioner's Blow");
    assert.equal(titleCase('Beastman'), 'Beastman');
  });
});
