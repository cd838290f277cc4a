import { waysTo } from '../dice/distribution.ts';
import { evaluate, tabulate } from '../dice/evaluate.ts';
import type { Annotation } from '../dice/expression.ts';
import { fraction } from '../dice/fraction.ts';
import type { Failure, Odds } from '../dice/odds.ts';
import type { NamedValues } from './namedValues.ts';

/** What is asked, and what is known. */
export interface Question {
  /** As it was typed. */
  readonly expression: string;
  readonly annotation: Annotation;
  readonly values: NamedValues;
  /** Asks for the chance of this number or more, in place of the distribution. */
  readonly atLeast: number | undefined;
}

/** Odds, or why there are none. */
export type Result = Exclude<Odds, { readonly kind: 'open' }>;

export type Answer =
  | { readonly kind: 'single'; readonly odds: Exclude<Result, Failure> }
  /** A row for each value that the only open name can have in the game. */
  | { readonly kind: 'rows'; readonly name: string; readonly rows: readonly Row[] };

export interface Row {
  readonly value: number;
  readonly odds: Result;
}

/** Levels and characteristics go from 1 to 10. */
const tabulated = Array.from({ length: 10 }, (_, index) => index + 1);

/** Works out the answer; a failure where there is none, and the names where more than one is open. */
export function answer({ annotation, values, atLeast }: Question): Answer | Failure | Extract<Odds, { kind: 'open' }> {
  const odds = evaluate(annotation, values);
  if (odds.kind === 'tooLarge' || odds.kind === 'invalid') return odds;
  if (odds.kind !== 'open') return { kind: 'single', odds: asked(odds, atLeast) };
  const [name, ...others] = odds.variables;
  if (name === undefined || others.length > 0) return odds;
  const rows = tabulate(annotation, name, tabulated, values).flatMap((row): readonly Row[] =>
    row.odds.kind === 'open' ? [] : [{ value: row.value, odds: asked(row.odds, atLeast) }],
  );
  return { kind: 'rows', name, rows };
}

/** The chance of `atLeast` or more, where that is what was asked for. */
function asked<Given extends Result>(
  odds: Given,
  atLeast: number | undefined,
): Given | Extract<Odds, { kind: 'chance' }> {
  if (odds.kind !== 'distribution' || atLeast === undefined) return odds;
  const { distribution } = odds;
  // Counted from below, for a roll that can go on for ever has outcomes that are not listed.
  const ways = distribution.total - waysTo(distribution, (outcome) => outcome < atLeast);
  return { kind: 'chance', chance: fraction(ways, distribution.total), ways, total: distribution.total };
}
