import { printable } from '../text/printable.ts';

/** The rows of a table as lines, their columns two blanks apart: words on the left, numbers on the right. The first row is the head. */
export function alignedLines(written: readonly (readonly string[])[], indentation = ''): readonly string[] {
  const rows = written.map((row) => row.map((cell) => printable(cell).trimEnd()));
  const columns = (rows[0] ?? []).map((_, column) => {
    const cells = rows.map((row) => row[column] ?? '');
    const body = cells.slice(1);
    const isNumber =
      column === 0
        ? body.every((cell) => onlyNumber.test(cell))
        : body.filter((cell) => number.test(cell)).length * 2 >= body.length;
    return { width: Math.max(...cells.map(({ length }) => length)), isNumber };
  });
  return rows.map((row) => {
    const cells = row.map((cell, column) => {
      const { width = 0, isNumber = false } = columns[column] ?? {};
      return isNumber ? cell.padStart(width) : cell.padEnd(width);
    });
    return `${indentation}${cells.join('  ')}`.trimEnd();
  });
}

/** What begins with a number, such as `2 in 3`, and what stands in the place of one. */
const number = /^(?:[<>−-] ?)?\d|^–?$/;
/** A label that is nothing else: one with words stands on the left. */
const onlyNumber = /^[\d…–+−-]+$/;
