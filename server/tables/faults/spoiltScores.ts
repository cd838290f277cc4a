/** Scores of rows that a scanner or a slip has spoilt: letters for digits, lost hyphens and digits, the larger number first. */

import type { Span } from '../../text/span.ts';
import { scoresText } from '../edits/scoresText.ts';
import { outcomesOf } from '../outcomes.ts';
import { isReversed } from '../reading/marks.ts';
import { type RollTable, type ScoreRange, sharedScores } from '../rollTable.ts';
import { mendings, rowFaults } from './rowFaults.ts';

/** The mark of a row that cannot be read or is read as other scores, and the scores that it was most likely. */
export interface SpoiltScores extends ScoreRange {
  readonly span: Span;
  /** Whether it looks like these scores. */
  readonly isCertain: boolean;
}

/** All of them in a table: those with the larger number first, or else a row that reads as others, or else the rows that no one can read. */
export function spoiltScores(source: string, table: RollTable): readonly SpoiltScores[] {
  const reversed = reversedMarks(source, table);
  if (reversed.length > 0 || !table.die) return reversed;
  const { expression, isModified } = table.die;
  const outcomes = expression && !isModified ? outcomesOf(expression) : undefined;
  if (!outcomes) return [];
  for (const mending of mendings(table.rows, outcomes)) {
    const { start, end } = mending.row.mark;
    // The number behind a hyphen may be lost: `3-  A horse`.
    const [hyphen = ''] = /^[-–—](?=\s)/.exec(source.slice(end, end + 2)) ?? [];
    const span = { start, end: end + hyphen.length };
    if (isLike(source.slice(start, span.end), mending.low, mending.high)) return [spoilt(span, mending, true)];
  }
  const divided = dividedMark(source, table);
  if (divided) return [divided];
  return rowFaults(table.rows, outcomes).flatMap((fault) => {
    const span = fault.kind === 'gap' ? spoiltPlace(source, table, fault) : undefined;
    return span ? [spoilt(span, fault, isLike(source.slice(span.start, span.end), fault.low, fault.high))] : [];
  });
}

/** Rows whose range begins with the larger number, in a table that does not go down: `3-2`. */
function reversedMarks(source: string, { rows }: RollTable): readonly SpoiltScores[] {
  const found = rows.filter(({ mark }) => isReversed(source.slice(mark.start, mark.end)));
  const isFalling = rows.every((row, index) => index === 0 || row.high < (rows[index - 1]?.low ?? row.high));
  if (isFalling || found.length * 2 > rows.length) return [];
  return found.map((row) => {
    const isTaken = rows.some((other) => other !== row && sharedScores(other, row));
    return spoilt(row.mark, row, !isTaken);
  });
}

/** A range without its hyphen, read as two rows of which the first has no text: `3 4  A horse`. */
function dividedMark(source: string, { rows }: RollTable): SpoiltScores | undefined {
  for (const [index, { mark, low }] of rows.entries()) {
    const next = rows[index + 1];
    if (next && next.low > low && /^[ \t]{1,2}$/.test(source.slice(mark.end, next.mark.start)))
      return { span: { start: mark.start, end: next.mark.end }, low, high: next.high, isCertain: true };
  }
  return undefined;
}

function spoilt(span: Span, { low, high }: ScoreRange, isCertain: boolean): SpoiltScores {
  return { span, low, high, isCertain };
}

/** Where the scores of the row for missing ones stand: a cell with anything else, or signs in a text that look like them. */
function spoiltPlace(
  source: string,
  { rows, die, span, layout, unread = [] }: RollTable,
  missing: ScoreRange,
): Span | undefined {
  const before = rows.toSorted((one, other) => one.low - other.low).findLast(({ high }) => high < missing.low);
  const after = before ? rows[rows.indexOf(before) + 1] : rows[0];
  const start = before?.mark.end ?? die?.span.end ?? span.start;
  const end = after?.mark.start ?? (before?.text.end ?? start) + longestNext;
  if (layout === 'markup') return unread.find((one) => start <= one.start && one.end <= Math.max(end, span.end));
  const text = source.slice(start, Math.min(end, start + longest));
  for (const { 1: written = '', indices } of text.matchAll(inText)) {
    const [from = 0, to = 0] = indices?.[1] ?? [];
    if (isLike(written, missing.low, missing.high)) return { start: start + from, end: start + to };
  }
  return undefined;
}

/** Longer texts of rows are read up to here. */
const longest = 3000;

/** Behind the last row that could be read, a mark may stand on a line of its own. */
const longestNext = 40;

const digits: ReadonlyMap<string, string> = new Map(
  ['0oO', '1lIi!íì', '2Z', '5Ss', '6GbóÓ', '8B'].flatMap(([digit = '', ...signs]) =>
    signs.map((sign) => [sign, digit] as const),
  ),
);

const sign = `[\\d?${[...digits.keys()].join('')}]`;

/** Signs like scores, at the beginning of a line, a cell or a sentence and before a text of a row. */
const inText = new RegExp(
  `(?:^|[\\n>]|[.:!?][ ]{1,2})[ \\t]*(?:\\|[ \\t]*|[*•–-][ \\t]+)?[*_]{0,3}(${sign}{1,3}(?:[-–—]${sign}{0,3}|[., ]${sign}{1,3})?|[-–—]${sign}{1,3}|\\d{1,2}[-–—]\\S|[^\\s\\d][-–—]\\d{1,2})[*_]{0,3}[.:)]?[*_]{0,3}(?=[ \\t]*\\||[ \\t]*\\r?\\n|[ \\t]+(?:[-–—=][ \\t]+)?[*_"“¡¿]{0,3}\\p{Lu})`,
  'dgu',
);

/** Whether a mark looks like scores without being them: `S-6` and `56` for 5-6, `3-` and `?-4` for 3-4, `33` and an upside-down 9. */
function isLike(written: string, low: number, high: number): boolean {
  const wanted = scoresText(low, high);
  if (written === wanted) return false;
  if (written === '?') return true;
  const numbers = [...written].map((one) => digits.get(one) ?? one).join('');
  if (
    numbers
      .split(/[-–—.,:/ ]+/)
      .filter(Boolean)
      .join('-') === wanted
  )
    return true;
  if (low === high) return numbers === `${low}${low}` || (/^[69]$/.test(numbers) && /^[69]$/.test(wanted));
  return numbers === `${low}${high}` || new RegExp(`^(?:${low}[-–—]\\D?|\\D?[-–—]${high})$`).test(numbers);
}
