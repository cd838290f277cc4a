/** A table in running text, of the marks that have been found to be its rows. */
import { onlyScores, type RollRow, type RollTable, type TableLayout } from '../rollTable.ts';
import { clippedTable } from './clippedTable.ts';
import type { Draft, DraftRow } from './draft.ts';
import type { RowMark } from './marks.ts';
import type { Verdict } from './verdict.ts';

/** A row with a longer text ends its table. */
export const maximumRowLength = 4000;

/** The table with the texts of its rows, in the running text that its marks count in. */
export function finishedTable(text: string, { rows }: Draft, { die }: Verdict, first: RowMark): RollTable {
  const lines = first.place === 'line';
  const layout: TableLayout = first.place === 'cell' ? 'cells' : lines ? 'lines' : 'inline';
  const isBack = ({ mark }: DraftRow, index: number): boolean => mark.start < (rows[index - 1]?.mark.start ?? 0);
  const hasColumns = rows.some(isBack) || (lines && rows.some(({ mark }) => mark.place === 'column'));
  const read = tableRows(text, rows, layout === 'inline' ? endOfItem : endOfParagraph);
  const span = { start: read[0]?.span.start ?? 0, end: read.at(-1)?.span.end ?? 0 };
  return { span, die, rows: read, layout: hasColumns ? 'columns' : layout };
}

/** @param endOf where the text ends in which an offset is. */
function tableRows(
  text: string,
  rows: readonly DraftRow[],
  endOf: (text: string, offset: number) => number,
): readonly RollRow[] {
  const starts = rows.map(({ mark }) => mark.start).sort((a, b) => a - b);
  return rows.map(({ mark, tables }) => {
    const { span, start, textStart } = mark;
    const following = starts.find((one) => one > start);
    const limit = following ?? Math.max(endOf(text, textStart), tables.at(-1)?.span.end ?? 0);
    const end = textStart + text.slice(textStart, limit).trimEnd().length;
    return {
      span: { start: span.start, end: Math.max(end, span.end) },
      mark: span,
      ...onlyScores(mark),
      text: { start: Math.min(textStart, end), end },
      tables: tables.map((table) => clippedTable(table, text, end)),
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
