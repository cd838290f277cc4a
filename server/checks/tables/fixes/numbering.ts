/** The scores that rows of a table must have so that it is complete. */
import type { Distribution } from '../../../dice/evaluation/distribution.ts';
import { fitsExactly } from '../../../tables/outcomes.ts';
import { includesScore, type RollRow, type RollTable } from '../../../tables/rollTable.ts';

/** A row, and the scores that it must have. */
interface Renumbered {
  readonly row: RollRow;
  readonly low: number;
  readonly high: number;
}

/**
 * The rows with other scores, if exactly one row can be changed so that the table is complete and in order, or if it has one row for each
 * result. Empty if there are several ways or none.
 */
export function numbering({ rows, layout }: RollTable, outcomes: Distribution): readonly Renumbered[] {
  if (layout === 'columns' || rows.some(({ isMisplaced, ranges }) => isMisplaced || ranges)) return [];
  const scores = [...outcomes.counts.keys()];
  const ways = rows.flatMap((row) => changed(row, rows, scores, outcomes) ?? []);
  const [only, other] = ways;
  if (only) return other ? [] : [only];
  if (rows.length !== scores.length || rows.some(({ low, high }) => low !== high)) return [];
  return rows.flatMap((row, index) => {
    const score = scores[index] ?? row.low;
    return row.low === score ? [] : [{ row, low: score, high: score }];
  });
}

/** The row with the scores that no other row has; undefined if that does not make the table complete and keep it in order. */
function changed(
  row: RollRow,
  rows: readonly RollRow[],
  scores: readonly number[],
  outcomes: Distribution,
): Renumbered | undefined {
  const others = rows.filter((one) => one !== row);
  const missing = scores.filter((score) => !others.some((one) => includesScore(one, score)));
  const [first, last] = [missing[0], missing.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const low = Number.isFinite(row.low) ? first : Number.NEGATIVE_INFINITY;
  const high = Number.isFinite(row.high) ? last : Number.POSITIVE_INFINITY;
  const next = rows.map((one) => (one === row ? { low, high } : one));
  const isInOrder = next.every((one, index) => index === 0 || (next[index - 1]?.high ?? 0) < one.low);
  return isInOrder && fitsExactly(outcomes, next) ? { row, low, high } : undefined;
}

/** The scores as the author writes those of the row or, if that is a single score, of other rows: `3-4`, `3 – 4`, `7 o más`. */
export function writtenScores(source: string, { row, low, high }: Renumbered, rows: readonly RollRow[]): string {
  const written = source.slice(row.mark.start, row.mark.end);
  if (!Number.isFinite(low)) return written.replace(/\d+/, `${high}`);
  if (!Number.isFinite(high)) return written.replace(/\d+/, `${low}`);
  if (low === high) return `${low}`;
  const joints = [row, ...rows].flatMap(({ mark }) => {
    return /^\d+(\D+)\d+$/.exec(source.slice(mark.start, mark.end))?.[1] ?? [];
  });
  // `5 or 6`, but not `3 or 6` for four scores.
  const joint = joints.find((one) => high === low + 1 || !/\p{L}/u.test(one) || /^ (?:to|a) $/.test(one));
  return `${low}${joint ?? '-'}${high}`;
}
