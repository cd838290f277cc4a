import { waysTo } from '../dice/evaluation/distribution.ts';
import { evaluate, tabulate } from '../dice/evaluation/evaluate.ts';
import { fraction } from '../dice/evaluation/fraction.ts';
import type { Bindings, Failure, Odds } from '../dice/evaluation/odds.ts';
import { maximum } from '../dice/evaluation/statistics.ts';
import type { AskedExpression } from './expression.ts';

/** What is asked. With a bound it is the chance to keep to it, in place of the distribution. */
export interface Question extends AskedExpression {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** What of a question the answer depends on. */
type Evaluated = Omit<Question, 'expression' | 'values'> & { readonly values: Bindings };

/** Odds, or why there are none. */
export type Result = Exclude<Odds, { readonly kind: 'open' }>;

export type Answer =
  | { readonly kind: 'single'; readonly odds: Exclude<Result, Failure> }
  /** A row for each value that the only open name can have in the game. */
  | { readonly kind: 'rows'; readonly name: string; readonly rows: readonly Row[] };

interface Row {
  readonly value: number;
  readonly odds: Result;
}

/** Levels and characteristics go from 1 to 10. */
const tabulated = Array.from({ length: 10 }, (_, index) => index + 1);

/** Works out the answer; a failure where there is none, and the names where more than one is open. */
export function answer(question: Evaluated): Answer | Failure | Extract<Odds, { kind: 'open' }> {
  const { annotation, values } = question;
  const odds = asked(evaluate(annotation, values), question);
  if (odds.kind === 'tooLarge' || odds.kind === 'invalid') return odds;
  if (odds.kind !== 'open') return { kind: 'single', odds };
  const [name, ...others] = odds.variables;
  if (name === undefined || others.length > 0) return odds;
  const rows = tabulate(annotation, name, tabulated, values).flatMap((row): readonly Row[] => {
    const result = asked(row.odds, question);
    return result.kind === 'open' ? [] : [{ value: row.value, odds: result }];
  });
  return { kind: 'rows', name, rows };
}

/** The chance to keep to the bounds, where that is what was asked for. */
function asked(odds: Odds, { annotation, atLeast, atMost }: Evaluated): Odds {
  if (odds.kind !== 'distribution' || (atLeast === undefined && atMost === undefined)) return odds;
  const { distribution, truncated } = odds;
  const { total } = distribution;
  const last = maximum(distribution);
  if (truncated && Math.max(atLeast ?? last, (atMost ?? last) + 1) > last + 1) {
    return { kind: 'tooLarge', cap: 'outcomes', limit: distribution.counts.size, span: annotation.body.span };
  }
  // What is not listed of a roll that can go on for ever lies above every bound that gets here.
  const below = waysTo(distribution, (outcome) => outcome < (atLeast ?? -Infinity));
  const upTo = atMost === undefined ? total : waysTo(distribution, (outcome) => outcome <= atMost);
  const ways = upTo > below ? upTo - below : 0n;
  return { kind: 'chance', chance: fraction(ways, total), ways, total };
}
