import type { RollRow, RollTable } from '../rollTable.ts';

/** A table inside a row of a text, without what stands behind that row: the last row of a table goes on to the end of its paragraph. */
export function clippedTable(table: RollTable, text: string, end: number): RollTable {
  if (table.span.end <= end) return table;
  const rows = table.rows.map((row) => clippedRow(row, text, end));
  return { ...table, rows, span: { start: table.span.start, end: Math.max(...rows.map(({ span }) => span.end)) } };
}

function clippedRow(row: RollRow, text: string, end: number): RollRow {
  if (row.text.end <= end) return row;
  const { start } = row.text;
  const textEnd = start + text.slice(start, Math.max(start, end)).trimEnd().length;
  return {
    ...row,
    text: { start, end: textEnd },
    span: { start: row.span.start, end: Math.max(textEnd, row.mark.end) },
    tables: row.tables.map((nested) => clippedTable(nested, text, end)),
  };
}
