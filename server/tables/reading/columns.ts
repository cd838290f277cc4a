/** Tables with two rows in a line: `1 Goblins   4 Trolls`. */

import { follows } from '../outcomes.ts';
import type { RollTable, RowScores } from '../rollTable.ts';
import { scoresIn } from './cellScores.ts';
import type { Draft } from './draft.ts';
import type { RowMark } from './marks.ts';

const maximumLines = 40;

/**
 * The rows of lines that all have the same number of marks, column by column; undefined if there are no two columns, or the rows do not
 * follow each other so.
 */
export function columnDraft(marks: readonly RowMark[], index: number): Draft | undefined {
  const lines: RowMark[][] = [];
  let at = index;
  for (; at < marks.length && lines.length < maximumLines; at++) {
    const mark = marks[at];
    if (!mark) break;
    const last = lines.at(-1);
    if (last?.[0]?.lineStart === mark.lineStart) last.push(mark);
    else if (mark.place === 'line' || mark.place === 'cell') lines.push([mark]);
    else break;
  }
  const width = Math.max(...lines.map(({ length }) => length));
  if (width < 2 || lines.length < 2) return undefined;
  const rows = Array.from({ length: width }, (_, column) => lines.flatMap((line) => line[column] ?? [])).flat();
  const isInOrder = rows.every((mark, place) => {
    const before = rows[place - 1];
    return !before || follows(before, mark, false);
  });
  return isInOrder ? { rows: rows.map((mark) => ({ mark, tables: [] })), next: at } : undefined;
}

/** Whether the rows of a Markdown table have further scores in another of its columns: two tables side by side. */
export function goesOnBeside(text: string, { layout, rows }: RollTable): boolean {
  const last = rows.at(-1);
  if (layout !== 'cells' || !last) return false;
  const besides = rows.map(({ text: { start, end } }) => {
    const [line = ''] = text.slice(start, end).split('\n');
    return line
      .split('|')
      .slice(1)
      .flatMap((cell) => scoresIn(cell.trim()) ?? [])[0];
  });
  return beginsBehind(last, besides);
}

/** Whether scores beside rows begin behind the last of these, and each row has some. */
export function beginsBehind(last: RowScores, besides: readonly (Pick<RowMark, 'low'> | undefined)[]): boolean {
  const [first] = besides;
  const isNext = first !== undefined && (follows(last, first, false) || follows(last, first, true));
  return isNext && besides.every((one) => one !== undefined);
}
