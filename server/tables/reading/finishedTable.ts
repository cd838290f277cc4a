/** A table in running text, of the marks that have been found to be its rows. */
import { shift } from '../../text/span.ts';
import type { RollRow, RollTable, TableLayout } from '../rollTable.ts';
import { clippedTable } from './clippedTable.ts';
import type { Draft, DraftRow } from './draft.ts';
import type { RowMark } from './marks.ts';
import type { Verdict } from './verdict.ts';

/** A row with a longer text ends its table. */
export const maximumRowLength = 4000;

/**
 * The table with the texts of its rows.
 *
 * @param text the running text that the marks count in.
 * @param offset by how much the spans of the table are moved; those of the tables within its rows have been moved.
 */
export function finishedTable(
  text: string,
  offset: number,
  { rows }: Draft,
  { die }: Verdict,
  first: RowMark,
): RollTable {
  const lines = first.place === 'line';
  const layout: TableLayout = first.place === 'cell' ? 'cells' : lines ? 'lines' : 'inline';
  const isBack = ({ mark }: DraftRow, index: number): boolean => mark.start < (rows[index - 1]?.mark.start ?? 0);
  const hasColumns = rows.some(isBack) || (lines && rows.some(({ mark }) => mark.place === 'column'));
  const isInText = layout === 'inline';
  const read = tableRows(text, offset, rows, isInText ? endOfItem : endOfParagraph);
  const span = { start: read[0]?.span.start ?? 0, end: read.at(-1)?.span.end ?? 0 };
  const moved = die && { ...die, span: shift(die.span, offset) };
  return { span, die: moved, rows: read, layout: hasColumns ? 'columns' : layout };
}

/** @param endOf where the text ends in which an offset is. */
function tableRows(
  text: string,
  offset: number,
  rows: readonly DraftRow[],
  endOf: (text: string, offset: number) => number,
): readonly RollRow[] {
  const starts = rows.map(({ mark }) => mark.start).sort((a, b) => a - b);
  return rows.map(({ mark, tables, isMisplaced }) => {
    const following = starts.find((start) => start > mark.start);
    const endOfTables = (tables.at(-1)?.span.end ?? offset) - offset;
    const limit = following ?? Math.max(endOf(text, mark.textStart), endOfTables);
    const end = mark.textStart + text.slice(mark.textStart, limit).trimEnd().length;
    const result = { start: Math.min(mark.textStart, end), end };
    const span = { start: mark.span.start, end: Math.max(end, mark.span.end) };
    return {
      span: shift(span, offset),
      mark: shift(mark.span, offset),
      low: mark.low,
      high: mark.high,
      text: shift(result, offset),
      tables: tables.map((table) => clippedTable(table, text, offset, end + offset)),
      ...(isMisplaced && { isMisplaced }),
    };
  });
}

/** Where the paragraph, or the item of a list, ends in which an offset is: `1. Gate. Roll 1D6: …` and below it `2. Yard.` */
function endOfItem(text: string, offset: number): number {
  const end = endOfParagraph(text, offset);
  const item = text.slice(offset, end).search(/\n[ \t]*(?:[-*+•]|[*_]{0,3}\d{1,3}[.)])[ \t]/);
  return item < 0 ? end : offset + item;
}

/** Where the paragraph ends in which an offset is, at most the longest row away. */
export function endOfParagraph(text: string, offset: number): number {
  const behind = text.slice(offset, offset + maximumRowLength);
  const blank = /\S[^\S\n]*(?:(?:\r?\n[^\S\n]*){2,}|\r?\n#{1,6} )/.exec(behind);
  return offset + (blank ? blank.index + 1 : behind.length);
}
