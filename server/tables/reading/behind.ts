/** Tables of bad scans, in which the scores stand behind the texts of their rows. */
import type { Distribution } from '../../dice/evaluation/distribution.ts';
import { maximum, minimum } from '../../dice/evaluation/statistics.ts';
import { fitsExactly, scoreAfter } from '../outcomes.ts';
import type { RowMark } from './marks.ts';

/** The rows of such a table: scores with the text before them. */
interface RowBehind {
  readonly mark: RowMark;
  readonly textStart: number;
}

const longest = 1500;

/** So many scores may be missing between two rows. */
const farthestGap = 3;

/**
 * The rows whose scores stand at ends of lines from a mark on, as far as they follow each other, and the first mark behind them.
 *
 * @param start the end of the announcement of the table.
 */
export function rowsBehind(
  text: string,
  marks: readonly RowMark[],
  index: number,
  start: number,
): { readonly rows: readonly RowBehind[]; readonly next: number } | undefined {
  const rows: RowBehind[] = [];
  let textStart = firstText(text, start, marks[index]?.start ?? 0);
  let next = index;
  for (let at = index; at < marks.length; at++) {
    const mark = marks[at];
    const last = rows.at(-1)?.mark;
    if (!mark || textStart === undefined || mark.start - textStart > longest) break;
    if (!isBehind(mark)) continue;
    if (last && (mark.low <= last.low || mark.low > scoreAfter(last.high, false) + farthestGap)) break;
    rows.push({ mark, textStart });
    textStart = mark.textStart;
    next = at + 1;
  }
  const last = rows.at(-1)?.mark;
  // A mark alone on its line stands before its text, unless the last has none.
  const isOver = last?.place !== 'line' || endsHere(text, last);
  return rows.length > 1 && isOver ? { rows, next } : undefined;
}

/** Whether the mark is the last of its line. */
export function isBehind({ place, separator }: RowMark): boolean {
  return separator === 'own' && place !== 'cell';
}

/** Whether the text, or its paragraph, ends with a mark. */
function endsHere(text: string, { span, textStart }: RowMark): boolean {
  return textStart >= text.length || /\n[ \t]*\r?\n/.test(text.slice(span.end, textStart));
}

const openedInLine = /^[^\n]{0,200}?(?:[:.]\s+|\n\s*)(?=[*_"“‘¡¿«]{0,2}(?:\p{Lu}|\d{0,2}[dD]\d))/u;

/** Behind an announcement of several lines. */
const openedBehind = /^[^.:]{0,300}?[:.]\s+(?=[*_"“‘¡¿«]{0,2}(?:\p{Lu}|\d{0,2}[dD]\d))/u;

/** The text of the first row begins with the paragraph or the line behind the announcement. */
function firstText(text: string, start: number, to: number): number | undefined {
  const between = text.slice(start, to);
  const opened = openedInLine.exec(between) ?? openedBehind.exec(between);
  return opened ? start + opened[0].length : undefined;
}

/** Whether scores behind their rows are those of a roll: all of them, or of three rows with a range the first and the last. */
export function isWholeBehind(outcomes: Distribution, rows: readonly RowMark[]): boolean {
  if (fitsExactly(outcomes, rows)) return true;
  const [first, last] = [rows[0], rows.at(-1)];
  const hasRange = rows.some(({ low, high }) => low < high);
  return rows.length > 2 && hasRange && first?.low === minimum(outcomes) && last?.high === maximum(outcomes);
}
