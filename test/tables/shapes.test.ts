import assert from 'node:assert/strict';
import { formatExpression } from '../../server/dice/language/format.ts';
import { readTables } from '../../server/tables/reading/readTables.ts';
import type { RollTable } from '../../server/tables/rollTable.ts';
import { parse } from '../../server/xml/parse.ts';

/** A table in short: `1D6: 1-2 3-6(1D6: 1-3 4-6)`. */
function shapeOf({ die, rows }: RollTable): string {
  const scores = rows.map(({ low, high, tables }) => {
    const inner = tables.map((table) => `(${shapeOf(table)})`).join('');
    return `${low === high ? low : `${low}-${high}`}${inner}`;
  });
  return `${die?.expression ? formatExpression(die.expression) : 'no die'}: ${scores.join(' ')}`;
}

function check(name: string, text: string, shapes: readonly string[]): void {
  it(name, () => {
    const nodes = text.startsWith('<')
      ? parse(text).nodes
      : [{ kind: 'text', span: { start: 0, end: text.length } } as const];
    assert.deepEqual(readTables(text, nodes).map(shapeOf), shapes);
  });
}

/** Rows of elements: the scores and the text of each. */
function rows(...cells: readonly string[]): string {
  return cells.map((cell) => `<tr><td>${cell.replace('|', '</td><td>')}</td></tr>`).join('');
}

const inner = rows('1-3|A rat.', '4-6|A bat.');
const before = '<p>Roll 1D6 and look it up:</p>';

describe('the shapes of tables', () => {
  check('a spoilt score', `${before}<table>${rows('1|A.', '2-3|B.', 'S|C.', '6|D.')}</table>`, ['1D6: 1 2-3 6']);
  check(
    'a row between others that the roll does not show',
    'Each Warrior rolls 2D6 and applies the result:\n\n* 2 He falls.\n* 3-9 It moves.\n* 13 It flies.\n* 10-12 It opens.\n',
    ['2D6: 2 3-9 13 10-12'],
  );
  check(
    'a gap before an open end, where the roll needs a number first',
    'The Warrior rolls 1D6 and adds his Ballistic Skill:\n\n- 4 or less – the owner\n- 5-6 – a duck\n- 8 or more – a doll\n',
    ['1D6 + ballistic-skill: -Infinity-4 5-6 8-Infinity'],
  );
  for (const words of ['Take 2D6 and see below.', 'Take 2D6, then look here.', 'Coge 2D6 y mira abajo.'])
    check(
      `dice that are taken for the table: ${words}`,
      `<p>${words}</p><table>${rows('2-3|A.', '4-9|B.', '11|C.', '12|D.')}</table>`,
      ['2D6: 2-3 4-9 11 12'],
    );
  check(
    'dice of something else in the sentence before',
    'The goats, 2D6 in all, eat something. Roll on this table:\n1-2 The rope.\n3-4 The food.\n5-6 The map.\n',
    ['no die: 1-2 3-4 5-6'],
  );
  const pairs = (of: (score: number) => string): string =>
    [1, 2, 3].map((score) => `${of(score)}${of(score + 3)}`).join('\n');
  const beside = (text: string): string => text.replace(/\n/g, ' |\n').replace(/$/, ' |\n');
  for (const [what, text] of [
    [
      'a Markdown table',
      `| D6 | Loot | D6 | Loot |\n| --- | --- | --- | --- |\n${beside(pairs((score) => `| ${score} | A rat. `))}`,
    ],
    [
      'a Markdown table without dice',
      `Tira 1D6 en esta tabla:\n\n| N.º | Botín | N.º | Botín |\n|---|---|---|---|\n${beside(pairs((score) => `| ${score} | A rat. `))}`,
    ],
    ['lines', `Roll 1D6 on this table:\n${pairs((score) => `${score} +1 Strength `)}\n`],
  ] as const)
    check(`two columns of ${what}`, text, ['1D6: 1 2 3 4 5 6']);
  check(
    'two columns of elements, whose texts nobody can tell apart',
    `${before}<table>${pairs((score) => `|${score}|A rat.`).replace(/^\|(.*)$/gm, (_, line: string) => `<tr><td>${line.replaceAll('|', '</td><td>')}</td></tr>`)}</table>`,
    [],
  );
  check(
    'a Markdown table that is read only in part',
    'He starts at D6.\n\n|  |  |\n|---|---|\n| 1-4 | A rat. |\n| 5-7 | A bat. |\n| 8-11 | A cat. |\n',
    [],
  );
  check(
    'tables in the sections of a numbered list',
    '1. Gate. Roll 1D6: 1 = bitten, 2-3 = butted, 4+ = fine.\n2. Yard. Tira 1D6: 1-3 = nada, 4-6 = todo.\n3. Barn. A cow.\n',
    ['1D6: 1 2-3 4-Infinity', '1D6: 1-3 4-6'],
  );
  const rest = '\n\n| 1D6 | The shop |\n| --- | --- |\n| 1-3 | A shoe. |\n| 4-6 | A hat. |\n';
  const apart = ['1D6: 1-2 3-4', '1D6: 1-3 4-6'];
  for (const [what, last] of [
    ['a Markdown table', `3-4 A bat.${rest}`],
    ['lines', '3-4 A bat.\n\nRoll 1D6 in the shop.\n\n1-3 A shoe.\n4-6 A hat.\n'],
  ] as const)
    check(`${what} behind a table that lacks its last row`, `Roll 1D6:\n\n1-2 A rat.\n${last}`, apart);
  check(
    'a Markdown table behind another that lacks its last row',
    `| 1D6 | Beast |\n| --- | --- |\n| 1-2 | A rat. |\n| 3-4 | A bat. |${rest}`,
    apart,
  );
  for (const last of [
    '3-4 A bag. Roll 1D6:',
    '3-4 A bag. Look it up in the table below.',
    '3-4 Una bolsa. Mira la tabla siguiente.',
  ])
    check(`a table that the last row asks for: ${last}`, `Roll 1D6:\n\n1-2 A rat.\n${last}${rest}`, [
      '1D6: 1-2 3-4(1D6: 1-3 4-6)',
    ]);
  check(
    'a table within a row, with the next row behind it',
    `Roll 1D6:\n\n1-2 A rat.\n\n3-4 A bag.${rest}\n5 A cat.\n`,
    ['1D6: 1-2 3-4(1D6: 1-3 4-6) 5'],
  );
  check('words in the place of a score', `${before}<table>${rows('1|A.', 'Dwarf|B.', '2-6|C.')}</table>`, []);
  check(
    'the roll for an inner table in the cell before it',
    `${before}<table><tr><td>1-4</td><td>Roll 1D6:</td><td><table>${inner}</table></td></tr>${rows('5-6|B.')}</table>`,
    ['1D6: 1-4(1D6: 1-3 4-6) 5-6'],
  );
  check(
    'an inner table in a row of its own',
    `${before}<table>${rows('1-4|Roll 1D6:')}<tr><td colspan="2"><table>${inner}</table></td></tr>${rows('5-6|B.')}</table>`,
    ['1D6: 1-4(1D6: 1-3 4-6) 5-6'],
  );
  check(
    'rows in a cell that go on with the scores',
    `${before}<table><tr><td>1-4</td><td>A. ${rows('5|B.', '6|C.')}</td></tr></table>`,
    ['1D6: 1-4 5 6'],
  );
  check(
    'a table in the cell of a table that is none of a roll',
    `<table>${rows(`Goblins|Roll 1D6: <table>${inner}</table>`)}</table>`,
    ['1D6: 1-3 4-6'],
  );
  check(
    'the die in the head',
    `<p>Roll on the table.</p><table><thead><tr><th>2D6</th><th>Sky</th></tr></thead>${rows('2-7|A.', '8-12|B.')}</table>`,
    ['2D6: 2-7 8-12'],
  );
  check('scores that go down', 'Roll 1D6:\n5-6 A rat.\n3-4 A bat.\n1-2 A cat.\n', ['1D6: 5-6 3-4 1-2']);
  check(
    'two dice for tens and units',
    'Roll two dice, one for the tens and one for the units:\n11-36 A rat.\n41-66 A bat.\n',
    ['D66: 11-36 41-66'],
  );
  check('D100', 'Roll D100:\n01-50 A rat.\n51-00 A bat.\n', ['1D100: 1-50 51-100']);
  check(
    'a title behind a table with a gap',
    'Roll 1D6:\n1-2 A rat.\n3-4 A bat.\n\nTHE MILL\n\nRoll 1D6:\n1-3 A cat.\n4-6 A dog.\n',
    ['1D6: 1-2 3-4', '1D6: 1-3 4-6'],
  );
  const fewer = '| 1-2 | A rat. |\n| 3 | A bat. |\n| 6 | A cat. |\n';
  for (const head of ['Cellar (D6)', '**Sótano (1D6)**', 'What the cellar hides – D6', 'Resultado de 1D6 en el sótano'])
    check(
      `the die in the first cell of a head below another roll: ${head}`,
      `Roll 2D6 for the number of barrels.\n\n| ${head} | Result |\n|:---|---|\n${fewer}`,
      ['1D6: 1-2 3 6'],
    );
  for (const title of ['## The cellar (1D6)', '**The cellar: D6**', 'EL SÓTANO – 1D6', 'The cellar [D6].'])
    check(
      `the die in the title of lines below another roll: ${title}`,
      `Tira 2D6 por el número de toneles.\n\n${title}\n\n1-2 A rat.\n3 A bat.\n6 A cat.\n`,
      ['1D6: 1-2 3 6'],
    );
  check(
    'the die in the head of elements below another roll',
    `<p>Roll 2D6 for the number of barrels.</p><table><tr><th>Cellar (1D6)</th><th>Rats (2D6)</th></tr>${rows('1|A.', '2|B.', '4|C.', '6|D.')}</table>`,
    ['1D6: 1 2 4 6'],
  );
  check(
    'the die in the title of elements below another roll',
    `<p>Roll 2D6 for the number of barrels.</p><p><b>The cellar (1D6)</b></p><table>${rows('1|A.', '2|B.', '4|C.', '6|D.')}</table>`,
    ['1D6: 1 2 4 6'],
  );
  check('dice in another cell of the head', `Roll 1D6.\n\n| Cellar | Rats (2D6) |\n|---|---|\n${fewer}`, [
    '1D6: 1-2 3 6',
  ]);
  check(
    'dice in the title of a paragraph that asks for others',
    'The rats (2D6)\n\nRoll 1D6 on the table:\n\n1-2 A rat.\n3 A bat.\n6 A cat.\n',
    ['1D6: 1-2 3 6'],
  );
  check('scores between slashes', 'The goat rolls 1D6: 1/2 it butts, 3/4/5 it chews, 6 it bolts.', ['1D6: 1-2 3-5 6']);
  check('scores between slashes in lines', 'Roll 1D6:\n1/2 It butts.\n3/4/5 It chews.\n6 It bolts.\n', [
    '1D6: 1-2 3-5 6',
  ]);
  check('fractions', 'Roll 1D6:\n1/4 Of the gold.\n1/2 Of the rope.\n3/4 Of the food.\n', []);
  check(
    'numbers of sections',
    '1. Gate. Roll 1D6: 1 = bitten, 2-3 = butted, 4+ = fine.\n\n2. Yard. Dry.\n\n3. Barn.\n',
    ['1D6: 1 2-3 4-Infinity'],
  );
  check('a price list behind a roll', 'Roll 1D6 for the host.\n\nPrices:\nBread 1\nWine 3\nMeat 6\n', []);
});

describe('the text of the last row of a table inside a row', () => {
  it('ends where the next row of the outer table begins', () => {
    const text = 'Roll 1D6:\n\n1-3. A bat. Roll 1D6:\n- 1-2. It bites.\n- 3-6. It flies.\n4-5. A rat.\n6. Gold.\n';
    const [table] = readTables(text, [{ kind: 'text', span: { start: 0, end: text.length } }]);
    const inner = table?.rows[0]?.tables[0];
    assert.deepEqual(
      inner?.rows.map((row) => text.slice(row.text.start, row.text.end)),
      ['It bites.', 'It flies.'],
    );
    assert.equal(inner && text.slice(inner.span.start, inner.span.end), '1-2. It bites.\n- 3-6. It flies.');
  });
});
