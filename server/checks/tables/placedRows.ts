/** Rows and tables that stand where they do not belong. */

import { rowText } from '../../tables/edits/scoresText.ts';
import { fitsExactly, outcomesOf } from '../../tables/outcomes.ts';
import { type RollRow, type RollTable, sharedScores } from '../../tables/rollTable.ts';
import type { Finding } from '../problems/finding.ts';

/** Rows after one with greater scores, unless all rows go down. */
export function rowOrderProblems({ rows, layout }: RollTable): readonly Finding[] {
  const isDescending = rows.every((row, index) => index === 0 || row.high < (rows[index - 1]?.low ?? row.high));
  if (layout === 'columns' || (isDescending && rows.length > 2)) return [];
  return rows.flatMap((row, index): Finding[] => {
    const before = rows[index - 1];
    // A 0 is the highest score of dice with ten sides.
    if (!before || row.low >= before.low || row.low === 0 || row.isMisplaced) return [];
    const facts = { row: rowText(row), before: rowText(before) };
    return [{ code: 'table-row-order', span: row.mark, facts }];
  });
}

/** Rows inside another row of their table. */
export function misplacedRows({ rows }: RollTable): readonly { readonly row: RollRow; readonly inside: RollRow }[] {
  return rows.flatMap((row, index) => {
    const inside = rows.slice(0, index).findLast(({ isMisplaced }) => !isMisplaced);
    return row.isMisplaced && inside ? [{ row, inside }] : [];
  });
}

/** The rows of a table inside a row that belong to the table around it: its own are complete without them. */
export function foreignRows(table: RollTable, around: RollTable, row: RollRow): readonly RollRow[] {
  const outcomes = table.die?.expression && outcomesOf(table.die.expression);
  if (!outcomes || !Number.isFinite(row.high)) return [];
  for (let count = 2; count < table.rows.length; count++) {
    if (!fitsExactly(outcomes, table.rows.slice(0, count))) continue;
    const rest = table.rows.slice(count);
    const isMissing = rest.every((row) => around.rows.every((one) => !sharedScores(one, row)));
    return rest[0]?.low === row.high + 1 && isMissing ? rest : [];
  }
  return [];
}
