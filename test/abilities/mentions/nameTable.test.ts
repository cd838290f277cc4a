import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { NameTable } from '../../../server/abilities/mentions/nameTable.ts';
import { parseTemplate } from '../../../server/abilities/template.ts';
import type { Span } from '../../../server/text/span.ts';
import { anyText } from '../../support/anyText.ts';
import { itProperty, runs } from '../../support/runs.ts';

const names = [
  'FEAR n',
  'TERROR n',
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
  'STING (damage)',
  'THROW item (STR n)',
  'ARMED WITH weapon (STR n)',
  'ARMED WITH [a-b] weapon1 OR [c-d] weapon2',
  'PROTECTION RING (+n T)',
  'TREASURE HOARD +n',
  'GUARDS (monster)',
  'GREATER DAEMON n',
  'HATE race',
  'HYPNOTISE n+',
  'DAEMONIC n',
  'IGNORE PAIN n',
  'POISON',
  'NET',
  'PLAGUE',
  'DODGE n+',
  'FIGHT IN RANKS',
  "EXECUTIONER'S BLOW",
  'MAGIC ARMOUR',
  'HELLBLADE',
  'WEEPING BLADE',
  'DIE -> BLUE HORRORS',
  'MIEDO n',
  'VOLAR',
  'VENENO',
  'ODIO raza',
  'OBJETO MÁGICO',
  'LANZAR objeto (FUERZA n)',
  'EMBOSCADA n+',
  'RESISTENCIA MÁGICA n+',
  'MAGIA tipo n',
];
const table = new NameTable<string>();
for (const name of names) table.add(name, parseTemplate(name), 0);

/** Each mention as `NAME name=value … *multiplier (suffix)`. */
function check(text: string, ...expected: string[]): void {
  checkWith([], text, ...expected);
}

function checkWith(masks: readonly Span[], text: string, ...expected: string[]): void {
  const found = table.find(text, masks).map(({ owner, values, multiplier, suffixes }) => {
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

describe('NameTable.find', () => {
  it('finds a name with its value, in any case and across blanks of any kind', () => {
    check('6 Goblins (Ambush 5+, Fear 4).', 'AMBUSH n+ n=5+', 'FEAR n n=4');
    check('causes fear\u00a06, FEAR 7 and Fear\n8', 'FEAR n n=6', 'FEAR n n=7', 'FEAR n n=8');
    check('Magic  Resistance\r\n5+', 'MAGIC RESISTANCE n+ n=5+');
    check('has Fear&#160;6 and Fear&nbsp;7', 'FEAR n n=6', 'FEAR n n=7');
    check('Breathe Fire 4 (Ambush A)', 'BREATHE FIRE n n=4 (Ambush A)', 'AMBUSH n+ n=A');
    check('Breathe Fire (3) and Ignore Pain 3D6', 'BREATHE FIRE n n=3', 'IGNORE PAIN n n=3D6');
    check(
      'Web (1D6), Sting (2D6), Sting 3D6',
      'WEB (1Dn) n=6',
      'STING (damage) damage=2D6',
      'STING (damage) damage=3D6',
    );
    check('Treasure Hoard +2, Protection Ring (+1 T)', 'TREASURE HOARD +n n=+2', 'PROTECTION RING (+n T) n=+1');
  });

  it('reads the minus sign that somebody has at hand', () => {
    for (const sign of ['-', '−', '–', '‑', '&#8722;']) check(`Daemonic ${sign}2.`, 'DAEMONIC n n=-2');
  });

  it('reads what an author writes for a number that the game gives', () => {
    check('treats it as Fear (Dungeon Level +3) only', 'FEAR n n=Dungeon Level +3');
    check('causes Terror (his Fear Value).', 'TERROR n n=his Fear Value');
    check('le da Miedo (el doble de su nivel)', 'MIEDO n n=el doble de su nivel');
    check('It has Fear (see page 12).', 'FEAR n (see page 12)');
  });

  it('reads words in slots, prefixes and suffixes', () => {
    check('; Hate Elves; Guards (Necromancer).', 'HATE race race=Elves', 'GUARDS (monster) monster=Necromancer');
    check('2 x Magic Items; 3×magic items; Magic Armor', 'MAGIC ITEM *2', 'MAGIC ITEM *3', 'MAGIC ARMOUR');
    check('Throw Rock (Str 8), Throw Rock (Strength 8)', ...Array(2).fill('THROW item (STR n) item=Rock n=8'));
    check('Lanzar Roca (F 8), Lanzar Roca (Str 8)', ...Array(2).fill('LANZAR objeto (FUERZA n) objeto=Roca n=8'));
    check(
      'Chaos Dwarf Magic 3; Magia del Caos 2',
      'Type MAGIC n n=3 Type=Chaos Dwarf',
      'MAGIA tipo n tipo=del Caos n=2',
    );
    check(
      'Armed with [1-2] Slings (Str 2) or [3-6] Clubs (Str 4) (Fight in Ranks)',
      'ARMED WITH [a-b] weapon1 OR [c-d] weapon2 a=1 b=2 weapon1=Slings (Str 2) c=3 d=6 weapon2=Clubs (Str 4) (Fight in Ranks)',
      'FIGHT IN RANKS',
    );
    check('Magic Resistance 5+ (Ring)', 'MAGIC RESISTANCE n+ n=5+ (Ring)');
  });

  it('takes the weapon for what is meant if it has a rule of its own and no other meaning', () => {
    check('; Armed with Hellblade; Armed with Nets (Str 2)', 'HELLBLADE', 'ARMED WITH weapon (STR n) weapon=Nets n=2');
  });

  it('reads the spellings of a name: plural, apostrophes, accents, British and American', () => {
    check('Weeping Blades; Objetos Mágicos; OBJETOS MAGICOS', 'WEEPING BLADE', 'OBJETO MÁGICO', 'OBJETO MÁGICO');
    check('a 2 Hypnotize 5+ and Hypnotise 4+', 'HYPNOTISE n+ n=5+', 'HYPNOTISE n+ n=4+');
    check('Executioner’s Blow, Executioner&apos;s Blow', "EXECUTIONER'S BLOW", "EXECUTIONER'S BLOW");
    check('Die -> Blue Horrors; Die -&gt; Blue Horrors', 'DIE -> BLUE HORRORS', 'DIE -> BLUE HORRORS');
    check('Resistencia M\u0061\u0301gica 4+', 'RESISTENCIA MÁGICA n+ n=4+');
  });

  it('takes the longest name, but not the beginning of another for the end of one', () => {
    check('Ambush, Magic A; Ambush, Magic 5+', 'AMBUSH, MAGIC n+ n=A', 'AMBUSH, MAGIC n+ n=5+');
    check('(Ambush, Magic Resistance 5+)', 'AMBUSH n+', 'MAGIC RESISTANCE n+ n=5+');
  });

  it('looks through emphasis', () => {
    check('**Fear** 6; _Fear 7_; Fear **8**', 'FEAR n n=6', 'FEAR n n=7', 'FEAR n n=8');
    check('***Magic** Resistance* __5+__', 'MAGIC RESISTANCE n+ n=5+');
    check('in the cave _Poison_ and *Fear 5*', 'POISON', 'FEAR n n=5');
  });

  it('never crosses a paragraph, a cell or an item of a list', () => {
    check('## Fear\n\n6 Goblins');
    check('| Fear | 6 |');
    check('Magic\n- Item');
    check('> Magic\n> Resistance 4+', 'MAGIC RESISTANCE n+ n=4+');
  });

  it('leaves ordinary words alone', () => {
    check('They fly for fear of magic and break the door; no poison helps, an ambush a day.');
    check('Roll 1D6 to break free. 2 fears remained. Do not never pinned a note.');
    check('Fearful 6 men fly 7 squares; in fear 6 warriors fled; hate 3 things.');
    check('Rope; Net; Oil. Guards 4, officers 1. Chill 2 hours, fear 6.5, fear 6% and fear 2x.');
    check('Baron Fear rode out. We met Lord Poison and the Plague Doctor.');
    check('Por miedo 6 hombres huyeron; veneno 1, dice. Sabe volar, la habilidad de volar.');
    check('a non-magic item, fear-causing, anti-Fear, the Greater Daemon’s eyes, x_Fear 6, /fear#Fear');
    check('It has Fear\n1. The Ghost leads on.', 'FEAR n');
    check('5. A treasure hoard 6. The Net 7. Fear 6 Goblins');
  });

  it('believes a plain word in a list of abilities', () => {
    check('(Fly, Poison)', 'FLY', 'POISON');
    check('Break; Never Pinned', 'BREAK', 'NEVER PINNED');
    check('(Net, Rope, Poison)');
    check('(fly, fear 5, net)', 'FLY', 'FEAR n n=5', 'NET');
    check('Fear 5, Fly and Poison. Break the door.', 'FEAR n n=5', 'FLY', 'POISON');
    check('Fear 5, Break the door, Poison', 'FEAR n n=5', 'POISON');
    check('| Ogre | Fear 5 | Fly |', 'FEAR n n=5', 'FLY');
    check('- **Fly**: where it likes.\n- **Fear 6**: of its teeth.\n- Break', 'FLY', 'FEAR n n=6', 'BREAK');
    check('Miedo 5, Volar y Veneno', 'MIEDO n n=5', 'VOLAR', 'VENENO');
  });

  it('believes it where abilities are announced', () => {
    check('Special rules: fly, break.', 'FLY', 'BREAK');
    check('**Habilidades:** volar', 'VOLAR');
    check('| Who | Abilities |\n| --- | --- |\n| Gull | Fly |\n| Net | none |', 'FLY');
    check('the Fly ability and la habilidad Volar; special ability: Break', 'FLY', 'VOLAR', 'BREAK');
    check('causes Fear and has a Poison attack', 'FEAR n', 'POISON');
  });

  it('passes over masks, also where they only separate a name and its value', () => {
    const text = 'Fear 6, Fear 7, Fear x 8';
    const masks = [
      { start: 0, end: 6 },
      { start: 21, end: 22 },
    ];
    checkWith(masks, text, 'FEAR n n=7');
  });

  it('tells where the mention, its name and its suffixes stand', () => {
    const text = 'They have 2 x Magic  Items (Ring, Sword) and **Fear** 6.';
    const at = ({ start, end }: { start: number; end: number }): string => text.slice(start, end);
    const found = table
      .find(text)
      .map(({ span, nameSpan, suffixes }) => [span, nameSpan, ...suffixes.map((s) => s.span)].map(at));
    assert.deepEqual(found, [
      ['2 x Magic  Items', 'Magic  Items', 'Ring, Sword'],
      ['Fear** 6', 'Fear'],
    ]);
  });
});

describe('NameTable', () => {
  it('takes a whole text as a name without further evidence', () => {
    assert.equal(table.match('fly')?.owner, 'FLY');
    assert.equal(table.match(' fear n ')?.owner, 'FEAR n');
    assert.equal(table.match('Throw item (Str n)')?.owner, 'THROW item (STR n)');
    assert.equal(table.match('armed with Halberd')?.values.get('weapon'), 'Halberd');
    assert.equal(table.match('Goblin Magic 2')?.values.get('Type'), 'Goblin');
    assert.equal(table.match('fear 6 and more'), undefined);
    assert.equal(table.match('Nothing at all'), undefined);
  });

  it('prefers the higher precedence, then the owner that comes first, and forgets what is removed', () => {
    const own = new NameTable<string>(
      () => true,
      (left, right) => right.localeCompare(left),
    );
    const template = parseTemplate('FEAR n');
    const owners = (): readonly string[] => own.all('Fear 5').map(({ owner }) => owner);
    for (const [owner, precedence] of [
      ['c', 1],
      ['b', 2],
      ['a', 1],
      ['d', 2],
    ] as const)
      own.add(owner, template, precedence);
    assert.deepEqual(owners(), ['d', 'b', 'c', 'a']);
    assert.equal(own.find('Fear 5')[0]?.owner, 'd');
    own.remove('d', template);
    own.remove('d', template);
    assert.deepEqual(owners(), ['b', 'c', 'a']);
    for (const owner of ['a', 'b', 'c']) own.remove(owner, template);
    assert.deepEqual(own.find('Fear 5'), []);
  });

  it('passes over names whose rule is missing', () => {
    const known = new Set(['b']);
    const own = new NameTable<string>((owner) => known.has(owner));
    for (const owner of ['b', 'a']) own.add(owner, parseTemplate('FEAR n'), 0);
    assert.deepEqual([own.find('Fear 5')[0]?.owner, own.match('Fear')?.owner], ['b', 'b']);
    known.clear();
    assert.deepEqual([own.find('Fear 5'), own.match('Fear')], [[], undefined]);
  });

  itProperty('never fails, and its spans lie in the text in order', () => {
    const piece = fc.constantFrom(
      ...names,
      ...[
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
        '**',
        '|',
        '; ',
        '&#160;',
        '- ',
      ],
    );
    const texts = fc.oneof(
      anyText(),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(texts, fc.array(fc.tuple(fc.nat(60), fc.nat(60))), (text, edges) => {
        const masks = edges
          .map(([start, length]) => ({ start, end: start + length }))
          .sort((a, b) => a.start - b.start);
        const isMasked = (at: number): boolean => masks.some(({ start, end }) => start <= at && at < end);
        let [last, bracketEnd] = [0, 0];
        for (const { span, nameSpan, suffixes } of table.find(text, masks)) {
          assert.ok(last <= span.start && span.start <= nameSpan.start && nameSpan.end <= span.end);
          assert.ok(nameSpan.start < nameSpan.end && !isMasked(nameSpan.start));
          for (const suffix of suffixes) {
            assert.ok(
              span.end < suffix.span.start && suffix.span.start <= suffix.span.end && suffix.span.end < text.length,
            );
            assert.equal(text.slice(suffix.span.start, suffix.span.end), suffix.text);
          }
          last = span.end;
          bracketEnd = Math.max(bracketEnd, span.end);
        }
        assert.ok(bracketEnd <= text.length);
        table.all(text);
        parseTemplate(text);
      }),
      { seed: 1, numRuns: runs(1000) },
    );
  });

  itProperty('takes any text as a name', () => {
    fc.assert(
      fc.property(anyText({ minLength: 1 }), anyText(), (name, text) => {
        const own = new NameTable<number>();
        const template = parseTemplate(name);
        own.add(1, template, 0);
        own.find(`${text} ${name} ${text}`);
        own.match(name);
        own.remove(1, template);
        assert.deepEqual(own.find(name), []);
      }),
      { seed: 1, numRuns: runs(1000) },
    );
  });
});
