/** Which marks may be rows of a table that is being read. */

import { minimum } from '../../dice/evaluation/statistics.ts';
import { follows, outcomesOf } from '../outcomes.ts';
import { type DraftRow, fittingDice, isAlike, isAlikeInText, isUnbroken, type TableGuess } from './draft.ts';
import type { Lead } from './lead.ts';
import type { RowMark } from './marks.ts';

const starts: ReadonlySet<number> = new Set([1, 2, 11, Number.NEGATIVE_INFINITY]);

/** What a table that is being read expects next. */
export interface Expected {
  readonly first: RowMark;
  /** The last row; undefined if the table has all rows. */
  readonly last: RowMark | undefined;
  readonly isD66: boolean;
}

export function expects(expected: Expected, mark: RowMark): boolean {
  return isNext(expected, mark) && mark.strength > 0 && isLine(mark) === isLine(expected.first);
}

function isNext({ last, isD66 }: Expected, mark: RowMark): boolean {
  return last !== undefined && follows(last, mark, isD66);
}

function isLine({ place }: RowMark): boolean {
  return place === 'line' || place === 'cell';
}

export function isAcceptable(mark: RowMark, strength: number, own: Expected, parents: readonly Expected[]): boolean {
  if (!isNext(own, mark) || mark.strength < strength) return false;
  if (strength > 2 && isLine(mark) !== isLine(own.first)) return false;
  // Two tables expect it: it belongs to the one whose rows look like it.
  return isAlike(mark, own.first) || !parents.some((parent) => expects(parent, mark) && isAlike(mark, parent.first));
}

/** How far beyond its roll a garbled score may be. */
export const farthest = 6;

/** A row by its looks, though its scores are not the next: one is missing, or they overlap. */
export function isOutOfOrder(
  mark: RowMark,
  strength: number,
  rows: readonly DraftRow[],
  { first, highest }: TableGuess,
): boolean {
  const looksSame = isListedLine(mark, first) || (strength === 2 && isAlikeInText(first, mark));
  if (!looksSame) return false;
  // Where less sure marks are rows, a line that looks like the others may be one of a table inside a row, unless it goes on behind all rows.
  if (strength < 3 && isLine(mark) && rows.some((row) => row.mark.high >= mark.low)) return false;
  // The second row overlaps the first, or the first two have changed places.
  if (rows.length === 1 && strength === 3 && isLine(mark) && mark.low < mark.high) {
    if (mark.low === first.low) return mark.high > first.high;
    if (mark.high + 1 === first.low) return true;
  }
  if (mark.low <= first.low) return false;
  const isOver = rows.some((row) => row.mark.high === highest);
  if (isOver) return rows.every((row) => row.mark.high < mark.low || row.mark.low > mark.high);
  if (isLine(mark)) return true;
  // A 9 is an upside-down 6.
  return mark.low <= (highest ?? usualHighest) || (highest === usualHighest && mark.low === 9 && mark.high === 9);
}

function isListedLine(mark: RowMark, first: RowMark): boolean {
  return mark.strength > 2 && isAlike(mark, first);
}

const usualHighest = 6;

/** Whether no row can follow. */
export function isLast(rows: readonly DraftRow[], { lead, highest, isD66 }: TableGuess): boolean {
  const last = rows.at(-1);
  const high = last?.mark.high ?? 0;
  if (high === Number.POSITIVE_INFINITY) return true;
  if (last?.mark.ranges) return fittingDice(rows, lead) !== undefined;
  if (highest !== undefined && high >= highest)
    return isUnbroken(rows, isD66) || (high > highest && !(last && isLine(last.mark)));
  return !lead.modifies && fittingDice(rows, lead) !== undefined;
}

/** A table without its first row begins here at the latest. */
const lastStart = 4;

/** Whether a table may begin with such a score, after such a text. */
export function mayStart({ low, high, strength, place }: RowMark, { dice, announces }: Lead): boolean {
  if (starts.has(low) || (low === 0 && announces && strength > 2 && place === 'line')) return true;
  // Its first row may be missing.
  const isSure = announces && strength > 2 && place === 'line' && high > low;
  return dice.some(({ total, isRolled }) => {
    if (isSure && isRolled && total?.kind === 'dice' && low <= lastStart) return true;
    const outcomes = total && outcomesOf(total);
    return outcomes
      ? minimum(outcomes) === low
      : low === 0 || low === 3 || (low <= usualHighest && total?.kind === 'dice' && total.count.kind === 'name');
  });
}
