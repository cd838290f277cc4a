/** Tables of elements: each row has its scores in its first cell. */
import type { NamedDice } from '../../dice/prose/chances/namedDice.ts';
import { gathered } from '../../text/gathered.ts';
import { withCharacters } from '../../text/htmlCharacters.ts';
import { type Span, shift, trimmed } from '../../text/span.ts';
import type { Element, Node } from '../../xml/tree.ts';
import { onlyScores, type RollRow, type RollTable } from '../rollTable.ts';
import { scoresIn } from './cellScores.ts';
import { beginsBehind } from './columns.ts';
import { guessOf } from './draft.ts';
import type { Lead } from './lead.ts';
import type { RowMark } from './marks.ts';
import { verdictOn } from './verdict.ts';

/** The reader of the texts in cells of one row. */
type CellReader = (source: string, cells: readonly Element[]) => readonly RollTable[];

/** A row with the scores that its first cell is. */
interface ElementRow {
  readonly element: Element;
  readonly cells: readonly Element[];
  readonly mark: RowMark | undefined;
  /** The text in the place of the scores, if they are none. */
  readonly unread: Span | undefined;
}

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
  const rows = rowsOf(source, element);
  const marks = rows.flatMap(({ mark }) => mark ?? []);
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last || marks.length < 2) return undefined;
  const written = (span: Span): string => source.slice(span.start, span.end);
  const unread = rows.flatMap(({ unread }, index) =>
    unread && (index > 0 || spoiltScore.test(written(unread))) ? [unread] : [],
  );
  // A row without scores goes on with the one before; one that a scanner has spoilt is still a row.
  if (unread.length > maximumSpoilt || unread.some((span) => !spoilt.test(written(span)))) return undefined;
  const besides = rows
    .filter(({ mark }) => mark)
    .map(({ cells }) => cells.slice(2).flatMap((cell) => scoresOf(source, cell) ?? [])[0]);
  // Two tables side by side: no reader of rows knows which text is whose.
  if (beginsBehind(last, besides)) return undefined;
  const draft = { rows: marks.map((mark) => ({ mark, tables: [] })), next: 0 };
  const verdict = verdictOn(draft, guessOf(first, lead(), isRolled), 3, isRolled);
  if (!verdict) return undefined;
  const read = withContinuing(rows).flatMap((group) => tableRow(source, group, readCells) ?? []);
  return { span: element.span, die: verdict.die, rows: read, layout: 'markup', ...(unread.length > 0 && { unread }) };
}

/** A few signs that are no word: scores of a bad scan. */
const spoilt = /^(?!.*\p{L}{3})\S(?:.{0,5}\S)?$/u;

const maximumSpoilt = 2;

/** Signs of a score in the first row, where the head of a table may stand. */
const spoiltScore = /^[\dlIi|!íZSsGboóBO?]{1,3}(?:[-–.][\dlIi|!íZSsGboóBO?]{0,3}){0,2}$/;

/** All rows in order, with those that stand in a cell without a table around them. */
function rowsOf(source: string, element: Element): readonly ElementRow[] {
  return gathered(element.children, (node) => {
    if (node.kind !== 'element') return [];
    if (node.name === 'tbody' || node.name === 'thead') return rowsOf(source, node);
    if (node.name !== 'tr') return [];
    const cells = gathered(node.children, (cell) =>
      cell.kind === 'element' && (cell.name === 'td' || cell.name === 'th') ? [cell] : [],
    );
    const [first, ...others] = cells;
    const mark = first && scoresOf(source, first);
    const text = first && textOf(source, first);
    const unread = !mark && text?.written && !first?.children.some(isTable) ? text.span : undefined;
    const inside = gathered(others, (cell) => rowsOf(source, cell));
    // Rows that do not go on with the scores are no rows of this table.
    const areOwn = mark && inside[0]?.mark?.low === mark.high + 1;
    return [{ element: node, cells, mark, unread }, ...(areOwn ? inside : [])];
  });
}

function isTable(node: Node): boolean {
  return node.kind === 'element' && node.name === 'table';
}

/** The scores in a cell that has nothing else. All rows of a table of elements look the same. */
function scoresOf(source: string, cell: Element): RowMark | undefined {
  const { span, written } = textOf(source, cell);
  const mark = scoresIn(withCharacters(written));
  return (
    mark && {
      ...mark,
      span: shift(mark.span, span.start),
      start: span.start,
      textStart: cell.span.end,
      place: 'line',
      indent: 0,
      separator: 'cell',
      strength: 3,
    }
  );
}

/** The text of a cell, as long as in the source, with blanks for tags. */
function textOf(source: string, cell: Element): { readonly span: Span; readonly written: string } {
  const content = contentOf(cell);
  const text = source.slice(0, content.end).slice(content.start);
  const written = text.replace(/<[^<>]*>/g, (tag) => ' '.repeat(tag.length));
  const inner = trimmed(written, { start: 0, end: written.length });
  return { span: shift(inner, content.start), written: written.slice(inner.start, inner.end) };
}

/** What is between the tags of an element. */
function contentOf({ startTag, endTag, span }: Element): Span {
  return { start: startTag.end, end: Math.max(startTag.end, endTag?.span.start ?? span.end) };
}

/** Each row with scores, and the cells of the rows that go on with it. */
function withContinuing(rows: readonly ElementRow[]): readonly ElementRow[] {
  const groups: ElementRow[] = [];
  let isOver = false;
  for (const row of rows) {
    const last = groups.at(-1);
    if (row.mark) groups.push(row);
    else if (last && !row.unread && !isOver)
      groups[groups.length - 1] = {
        ...last,
        cells: [...last.cells, ...row.cells],
        element: { ...last.element, span: { start: last.element.span.start, end: row.element.span.end } },
      };
    isOver = !row.mark && (isOver || row.unread !== undefined);
  }
  return groups;
}

function tableRow(source: string, { element, cells, mark }: ElementRow, readCells: CellReader): RollRow | undefined {
  if (!mark) return undefined;
  const [, first, ...others] = cells;
  const end = element.span.end;
  const text = first
    ? { start: contentOf(first).start, end: contentOf(others.at(-1) ?? first).end }
    : { start: end, end };
  return { span: element.span, mark: mark.span, ...onlyScores(mark), text, tables: readCells(source, cells.slice(1)) };
}
