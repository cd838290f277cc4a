/** Tables with two rows in a line: `1 Goblins   4 Trolls`. */

import { scoreAfter } from '../outcomes.ts';
import type { Draft } from './draft.ts';
import type { RowMark } from './marks.ts';

const maximumLines = 40;

/**
 * The rows of lines that all have the same number of marks, column by column; undefined if there are no two columns, or the rows do not
 * follow each other so.
 */
export function columnDraft(
  text: string,
  marks: readonly RowMark[],
  index: number,
  strength: number,
): Draft | undefined {
  const lines: RowMark[][] = [];
  const isInColumn = ({ place, separator, strength: own }: RowMark): boolean =>
    place === 'column'
      ? own >= Math.min(strength, 2)
      : separator === 'cell' || (place === 'bare' && separator === 'blank');
  let at = index;
  for (; at < marks.length && lines.length < maximumLines; at++) {
    const mark = marks[at];
    if (!mark) break;
    const last = lines.at(-1);
    if (last?.[0]?.lineStart === mark.lineStart) {
      if (isInColumn(mark)) last.push(mark);
    } else if ((mark.place === 'line' || mark.place === 'cell') && !(last && hasLineBetween(text, last, mark)))
      lines.push([mark]);
    else break;
  }
  const width = Math.max(...lines.map(({ length }) => length));
  if (width < 2 || lines.length < 2) return undefined;
  const rows = Array.from({ length: width }, (_, column) => lines.flatMap((line) => line[column] ?? [])).flat();
  const isInOrder = rows.every((mark, place) => {
    const before = rows[place - 1];
    return !before || mark.low === scoreAfter(before.high, false);
  });
  return isInOrder ? { rows: rows.map((mark) => ({ mark, tables: [] })), next: at } : undefined;
}

/** Whether scores beside rows begin behind the last of these, and each row has some. */
export function beginsBehind(
  last: Pick<RowMark, 'high'>,
  besides: readonly (Pick<RowMark, 'low'> | undefined)[],
): boolean {
  const isD66 = last.high > 10;
  return besides.every((one) => one !== undefined) && besides[0]?.low === scoreAfter(last.high, isD66);
}

/** Whether a line of text stands between the lines of two marks. */
function hasLineBetween(text: string, line: readonly RowMark[], { start }: RowMark): boolean {
  const end = line.at(-1)?.textStart ?? 0;
  return (text.slice(end, Math.min(start, end + 300)).match(/\n/g) ?? []).length > 1;
}
