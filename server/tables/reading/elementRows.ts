/** The rows of a table of elements, with those that stand inside others. */
import { gathered } from '../../text/gathered.ts';
import { remembered } from '../../text/remembered.ts';
import { type Span, trimmed } from '../../text/span.ts';
import type { Element, Node } from '../../xml/tree.ts';
import { scoresIn } from './cellScores.ts';
import type { RowMark } from './marks.ts';

/** A row of elements, with the text of its first cell. */
export interface ElementRow {
  readonly element: Element;
  readonly mark: RowMark | undefined;
  readonly isMisplaced: boolean;
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
  const alone = rowsOf(source, cell, true);
  const last = alone.findLast(({ mark }) => mark)?.mark ?? around;
  const inTables = cell.children.flatMap((node) =>
    node.kind === 'element' && goesOn(source, node, last) ? rowsOf(source, node, true) : [],
  );
  return [...alone, ...inTables];
}

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
  const mark = scoresIn(source.slice(inner.start, inner.end));
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

/** The cell without the rows that belong to the table around it. */
export function withoutRows(source: string, cell: Element, mark: RowMark): Element {
  const isOutside = (node: Node): boolean =>
    node.kind === 'element' && (node.name === 'tr' || goesOn(source, node, mark));
  return cell.children.some(isOutside) ? { ...cell, children: cell.children.filter((node) => !isOutside(node)) } : cell;
}
