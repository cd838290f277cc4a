/** The rows of a table of elements, with those that stand inside others. */

import { remembered } from '../../queries/remembered.ts';
import { gathered } from '../../text/gathered.ts';
import { withCharacters } from '../../text/htmlCharacters.ts';
import { type Span, trimmed } from '../../text/span.ts';
import type { Element, Node } from '../../xml/tree.ts';
import { scoresIn } from './cellScores.ts';
import type { RowMark } from './marks.ts';

/** A row of elements, with the text of its first cell. */
export interface ElementRow {
  readonly element: Element;
  readonly mark: RowMark | undefined;
  readonly isMisplaced: boolean;
  /** Whether its scores are those of a table inside the row before. */
  readonly isInner?: boolean;
}

/**
 * All rows of a table of elements, in order, with those of it that stand in the cells of others.
 *
 * @param isMisplaced whether the element itself stands in a cell of the table.
 */
export function rowsOf(source: string, element: Element, isMisplaced: boolean): readonly ElementRow[] {
  return (isMisplaced ? misplacedRowsOf : ownRowsOf)(element, source);
}

/** Rows in rows in rows are asked for several times at each level: without a memory the time would double with each. */
const ownRowsOf = remembered((element: Element, source: string) => readRows(source, element, false));
const misplacedRowsOf = remembered((element: Element, source: string) => readRows(source, element, true));

function readRows(source: string, element: Element, isMisplaced: boolean): readonly ElementRow[] {
  return gathered(element.children, (node) => {
    if (node.kind !== 'element') return [];
    if (node.name === 'tbody' || node.name === 'thead') return rowsOf(source, node, isMisplaced);
    if (node.name !== 'tr') return [];
    const cells = rowCells(node);
    const row = { element: node, mark: cells[0] && scoresOf(source, cells[0]), isMisplaced };
    return [row, ...cells.slice(1).flatMap((cell) => misplacedRows(source, cell, row.mark))];
  });
}

/** The rows in a cell that belong to the table around it: without a table of their own, or in one that only goes on with the scores. */
function misplacedRows(source: string, cell: Element, around: RowMark | undefined): readonly ElementRow[] {
  const alone = isOwnTable(source, cell, around) ? [] : rowsOf(source, cell, true);
  const last = alone.findLast(({ mark }) => mark)?.mark ?? around;
  const inTables = cell.children.flatMap((node) => {
    if (node.kind !== 'element' || node.name !== 'table') return [];
    return goesOn(source, node, last) ? rowsOf(source, node, true) : foreignRows(source, node, last);
  });
  return [...alone, ...inTables];
}

/** The last rows of a table in a cell, which begin again where the row around it ends: `1-3`, `4-6` and then `3-4`, `5-6` in a row for 1-2. */
function foreignRows(source: string, table: Element, around: RowMark | undefined): readonly ElementRow[] {
  if (!around) return [];
  const rows = rowsOf(source, table, true).filter(({ mark }) => mark);
  const from = rows.findIndex(({ mark }, index) => {
    const before = rows[index - 1]?.mark;
    return index > 1 && before && mark && mark.low === around.high + 1 && mark.low <= before.high;
  });
  return from < 0 ? [] : rows.slice(from);
}

/** The element without some rows in it. */
function stripped(element: Element, rows: ReadonlySet<Node>): Element {
  const children = element.children.flatMap((node): readonly Node[] => {
    if (rows.has(node)) return [];
    return [node.kind === 'element' && node.name !== 'tr' ? stripped(node, rows) : node];
  });
  return { ...element, children };
}

/** Whether the rows in a cell without a table around them begin again with the first score: a table of their own. */
function isOwnTable(source: string, cell: Element, around: RowMark | undefined): boolean {
  const marks = rowsOf(source, cell, false).flatMap(({ mark }) => mark ?? []);
  const [first] = marks;
  return (
    first !== undefined && marks.length > 1 && first.low <= firstScores && first.low <= (around?.high ?? firstScores)
  );
}

/** The lowest scores with which tables of one die and of two begin. */
export const firstScores = 2;

/** Whether an element is a table whose scores go on where those of a row end, so that it is no table of its own. */
function goesOn(source: string, element: Element, row: RowMark | undefined): boolean {
  if (element.name !== 'table' || !row || row.high < 2) return false;
  const [first] = rowsOf(source, element, false).flatMap(({ mark }) => mark ?? []);
  return first?.low === row.high + 1;
}

/** The cells of a row, with those of a head. */
export function rowCells(row: Element): readonly Element[] {
  return gathered(row.children, (node) =>
    node.kind === 'element' && (node.name === 'td' || node.name === 'th') ? [node] : [],
  );
}

/** The scores in a cell that has nothing else. */
export function scoresOf(source: string, cell: Element): RowMark | undefined {
  const content = contentSpan(cell);
  if (!content) return undefined;
  const inner = trimmed(source, textSpanOf(source, cell) ?? content);
  // `1-2<br/>3`: half of the scores are none.
  if (/[^<>\s]/.test(source.slice(inner.end, content.end).replace(/<[^<>]*>/g, ''))) return undefined;
  const mark = scoresIn(withCharacters(source.slice(inner.start, inner.end)));
  if (!mark) return undefined;
  const at = ({ start, end }: Span): Span => ({ start: start + inner.start, end: end + inner.start });
  // All rows of a table of elements look the same.
  return {
    ...mark,
    span: at(mark.span),
    start: inner.start,
    textStart: cell.span.end,
    place: 'line',
    indent: 0,
    separator: 'cell',
    strength: 3,
  };
}

/** What is between the tags of an element; undefined if there is nothing. */
export function contentSpan({ startTag, endTag, span }: Element): Span | undefined {
  const end = endTag?.span.start ?? span.end;
  return end > startTag.end ? { start: startTag.end, end } : undefined;
}

/** The first text in the cell, perhaps within `<b>`, without that of tables in it. */
export function textSpanOf(source: string, cell: Element): Span | undefined {
  for (const node of cell.children) {
    if (node.kind === 'text' && /\S/.test(source.slice(node.span.start, node.span.end))) return node.span;
    const inner = node.kind === 'element' && node.name !== 'table' ? textSpanOf(source, node) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

/** The cell without the tables that only go on with the table around it. */
export function withoutRows(source: string, cell: Element, mark: RowMark): Element {
  const isOwn = isOwnTable(source, cell, mark);
  let isChanged = false;
  const children = cell.children.flatMap((node): readonly Node[] => {
    if (node.kind !== 'element') return [node];
    const isOutside = goesOn(source, node, mark) || (node.name === 'tr' && !isOwn);
    const foreign = node.name === 'table' && !isOutside ? foreignRows(source, node, mark) : [];
    isChanged ||= isOutside || foreign.length > 0;
    if (isOutside) return [];
    return [foreign.length > 0 ? stripped(node, new Set(foreign.map(({ element }) => element))) : node];
  });
  return isChanged ? { ...cell, children } : cell;
}
