import { printable } from '../text/printable.ts';

/** The rows of a table as lines: the first column on the left, the others on the right. */
export function alignedLines(written: readonly (readonly string[])[], indentation: string): readonly string[] {
  const rows = written.map((row) => row.map(printable));
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => {
    const cells = row.map((cell, column) =>
      (column === 0 ? cell.padEnd : cell.padStart).call(cell, widths[column] ?? 0),
    );
    return `${indentation}${cells.join('  ')}`.trimEnd();
  });
}
