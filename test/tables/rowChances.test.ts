import assert from 'node:assert/strict';
import { openRowTest, tableAnnotation } from '../../server/answers/odds/tableText.ts';
import { evaluate } from '../../server/dice/evaluation/evaluate.ts';
import { formatExpression } from '../../server/dice/language/format.ts';
import { rowChances } from '../../server/tables/chances/rowChances.ts';
import { readTables } from '../../server/tables/reading/readTables.ts';
import { includesScore, type RollTable, withNested } from '../../server/tables/rollTable.ts';
import { parse } from '../../server/xml/parse.ts';
import { filesIn, realFiles } from '../support/realFiles.ts';
import { entriesWithTables } from '../support/realTables.ts';

/** All ways in which the dice of a usual roll can fall, counted one by one. */
function fallsOf(roll: string): readonly number[] {
  if (roll === 'D66') return [1, 2, 3, 4, 5, 6].flatMap((tens) => [1, 2, 3, 4, 5, 6].map((units) => tens * 10 + units));
  const [, count = '', sides = ''] = /^(\d+)D(\d+)$/.exec(roll) ?? assert.fail(`no usual roll: ${roll}`);
  let sums: readonly number[] = [0];
  for (let die = 0; die < Number(count); die++)
    sums = sums.flatMap((sum) => Array.from({ length: Number(sides) }, (_, face) => sum + face + 1));
  return sums;
}

/** Compares all rows of a table with the count. Returns whether its roll is known. */
function checkTable(source: string, table: RollTable): boolean {
  const chances = rowChances(source, table);
  if (!chances || !table.die?.expression) return false;
  const falls = fallsOf(formatExpression(table.die.expression));
  for (const { row, chance, atMost, atLeast } of chances) {
    const share = (isIn: (score: number) => boolean): number => falls.filter(isIn).length / falls.length;
    const number = ({ numerator, denominator }: typeof chance): number => Number(numerator) / Number(denominator);
    assert.equal(
      number(chance),
      share((score) => includesScore(row, score)),
    );
    assert.equal(
      number(atMost),
      share((score) => score <= row.high),
    );
    assert.equal(
      number(atLeast),
      share((score) => score >= row.low),
    );
  }
  return true;
}

function tablesOf(text: string, isXml: boolean): readonly RollTable[] {
  const nodes = isXml ? parse(text).nodes : [{ kind: 'text', span: { start: 0, end: text.length } } as const];
  return readTables(text, nodes).flatMap(withNested);
}

describe('the chances of rows', () => {
  for (const { name, text } of filesIn('rules', '.xml')) {
    it(`are a count of all falls in ${name}`, () => {
      const tables = tablesOf(text, true);
      const open = tables.filter((table) => !checkTable(text, table));
      // The treasure hoard is rolled with 1D6+n.
      for (const { die } of open) assert.equal(die?.expression && formatExpression(die.expression), '1D6 + n');
    });
  }

  it('are a count of all falls for each value that is added to a hoard', () => {
    const open = filesIn('rules', '.xml').flatMap(({ text }) =>
      tablesOf(text, true).filter(({ die }) => die?.expression && formatExpression(die.expression) === '1D6 + n'),
    );
    assert.ok(open.length > 0);
    for (const table of open)
      for (const row of table.rows)
        for (const n of [0, 1, 2, 3, 6]) {
          const test = openRowTest({ table, row }) ?? assert.fail();
          const odds = evaluate(test.annotation, new Map([['n', n]]));
          assert.ok(odds.kind === 'chance');
          const ways = [1, 2, 3, 4, 5, 6].filter((face) => row.low <= face + n && face + n <= row.high).length;
          assert.equal(Number(odds.chance.numerator * 6n), Number(odds.chance.denominator) * ways);
        }
  });

  it('are those of the sub-table of the giant', () => {
    const text = filesIn('rules', 'roleplay-book.xml')[0]?.text ?? '';
    const [giant] = readTables(text, parse(text).nodes).filter(({ rows }) =>
      rows.some(({ tables }) => tables.length > 0),
    );
    assert.equal(giant?.rows[3]?.tables[0]?.rows.length, 6);
  });

  it('are those of each score that a row names', () => {
    const text = 'Roll 2D6:\n\n- 2 or 12: A crab.\n- 3, 5, 7: A gull.\n- 4: An eel.\n- 6: A cod.\n- 8-11: A hen.\n';
    const [table] = tablesOf(text, false);
    assert.ok(table && checkTable(text, table));
    assert.deepEqual(rowChances(text, table)?.[0]?.chance, { numerator: 1n, denominator: 18n });
    const odds = tableAnnotation(text, table);
    assert.ok(odds?.expression.includes('roll = 2 or roll = 12'));
  });

  it('count a roll that is made again', () => {
    const text = 'Roll 1D6 on this table:\n1-2 The gate opens.\n3-4 Roll again.\n5-6 The gate falls.';
    const [table] = tablesOf(text, false);
    const ends = table && rowChances(text, table)?.map(({ inTheEnd }) => inTheEnd);
    const half = { numerator: 1n, denominator: 2n };
    assert.deepEqual(ends, [half, undefined, half]);
  });

  it('are unknown while a number is', () => {
    const text = 'Roll 1D6 and add his Strength:\n4 or less He falls.\n5-7 He slips.\n8+ He holds.';
    const [table] = tablesOf(text, false);
    assert.equal(table?.rows.length, 3);
    assert.equal(table && rowChances(text, table), undefined);
  });

  it('are a count in all real files, with their dice and rows', () => {
    const pages = realFiles('WHQ_SEEDS', '.txt').map(({ name, text }) => ({
      name,
      text,
      tables: tablesOf(text, false),
    }));
    const entries = entriesWithTables().map((entry) => ({ ...entry, tables: entry.tables.flatMap(withNested) }));
    for (const { name, text, tables } of [...pages, ...entries]) {
      for (const table of tables) {
        checkTable(text, table);
        if (!process.env.WHQ_LIST) continue;
        const { die, rows } = table;
        const line = text.slice(0, table.span.start).split('\n').length;
        const roll = die ? (die.expression ? formatExpression(die.expression) : '?') : 'no die';
        const scores = rows.map(({ low, high }) => (low === high ? low : `${low}-${high}`)).join(' ');
        console.log(`      ${name.split('/').at(-1)}:${line} ${roll}${die?.isModified ? ' modified' : ''}: ${scores}`);
      }
      if (/\/003_/.test(name)) assert.equal(tables.length, 39);
    }
  });
});
