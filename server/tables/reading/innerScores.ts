/** Scores of a table that has no element of its own: its rows stand behind the row that asks for the roll. */
import { namedDiceIn } from '../../dice/prose/chances/namedDice.ts';
import { fitsExactly, outcomesOf, scoreAfter } from '../outcomes.ts';
import { type ElementRow, firstScores } from './elementRows.ts';

/** A row asks for the roll of the rows behind it within its last words. */
const maximumAskLength = 1000;

/** The rows without the scores of those that are a whole table for a roll in the row before: `3-4 … Roll 1D6:`, `1-3 …`, `4-6 …`. */
export function withoutInnerScores(source: string, rows: readonly ElementRow[]): readonly ElementRow[] {
  const inner = new Set<ElementRow>();
  let outer: ElementRow | undefined;
  rows.forEach((row, index) => {
    if (!row.mark || inner.has(row)) return;
    const run = outer?.mark && row.mark.low <= outer.mark.high ? runFrom(rows, index) : [];
    const last = run.length > 1 && outer ? wholeRun(source, outer, run) : 0;
    if (last === 0) outer = row;
    else for (const one of run.slice(0, last)) inner.add(one);
  });
  return inner.size === 0
    ? rows
    : rows.map((row) => (inner.has(row) ? { ...row, mark: undefined, isInner: true } : row));
}

const maximumRun = 36;

/** The rows from the first score of a roll on, each directly above the one before. */
function runFrom(rows: readonly ElementRow[], index: number): readonly ElementRow[] {
  const run: ElementRow[] = [];
  for (const row of rows.slice(index, index + maximumRun)) {
    const last = run.at(-1)?.mark;
    if (!row.mark || (last ? row.mark.low !== scoreAfter(last.high, last.high > 10) : row.mark.low > firstScores))
      break;
    run.push(row);
  }
  return run;
}

/** How many rows of a run are exactly the results of a roll that the row around them asks for; 0 if none are. */
function wholeRun(source: string, outer: ElementRow, run: readonly ElementRow[]): number {
  const end = run[0]?.element.span.start ?? 0;
  const text = source.slice(Math.max(outer.element.span.start, end - maximumAskLength), end).replace(/<[^>]*>/g, ' ');
  const asked = namedDiceIn(text).findLast(({ isRolled }) => isRolled)?.total;
  const outcomes = asked && outcomesOf(asked);
  if (!outcomes) return 0;
  const marks = run.flatMap(({ mark }) => mark ?? []);
  return marks.findIndex((_, index) => index > 0 && fitsExactly(outcomes, marks.slice(0, index + 1))) + 1;
}
