/** The exact odds of an expression. */

import type { Annotation, Expression, Outcomes, Pool } from '../language/expression.ts';
import { asksForChances, isTest } from '../language/expressionKinds.ts';
import { type Budget, maximumSharedNames, maximumSteps, maximumTableSteps, spend } from '../language/limits.ts';
import { outcomeNames } from '../language/outcomes.ts';
import { overDice, overFalls } from './castings.ts';
import type { DiceCup } from './diceCup.ts';
import { constant, type Distribution, waysTo } from './distribution.ts';
import { sumOfFaces } from './faces.ts';
import { binaryLogarithm, fraction } from './fraction.ts';
import type { Bindings, Chance, Failure, NamedChance, NamedChances, Odds, Party } from './odds.ts';
import { type Prepared, prepare } from './prepare.ts';
import { mixtureOf, type Total, tooLarge, type WeightedTotal } from './totals.ts';
import { again, poolContext, type Scope, totalOf } from './values.ts';

/**
 * The odds of an annotation or expression with the given values for its names. Exact or honestly absent: open where a name has
 * no value, too large where a cap is met, invalid where nothing sensible can be rolled. Answers any input in less than 50 ms.
 *
 * @param party whose values `party(…)` takes one after the other; they count before `bindings`. Without them all Warriors are equal.
 * @param budget what the answer may take; what is left of it stays in it. Several answers that share one together take no longer.
 */
export function evaluate(
  subject: Annotation | Expression,
  bindings: Bindings = new Map(),
  budget: Budget = { steps: maximumSteps },
  party: Party = [],
): Odds {
  const prepared = prepare(subject, bindings, party);
  if (prepared.kind !== 'prepared') return prepared;
  if (prepared.rolls.filter(({ isShared }) => isShared).length > maximumSharedNames) {
    return tooLarge('sharedNames', maximumSharedNames, subject.span);
  }
  const total = totalWithNames(prepared, scopeOf(prepared, budget));
  if (total.kind !== 'total') return total;
  const { distribution, endlessMean } = total;
  // Reducing a fraction takes about as many divisions as its denominator has bits; of very long ones that is the longest part.
  const bits = binaryLogarithm(distribution.total);
  const fractions = prepared.body.kind === 'outcomes' ? distribution.counts.size : 1;
  if ((asksForChances(prepared.body) || endlessMean) && !spend(budget, (fractions * bits) / 2, bits)) {
    return tooLarge('steps', maximumSteps, subject.span);
  }
  if (prepared.body.kind === 'outcomes') return namedChances(prepared.body, distribution);
  if (isTest(prepared.body)) {
    const ways = distribution.counts.get(1) ?? 0n;
    return { kind: 'chance', chance: fraction(ways, distribution.total), ways, total: distribution.total };
  }
  const turns = prepared.body.kind === 'turns' ? { isTurns: true } : {};
  if (!endlessMean) return { kind: 'distribution', distribution, ...turns };
  const listed = waysTo(distribution, () => true);
  const cut = fraction(distribution.total - listed, distribution.total);
  return { kind: 'distribution', distribution, truncated: { mean: endlessMean, cut }, ...turns };
}

/** What is known before anything is rolled. */
export function scopeOf({ numbers, automatic, party }: Prepared, budget: Budget, cup?: DiceCup): Scope {
  const values = new Map<string, Total>();
  for (const [name, value] of numbers) values.set(name, { kind: 'total', distribution: constant(value) });
  return { values, dice: new Map(), automatic, party, budget, cup };
}

/** A roll that is made again counts as if it had never been made. */
function namedChances(body: Outcomes, { counts, total }: Distribution): NamedChances | Failure {
  const ended = total - (counts.get(again) ?? 0n);
  if (ended === 0n) return { kind: 'invalid', code: 'neverEnds', span: body.span };
  const chanceOf = (ways: bigint): Chance => ({ kind: 'chance', chance: fraction(ways, ended), ways, total: ended });
  const names = outcomeNames(body);
  const outcomes: NamedChance[] = names.map((name, place) => ({ name, chance: chanceOf(counts.get(place) ?? 0n) }));
  const left = counts.get(names.length);
  return { kind: 'outcomes', outcomes: left ? [...outcomes, { name: undefined, chance: chanceOf(left) }] : outcomes };
}

/** The odds for one value of a variable. */
interface OddsForValue {
  readonly value: number;
  readonly odds: Odds;
}

/**
 * The odds for each of the given values of a variable. All together they take no longer than a few answers do.
 *
 * @param budget their maximum number of steps. It is reduced by the steps that they take.
 */
export function tabulate(
  subject: Annotation | Expression,
  variable: string,
  values: readonly number[],
  bindings: Bindings = new Map(),
  budget: Budget = { steps: maximumTableSteps },
  party: Party = [],
): readonly OddsForValue[] {
  return values.map((value) => {
    const steps = Math.max(0, Math.min(budget.steps, maximumSteps));
    const own = { steps };
    const odds = evaluate(subject, new Map([...bindings, [variable, value]]), own, party);
    budget.steps -= steps - Math.max(0, own.steps);
    return { value, odds };
  });
}

/**
 * Rolls the names from the given one on, then works out the body. A name that is used once is as good as what it stands for;
 * for one that is used more often, each of its outcomes is gone through.
 */
export function totalWithNames(prepared: Prepared, scope: Scope, from = 0): Total | Failure {
  const { rolls, body } = prepared;
  const { values, budget } = scope;
  for (let index = from; index < rolls.length; index++) {
    const roll = rolls[index];
    if (!roll) continue;
    const { name, value, isShared, pool } = roll;
    if (pool) {
      if (isShared) return lookAtDice(pool, name, prepared, index, scope);
      scope.dice.set(name, pool);
      continue;
    }
    const total = totalOf(value, scope);
    if (total.kind !== 'total') return total;
    values.set(name, total);
    if (!isShared || total.distribution.counts.size === 1) continue;
    if (total.endlessMean) return { kind: 'invalid', code: 'endless', span: value.span };
    const parts: WeightedTotal[] = [];
    for (const [outcome, weight] of total.distribution.counts) {
      values.set(name, { kind: 'total', distribution: constant(outcome) });
      const result = totalWithNames(prepared, scope, index + 1);
      if (result.kind !== 'total') return result;
      parts.push({ weight, total: result });
    }
    return mixtureOf(parts, { span: body.span, budget });
  }
  return totalOf(body, scope);
}

/** Goes through all results of the dice of a name. */
function lookAtDice(pool: Pool, name: string, prepared: Prepared, index: number, scope: Scope): Total | Failure {
  const context = poolContext(scope);
  return overDice(pool, context, (dice) =>
    overFalls(dice, pool.span, context, (fallen) => {
      scope.dice.set(name, fallen);
      scope.values.set(name, { kind: 'total', distribution: constant(sumOfFaces(fallen.faces)) });
      return totalWithNames(prepared, scope, index + 1);
    }),
  );
}
