import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { details } from '../../server/answers/odds/lensDetail.ts';
import type { Reader, Warrior } from '../../server/answers/reader.ts';
import { parseExpression } from '../../server/dice/language/parse.ts';
import { hover } from '../../server/features/hover/hover.ts';
import type { RollOfLine } from '../../server/features/lenses/oddsLenses.ts';
import { english, opened, readerIn, readerOf, withCursor } from '../support/cursor.ts';
import { codeLenses } from '../support/lenses.ts';

/**
 * Texts with the lenses of each line below it, those that roll left out. `==` begins a text: its kind, of which `rule` is the text of a rule in a
 * file, `es` for a reader in Spanish, numbers of the game, Warriors of the party, and the detail, if it is not `normal`.
 * `UPDATE_GOLDEN=1` writes the lenses anew; read the difference before you keep it.
 */
const golden = 'test/features/lenses.txt';
const mark = '    → ';

/** A text of the file with its lenses as they are. Every lens has an expression that can be read again. */
function withLenses(head: string, lines: readonly string[]): string {
  const [kind = '', ...words] = head.slice(3).split(' ');
  const [before, after] = kind === 'rule' ? ['<rules>\n<rule id="a" name="A">\n', '\n</rule>\n</rules>'] : ['', ''];
  const text = `${before}${lines.join('\n')}${after}`;
  const { scope, document } = opened(text, kind === 'rule' ? 'xml' : kind);
  const detail = details.find((one) => words.includes(one)) ?? 'normal';
  const asked = { scope, document, reader: readerOf(words), detail };
  const lenses = codeLenses(asked);
  for (const { command } of lenses) {
    if (command?.command === 'table') continue;
    const expression: unknown = command?.arguments?.[0]?.expression;
    assert.ok(typeof expression === 'string' && parseExpression(expression).annotation, String(expression));
  }
  const titles = (line: number): readonly string[] =>
    lenses.flatMap(({ range, command }) =>
      range.start.line - before.split('\n').length + 1 === line && command?.command !== 'roll'
        ? [`${mark}${command?.title}`]
        : [],
    );
  return [head, ...lines.flatMap((line, index) => [line, ...titles(index)])].join('\n');
}

describe('lenses of lines', () => {
  const sections = readFileSync(golden, 'utf8')
    .trimEnd()
    .split(/\n(?=# )/);
  const written = sections.map((section) => {
    const [title = '', ...texts] = section.split(/\n(?=== )/);
    const found = texts.map((text) => {
      const [head = '', ...lines] = text.split('\n');
      return withLenses(
        head,
        lines.filter((line) => !line.startsWith(mark)),
      );
    });
    it(title.slice(2), () => {
      if (process.env.UPDATE_GOLDEN !== '1') assert.deepEqual(found, texts);
    });
    return [title, ...found].join('\n');
  });
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(golden, `${written.join('\n')}\n`);

  it('opens and rolls each of the rolls of its line', () => {
    const { scope, document } = opened(
      '<rules>\n<rule id="a" name="A">\nIt costs 1D6 x 50 gold. Roll 1D6: on 4+ it is free, on a 6 it is free, and 2D6 more.\n</rule>\n</rules>',
    );
    const lenses = codeLenses({ scope, document, reader: english });
    assert.deepEqual(
      lenses.map(({ command }) => [command?.title, command?.arguments?.[0]?.expression]),
      [
        ['Roll', '1D6 >= 4'],
        ['4+ on 1D6 → 1 in 2', '1D6 >= 4'],
        ['6 on 1D6 → 1 in 6', '1D6 = 6'],
        ['1D6 x 50 → 50–300, average 175', '1D6 x 50'],
        ['+1 more', '2D6'],
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
          ['2D6', ' 2D6'],
          ['1D6', 'n 4+'],
        ],
      );
    }
  });

  it('opens the panel of a table, and rolls on it without a question', () => {
    const { scope, document } = opened('Then roll 1D6:\n\n1-3 A rope.\n4-6 Nothing.\n', 'markdown');
    const lenses = codeLenses({ scope, document, reader: english });
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
});

describe('where lenses stand', () => {
  it('follows the odds that an author writes for an ability, and says of what they are where it has no value', () => {
    const { workspace, document } = opened('A Salt Crab (Pinch 4+, Salt Bell) sits here.', 'markdown');
    const titles = (): readonly unknown[] =>
      codeLenses({ scope: workspace.packageOf(document), document, reader: english })
        .filter(({ command }) => command?.command === 'odds')
        .map(({ command }) => command?.title);
    const uri = 'file:///data/xml/rules/mine.xml';
    const put = (pinch: string) =>
      workspace.putFile(
        uri,
        `<rules><rule id="pinch" name="PINCH n+">${pinch}</rule><rule id="bell" name="SALT BELL"><?odds it rings: 2D6 >= 9 ?>It rings.</rule></rules>`,
      );
    put('It pinches.');
    assert.deepEqual(titles(), ['Salt Bell, it rings: 5 in 18']);
    put('<?odds pinched: 1D6 >= n ?>It pinches.');
    assert.deepEqual(titles(), ['Pinch 4+: 1 in 2', 'Salt Bell, it rings: 5 in 18']);
    put('<?odds pinched: 1D6 >= n ?><?odds held: 1D6 > n ?>It pinches.');
    assert.deepEqual(titles(), ['Salt Bell, it rings: 5 in 18'], 'which chance is meant nobody knows');
  });

  it('has the lens that rolls at the beginning of the row, whatever is in the line', () => {
    const strength = 'He rolls 1D6 and adds his Strength. On a total of 7 or more he is free';
    for (const [text, language] of [
      ['Roll 1D6: on a 5+ it opens, on a 1 it breaks. It costs 1D6 x 50 gold, and 2D6+2 turns.', 'en'],
      ['It costs 1D6 x 50 gold.', 'en'],
      [`${strength}, and finds 2D6 x 10 gold.`, 'en'],
      [`${strength.replace('Strength', "victim's Toughness")}, and finds 2D6 x 10 gold.`, 'en'],
      ['Roll 1D6:\n\n1-3 A rope.\n4-6 Nothing.\n', 'en'],
      ['Each turn roll 1D6. On a 6 he finds the way, and 1D6 x 10 gold.', 'en'],
      ['Cada turno tira 1D6. Con un 6 encuentra el camino, y 1D6 x 10 monedas.', 'es'],
    ] as const) {
      const lenses = codeLenses({ ...opened(text, 'markdown'), reader: readerIn(language) });
      const rolling = lenses.flatMap(({ command }, place) => (command?.command === 'roll' ? place : []));
      assert.deepEqual(rolling, [0], lenses.map(({ command }) => command?.title).join(' | '));
    }
  });

  it('rolls on a table in a sentence without a question', () => {
    const asked = { ...opened('Roll 1D6: 1-2 a rat, 3-5 a goblin, 6 a troll', 'markdown'), reader: english };
    const [roll] = codeLenses(asked);
    assert.equal(roll?.command?.command, 'roll');
    assert.equal(roll.command?.arguments?.[0]?.rolls.length, 1);
  });

  it('is above the first line of a wrapped paragraph, in lines of Windows too', () => {
    const wrapped = [
      'The bridge has not been mended since the flood, and whoever crosses',
      'it must be quick. Each Warrior rolls 1D6. On a score of 5 or more he',
      'is safe. The chest on the other side holds 1D6 x 50 gold, which the',
      'Warriors may keep.',
    ];
    const lenses = codeLenses({ ...opened(wrapped.join('\r\n'), 'plaintext'), reader: english });
    assert.deepEqual(
      lenses.map(({ range }) => range.start.line),
      [0, 0, 0],
    );
  });
});

const warrior = (name: string, strength: number): Warrior => ({
  name,
  characteristics: new Map([['strength', strength]]),
});
const inParty: Reader = {
  ...english,
  preview: { levels: new Map(), party: [warrior('Brand', 4), warrior('Elka', 3)] },
};

/** The argument of the lens that rolls, without places. */
function rolled(text: string, reader: Reader): Pick<RollOfLine, 'expression' | 'variables'> | undefined {
  const lenses = codeLenses({ ...opened(text, 'markdown'), reader });
  const argument: RollOfLine | undefined = lenses.find(({ command }) => command?.command === 'roll')?.command
    ?.arguments?.[0];
  if (!argument) return undefined;
  const { expression, variables } = argument;
  assert.ok(argument.rolls.some((roll) => roll.expression === expression));
  return { expression, ...(variables && { variables }) };
}

function hoverText(marked: string, reader: Reader): string {
  const { scope, document, offset } = withCursor(marked, 'markdown');
  const found = hover({ scope, document, reader }, offset);
  return found && typeof found.contents === 'object' && 'value' in found.contents ? found.contents.value : '';
}

describe('tests that each Warrior makes', () => {
  const pit = 'Roll 1D6 for each Warrior. On a 5+ he jumps clear.';
  const chains = 'Each Warrior rolls 1D6 and adds his Strength. On 7+ he is free.';

  it('are rolled for all Warriors', () => {
    assert.deepEqual(rolled(pit, english), { expression: 'party(1D6 >= 5)', variables: { warriors: 4 } });
    assert.deepEqual(rolled(pit, inParty), { expression: 'party(1D6 >= 5)' });
    assert.deepEqual(rolled(chains, inParty), { expression: 'party(1D6 + strength >= 7)' });
    assert.equal(rolled(chains, english), undefined);
    const annotated = '<rules>\n<rule id="a" name="A"><?odds free: party(1D6 + strength >= 7) ?></rule>\n</rules>';
    const lenses = codeLenses({ ...opened(annotated, 'xml'), reader: inParty });
    assert.deepEqual(
      lenses.map(({ command }) => command?.title),
      ['Roll', 'free → Brand: 67 %, Elka: 50 % · on average 1.17 of the 2 · none of them 17 %'],
    );
  });

  it('have the same answer in the hover', () => {
    assert.match(
      hoverText('Roll 1D6 for each Warrior. On a |5+ he jumps clear.', english),
      /each 1 in 3 · on average 1\.33 of the 4 · none of them 20 %/,
    );
  });
});
