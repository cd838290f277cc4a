import { type RowMark, rowMarksIn } from '../../tables/reading/marks.ts';
import type { Span } from '../../text/span.ts';

/** A row of a roll table in running text: the scores before it, and its text. */
export interface TableRow {
  /** As they are written: `3`, or `3-4`; the number alone in `6+`. */
  readonly form: string;
  readonly low: number;
  readonly high: number;
  /** The mark alone. */
  readonly span: Span;
  /** The end of its text: the next row, or the end of the text. */
  readonly end: number;
}

/** Two marks are an enumeration more often than a table. */
const minimumRows = 3;

/**
 * Everything that looks like the mark of a row at the start of a line or behind a sentence, in order. The reader of roll tables takes only
 * marks that are certain to be rows. Here one of two texts may have lost its dice or a score, and that is to be found.
 */
export function rowMarks(text: string): readonly TableRow[] {
  if (!/\d/.test(text)) return [];
  const marks = rowMarksIn(text).filter(isRow);
  return marks.map(({ span, low, high }, index) => {
    const written = text.slice(span.start, span.end).match(/\d+/g) ?? [];
    const form = written.length > 1 ? `${written[0]}-${written.at(-1)}` : (written[0] ?? '');
    const [first, last] = [Number.isFinite(low) ? low : high, Number.isFinite(high) ? high : low];
    return { form, low: first, high: last, span, end: marks[index + 1]?.span.start ?? text.length };
  });
}

function isRow({ place, strength }: RowMark): boolean {
  return (place === 'line' || place === 'sentence') && strength === strongest;
}

const strongest = 3;

/**
 * The rows of the roll tables in a text, in order: marks that go on from each other, `1`, `2-3`, `4`. A row goes to the innermost table that
 * it continues.
 */
export function rowsIn(text: string): readonly TableRow[] {
  if (!threeNumbers.test(text)) return [];
  const open: TableRow[][] = [];
  const tables: TableRow[][] = [];
  for (const row of rowMarks(text)) {
    const [next = row, depth = -1] =
      [row, ...ofLostHyphen(row)].flatMap((one) => {
        const index = open.findLastIndex((table) => continues(table.at(-1), one));
        return index < 0 ? [] : [[one, index] as const];
      })[0] ?? [];
    if (depth >= 0) {
      open.length = depth + 1;
      open[depth]?.push(next);
    } else if (row.low <= 2 || row.low === 11) {
      const table = [row];
      open.push(table);
      tables.push(table);
    }
  }
  const rows = tables.filter((table) => table.length >= minimumRows).flat();
  return rows
    .sort((a, b) => a.span.start - b.span.start)
    .map((row, index) => ({ ...row, end: rows[index + 1]?.span.start ?? text.length }));
}

/** `45`, where `4-5` was meant. */
function ofLostHyphen(row: TableRow): readonly TableRow[] {
  const [low = 0, high = 0] = [Math.floor(row.low / 10), row.low % 10];
  return row.low === row.high && low > 0 && low < high ? [{ ...row, form: `${low}-${high}`, low, high }] : [];
}

/** A quick test that each text with three rows meets. */
const threeNumbers = /\d\D+\d+\D+\d/;

/** Whether a row goes on where the other ends; on D66, 21 comes after 16. */
function continues(before: TableRow | undefined, { low }: TableRow): boolean {
  if (!before) return false;
  return low === before.high + 1 || (before.high % 10 === 6 && before.high > 10 && low === before.high + 5);
}
