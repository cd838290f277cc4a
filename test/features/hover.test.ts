import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { hover } from '../../server/features/hover/hover.ts';
import { english, readerIn, withCursor } from '../support/cursor.ts';

/** What the hover is on, and what it says in Markdown. */
function check(
  marked: string,
  on: string | undefined,
  says: readonly RegExp[] = [],
  languageId = 'xml',
  reader = english,
): void {
  const { scope, document, offset } = withCursor(marked, languageId);
  const found = hover({ scope, document, reader }, offset);
  assert.equal(found?.range && document.getText(found.range), on, marked);
  const text = found && typeof found.contents === 'object' && 'value' in found.contents ? found.contents.value : '';
  for (const pattern of says) assert.match(text, pattern);
}

const rule = (body: string): string => `<rules><rule id="a" name="A">${body}</rule></rules>`;

describe('hover', () => {
  it('follows the cursor through an element', () => {
    const head = '<rules><rule id="a" name="A">';
    check('<|rules/>', 'rules', [/\*\*\\<rules\\>\*\*/]);
    check('<rules>|<rule id="a" name="A"></rule></rules>', undefined);
    check('<rules><|rule id="a" name="A"></rule></rules>', 'rule', [/`id` \(required\)/, /`name` \(required\)/]);
    check('<rules><rule| id="a" name="A"></rule></rules>', 'rule');
    check('<rules><rule |id="a" name="A"></rule></rules>', 'id', [/\*\*id\*\* · required/]);
    check('<rules><rule id=|"a" name="A"></rule></rules>', undefined);
    check('<rules><rule id="|a" name="A"></rule></rules>', 'a', [/\*\*id\*\*/]);
    check('<rules><rule id="a" name|="A"></rule></rules>', 'name');
    check(`${head}<p>x</|p></rule></rules>`, 'p');
    check(`${head}x</rule|></rules>`, 'rule');
  });

  it('puts the value of an ability into its text and its odds', () => {
    check(rule('They have Amb|ush 5+ today.'), 'Ambush 5+', [
      /\*\*AMBUSH 5\+\*\*/,
      /on 5\+ they/,
      /sprung: 1 in 3 \(2\/6, 33 %\)/,
      /rpb-ambush/,
    ]);
    check(rule('<p>Ambush A|</p>'), 'Ambush A', [/sprung: always/]);
    check(
      '6 Goblins (|Fear 4)',
      'Fear 4',
      // A text as long as this would put the odds out of sight.
      [
        /\|[\s\u2060]+Battle-level \|[\s\u2060]+1 \|[\s\u2060]+2 \|[\s\u2060]+3 \|[\s\u2060]+4\+ \|[\s\S]*On a total above 4 he/,
        /\|[\s\u2060]+afraid \|[\s\u2060]+3\/6 \|[\s\u2060]+2\/6 \|[\s\u2060]+1\/6 \|[\s\u2060]+0\/6 \|/,
      ],
      'markdown',
    );
    check(rule('A Hydra has Breathe F|ire 4 (Ambush A)'), 'Breathe Fire 4', [
      /takes 4D6 Wounds[\s\S]*Wounds each: 4–24, average 14/,
      /Warriors engulfed/,
      /AMBUSH A[\s\S]*sprung: always/,
    ]);
    check(rule('Web (1D3|)'), 'Web (1D3)', [/WEB \\\(1D3\\\)|WEB \(1D3\)/]);
  });

  it('gives the odds of dice and chances', () => {
    check(rule('takes 3|D6 Wounds'), '3D6', [/3–18, average 10\.5$/m, /^ *3 +0\.46 % +━$/m, /^10 +13 % +━+$/m]);
    check(rule('loses 2D6+2| gold'), '2D6+2', [/4–14, average 9/]);
    check(rule('Roll nD6| now'), 'nD6', [/nD6\*\* → n 1: average 3\.5, .*\n\n\| n \|/]);
    check(rule('Roll 1D6. On 5 o|r 6 it sinks.'), '5 or 6', [/^\*\*5 or 6\*\* \(5\+ on 1D6\) → 1 in 3/]);
    check(rule('Roll 1D6+Strength: on 7 or |more he is free.'), '7 or more', [
      /\(1D6 \+ Strength ≥ 7\) → Strength 3: 50 %, 4: 67 %/,
    ]);
    check(rule('costs 1|00 gold'), undefined);
  });

  it('says what a cell of a chart means', () => {
    const chart = (cells: string): string => `<charts>
  <?system wfb?>
  <chart id="my-wound" name="To wound" roll="1D6" row="strength" column="toughness">
    <columns>1 2 3</columns>
    <row at="1">4 5 6</row>
    <row at="2">${cells}</row>
    <mark text="N" means="impossible" />
  </chart>
</charts>`;
    check(chart('3 4| N'), '4', [/Fantasy Battle, To wound: Strength 2, Toughness 2: needs 4\\?\+ → 1 in 2/]);
    check(chart('3 4 |N'), 'N', [/Strength 2, Toughness 3: impossible$/m]);
    check(chart('3 |x N'), undefined);
  });

  it('has bars for what falls unevenly alone, and no average of numbers that stand for lines', () => {
    for (const [dice, line] of [
      ['1D6', /^\*\*1D6\*\* → 1–6, average 3\.5$/],
      ['D66', /^\*\*D66\*\* → 11–66, 36 results$/],
      ['1D6+2', /^\*\*1D6\+2\*\* → 3–8, average 5\.5$/],
    ] as const)
      check(rule(`takes ${dice}| Wounds`), dice, [line]);
  });

  it('has the answer of each Warrior on its first line, and says for which levels it counts', () => {
    const party = [
      { name: 'Brand', characteristics: new Map([['strength', 4]]) },
      { name: 'Elka', characteristics: new Map([['strength', 3]]) },
    ];
    const text = rule('Roll 1D6+Strength: on 7 or |more he is free.');
    const reader = { ...english, preview: { levels: new Map(), party } };
    check(text, '7 or more', [/→ Brand: 67 %, Elka: 50 %\n\n\|[\s\u2060]+Warrior \|[\s\u2060]+Brand/], 'xml', reader);
    const levels = { ...english, preview: { levels: new Map([['battle-level', 3]]), party: [] } };
    check(
      rule('Roll 1D6+Battle-level: on 7 or |more he is free.'),
      '7 or more',
      [/→ 1 in 2 \(3\/6, 50 %\) at Battle-level 3$/m],
      'xml',
      levels,
    );
    check(rule('Fear 4|'), 'Fear 4', [/afraid.* at Battle-level 3$/m], 'xml', levels);
  });

  it('gives the odds of an annotation', () => {
    check(rule('<?odds afraid: 1D6 + battle-|level <= 6 ?>x'), '<?odds afraid: 1D6 + battle-level <= 6 ?>', [
      /afraid/,
      /5\/6/,
    ]);
    check(rule('<?odds afraid: 1D6 + ?>x|'), undefined);
  });

  it('says in plain words what an ability does in fights', () => {
    const hovered = (source: string, ...expected: readonly RegExp[]): void =>
      check(rule(`<?fight ${source} ?>x`), `<?fight ${source.replace('|', '')} ?>`, [...expected]);
    hovered('avoids: 1D6 >|= 5', /^A hit on it does nothing: 5\+ on 1D6\.$/m);
    hovered(
      'attacks: *2; each-turn: 1D6 |>= n; against: Elves',
      /^Its Attacks: × 2, from the first turn .*, against .* Elves only\.$/m,
    );
    hovered(
      'to-hit-against: |-1; once-each: 1D6 + battle-level <= n',
      /^The rolls to hit it: -1, for each .*: 1D6 \+ Battle-level ≤ n\.$/m,
    );
    hovered('no-armour|; natural: n', /^Its hits ignore armour, if the die to hit shows n or more\.$/m);
    hovered('strength: +|2', /^Its Strength: \+2\.$/m);
    hovered('wounds-at-end: |2; to: beside; on: roll = 5', /: 2, to those beside it, if this is true .*\.$/m);
    hovered('attacks: |+1; after: Troll', /^Its Attacks: \+1, after all of this kind .*: Troll\.$/m);
    hovered('not-modelled: he |sings', /^Fights leave this out: he sings$/m);
    hovered('sing|s', /^This cannot be read/m);
    const spanish = rule('<?fight ignores-wounds: |3 ?>x');
    check(
      spanish,
      '<?fight ignores-wounds: 3 ?>',
      [/^Heridas que se restan de cada impacto .*: 3\.$/m],
      'xml',
      readerIn('es'),
    );
  });

  it('explains where a monster uses a rule', () => {
    const monster = (special: string) =>
      `<monsters><monster id="m" name="M"><special>${special}</special></monster></monsters>`;
    check(monster('<rule id="rpb-fear" param="6">Fear |6</rule>'), 'Fear 6', [
      /FEAR 6/,
      /\|[\s\u2060]+afraid \|[\s\u2060]+5\/6/,
    ]);
    check(monster('<rule id="rpb-f|ear" param="6">Fear 6</rule>'), 'rpb-fear', [/FEAR n/]);
    check(monster('<rule id="rpb-armed-with">Kni|fe</rule>'), 'Knife', [/ARMED WITH/]);
  });

  it('is in Spanish where the reader is', () => {
    check(rule('takes 3|D6 Wounds'), '3D6', [/3–18, media 10,5/], 'xml', readerIn('es'));
    check(rule('Fear 4|'), 'Fear 4', [/Libro de Rol/, /Nivel de Batalla/], 'xml', readerIn('es-MX'));
  });

  it('is in the language of the name', () => {
    check(
      'Seis goblins (Miedo 6|).',
      'Miedo 6',
      [
        /^\*\*MIEDO 6\*\* \(FEAR 6\) · Libro de Rol · `rpb-fear`/,
        /un total de 6 o menos/,
        /\|[\s\u2060]+tiene miedo \|[\s\u2060]+5\/6 \|[\s\u2060]+4\/6 \|[\s\u2060]+3\/6 \|/,
        /Igual en: Habilidades ampliadas/,
      ],
      'markdown',
    );
    check('Una bestia con Terror 8| espera en la sala.', 'Terror 8', [/Libro de Rol/, /Guerrero/], 'markdown');
    check('A beast with Terror 8| waits in the hall for you.', 'Terror 8', [/Roleplay Book/], 'markdown');
    check('6 Goblins (Fear 6|).', 'Fear 6', [/^\*\*MIEDO 6\*\* \(FEAR 6\)/], 'markdown', readerIn('es'));
    check(
      'Un dragón (Aliento de Fuego 4| (Emboscada A))',
      'Aliento de Fuego 4',
      [/4D6 Heridas/, /EMBOSCADA A/],
      'markdown',
    );
  });

  it('says which book says what', () => {
    check(
      '(Greater Daemon 13|)',
      'Greater Daemon 13',
      [/Different in Extended abilities: Its spells never fail/],
      'markdown',
    );
    check('(Bounce|, Fly, Fear 4)', 'Bounce', [/Extended abilities · `ext-bounce`/], 'markdown');
  });

  it('has odds of a bundled rule where the author has written none, if the text speaks of those dice', () => {
    const own = (text: string): string =>
      `<rules><rule id="rpb-fear" name="FEAR n">${text}</rule><rule id="b" name="B">It causes Fear 6|.</rule></rules>`;
    check(own('Roll 1D6+Battle-level. With n or less he is afraid.'), 'Fear 6', [
      /With 6 or less/,
      /\*Odds as in: Roleplay Book\*/,
      /\|[\s\u2060]+afraid \|[\s\u2060]+5\/6/,
      /replaces the bundled FEAR n of: Roleplay Book/,
    ]);
    const { scope, document, offset } = withCursor(own('Roll 2D10. With n or less he is afraid.'));
    assert.doesNotMatch(JSON.stringify(hover({ scope, document, reader: english }, offset)), /afraid \|/);
  });

  it('cuts a long text at the end of a sentence', () => {
    const long = 'This is a sentence of some length. '.repeat(100);
    check(
      rule(`${long}</rule><rule id="c" name="LONG WINDED">${long}</rule><rule id="d" name="D">Long Winded|`),
      'Long Winded',
      [/some length\. …/],
    );
  });

  it('is silent on other files', () => {
    check('<project><name>Fear 4| 3D6</name></project>', undefined);
  });
});

describe('hover, while the workspace is read', () => {
  const monster =
    '<monsters><monster id="m" name="M"><special><rule id="ID">TEXT</rule></special></monster></monsters>';

  /** What the hover over `|` says, as long as files are still to be read and afterwards. */
  function checkReading(
    marked: string,
    languageId: string,
    during: RegExp,
    not: RegExp,
    after: RegExp,
    locale = 'en',
  ): void {
    const { workspace, scope, document, offset } = withCursor(marked, languageId);
    const said = (): string => {
      const found = hover({ scope, document, reader: readerIn(locale) }, offset);
      return found && typeof found.contents === 'object' && 'value' in found.contents ? found.contents.value : '';
    };
    workspace.beginReading();
    assert.match(said(), during, marked);
    assert.doesNotMatch(said(), not, marked);
    workspace.endReading();
    assert.match(said(), after, marked);
    assert.doesNotMatch(said(), /still being read|Todavía/, marked);
  }

  it('shows no card of a bundled rule for an id that is not known yet', () => {
    const uses = [
      ['my-fear', 'Fear| 6'],
      ['own-ambush', 'Amb|ush 5+'],
      ['salt-breath', 'Breathe Fi|re 3'],
      ['x', 'Ignore Pain 2|'],
      ['sal-miedo', 'Mie|do 4'],
    ] as const;
    for (const [id, text] of uses) {
      checkReading(monster.replace('ID', id).replace('TEXT', text), 'xml', /still being read/, /rpb-/, /rpb-/);
    }
    checkReading(monster.replace('ID', 'my-f|ear').replace('TEXT', 'Fear 6'), 'xml', /still being read/, /FEAR/, /^/);
  });

  it('says with the card of a bundled rule that another may take its place', () => {
    checkReading('6 Goblins (Fe|ar 4)', 'markdown', /FEAR 4[\s\S]*still being read/, /$^/, /FEAR 4/);
    checkReading('6 Goblins (Mie|do 4)', 'markdown', /Todavía se están leyendo/, /$^/, /MIEDO 4/, 'es');
    checkReading(
      monster.replace('ID', 'rpb-fear').replace('TEXT', 'Fe|ar 4'),
      'xml',
      /still being read/,
      /$^/,
      /FEAR 4/,
    );
  });
});
