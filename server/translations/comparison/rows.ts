import type { Span } from '../../text/span.ts';

/**
 * The marks of rows in a text and in its translation. This is not the reader of roll tables (`tables/reading`), which takes only rows that are
 * certain: they need dice before them, or the scores of a whole roll. Here one of two texts may have lost its dice, a score or a bracket, and
 * that is to be found. So rows need only go on from each other in the source, and in the translation anything may be a row that looks like one.
 */

/** A row of a roll table in running text: the scores before it, and its text. */
export interface TableRow {
  /** `3`, or `3-4`. */
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

/** A number or a range at the start of a line, perhaps behind a bullet, or of a sentence. */
const mark =
  /(?:^|\n(?:[ \t]{0,40}[-–—+·][ \t]{1,3})?|[.;:!?*•)"”][ \t\r\n])[ \t\r\n]{0,40}(\d{1,3})(?:[ \t]?[-–—][ \t]?(\d{1,3}))?(\+?(?:[ \t](?:or|o)[ \t](?:less|lower|fewer|more|menos|más))?)(?:[.):](?=[ \t\r\n])|(?=[ \t\r\n]+[-–"“«¡¿'(]{0,3}[A-ZÀ-Þ]))/gu;

/** Everything that looks like the mark of a row, in order. */
export function rowMarks(text: string): readonly TableRow[] {
  if (!/\d/.test(text)) return [];
  const marks = [...text.matchAll(mark)].map((match) => {
    const [found, low = '', high] = match;
    const start = match.index + found.search(/\d/);
    const written = /^\d+(?:[ \t]?[-–—][ \t]?\d+)?\+?/.exec(text.slice(start, start + 16))?.[0] ?? low;
    const form = high === undefined ? low : `${low}-${high}`;
    return { form, low: Number(low), high: Number(high ?? low), span: { start, end: start + written.length } };
  });
  const all = marks.flatMap((one, index) => [one, ...markBetween(text, one, marks[index + 1])]);
  return all.map((one, index) => ({ ...one, end: all[index + 1]?.span.start ?? text.length }));
}

type Mark = Omit<TableRow, 'end'>;

/** The mark of the one row between two others that no sentence ends before: `(roll again 4 Lost`, where scanning has lost a bracket. */
function markBetween(text: string, before: Mark, after: Mark | undefined): readonly Mark[] {
  const wanted = before.high + 1;
  if (after?.low !== wanted + 1) return [];
  const between = text.slice(before.span.end, after.span.start);
  const found = [...between.matchAll(/(?=\d)(?<=\p{Ll}[ \t\r\n]+)\d{1,3}(?=[ \t\r\n]+\p{Lu})/gu)];
  const [one] = found;
  if (!one || found.length > 1 || Number(one[0]) !== wanted) return [];
  const start = before.span.end + one.index;
  return [{ form: one[0], low: wanted, high: wanted, span: { start, end: start + one[0].length } }];
}

/**
 * The rows of the roll tables in a text, in order: marks that go on from each other, `1`, `2-3`, `4`. A row goes to the innermost table that
 * it continues.
 */
export function rowsIn(text: string): readonly TableRow[] {
  const open: TableRow[][] = [];
  const tables: TableRow[][] = [];
  for (const row of rowMarks(text)) {
    const depth = open.findLastIndex((table) => continues(table.at(-1), row));
    if (depth >= 0) {
      open.length = depth + 1;
      open[depth]?.push(row);
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

/** Whether a row goes on where the other ends; on D66, 21 comes after 16. */
function continues(before: TableRow | undefined, { low }: TableRow): boolean {
  if (!before) return false;
  return low === before.high + 1 || (before.high % 10 === 6 && before.high > 10 && low === before.high + 5);
}
