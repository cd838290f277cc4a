import { lineStart } from '../../text/lineStart.ts';
import type { Span } from '../../text/span.ts';
import { blankStart } from './neighbours.ts';

/** The words of authors above or before abilities, in English and Spanish. */
const words =
  '(?:special|abilit(?:y|ies)|traits?|powers?|special +(?:rules?|abilit(?:y|ies)|skills?)|reglas? +especial(?:es)?|(?:habilidad|capacidad)(?:es)?(?: +especial(?:es)?)?|especial(?:es)?|rasgos?)';
/** These words also announce other things, so an ability behind them needs a capital or a value. */
const looseWords = '(?:rules?|skills?|reglas?|SR|RE|HE)';
/** All of them, as a part of a regular expression that ignores capitals. */
const announcingWords = `(?:${words}|${looseWords})`;

/** `strict`: of abilities in any writing; `loose`: of those with a capital or a value. */
export type Announcement = 'strict' | 'loose';

/** Behind them a colon or the like, or the end of their line, which may be a heading. */
const before = new RegExp(
  `(?<!\\p{L})(?:(${words})|${looseWords})["'”»]? *(?:[:.—|-][ \\n|]*|\\n(?: *[-=]{2,} *\\n)?[ \\n]*)(?:[-*+•] +)?$`,
  'iu',
);
const header = new RegExp(`^[ "']*(?:(${words})|${looseWords})[ "']*$`, 'iu');
const title = new RegExp(
  `(?<!\\p{L})${announcingWords}["'”»]?(?: +(?:of|for|de|del|para) [^:.]{1,50})? *[:.]? *$`,
  'iu',
);
const loneTitle = new RegExp(`^[ >]*(?:[\\p{L}'’]+ +){0,3}${announcingWords} *:? *$`, 'iu');

/** The announcement of a list of abilities before an offset: `Special rules: `. */
export function announcementAt(flat: string, start: number): Announcement | undefined {
  const blanks = blankStart(flat, start);
  const mark = flat[blanks - 1] ?? '';
  if (!':.—|-=*+•'.includes(mark) && !flat.slice(blanks, start).includes('\n')) return undefined;
  const found = before.exec(flat.slice(Math.max(0, start - 60), start));
  return found ? kindOf(found) : undefined;
}

function kindOf([, strict]: RegExpExecArray): Announcement {
  return strict === undefined ? 'loose' : 'strict';
}

/** Whether the text of a heading announces abilities: `Special rules`, `Rules of the Weir Folk`. */
export function isAnnouncingTitle(text: string): boolean {
  return title.test(text);
}

/** Whether a line that is no heading announces those below it: `The Troll's special rules:`. */
export function isAnnouncingLine(line: string): boolean {
  return loneTitle.test(line);
}

/** Cells of a column that is headed as one of abilities. */
interface AnnouncedCell extends Span {
  readonly announcement: Announcement;
}

/** The cells of Markdown tables that stand in a column headed as one of abilities, ascending. */
export function announcedCells(flat: string): readonly AnnouncedCell[] {
  const cells: AnnouncedCell[] = [];
  let tableEnd = 0;
  for (const { index, 0: delimiter } of flat.matchAll(delimiterRow)) {
    // Within a table it is a row like any other.
    if (index < tableEnd) continue;
    const headEnd = index - 1;
    const head = cellsOf(flat, lineStart(flat, headEnd), headEnd);
    const columns = head.flatMap(({ start, end }, column): readonly Column[] => {
      const found = header.exec(flat.slice(start, end));
      return found ? [{ column, announcement: kindOf(found) }] : [];
    });
    if (columns.length > 0) tableEnd = addColumns(flat, index + delimiter.length + 1, columns, cells);
  }
  return cells;
}

/** The row below the head of a table: `| --- | :-: |`. */
const delimiterRow = /(?<=\n)[ >]{0,20}\|?(?: {0,60}:?-+:? {0,60}\|)+(?: {0,60}:?-+:?)? {0,60}$/gm;

interface Column {
  readonly column: number;
  readonly announcement: Announcement;
}

/** Adds the cells of these columns. Returns where the table ends. */
function addColumns(flat: string, from: number, columns: readonly Column[], cells: AnnouncedCell[]): number {
  let start = from;
  while (start < flat.length) {
    const lineEnd = flat.indexOf('\n', start);
    const end = lineEnd < 0 ? flat.length : lineEnd;
    const row = cellsOf(flat, start, end);
    if (row.length < 2) return start;
    for (const { column, announcement } of columns) {
      const cell = row[column];
      if (cell) cells.push({ ...cell, announcement });
    }
    start = end + 1;
  }
  return start;
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
