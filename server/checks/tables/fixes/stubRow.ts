/** A row for scores that have none, in the layout of its table, with dots for its text. */
import type { RollRow, RollTable } from '../../../tables/rollTable.ts';
import type { Edit } from '../../problems/finding.ts';
import { writtenScores } from './numbering.ts';

/** Stands for the text that the author is to write. */
const stub = '...';

/** The insertion of a row; undefined in a layout in which a row alone has no place. */
export function stubRow(source: string, table: RollTable, low: number, high: number): Edit | undefined {
  const { rows, layout } = table;
  const after = rows.findLast((row) => row.high < low);
  const pattern = patternFor(rows, after);
  if (!pattern) return undefined;
  const mark = writtenScores(source, { row: single(rows), low, high }, rows);
  switch (layout) {
    case 'markup':
      return elementRow(source, pattern, after, mark);
    case 'cells':
      return cellRow(source, pattern, after, mark);
    case 'lines':
    case 'inline':
      return textRow(source, pattern, after, mark);
    case 'columns':
      return undefined;
    default:
      return layout satisfies never;
  }
}

/** Two rows that follow each other, where the new one is to look like the second. */
interface Pattern {
  readonly before: RollRow;
  readonly row: RollRow;
  readonly first: RollRow;
}

function patternFor(rows: readonly RollRow[], after: RollRow | undefined): Pattern | undefined {
  const own = rows.filter(({ isMisplaced }) => !isMisplaced);
  const [first] = own;
  const place = after ? own.indexOf(after) : 0;
  const isLast = place === own.length - 1;
  const before = own[isLast ? place - 1 : place];
  const row = own[isLast ? place : place + 1];
  return first && before && row ? { before, row, first } : undefined;
}

/** A row with a single score, so that the form of a range comes from the others. */
function single(rows: readonly RollRow[]): RollRow {
  const [first] = rows;
  const nowhere = { start: 0, end: 0 };
  return { ...(first ?? { span: nowhere, text: nowhere, tables: [] }), mark: nowhere, low: 0, high: 0 };
}

function elementRow(
  source: string,
  { row, first }: Pattern,
  after: RollRow | undefined,
  mark: string,
): Edit | undefined {
  const opened = source.slice(row.span.start, row.mark.start);
  const closed = source.slice(row.text.end, row.span.end);
  if (/\sid=/.test(opened) || row.text.end > row.span.end) return undefined;
  const dots = source.slice(row.text.start, row.text.end).includes('<table')
    ? stub
    : [stub, ...cellsIn(source.slice(row.text.start, row.text.end))].join('');
  const element = `${opened}${mark}${source.slice(row.mark.end, row.text.start)}${dots}${closed}`;
  const indent = /\s*$/.exec(source.slice(0, row.span.start))?.[0] ?? '';
  const at = after ? after.span.end : first.span.start;
  return { span: { start: at, end: at }, newText: after ? indent + element : element + indent };
}

/** The cells behind the first, with dots for their texts. */
function cellsIn(text: string): readonly string[] {
  return [...text.matchAll(/<\/t[dh]>\s*<t[dh](?:\s[^<>]*)?>/g)].map(([cell]) => cell + stub);
}

/** A line of a Markdown table. */
function cellRow(source: string, { row, first }: Pattern, after: RollRow | undefined, mark: string): Edit {
  const { start, end } = lineAround(source, row.mark.start);
  const [head = '', ...cells] = source.slice(row.mark.end, end).split('|');
  const hasEnd = cells.at(-1)?.trim() === '';
  const texts = cells.map((cell, index) => {
    if (index < cells.length - 1) return ` ${stub} `;
    return hasEnd ? cell : ` ${stub}`;
  });
  const width = row.mark.end - row.mark.start - mark.length;
  const padded = head.endsWith('  ') && width < 0 ? head.slice(0, width) : head + ' '.repeat(Math.max(0, width));
  const line = `${source.slice(start, row.mark.start)}${mark}${padded || ' '}|${texts.join('|')}`;
  const at = after ? lineAround(source, after.mark.start).end : lineAround(source, first.mark.start).start;
  return { span: { start: at, end: at }, newText: after ? `\n${line}` : `${line}\n` };
}

function lineAround(source: string, offset: number): { readonly start: number; readonly end: number } {
  const end = source.slice(offset).search(/\r?\n|$/);
  return { start: source.lastIndexOf('\n', offset - 1) + 1, end: offset + end };
}

/** A row in running text: what stands between two rows comes before its scores. */
function textRow(
  source: string,
  { before, row, first }: Pattern,
  after: RollRow | undefined,
  mark: string,
): Edit | undefined {
  const joint = source.slice(before.span.end, row.mark.start);
  const tail = alignedTail(source.slice(row.mark.end, row.text.start), row.mark.end - row.mark.start - mark.length);
  if (/[\p{L}\p{N}]/u.test(joint.replace(/<[^<>]*>/g, '')) || !isBalanced(joint + tail)) return undefined;
  if (after) {
    const sign = after === before ? (/[,;]$/.exec(source.slice(before.text.start, before.text.end))?.[0] ?? '') : '';
    return insertion(after.span.end, `${joint}${mark}${tail}${stub}${sign}`);
  }
  const sign = /[,;]$/.exec(source.slice(first.text.start, first.text.end))?.[0] ?? '';
  return insertion(first.mark.start, `${mark}${tail}${stub}${sign}${joint}`);
}

function insertion(at: number, newText: string): Edit {
  return { span: { start: at, end: at }, newText };
}

/** In a column the texts begin below each other. */
function alignedTail(tail: string, difference: number): string {
  return /^ {2,}$/.test(tail) ? ' '.repeat(Math.max(2, tail.length + difference)) : tail;
}

/** Whether the marks of bold text around the scores are both there. */
function isBalanced(text: string): boolean {
  const line = text.slice(text.lastIndexOf('\n') + 1).replace(/^\s*[*+-]\s/, '');
  return (line.match(/\*/g) ?? []).length % 2 === 0 && (line.match(/_/g) ?? []).length % 2 === 0;
}
