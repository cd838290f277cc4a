import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { RollOfLine } from '../../server/features/codeLenses.ts';
import { english, opened, readerIn } from '../support/cursor.ts';
import { checkLenses, codeLenses, lensCommands } from '../support/lenses.ts';

const rules = (body: string): string => `<rules>\n<rule id="a" name="A">\n${body}\n</rule>\n</rules>`;

describe('codeLenses', () => {
  it('says what the dice of a line come to', () => {
    checkLenses(rules('It loses 2D6+2 gold.\nNothing here.\nThen 1D6 x 50 gold and D66.'), [
      '2: 2D6+2 → 4–14, average 9',
      '4: 1D6 x 50 → 50–300, average 175',
    ]);
  });

  it('gives the chance instead of the roll that it is about', () => {
    checkLenses(rules('Roll 1D6. On a score of 5 or 6 it sinks.'), ['2: 5+ on 1D6 → 1 in 3']);
    checkLenses('Roll 1D6: on 4+ the door opens.', ['0: 4+ on 1D6 → 1 in 2'], 'markdown');
    checkLenses(rules('Roll 1D6. On a score of 1-3 it sinks.'), ['2: 1–3 on 1D6 → 1 in 2']);
    checkLenses(rules('Roll 1D6. On a score of 4 or 5 it floats, on a 6 it flies.'), [
      '2: 4, 5 on 1D6 → 1 in 3',
      '2: 6 on 1D6 → 1 in 6',
    ]);
    checkLenses(rules('Roll 1D6 and add his Strength. If the total is 7 or more he is free.'), [
      '2: 1D6 + Strength ≥ 7 → Strength 3: 50 %, 4: 67 %, 5: 83 %, 6+: 100 %',
    ]);
  });

  it('names what single dice must show as players do', () => {
    checkLenses('Roll 2D6: on a double the bell rings.', ['0: a double on 2D6 → 1 in 6'], 'markdown');
    checkLenses('Roll 3D6: on a triple the bell rings.', ['0: a triple on 3D6 → 1 in 36'], 'markdown');
    checkLenses(
      'Roll 3D6. If any dice come up 6 the bell rings.',
      ['0: at least one 6 on 3D6 → 91 in 216'],
      'markdown',
    );
  });

  it('says what needs a number first, and shows levels where they are free', () => {
    checkLenses(rules('It causes nD6 Wounds.'), ['2: nD6 → n 1: average 3.5, 3: average 10.5, 10: average 35']);
    checkLenses(rules('<?odds afraid: 1D6 + battle-level <= 6 ?>'), ['2: afraid → level 1: 83 %, 3: 50 %, 6+: 0 %']);
  });

  it('shows the reader’s own level or party', () => {
    const levels = new Map([['battle-level', 3]]);
    checkLenses(rules('<?odds afraid: 1D6 + battle-level <= 6 ?>'), ['2: afraid → 1 in 2 at Battle-level 3'], 'xml', {
      ...english,
      preview: { levels, party: [] },
    });
    const party = [
      { name: 'Brand', characteristics: new Map([['strength', 4]]) },
      { name: 'Elka', characteristics: new Map([['strength', 3]]) },
    ];
    checkLenses(rules('<?odds free: 1D6 + strength >= 7 ?>'), ['2: free → Brand: 67 %, Elka: 50 %'], 'xml', {
      ...english,
      preview: { levels: new Map(), party },
    });
  });

  it('puts what does not fit behind a number, and says equal things once', () => {
    checkLenses(rules('4D6, 5D6, 6D6, 7D6, 8D6 and 4D6'), [
      '2: 4D6 → 4–24, average 14',
      '2: 5D6 → 5–30, average 17.5',
      '2: 6D6 → 6–36, average 21',
      '2: +2 more',
    ]);
    checkLenses(rules('It does 3D6/4D6(5+) Wounds.'), ['2: 3D6/4D6(5+) → 3–18, average 10.5; 5+: 4–24, average 14']);
  });

  it('stays while an entry is being broken, and speaks Spanish', () => {
    checkLenses('<rules><rule id="a" name="A"><p>2D6+1 <b</p></rule><rule id="b" name="B">4D6</rule></rules>', [
      '0: 2D6+1 → 3–13, average 8',
      '0: 4D6 → 4–24, average 14',
    ]);
    checkLenses(rules('Tira 2D6+2.'), ['2: 2D6+2 → 4–14, media 9'], 'xml', readerIn('es'));
  });

  it('leaves plain dice, whose odds players know, to the hover, or shows them to those who want it', () => {
    const text = rules('It takes 2D6 Wounds, and you look at D66.');
    checkLenses(text, []);
    checkLenses(rules('<?odds wounds: 2D6 ?>'), []);
    checkLenses(text, ['2: 2D6 → 2–12, average 7', '2: D66 → 11–66, 36 results'], 'xml', english, true);
    checkLenses(text, ['2: 2D6 → 2–12, media 7', '2: D66 → 11–66, 36 resultados'], 'xml', readerIn('es'), true);
  });

  it('never speaks of the average of numbers that stand for lines of a table', () => {
    checkLenses(rules('<?odds look up: if(n > 1, D66, 5) ?>'), ['2: look up → n 1: 5, 2+: 36 results']);
  });

  it('puts chances first, and leaves none out for rolls', () => {
    checkLenses(rules('It costs 1D6 x 50 gold, 2D6+1 Wounds and 1D3 x 2 turns. Roll 1D6: on a 6 it is free.'), [
      '2: 6 on 1D6 → 1 in 6',
      '2: 1D6 x 50 → 50–300, average 175',
      '2: 2D6+1 → 3–13, average 8',
      '2: +1 more',
    ]);
    const titles = [1, 2, 3, 4, 5].map((score) => `on a ${score} it does this ${score} times`).join(', ');
    checkLenses(rules(`Roll 2D6: ${titles.replace('a 1', 'a 12')}.`), [
      '2: 12 on 2D6 → 1 in 36',
      '2: 2 on 2D6 → 1 in 36',
      '2: 3 on 2D6 → 1 in 18',
      '2: 4 on 2D6 → 1 in 12',
      '2: 5 on 2D6 → 1 in 9',
    ]);
    const many = Array.from({ length: 9 }, (_, index) => index + 2);
    checkLenses(
      rules(
        `Roll 2D6: ${many.map((score) => `on a ${score} it does this ${score} times`).join(', ')}. It costs 1D6 x 50 gold.`,
      ),
      many
        .map(
          (score) =>
            `2: ${score} on 2D6 → ${['1 in 36', '1 in 18', '1 in 12', '1 in 9', '5 in 36', '1 in 6', '5 in 36', '1 in 9', '1 in 12'][score - 2]}`,
        )
        .concat('2: +1 more'),
    );
  });

  it('says nothing twice: neither a test and its contrary, nor what the annotation repeats', () => {
    checkLenses(rules('Roll 1D6. On 5 or more it sinks, on 4 or less it floats.'), ['2: 5+ on 1D6 → 1 in 3']);
    checkLenses(rules('<?odds sunk: 1D6 >= 5 ?>\nRoll 1D6. On 5 or more it sinks.'), ['3: 5+ on 1D6 → 1 in 3']);
    checkLenses(rules('<?odds floats: not 1D6 > 4 ?>\nRoll 1D6. On 5 or more it sinks.'), ['3: 5+ on 1D6 → 1 in 3']);
    checkLenses(rules('<?odds gold: 1D6 x 50 ?>\nIt finds 1D6 x 50 gold.'), ['3: 1D6 x 50 → 50–300, average 175']);
    checkLenses(rules('<?odds afraid: 1D6 + battle-level <= 6 ?>\n<?odds brave: 1D6 + battle-level > 6 ?>'), [
      '2: afraid → level 1: 83 %, 3: 50 %, 6+: 0 %',
    ]);
    checkLenses(rules('<?odds sunk: 1D6 >= 4 ?>\nRoll 1D6. On 5 or more it floats.'), [
      '2: sunk → 1 in 2',
      '3: 5+ on 1D6 → 1 in 3',
    ]);
  });

  it('puts in what a Warrior has at the start where more than one number is open, and says so', () => {
    checkLenses(rules('<?odds afraid: 1D6 + battle-level <= n ?>'), [
      '2: afraid → n 1: 0 %, 3: 33 %, 7+: 100 % at Battle-level 1',
    ]);
    checkLenses(rules('<?odds parched: 1D6 + toughness <= n ?>'), [
      '2: parched → n 3: 0 %, 6: 50 %, 9+: 100 % at Toughness 3',
    ]);
    checkLenses(rules('<?odds 2D6 >= toughness + strength ?>'), [
      '2: 2D6 ≥ Toughness + Strength → Toughness 3: 72 %, 4: 58 %, 5: 42 %, 6: 28 % at Strength 3',
    ]);
    checkLenses(rules('<?odds 1D6 + strength > dungeon-level ?>'), [
      '2: 1D6 + Strength > Dungeon level → Dungeon level 3: 100 %, 6: 50 %, 9+: 0 % at Strength 3',
    ]);
    checkLenses(
      rules('<?odds miedo: 1D6 + battle-level <= n ?>'),
      ['2: miedo → n 1: 0 %, 3: 33 %, 7+: 100 % con Nivel de Batalla 1'],
      'xml',
      readerIn('es'),
    );
    const levels = new Map([['battle-level', 4]]);
    const atLevel = { ...english, preview: { levels, party: [] } };
    checkLenses(
      rules('<?odds afraid: 1D6 + battle-level + strength <= n ?>'),
      ['2: afraid → n 7: 0 %, 9: 33 %, 10: 50 % at Battle-level 4, Strength 3'],
      'xml',
      atLevel,
    );
  });

  it('has no lens that only asks for numbers', () => {
    checkLenses(rules('<?odds 1D6 + initiative + weapon-skill <= luck + willpower ?>'), []);
    checkLenses(rules('<?odds first weapon: roll = 1D6; roll >= a and roll <= b ?>'), []);
    checkLenses(rules('<?odds Wounds: (monster-damage-dice)D6 + n ?>\nIt does 2D6+2 Wounds.'), [
      '3: 2D6+2 → 4–14, average 9',
    ]);
  });

  it('does not say on the next line what the line or the annotation before it has said', () => {
    checkLenses(rules('Roll 1D6. On 5 or more it sinks.\nOn 4 or less it floats.'), ['2: 5+ on 1D6 → 1 in 3']);
    checkLenses(
      'Roll 1D6. On 5 or more it sinks.\n\nRoll 1D6. On 5 or more it burns.',
      ['0: 5+ on 1D6 → 1 in 3', '2: 5+ on 1D6 → 1 in 3'],
      'markdown',
    );
    const text = 'Each Warrior rolls 1D6 + his Battle-level.';
    const level1 = '2: afraid → level 1: 83 %, 3: 50 %, 6+: 0 %';
    checkLenses(rules(`<?odds afraid: 1D6 + battle-level <= 6 ?>\n${text}`), [level1]);
    checkLenses(rules(`<?odds afraid: roll = 1D6; roll + battle-level <= 6 and roll > 1 ?>\n${text}`), [
      '2: afraid → level 1: 67 %, 3: 33 %, 5+: 0 %',
    ]);
    checkLenses(rules('<?odds sunk: 1D6 + 1 >= 5 ?>\nIt costs 1D6 x 50 gold.'), [
      '2: sunk → 1 in 2',
      '3: 1D6 x 50 → 50–300, average 175',
    ]);
  });

  it('speaks of formulas as players do', () => {
    const text = rules('<?odds 1D6 + initiative in {1-4} ?>');
    checkLenses(text, ['2: 1D6 + Initiative from 1 to 4 → Initiative 3: 17 %, 4+: 0 %']);
    checkLenses(text, ['2: 1D6 + Iniciativa entre 1 y 4 → Iniciativa 3: 17 %, 4+: 0 %'], 'xml', readerIn('es'));
    checkLenses(rules('<?odds 1D6 + strength >= 7 and not 2D6 != 12 ?>'), [
      '2: 1D6 + Strength ≥ 7 and not 2D6 ≠ 12 → Strength 3: 1.4 %, 4: 1.9 %, 5: 2.3 %, 6+: 2.8 %',
    ]);
  });

  it('opens and rolls each of the rolls of its line', () => {
    const { workspace, document } = opened(
      rules('It costs 1D6 x 50 gold. Roll 1D6: on 4+ it is free, on a 6 it is free, and 2D6 more.'),
      'xml',
    );
    const lenses = codeLenses({ workspace, document, reader: english }, lensCommands);
    assert.deepEqual(
      lenses.map(({ command }) => [command?.title, command?.arguments?.[0]?.expression]),
      [
        ['Roll', '1D6 >= 4'],
        ['4+ on 1D6 → 1 in 2', '1D6 >= 4'],
        ['6 on 1D6 → 1 in 6', '1D6 = 6'],
        ['1D6 x 50 → 50–300, average 175', '1D6 x 50'],
      ],
    );
    for (const { command } of lenses) {
      assert.ok(command?.arguments);
      const { uri, rolls }: RollOfLine = command.arguments[0];
      assert.equal(uri, document.uri);
      assert.deepEqual(
        rolls.map(({ label, position }) => [
          label,
          document.getText().split('\n')[position.line]?.slice(0, position.character).slice(-4),
        ]),
        [
          ['4+ on 1D6', 'n 4+'],
          ['6 on 1D6', ' a 6'],
          ['1D6 x 50', 'x 50'],
          ['1D6', 'n 4+'],
          ['2D6', ' 2D6'],
        ],
      );
    }
  });

  it('opens the panel of a table, and rolls on it without a question', () => {
    const { workspace, document } = opened('Then roll 1D6:\n\n1-3 A rope.\n4-6 Nothing.\n', 'markdown');
    const lenses = codeLenses({ workspace, document, reader: english }, lensCommands);
    const table = { line: 2, character: 0 };
    assert.deepEqual(
      lenses.map(({ command }) => [
        command?.command,
        command?.arguments?.[0]?.position ?? command?.arguments?.[0]?.rolls[0].table,
      ]),
      [
        ['roll', table],
        ['table', table],
      ],
    );
    assert.equal(lenses[0]?.command?.arguments?.[0]?.rolls.length, 1);
  });

  it('is above each table, also where another is before it or no roll is known', () => {
    const rows = (...texts: readonly string[]): string =>
      texts.map((text, row) => `${row * 2 + 1}-${row * 2 + 2} ${text}\n`).join('');
    const two = `Roll a D6 on the first chart:\n${rows('A crab.', 'A gull.', 'An eel.')}\nRoll a D6 on the last chart:\n${rows('A hen.', 'A cow.', 'A pig.')}`;
    checkLenses(two, ['0: 1D6 table · 3 rows · complete', '5: 1D6 table · 3 rows · complete'], 'markdown');
    const open = `Each Warrior looks at the table below:\n${rows('A crab.', 'A gull.', 'An eel.')}`;
    checkLenses(open, ['1: table · 3 rows'], 'markdown');
    checkLenses(open, ['1: tabla · 3 filas'], 'markdown', readerIn('es'));
  });

  it('is silent in comments, attributes and other files', () => {
    checkLenses('<rules><!-- 2D6 --><rule id="a" name="2D6">x</rule></rules>', []);
    checkLenses('<project>2D6</project>', []);
  });
});
