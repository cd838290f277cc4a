/** Tables of elements: each row has its scores in its first cell. */

import type { NamedDice } from '../dice/prose/rolledDice.ts';
import type { Span } from '../text/span.ts';
import { trimmed } from '../text/span.ts';
import type { Element } from '../xml/tree.ts';
import { type DraftRow, guessOf } from './draft.ts';
import type { Lead } from './lead.ts';
import { type RowMark, rowMarksIn } from './marks.ts';
import type { RollRow, RollTable } from './rollTable.ts';
import { verdictOn } from './verdict.ts';

/** A row of elements, with the text of its first cell. */
interface ElementRow {
  readonly element: Element;
  readonly mark: RowMark | undefined;
  readonly isMisplaced: boolean;
}

/** The reader of the text of a cell. */
type CellReader = (source: string, element: Element) => readonly RollTable[];

/**
 * The table of a `<table>` element; undefined if its first cells are no scores, or it is no table of a roll.
 *
 * @param lead the text before it, asked for only if its first cells are scores.
 */
export function markupTable(
  source: string,
  element: Element,
  lead: () => Lead,
  isRolled: (dice: NamedDice) => boolean,
  readCell: CellReader,
): RollTable | undefined {
  const rows = rowsOf(source, element, false);
  const [first] = rows.flatMap(({ mark }) => mark ?? []);
  const scored = rows.filter(({ mark }) => mark);
  if (!first || scored.length < 2 || rows.slice(rows.length > scored.length ? 1 : 0).some(({ mark }) => !mark))
    return undefined;
  const drafted: DraftRow[] = scored.flatMap(({ mark }) => (mark ? [{ mark, tables: [] }] : []));
  const expectation = guessOf(first, lead(), isRolled);
  const verdict = verdictOn({ rows: drafted, next: 0 }, expectation, 3, isRolled);
  if (!verdict) return undefined;
  const read = scored.flatMap((row) => tableRow(source, row, readCell) ?? []);
  return { span: element.span, die: verdict.die, rows: read, layout: 'markup' };
}

function rowsOf(source: string, element: Element, isMisplaced: boolean): readonly ElementRow[] {
  return element.children.flatMap((node) => {
    if (node.kind !== 'element') return [];
    if (node.name === 'tbody' || node.name === 'thead') return rowsOf(source, node, isMisplaced);
    if (node.name !== 'tr') return [];
    const cells = cellsOf(node);
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

function cellsOf(row: Element): readonly Element[] {
  return row.children.flatMap((node) =>
    node.kind === 'element' && (node.name === 'td' || node.name === 'th') ? [node] : [],
  );
}

/** Longer first cells are no scores. */
const maximumScoresLength = 24;

function scoresOf(source: string, cell: Element): RowMark | undefined {
  const content = contentOf(cell);
  if (!content) return undefined;
  const inner = trimmed(source, textSpanOf(cell) ?? content);
  const written = source.slice(inner.start, inner.end);
  if (written.length > maximumScoresLength) return undefined;
  const [mark] = rowMarksIn(written);
  if (!mark || mark.span.start > 0 || mark.span.end < written.replace(/[.:)\s–—-]+$/, '').length) return undefined;
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

function contentOf({ startTag, endTag, span }: Element): Span | undefined {
  const end = endTag?.span.start ?? span.end;
  return end > startTag.end ? { start: startTag.end, end } : undefined;
}

/** The first text in the cell, perhaps within `<b>`. */
function textSpanOf(cell: Element): Span | undefined {
  for (const node of cell.children) {
    if (node.kind === 'text') return node.span;
    const inner = node.kind === 'element' ? textSpanOf(node) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

/** The cell without the tables that only go on with the table around it. */
function withoutRows(source: string, cell: Element, mark: RowMark): Element {
  if (!cell.children.some((node) => node.kind === 'element' && goesOn(source, node, mark))) return cell;
  return { ...cell, children: cell.children.filter((node) => node.kind !== 'element' || !goesOn(source, node, mark)) };
}

function tableRow(
  source: string,
  { element, mark, isMisplaced }: ElementRow,
  readCell: CellReader,
): RollRow | undefined {
  if (!mark) return undefined;
  const cells = cellsOf(element).slice(1);
  const [first] = cells;
  const last = cells.at(-1);
  const text =
    first && last
      ? { start: contentOf(first)?.start ?? first.span.end, end: contentOf(last)?.end ?? last.span.end }
      : { start: element.span.end, end: element.span.end };
  return {
    span: element.span,
    mark: mark.span,
    low: mark.low,
    high: mark.high,
    text,
    tables: cells.flatMap((cell) => readCell(source, withoutRows(source, cell, mark))),
    ...(isMisplaced && { isMisplaced }),
  };
}
