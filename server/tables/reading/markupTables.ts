/** Tables of elements: each row has its scores in its first cell. */

import type { NamedDice } from '../../dice/prose/chances/namedDice.ts';
import { type Span, trimmed } from '../../text/span.ts';
import type { Element } from '../../xml/tree.ts';
import { onlyScores, type RollRow, type RollTable } from '../rollTable.ts';
import { beginsBehind } from './columns.ts';
import { type DraftRow, guessOf } from './draft.ts';
import { contentSpan, type ElementRow, rowCells, rowsOf, scoresOf, textSpanOf, withoutRows } from './elementRows.ts';
import { withoutInnerScores } from './innerScores.ts';
import type { Lead } from './lead.ts';
import { verdictOn } from './verdict.ts';

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
  const besides = scored.map(
    ({ element }) =>
      rowCells(element)
        .slice(2)
        .flatMap((cell) => scoresOf(source, cell) ?? [])[0],
  );
  const last = scored.at(-1)?.mark;
  // Two tables side by side: no reader of rows knows which text is whose.
  if (last && beginsBehind(last, besides)) return undefined;
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
  const [cell] = rowCells(element);
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

function tableRow(
  source: string,
  { element, mark, isMisplaced }: ElementRow,
  more: readonly Element[],
  readCells: CellReader,
): RollRow | undefined {
  if (!mark) return undefined;
  const cells = [...rowCells(element).slice(1), ...more.flatMap(rowCells)];
  const [first] = cells;
  const last = cells.at(-1);
  const text =
    first && last
      ? { start: contentSpan(first)?.start ?? first.span.end, end: contentSpan(last)?.end ?? last.span.end }
      : { start: element.span.end, end: element.span.end };
  return {
    span: { start: element.span.start, end: more.at(-1)?.span.end ?? element.span.end },
    mark: mark.span,
    ...onlyScores(mark),
    text,
    tables: readCells(
      source,
      cells.map((cell) => withoutRows(source, cell, mark)),
    ),
    ...(isMisplaced && { isMisplaced }),
  };
}
