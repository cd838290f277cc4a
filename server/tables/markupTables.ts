/** Tables of elements: each row has its scores in its first cell. */

import { type NamedDice, namedDiceIn } from '../dice/prose/rolledDice.ts';
import type { Span } from '../text/span.ts';
import { trimmed } from '../text/span.ts';
import type { Element, Node } from '../xml/tree.ts';
import { type DraftRow, guessOf } from './draft.ts';
import type { Lead } from './lead.ts';
import { type RowMark, rowMarksIn } from './marks.ts';
import { fitsExactly, outcomesOf, scoreAfter } from './outcomes.ts';
import type { RollRow, RollTable } from './rollTable.ts';
import { verdictOn } from './verdict.ts';

/** A row of elements, with the text of its first cell. */
interface ElementRow {
  readonly element: Element;
  readonly mark: RowMark | undefined;
  readonly isMisplaced: boolean;
  /** Whether its scores are those of a table inside the row before. */
  readonly isInner?: boolean;
}

/** The reader of the texts in cells of one row. */
type CellReader = (source: string, cells: readonly Element[]) => readonly RollTable[];

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
  readCells: CellReader,
): RollTable | undefined {
  const rows = withoutInnerScores(source, rowsOf(source, element, false));
  const [first] = rows.flatMap(({ mark }) => mark ?? []);
  const scored = rows.filter(({ mark }) => mark);
  if (!first || scored.length < 2) return undefined;
  const unread = rows.flatMap((row, index) => unreadScores(source, row, index === 0) ?? []);
  // A row without scores goes on with the one before; one that a scanner has spoilt is still a row.
  if (unread.length > maximumSpoilt || unread.some((span) => !spoilt.test(textOf(source, span)))) return undefined;
  const drafted: DraftRow[] = scored.flatMap(({ mark }) => (mark ? [{ mark, tables: [] }] : []));
  const expectation = guessOf(first, lead(), isRolled);
  const verdict = verdictOn({ rows: drafted, next: 0 }, expectation, 3, isRolled);
  if (!verdict) return undefined;
  const read = withContinuing(source, rows).flatMap(({ row, more }) => tableRow(source, row, more, readCells) ?? []);
  return { span: element.span, die: verdict.die, rows: read, layout: 'markup', ...(unread.length > 0 && { unread }) };
}

/** A few signs that are no word: scores of a bad scan. */
const spoilt = /^(?!.*\p{L}{3})\S(?:.{0,5}\S)?$/u;

const maximumSpoilt = 2;

/** Signs of a score in the first row, where the head of a table may stand. */
const spoiltScore = /^[\dlIi|!íZSsGboóBO?]{1,3}(?:[-–.][\dlIi|!íZSsGboóBO?]{0,3}){0,2}$/;

/** The text in the place of the scores, without markup; undefined in a row with scores, one that goes on with the row before, and a head. */
function unreadScores(source: string, { element, mark, isInner }: ElementRow, isFirst: boolean): Span | undefined {
  const [cell] = cellsOf(element);
  const written = cell && !mark && !isInner ? textSpanOf(source, cell) : undefined;
  const span = written && trimmed(source, written);
  return span && (!isFirst || spoiltScore.test(textOf(source, span))) ? span : undefined;
}

function textOf(source: string, { start, end }: Span): string {
  return source.slice(start, end);
}

/** Each row with scores, and the rows that go on with it. */
function withContinuing(
  source: string,
  rows: readonly ElementRow[],
): readonly { readonly row: ElementRow; readonly more: readonly Element[] }[] {
  const groups: { row: ElementRow; more: Element[]; isOver: boolean }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (row.mark) groups.push({ row, more: [], isOver: false });
    else if (last && unreadScores(source, row, false)) last.isOver = true;
    else if (last && !last.isOver) last.more.push(row.element);
  }
  return groups;
}

/** A row asks for the roll of the rows behind it within its last words. */
const maximumAskLength = 1000;

/** The rows without the scores of those that are a whole table for a roll in the row before: `3-4 … Roll 1D6:`, `1-3 …`, `4-6 …`. */
function withoutInnerScores(source: string, rows: readonly ElementRow[]): readonly ElementRow[] {
  const inner = new Set<ElementRow>();
  let outer: ElementRow | undefined;
  rows.forEach((row, index) => {
    if (!row.mark || inner.has(row)) return;
    const run = outer?.mark && row.mark.low <= outer.mark.high ? runFrom(rows, index) : [];
    const last = run.length > 1 && outer ? wholeRun(source, outer, run) : 0;
    if (last === 0) outer = row;
    else for (const one of run.slice(0, last)) inner.add(one);
  });
  return inner.size === 0
    ? rows
    : rows.map((row) => (inner.has(row) ? { ...row, mark: undefined, isInner: true } : row));
}

const maximumRun = 36;

/** The rows from the first score of a roll on, each directly above the one before. */
function runFrom(rows: readonly ElementRow[], index: number): readonly ElementRow[] {
  const run: ElementRow[] = [];
  for (const row of rows.slice(index, index + maximumRun)) {
    const last = run.at(-1)?.mark;
    if (!row.mark || (last ? row.mark.low !== scoreAfter(last.high, last.high > 10) : row.mark.low > firstScores))
      break;
    run.push(row);
  }
  return run;
}

/** How many rows of a run are exactly the results of a roll that the row around them asks for; 0 if none are. */
function wholeRun(source: string, outer: ElementRow, run: readonly ElementRow[]): number {
  const end = run[0]?.element.span.start ?? 0;
  const text = source.slice(Math.max(outer.element.span.start, end - maximumAskLength), end).replace(/<[^>]*>/g, ' ');
  const asked = namedDiceIn(text).findLast(({ isRolled }) => isRolled)?.total;
  const outcomes = asked && outcomesOf(asked);
  if (!outcomes) return 0;
  const marks = run.flatMap(({ mark }) => mark ?? []);
  return marks.findIndex((_, index) => index > 0 && fitsExactly(outcomes, marks.slice(0, index + 1))) + 1;
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

const firstScores = 2;

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
  const inner = trimmed(source, textSpanOf(source, cell) ?? content);
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

/** The first text in the cell, perhaps within `<b>`, without that of tables in it. */
function textSpanOf(source: string, cell: Element): Span | undefined {
  for (const node of cell.children) {
    if (node.kind === 'text' && /\S/.test(source.slice(node.span.start, node.span.end))) return node.span;
    const inner = node.kind === 'element' && node.name !== 'table' ? textSpanOf(source, node) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

/** The cell without the tables that only go on with the table around it. */
function withoutRows(source: string, cell: Element, mark: RowMark): Element {
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

function tableRow(
  source: string,
  { element, mark, isMisplaced }: ElementRow,
  more: readonly Element[],
  readCells: CellReader,
): RollRow | undefined {
  if (!mark) return undefined;
  const cells = [...cellsOf(element).slice(1), ...more.flatMap(cellsOf)];
  const [first] = cells;
  const last = cells.at(-1);
  const text =
    first && last
      ? { start: contentOf(first)?.start ?? first.span.end, end: contentOf(last)?.end ?? last.span.end }
      : { start: element.span.end, end: element.span.end };
  return {
    span: { start: element.span.start, end: more.at(-1)?.span.end ?? element.span.end },
    mark: mark.span,
    low: mark.low,
    high: mark.high,
    text,
    tables: readCells(
      source,
      cells.map((cell) => withoutRows(source, cell, mark)),
    ),
    ...(isMisplaced && { isMisplaced }),
  };
}
