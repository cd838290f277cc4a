import assert from 'node:assert/strict';
import type { ChartedTable } from '../../../server/answers/odds/chartedTable.ts';
import { type OddsData, oddsData } from '../../../server/answers/odds/oddsData.ts';
import type { Reader } from '../../../server/answers/reader.ts';
import type { Binding } from '../../../server/dice/evaluation/odds.ts';
import { parseExpression } from '../../../server/dice/language/parse.ts';
import { english } from '../../support/cursor.ts';

interface Given {
  readonly variables?: Readonly<Record<string, Binding>>;
  readonly reader?: Reader;
}

/** What of the answer the expectation speaks of, compared exactly; the table as lines: the head, then `label | cell | …`. */
export function checkOddsData(
  expression: string,
  expected: Partial<Omit<OddsData, 'table'>> & { readonly table?: readonly string[] },
  { variables = {}, reader = english }: Given = {},
): void {
  const { annotation, errors } = parseExpression(expression);
  assert.deepEqual(errors, []);
  assert.ok(annotation);
  const data = oddsData(annotation, new Map(Object.entries(variables)), reader);
  assert.deepEqual(JSON.parse(JSON.stringify(data)), data, 'survives the wire');
  const { table, ...others } = expected;
  const picked = Object.fromEntries(Object.entries(data).filter(([name]) => name in others));
  assert.deepEqual(picked, others);
  assert.deepEqual(data.table && linesOf(data.table), table);
}

/** The head of a table, a line for each of its rows, and what is beyond them. */
export function linesOf({ head, across, columns, rows, beyond }: ChartedTable): readonly string[] {
  for (const { cells } of rows) {
    assert.equal(cells.length, columns.length);
    for (const [index, { share }] of cells.entries()) {
      assert.equal(share !== undefined, columns[index]?.isCharted);
      assert.ok(share === undefined || (share >= 0 && share <= 1));
    }
  }
  const charted = columns.map(({ label, isCharted }) => (isCharted ? label : `(${label})`));
  const cellsOf = ({ cells }: ChartedTable['rows'][number]): readonly string[] =>
    cells.map(({ text, exact }) => (exact === undefined ? text : `${text} ${exact}`));
  return [
    [across === undefined ? head : `${head} × ${across}`, ...charted].join(' | '),
    ...rows.map((row) => [row.label, ...cellsOf(row)].join(' | ')),
    ...(beyond === undefined ? [] : [beyond]),
  ];
}
