import { evaluate, tabulate } from '../../dice/evaluation/evaluate.ts';
import type { Bindings, Odds } from '../../dice/evaluation/odds.ts';
import type { Annotation, Expression } from '../../dice/language/expression.ts';
import { type Budget, charged, maximumSteps, maximumTableSteps } from '../../dice/language/limits.ts';
import { type Preview, type Warrior, withLevels } from '../reader.ts';

/** The answer for one value of a free variable, or for that value and all above it; or for one Warrior of the party. */
export interface OddsRow {
  readonly label: string;
  readonly odds: Odds;
}

/** What there is to show: an answer, one for each value of the only variable that is free or for each Warrior, or the names that need a value first. */
export type Tabulated =
  | { readonly kind: 'answer'; readonly odds: Exclude<Odds, { kind: 'open' }> }
  | { readonly kind: 'values'; readonly variable: string; readonly rows: readonly OddsRow[] }
  | { readonly kind: 'party'; readonly rows: readonly OddsRow[] }
  | { readonly kind: 'open'; readonly variables: readonly string[] };

/** Levels and characteristics go from 1 to 10. */
const values = Array.from({ length: 10 }, (_, index) => index + 1);

/**
 * Works out the odds. What is open is answered for each Warrior of the party, if they have what it takes; otherwise, with one variable
 * open, for each value that it can have in the game, the last values with equal odds being one row.
 *
 * @param shared what many answers may take together; what this one has needed is taken from it.
 */
export function oddsRows(
  subject: Annotation | Expression,
  given: Bindings,
  preview: Preview,
  shared: Budget = { steps: 0 },
): Tabulated {
  const bindings = withLevels(given, preview);
  const odds = charged(shared, maximumSteps, (own) => evaluate(subject, bindings, own));
  if (odds.kind !== 'open') return { kind: 'answer', odds };
  const { variables } = odds;
  const { party } = preview;
  if (party.length > 0 && party.every((warrior) => hasAll(warrior, variables))) {
    return { kind: 'party', rows: party.map((warrior) => rowOf(subject, bindings, warrior, shared)) };
  }
  const [variable, ...others] = variables;
  if (variable === undefined || others.length > 0) return { kind: 'open', variables };
  const table = charged(shared, maximumTableSteps, (own) => tabulate(subject, variable, values, bindings, own));
  const rows = table.map(({ value, odds }) => ({ label: String(value), odds }));
  return { kind: 'values', variable, rows: withoutEqualTail(rows) };
}

function hasAll({ characteristics }: Warrior, variables: readonly string[]): boolean {
  return variables.every((variable) => characteristics.has(variable));
}

function rowOf(
  subject: Annotation | Expression,
  bindings: Bindings,
  { name, characteristics }: Warrior,
  shared: Budget,
): OddsRow {
  const all: Bindings = new Map([...characteristics, ...bindings]);
  return { label: name, odds: charged(shared, maximumSteps, (own) => evaluate(subject, all, own)) };
}

function withoutEqualTail(rows: readonly OddsRow[]): readonly OddsRow[] {
  const last = rows.at(-1)?.odds;
  let start = rows.length - 1;
  while (start > 0 && areEqual(rows[start - 1]?.odds, last)) start--;
  const first = rows[start];
  return first && start < rows.length - 1 ? [...rows.slice(0, start), { ...first, label: `${first.label}+` }] : rows;
}

/** Whether people are told the same of both. */
function areEqual(one: Odds | undefined, other: Odds | undefined): boolean {
  if (one?.kind === 'chance' && other?.kind === 'chance') {
    return one.chance.numerator === other.chance.numerator && one.chance.denominator === other.chance.denominator;
  }
  if (one?.kind === 'distribution' && other?.kind === 'distribution') {
    const [counts, others] = [one.distribution.counts, other.distribution.counts];
    return counts.size === others.size && [...counts].every(([outcome, count]) => others.get(outcome) === count);
  }
  return one?.kind === other?.kind;
}
