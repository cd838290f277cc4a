import { lineStart } from '../../text/lineStart.ts';
import { blankStart } from '../../text/neighbours.ts';
import type { Span } from '../../text/span.ts';

/** What authors write above or before abilities, in English and Spanish. */
const words =
  '(?:special|abilit(?:y|ies)|traits?|powers?|special +(?:rules?|abilit(?:y|ies))|reglas? +especial(?:es)?|(?:habilidad|capacidad)(?:es)?(?: +especial(?:es)?)?|especial(?:es)?|rasgos?)';

/** Behind them a colon or the like, or the end of their line, which may be a heading. */
const before = new RegExp(
  `(?<!\\p{L})${words}["'”»]? *(?:[:.—|-][ \\n|]*|\\n(?: *[-=]{2,} *\\n)?[ \\n]*)(?:[-*+•] +)?$`,
  'iu',
);
const header = new RegExp(`^[ "']*${words}[ "']*$`, 'iu');

/** Whether what begins at an offset is announced as a list of abilities: `Special rules: `. */
export function isAnnouncedAt(flat: string, start: number): boolean {
  const blanks = blankStart(flat, start);
  const mark = flat[blanks - 1] ?? '';
  if (!':.—|-=*+•'.includes(mark) && !flat.slice(blanks, start).includes('\n')) return false;
  return before.test(flat.slice(Math.max(0, start - 60), start));
}

/** The cells of Markdown tables that stand in a column headed as one of abilities, ascending. */
export function announcedCells(flat: string): readonly Span[] {
  const cells: Span[] = [];
  for (const { index, 0: delimiter } of flat.matchAll(delimiterRow)) {
    const headEnd = index - 1;
    const head = cellsOf(flat, lineStart(flat, headEnd), headEnd);
    const columns = head.flatMap(({ start, end }, column) => (header.test(flat.slice(start, end)) ? [column] : []));
    if (columns.length > 0) addColumns(flat, index + delimiter.length + 1, columns, cells);
  }
  return cells;
}

/** The row below the head of a table: `| --- | :-: |`. */
const delimiterRow = /(?<=\n)[ >]{0,20}\|?(?: {0,60}:?-+:? {0,60}\|)+(?: {0,60}:?-+:?)? {0,60}$/gm;

function addColumns(flat: string, from: number, columns: readonly number[], cells: Span[]): void {
  for (let start = from; start < flat.length; ) {
    const lineEnd = flat.indexOf('\n', start);
    const end = lineEnd < 0 ? flat.length : lineEnd;
    const row = cellsOf(flat, start, end);
    if (row.length < 2) return;
    cells.push(...columns.flatMap((column) => row[column] ?? []));
    start = end + 1;
  }
}

/** The cells of a line; that before the first mark counts only if something stands in it. */
function cellsOf(flat: string, start: number, end: number): readonly Span[] {
  const cells: Span[] = [];
  let cellStart = start;
  for (let at = flat.indexOf('|', start); at >= 0 && at < end; at = flat.indexOf('|', at + 1)) {
    cells.push({ start: cellStart, end: at });
    cellStart = at + 1;
  }
  cells.push({ start: cellStart, end });
  const [first] = cells;
  return first && cells.length > 1 && /^[ >]*$/.test(flat.slice(first.start, first.end)) ? cells.slice(1) : cells;
}
