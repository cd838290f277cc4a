/** The results that a roll can have, as far as rows of a table need them. */

import type { Distribution } from '../dice/evaluation/distribution.ts';
import { evaluate } from '../dice/evaluation/evaluate.ts';
import { maximum, minimum } from '../dice/evaluation/statistics.ts';
import type { Value } from '../dice/language/expression.ts';
import { formatExpression } from '../dice/language/format.ts';
import { rememberedText } from '../queries/remembered.ts';
import { includesScore, type RowScores, scoreRanges } from './rollTable.ts';

/** More results than any table has rows for. */
const maximumOutcomes = 200;

/** The number of outcomes that are listed in little time. */
const maximumTableRollSteps = 5000;

const known = rememberedText({ most: 200, longest: 100 }, (_: string, value: Value): Distribution | undefined => {
  const odds = evaluate(value, new Map(), { steps: maximumTableRollSteps });
  if (odds.kind !== 'distribution' || odds.truncated || odds.distribution.counts.size > maximumOutcomes)
    return undefined;
  return odds.distribution;
});

/** The exact odds of a roll; undefined if it needs a number first, or has too many results for a table. */
export function outcomesOf(value: Value): Distribution | undefined {
  return known(formatExpression(value), value);
}

/** Whether each result of a roll is in exactly one of the rows, and each row has a result. */
export function fitsExactly(outcomes: Distribution, rows: readonly RowScores[]): boolean {
  if (rows.length > outcomes.counts.size) return false;
  const sorted = rows.flatMap(scoreRanges).sort((one, other) => one.low - other.low);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return false;
  if (Number.isFinite(first.low) ? first.low !== minimum(outcomes) : first.high < minimum(outcomes)) return false;
  if (Number.isFinite(last.high) ? last.high !== maximum(outcomes) : last.low > maximum(outcomes)) return false;
  let at = 0;
  let isHit = false;
  for (const outcome of outcomes.counts.keys()) {
    while (outcome > (sorted[at]?.high ?? Number.POSITIVE_INFINITY)) {
      if (!isHit) return false;
      at++;
      isHit = false;
    }
    const row = sorted[at];
    if (!row || outcome < row.low || outcome >= (sorted[at + 1]?.low ?? Number.POSITIVE_INFINITY)) return false;
    isHit = true;
  }
  return isHit && at === sorted.length - 1;
}

/** How many results of a roll are among some scores. */
export function countIn(outcomes: Distribution, scores: RowScores): number {
  let count = 0;
  for (const outcome of outcomes.counts.keys()) if (includesScore(scores, outcome)) count++;
  return count;
}

/** Whether a row begins directly behind scores of another one: `3-11` behind `2 or 12`. Dice with ten sides show 10 and 100 as 0. */
export function follows(before: RowScores, { low }: Pick<RowScores, 'low'>, isD66: boolean): boolean {
  return scoreRanges(before).some(
    ({ high }) => low === scoreAfter(high, isD66) || (low === 0 && (high === 9 || high === 99)),
  );
}

/** The score after another: 16 and 21 in a table for D66. */
export function scoreAfter(score: number, isD66: boolean): number {
  return isD66 && score % 10 === 6 ? score + 5 : score + 1;
}
