/** Rows that stand inside another row, moved to the rows of their own table. */
import type { RollRow, RollTable } from '../../../tables/rollTable.ts';
import type { Span } from '../../../text/span.ts';
import type { Edit } from '../../problems/finding.ts';

/**
 * The edits that move rows behind the row that they stand in; undefined if they cannot be told from it.
 *
 * @param table the table that the rows belong to.
 * @param inside the row in which they stand, all together.
 */
export function movedRows(
  source: string,
  table: RollTable,
  rows: readonly RollRow[],
  inside: RollRow,
): readonly Edit[] | undefined {
  if (table.layout === 'markup') return movedElements(source, rows, inside);
  return table.layout === 'lines' ? likeRows(source, rows, inside) : undefined;
}

/** The elements are cut out, with the table around them if nothing is left in it. */
function movedElements(source: string, rows: readonly RollRow[], inside: RollRow): readonly Edit[] | undefined {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return undefined;
  const isTogether = rows.every((row, index) => {
    const before = rows[index - 1];
    return !before || /^\s*$/.test(source.slice(before.span.end, row.span.start));
  });
  if (!isTogether || first.span.start < inside.span.start || last.span.end > inside.span.end) return undefined;
  const before = source.slice(0, inside.span.start);
  const indent = before.slice(before.trimEnd().length);
  const elements = rows.map(({ span }) => indent + source.slice(span.start, span.end)).join('');
  return [
    { span: withTable(source, { start: first.span.start, end: last.span.end }), newText: '' },
    { span: { start: inside.span.end, end: inside.span.end }, newText: elements },
  ];
}

const longestTag = 200;

/** The span with the tags of a table that has nothing else in it, and with the blanks before it. */
function withTable(source: string, { start, end }: Span): Span {
  const before = source.slice(Math.max(0, start - longestTag), start);
  const opened = /<table(?:\s[^<>]*)?>\s*(?:<tbody>\s*)?$/.exec(before)?.[0];
  const closed = /^\s*(?:<\/tbody>\s*)?<\/table>/.exec(source.slice(end, end + longestTag))?.[0];
  const from = opened !== undefined && closed !== undefined ? start - opened.length : start;
  const to = opened !== undefined && closed !== undefined ? end + closed.length : end;
  const blanks = /\s*$/.exec(source.slice(Math.max(0, from - longestTag), from))?.[0].length ?? 0;
  return { start: from - blanks, end: to };
}

/** Rows in lines get the bullet and the indentation of their table. */
function likeRows(source: string, rows: readonly RollRow[], inside: RollRow): readonly Edit[] | undefined {
  const head = source.slice(lineStart(source, inside.mark.start), inside.mark.start);
  const tail = source.slice(inside.mark.end, inside.text.start);
  if (/[\p{L}\p{N}<]/u.test(head + tail)) return undefined;
  const edits = rows.map(({ mark, text }): Edit => {
    const start = lineStart(source, mark.start);
    const written = source.slice(mark.start, mark.end);
    return { span: { start, end: text.start }, newText: `${head}${written}${tail}` };
  });
  const isOnLine = rows.every(({ mark }) => {
    return !/[\p{L}\p{N}<]/u.test(source.slice(lineStart(source, mark.start), mark.start));
  });
  return isOnLine ? edits : undefined;
}

function lineStart(source: string, offset: number): number {
  return source.lastIndexOf('\n', offset - 1) + 1;
}
