/** Tables that begin with their highest score: `6+ A, 3-5 B, 2 or less C`. */
import { type Draft, fittingDice, isAlike } from './draft.ts';
import type { Lead } from './lead.ts';
import type { RowMark } from './marks.ts';

const maximumRows = 20;

/** Whether the next row by its looks ends below the first: quick to ask. */
export function mayDescend(marks: readonly RowMark[], index: number): boolean {
  const [first, next] = [marks[index], marks[index + 1]];
  if (!first || !next || first.place !== 'line' || first.strength < 3) return false;
  return isBelow(first, next);
}

/** The rows from a mark on, each directly below the one before; undefined unless they are all the results of dice before them. */
export function descendingDraft(marks: readonly RowMark[], index: number, lead: Lead): Draft | undefined {
  const rows: RowMark[] = [];
  for (let at = index; at < marks.length && rows.length < maximumRows; at++) {
    const mark = marks[at];
    const last = rows.at(-1);
    if (!mark || (last && !isBelow(last, mark))) break;
    rows.push(mark);
  }
  const drafted = rows.map((mark) => ({ mark, tables: [] }));
  const isOpen = rows[0]?.high === Number.POSITIVE_INFINITY && rows.at(-1)?.low === Number.NEGATIVE_INFINITY;
  const isWhole = fittingDice(drafted, lead) !== undefined || (isOpen && lead.modifies && lead.announces);
  return rows.length > 1 && isWhole ? { rows: drafted, next: index + rows.length } : undefined;
}

function isBelow(before: RowMark, mark: RowMark): boolean {
  return mark.high === before.low - 1 && mark.strength > 2 && isAlike(before, mark);
}
