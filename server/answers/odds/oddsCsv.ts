import { csvOf } from '../csv.ts';
import type { ChartedTable } from './chartedTable.ts';

/** A table of odds as CSV, with the texts that people read. */
export function oddsCsv({ head, columns, rows }: ChartedTable): string {
  return csvOf([
    [head, ...columns.map(({ label }) => label)],
    ...rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)]),
  ]);
}
