import type { RollRow, RollTable } from '../rollTable.ts';

/**
 * A table inside a row, without the text behind that row: the last row of a table in running text goes on to the end of its paragraph.
 *
 * @param text the running text, in which `start` is the offset of its beginning.
 * @param end where the row around it ends.
 */
export function clippedTable(table: RollTable, text: string, start: number, end: number): RollTable {
  if (table.span.end <= end) return table;
  const rows = table.rows.map((row) => clippedRow(row, text, start, end));
  return { ...table, rows, span: { start: table.span.start, end: Math.max(...rows.map(({ span }) => span.end)) } };
}

function clippedRow(row: RollRow, text: string, start: number, end: number): RollRow {
  if (row.text.end <= end) return row;
  const written = text.slice(row.text.start - start, Math.max(row.text.start, end) - start);
  const textEnd = row.text.start + written.trimEnd().length;
  return {
    ...row,
    text: { start: row.text.start, end: textEnd },
    span: { start: row.span.start, end: Math.max(textEnd, row.mark.end) },
    tables: row.tables.map((nested) => clippedTable(nested, text, start, end)),
  };
}
