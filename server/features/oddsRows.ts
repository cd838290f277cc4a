import { evaluate, type OddsRow as Row, tabulate } from '../dice/evaluate.ts';
import type { Annotation, Expression } from '../dice/expression.ts';
import type { Bindings, Odds } from '../dice/odds.ts';

/** The answer for one value of a free variable, or for that value and all above it. */
export interface OddsRow extends Row {
  readonly isAndAbove: boolean;
}

/** What there is to show: an answer, or one for each value of the only variable that is free, or the names that need a value first. */
export type Tabulated =
  | { readonly kind: 'answer'; readonly odds: Exclude<Odds, { kind: 'open' }> }
  | { readonly kind: 'rows'; readonly variable: string; readonly rows: readonly OddsRow[] }
  | { readonly kind: 'open'; readonly variables: readonly string[] };

/** Levels and characteristics go from 1 to 10. */
const values = Array.from({ length: 10 }, (_, index) => index + 1);

/** Works out the odds. With one free variable: for each value that it can have in the game; the last values with equal odds are one row. */
export function oddsRows(subject: Annotation | Expression, bindings: Bindings): Tabulated {
  const odds = evaluate(subject, bindings);
  if (odds.kind !== 'open') return { kind: 'answer', odds };
  const [variable, ...others] = odds.variables;
  if (variable === undefined || others.length > 0) return { kind: 'open', variables: odds.variables };
  const rows = tabulate(subject, variable, values, bindings);
  return { kind: 'rows', variable, rows: withoutEqualTail(rows.map((row) => ({ ...row, isAndAbove: false }))) };
}

function withoutEqualTail(rows: readonly OddsRow[]): readonly OddsRow[] {
  const last = rows.at(-1);
  if (!last) return rows;
  const key = keyOf(last.odds);
  let start = rows.length - 1;
  while (start > 0 && keyOf(rows[start - 1]?.odds) === key) start--;
  const first = rows[start];
  return first && start < rows.length - 1 ? [...rows.slice(0, start), { ...first, isAndAbove: true }] : rows;
}

function keyOf(odds: Odds | undefined): string {
  if (odds?.kind === 'chance') return `${odds.chance.numerator}/${odds.chance.denominator}`;
  if (odds?.kind === 'distribution') {
    return [...odds.distribution.counts].map(([outcome, count]) => `${outcome}:${count}`).join();
  }
  return odds?.kind ?? '';
}
