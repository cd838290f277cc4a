/** What is wrong with the rows of a table: scores that no row has, that two have, or that its roll never shows. */
import type { Distribution } from '../../dice/evaluation/distribution.ts';
import { maximum, minimum } from '../../dice/evaluation/statistics.ts';
import { fitsExactly, scoreAfter } from '../outcomes.ts';
import { includesScore, type RollRow, type ScoreRange, sharedScores } from '../rollTable.ts';

/** Scores with a fault, and the row that shows it. */
export interface RowFault extends ScoreRange {
  readonly kind: 'gap' | 'overlap' | 'impossible';
  /** Of a gap the row behind it, or the last one. */
  readonly row: RollRow;
  /** The row that has the scores too; only of an overlap. */
  readonly other?: RollRow;
}

/**
 * All faults of rows, those of a kind in the order of the scores or rows.
 *
 * @param outcomes of their roll; undefined if it is not known, so that only the scores between their own ends are looked at.
 */
export function rowFaults(
  rows: readonly RollRow[],
  outcomes: Distribution | undefined,
  isD66 = false,
): readonly RowFault[] {
  const scores = outcomes ? [...outcomes.counts.keys()] : scoresBetween(rows, isD66);
  return [
    ...(outcomes ? rows.flatMap((row) => impossibleIn(row, outcomes) ?? []) : []),
    ...gapsIn(rows, scores),
    ...overlapsIn(rows, scores),
  ];
}

/** All scores from the lowest that a row has to the highest. */
function scoresBetween(rows: readonly RollRow[], isD66: boolean): readonly number[] {
  const ends = rows.flatMap(({ low, high }) => [low, high]).filter(Number.isFinite);
  const scores: number[] = [];
  for (let score = Math.min(...ends); score <= Math.max(...ends); score = scoreAfter(score, isD66)) scores.push(score);
  return scores;
}

/** The scores of a row that are beyond the dice, or an end of it that no dice show: the 17 of `11-17` on D66. Open rows may count what is added. */
function impossibleIn(row: RollRow, outcomes: Distribution): RowFault | undefined {
  const { low, high } = row;
  const [lowest, highest] = [minimum(outcomes), maximum(outcomes)];
  if (!Number.isFinite(low) || !Number.isFinite(high)) return undefined;
  if (low < lowest) return { kind: 'impossible', row, low, high: Math.min(high, lowest - 1) };
  if (high > highest) return { kind: 'impossible', row, low: Math.max(low, highest + 1), high };
  const never = [low, high].find((end) => !outcomes.counts.has(end));
  return never === undefined ? undefined : { kind: 'impossible', row, low: never, high: never };
}

function gapsIn(rows: readonly RollRow[], scores: readonly number[]): readonly RowFault[] {
  const gaps: RowFault[] = [];
  let missing: ScoreRange | undefined;
  const end = (row: RollRow | undefined): void => {
    if (missing && row) gaps.push({ kind: 'gap', row, ...missing });
    missing = undefined;
  };
  for (const score of scores) {
    const row = rows.find((one) => includesScore(one, score));
    if (row) end(row);
    else missing = { low: missing?.low ?? score, high: score };
  }
  end(rows.at(-1));
  return gaps;
}

/** Scores that nobody rolls are impossible, not doubled. */
function overlapsIn(rows: readonly RollRow[], scores: readonly number[]): readonly RowFault[] {
  return rows.flatMap((row, index): readonly RowFault[] => {
    const other = rows.slice(0, index).find((one) => sharedScores(one, row));
    const shared = other && sharedScores(other, row);
    const isRolled = shared && scores.some((score) => shared.low <= score && score <= shared.high);
    return isRolled ? [{ kind: 'overlap', row, other, ...shared }] : [];
  });
}

/** A row, and the only scores with which the table is complete and in order. */
interface Mending extends ScoreRange {
  readonly row: RollRow;
}

/** Each row that may be the only wrong one. */
export function mendings(rows: readonly RollRow[], outcomes: Distribution): readonly Mending[] {
  return rows.flatMap((row, index) => {
    const missing = [...outcomes.counts.keys()].filter(
      (score) => !rows.some((one) => one !== row && includesScore(one, score)),
    );
    const [first, last] = [missing[0], missing.at(-1)];
    if (first === undefined || last === undefined || row.ranges) return [];
    const low = Number.isFinite(row.low) ? first : row.low;
    const high = Number.isFinite(row.high) ? last : row.high;
    if (low === row.low && high === row.high) return [];
    const mended = rows.with(index, { ...row, low, high });
    const isInOrder = mended.every((one, at) => at === 0 || (mended[at - 1]?.high ?? 0) < one.low);
    return isInOrder && fitsExactly(outcomes, mended) ? [{ row, low, high }] : [];
  });
}
