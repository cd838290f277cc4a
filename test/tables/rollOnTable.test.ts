import assert from 'node:assert/strict';
import { mulberry32 } from '../../server/dice/random.ts';
import { rollOnTable, type TableStep } from '../../server/tables/chances/rollOnTable.ts';
import { readTables } from '../../server/tables/reading/readTables.ts';
import { parse } from '../../server/xml/parse.ts';
import { filesIn } from '../support/realFiles.ts';

const text = filesIn('rules', 'roleplay-book.xml')[0]?.text ?? '';
const giant = readTables(text, parse(text).nodes).find(({ rows }) => rows.some(({ tables }) => tables.length > 0));
assert.ok(giant);

describe('a roll on a table', () => {
  it('is the same for the same seed', () => {
    assert.deepEqual(
      rollOnTable(text, giant, new Map(), mulberry32(7)),
      rollOnTable(text, giant, new Map(), mulberry32(7)),
    );
  });

  it('follows the table in its row, and rolls again where the text says so', () => {
    let hasNested = false;
    let hasAgain = false;
    for (let seed = 0; seed < 200; seed++) {
      const steps: readonly TableStep[] = rollOnTable(text, giant, new Map(), mulberry32(seed)) ?? [];
      const [first, second] = steps;
      assert.ok(first?.row && first.row.low <= first.score && first.score <= first.row.high);
      assert.equal(second?.depth, first.row.tables.length > 0 ? 1 : undefined);
      hasNested ||= second !== undefined;
      hasAgain ||= steps.length > 2;
      for (const { amounts } of steps) for (const { total, dice } of amounts) assert.equal(total, sum(dice));
    }
    assert.ok(hasNested && hasAgain);
  });

  it('needs the number that is added to it', () => {
    const page = 'Roll 1D6 and add his Strength:\n4 or less He falls.\n5-7 He slips.\n8+ He holds.';
    const [table] = readTables(page, [{ kind: 'text', span: { start: 0, end: page.length } }]);
    assert.ok(table);
    assert.equal(rollOnTable(page, table, new Map(), mulberry32(1)), undefined);
    const [step] = rollOnTable(page, table, new Map([['strength', 7]]), mulberry32(1)) ?? [];
    assert.equal(step?.row?.low, 8);
  });

  it('takes a row that asks for another roll on the table in it for no roll made again', () => {
    const page = 'Roll 1D6:\n\n1-5 Roll another 1D6 on this table:\n  1-3 He lies.\n  4-6 He stands.\n6 He holds.';
    const [table] = readTables(page, [{ kind: 'text', span: { start: 0, end: page.length } }]);
    const steps = table && rollOnTable(page, table, new Map(), mulberry32(1));
    assert.deepEqual(
      steps?.map(({ depth }) => depth),
      [0, 1],
    );
  });

  it('ends, though a row always asks for another roll', () => {
    const page = 'Roll 1D6:\n1-3 A rat. Roll again on this table.\n4-6 A bat. Roll again on this table.';
    const [table] = readTables(page, [{ kind: 'text', span: { start: 0, end: page.length } }]);
    assert.equal(table && rollOnTable(page, table, new Map(), mulberry32(1))?.length, 50);
  });
});

function sum(dice: readonly { readonly face: number }[]): number {
  return dice.reduce((total, { face }) => total + face, 0);
}
