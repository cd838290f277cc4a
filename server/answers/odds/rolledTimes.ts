import { evaluate } from '../../dice/evaluation/evaluate.ts';
import { fraction, type Ratio } from '../../dice/evaluation/fraction.ts';
import type { Bindings, Failure, Odds, Open } from '../../dice/evaluation/odds.ts';
import type { Annotation } from '../../dice/language/expression.ts';
import { type Rolled, roll } from '../../dice/roll.ts';

/** How often each result came. */
export interface RolledTimes {
  readonly kind: 'rolledTimes';
  readonly times: number;
  /** Numbers in their order, a test that is met before one that is not. */
  readonly results: readonly RolledResult[];
  /** Of numbers alone. */
  readonly average: number | undefined;
}

interface RolledResult {
  readonly total: Rolled['total'];
  readonly count: number;
  /** The exact chance of the result; undefined where it is not known. */
  readonly odds: Ratio | undefined;
}

/** More rolls than this say no more. */
export const maximumRolls = 100_000;

/** Rolls so many times, from 1 to `maximumRolls`. `random` gives numbers from 0 up to, but without, 1. */
export function rolledTimes(
  annotation: Annotation,
  bindings: Bindings,
  random: () => number,
  times: number,
): RolledTimes | Open | Failure {
  const counts = new Map<Rolled['total'], number>();
  for (let rolls = 0; rolls < times; rolls++) {
    const rolled = roll(annotation, bindings, random);
    if (rolled.kind !== 'rolled') return rolled;
    counts.set(rolled.total, (counts.get(rolled.total) ?? 0) + 1);
  }
  const odds = evaluate(annotation, bindings);
  const results = [...counts]
    .sort(([one], [other]) => compare(one, other))
    .map(([total, count]) => ({ total, count, odds: chanceOf(total, odds) }));
  const numbers = [...counts].flatMap(([total, count]) => (typeof total === 'number' ? [total * count] : []));
  const average = numbers.length === counts.size ? numbers.reduce((sum, part) => sum + part, 0) / times : undefined;
  return { kind: 'rolledTimes', times, results, average };
}

function compare(one: Rolled['total'], other: Rolled['total']): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'string' && typeof other === 'string') return one.localeCompare(other);
  return Number(other) - Number(one);
}

function chanceOf(total: Rolled['total'], odds: Odds): Ratio | undefined {
  switch (odds.kind) {
    case 'chance': {
      const { numerator, denominator } = odds.chance;
      return total === true ? odds.chance : fraction(denominator - numerator, denominator);
    }
    case 'distribution':
      return typeof total === 'number'
        ? fraction(odds.distribution.counts.get(total) ?? 0n, odds.distribution.total)
        : undefined;
    case 'outcomes':
      return odds.outcomes.find(({ name = '' }) => name === total)?.chance.chance;
    default:
      return undefined;
  }
}
