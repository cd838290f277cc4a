/** Other scores for the rows of a table: each row has as many as its weight says, one row after the other. */
import type { Distribution } from '../../dice/evaluation/distribution.ts';
import { countIn } from '../outcomes.ts';
import type { RollRow } from '../rollTable.ts';

/** A wish for one row: the number of its scores, or its first and last score. */
export type RowChange =
  | { readonly row: number; readonly weight: number }
  | { readonly row: number; readonly low: number; readonly high: number };

/**
 * Why rows cannot have other scores: they are not in order, there are more rows than scores, the dice have no such score, another row
 * would have none, or the first or last score would belong to no row.
 */
type ReweighProblem = 'order' | 'tooManyRows' | 'noScore' | 'noRoom' | 'firstScore' | 'lastScore';

/** How many scores of the dice each row has now, at least one; or the reason why that cannot be changed. */
export function weightsOf(outcomes: Distribution, rows: readonly RollRow[]): readonly number[] | ReweighProblem {
  if (rows.length > outcomes.counts.size) return 'tooManyRows';
  if (rows.some(({ low, ranges }, index) => ranges || (index > 0 && low <= (rows[index - 1]?.low ?? low))))
    return 'order';
  return rows.map((row) => Math.max(1, countIn(outcomes, row)));
}

/**
 * The weights after a change. The rows behind the changed one keep theirs and move; what is then too much or too little is taken from the
 * last row, or given to it, and so on backwards; only then come the rows before it.
 */
export function reweighed(
  outcomes: Distribution,
  before: readonly number[],
  change: RowChange,
): readonly number[] | ReweighProblem {
  const scores = [...outcomes.counts.keys()];
  const { row } = change;
  if (before[row] === undefined) return 'noRoom';
  if ('weight' in change) {
    const { weight } = change;
    if (!Number.isInteger(weight) || weight < 1) return 'noRoom';
    const weights = before.map((one, index) => (index === row ? weight : one));
    return withSum(weights, scores.length, [...downFrom(weights.length - 1, row + 1), ...downFrom(row - 1, 0)]);
  }
  const [first, last] = [scores.indexOf(change.low), scores.indexOf(change.high)];
  if (first < 0 || last < first) return 'noScore';
  if (row === 0 && first > 0) return 'firstScore';
  if (row === before.length - 1 && last < scores.length - 1) return 'lastScore';
  const above = withSum(before.slice(0, row), first, downFrom(row - 1, 0));
  const below = before.slice(row + 1);
  const behind = withSum(below, scores.length - 1 - last, downFrom(below.length - 1, 0));
  if (typeof above === 'string' || typeof behind === 'string') return 'noRoom';
  return [...above, last - first + 1, ...behind];
}

/** The first and last score of each row with these weights. */
export function scoresFor(
  outcomes: Distribution,
  weights: readonly number[],
): readonly { readonly low: number; readonly high: number }[] {
  const scores = [...outcomes.counts.keys()];
  let from = 0;
  return weights.map((weight) => {
    const [low = 0, high = 0] = [scores[from], scores[from + weight - 1]];
    from += weight;
    return { low, high };
  });
}

/** The weights with another sum. `others` are the rows that may change, those that change first before the others. */
export function withSum(
  weights: readonly number[],
  sum: number,
  others: readonly number[],
): readonly number[] | ReweighProblem {
  const changed = [...weights];
  let excess = weights.reduce((total, weight) => total + weight, 0) - sum;
  for (const index of others) {
    const weight = changed[index] ?? 1;
    // A row that grows takes all.
    const taken = Math.min(excess, weight - 1);
    changed[index] = weight - taken;
    excess -= taken;
  }
  return excess === 0 ? changed : 'noRoom';
}

function downFrom(high: number, low: number): readonly number[] {
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => high - index);
}
