import assert from 'node:assert/strict';
import { formatFraction, toNumber } from '../../server/dice/evaluation/fraction.ts';
import { averageAmounts } from '../../server/tables/chances/averageAmounts.ts';
import { readTables } from '../../server/tables/reading/readTables.ts';
import { withNested } from '../../server/tables/rollTable.ts';
import { entriesWithTables } from '../support/realTables.ts';

const faces = [1, 2, 3, 4, 5, 6];

function averagesOf(text: string): readonly string[] {
  const [table] = readTables(text, [{ kind: 'text', span: { start: 0, end: text.length } }]);
  return table
    ? averageAmounts(text, table).map(({ unit, average }) => `${unit} ${formatFraction(average)}`)
    : ['no table'];
}

/** The average of a number for each fall of one die, counted. */
function count(of: (face: number) => number): number {
  return faces.reduce((sum, face) => sum + of(face), 0) / faces.length;
}

function check(name: string, text: string, averages: readonly string[]): void {
  it(name, () => assert.deepEqual(averagesOf(text), averages));
}

describe('the average of a whole table', () => {
  it('is a count of all falls', () => {
    const text = 'Roll 1D6:\n1-2 Nothing.\n3-5 A purse: 1D6 x 20 gold.\n6 A jewel worth 100 gold.\n';
    const purse = count((face) => face * 20);
    const whole = count((face) => (face < 3 ? 0 : face < 6 ? purse : 100));
    const [table] = readTables(text, [{ kind: 'text', span: { start: 0, end: text.length } }]);
    assert.ok(table);
    const [gold] = averageAmounts(text, table);
    assert.equal(gold?.unit, 'gold');
    assert.ok(Math.abs(toNumber(gold.average) - whole) < 1e-9);
  });
  check(
    'has both units',
    'Roll 1D6:\n1-3 He loses 1D6 Wounds and pays 10 gold.\n4-6 He suffers 2 Wounds. He finds 40 gold.\n',
    ['gold 15', 'wounds 11/4'],
  );
  check('counts what is healed against what is lost', 'Roll 1D6:\n1-3 He suffers 4 Wounds.\n4-6 He heals 1 Wound.\n', [
    'wounds 3/2',
  ]);
  check(
    'leaves out a roll that is made again',
    'Roll 1D6:\n1-2 He finds 10 gold.\n3-4 He finds 40 gold.\n5-6 Roll again.\n',
    ['gold 25'],
  );
  check(
    'goes through the tables in rows',
    'Roll 1D6:\n1-3 He finds 10 gold.\n4-6 A chest. Roll 1D6:\n  - 1-3 He finds 100 gold.\n  - 4-6 Nothing.\n',
    ['gold 30'],
  );
  check('works in Spanish', 'Tira 1D6:\n1-3 Encuentra 1D6 x 10 de oro.\n4-6 Gana 5 monedas de oro.\n', ['gold 20']);
  for (const text of [
    'He loses half of his gold.',
    'He finds 10 gold for each Warrior.',
    'If he is a Dwarf he finds 10 gold.',
    'He finds 10 gold or 2 Wounds.',
    'He may pay 10 gold.',
    'All Warriors lose 10 gold.',
    'He finds 10 gold and rolls 1D6.',
    'He finds gold.',
  ])
    check(`is unknown: ${text}`, `Roll 1D6:\n1-3 He finds 10 gold.\n4-6 ${text}\n`, []);
  check('needs two amounts', 'Roll 1D6:\n1-3 He finds 10 gold.\n4-6 Nothing.\n', []);
  check('needs the chances', 'Roll 1D6 and add his Strength:\n4 or less He finds 10 gold.\n5+ He finds 20 gold.\n', []);

  it('is exact for all real tables', () => {
    for (const { name, text, tables } of entriesWithTables()) {
      for (const table of tables.flatMap(withNested)) {
        for (const { unit, average } of averageAmounts(text, table)) {
          assert.ok(average.denominator > 0n);
          if (process.env.WHQ_LIST) {
            console.log(`      ${name.split('/').at(-1)} ${unit} ${formatFraction(average)}`);
            for (const row of table.rows)
              console.log(`        ${text.slice(row.span.start, row.span.end).replace(/\s+/g, ' ').slice(0, 260)}`);
          }
        }
      }
    }
  });
});
