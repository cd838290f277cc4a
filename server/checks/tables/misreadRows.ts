/** Rows whose spoilt scores read as others: `34` for 3-4, a 9 for a 6. */
import type { Distribution } from '../../dice/evaluation/distribution.ts';
import { fitsExactly, outcomesOf } from '../../tables/outcomes.ts';
import { includesScore, type RollRow, type RollTable } from '../../tables/rollTable.ts';
import type { Span } from '../../text/span.ts';
import { repairOf } from './signs.ts';

/** What a row has for its scores, and the scores that are meant. */
interface Misread {
  readonly span: Span;
  readonly low: number;
  readonly high: number;
}

/** The only row whose mark reads wrong; undefined unless the table is complete and in order with the other scores. */
export function misreadRow(source: string, { die, rows }: RollTable): Misread | undefined {
  const outcomes = die?.expression && outcomesOf(die.expression);
  if (!outcomes) return undefined;
  const isWhole = fitsExactly(outcomes, rows);
  for (const [index, row] of rows.entries()) {
    const misread = dividedRow(source, rows, index) ?? (isWhole ? undefined : otherScores(source, outcomes, rows, row));
    if (!misread) continue;
    const { low, high } = misread;
    const behind = rows.slice(index + (misread.span.end > (rows[index + 1]?.mark.start ?? misread.span.end) ? 2 : 1));
    const whole = [...rows.slice(0, index), { low, high }, ...behind];
    const isInOrder = whole.every((one, at) => at === 0 || (whole[at - 1]?.high ?? 0) < one.low);
    if (isInOrder && fitsExactly(outcomes, whole)) return misread;
  }
  return undefined;
}

/** A range without its hyphen, read as two rows of which the first has no text: `3 4  A horse`. */
function dividedRow(source: string, rows: readonly RollRow[], index: number): Misread | undefined {
  const [row, next] = [rows[index], rows[index + 1]];
  if (!row || !next || next.mark.start <= row.mark.end || next.low <= row.high) return undefined;
  const isDivided = /^[ \t]{1,2}$/.test(source.slice(row.mark.end, next.mark.start));
  return isDivided ? { span: { start: row.mark.start, end: next.mark.end }, low: row.low, high: next.high } : undefined;
}

/** The scores of a row between its neighbours, if its mark looks like them. */
function otherScores(
  source: string,
  outcomes: Distribution,
  rows: readonly RollRow[],
  row: RollRow,
): Misread | undefined {
  // Scores that are named one by one are meant so.
  if (row.ranges) return undefined;
  const others = rows.filter((one) => one !== row);
  const at = rows.indexOf(row);
  const [before, after] = [rows[at - 1], rows[at + 1]];
  const missing = [...outcomes.counts.keys()].filter(
    (score) =>
      !others.some((one) => includesScore(one, score)) &&
      (!before || score > before.high) &&
      (!after || score < after.low),
  );
  const [low, high] = [missing[0], missing.at(-1)];
  if (low === undefined || high === undefined) return undefined;
  const span = withLostEnd(source, rows, row, high);
  const written = source.slice(span.start, span.end);
  const isFlipped =
    row.low === row.high && low === high && ((row.low === 9 && low === 6) || (row.low === 6 && low === 9));
  const isCut = span.end > row.mark.end && row.low === low;
  return isFlipped || isCut || repairOf(written, low, high) !== undefined ? { span, low, high } : undefined;
}

/** The mark with a hyphen behind it that no other row has: `3–   A horse`, whose second number is lost. */
function withLostEnd(source: string, rows: readonly RollRow[], row: RollRow, high: number): Span {
  const { mark } = row;
  const isCut = row.low === row.high && row.high < high && hasHyphen(source, row);
  return isCut && rows.every((one) => one === row || !hasHyphen(source, one))
    ? { start: mark.start, end: mark.end + 1 }
    : mark;
}

function hasHyphen(source: string, { mark }: RollRow): boolean {
  return /^[-–—]$/.test(source.slice(mark.end, mark.end + 1));
}
