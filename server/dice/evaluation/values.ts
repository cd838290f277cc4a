/** The totals of values and tests, after all names have been rolled. */

import type { Choice, Each, Expression, Junction, Outcomes, Pool, Term, Test, Value } from '../language/expression.ts';
import { isTest } from '../language/expressionKinds.ts';
import { type Budget, maximumSteps, spend } from '../language/limits.ts';
import { isAgain, outcomeNames } from '../language/outcomes.ts';
import type { FallenDice, PoolContext } from './castings.ts';
import type { DiceCup } from './diceCup.ts';
import { addCount, constant, type Distribution, fromCounts, yesOrNo } from './distribution.ts';
import { mostOfOneFace, spreadOfFaces } from './faces.ts';
import { bitLength } from './fraction.ts';
import type { Failure, Party } from './odds.ts';
import {
  addedUp,
  eachTotal,
  facesTotal,
  firstTurn,
  keptTotal,
  passingTotal,
  poolTotal,
  repeatTotal,
  unlessTotal,
} from './pools.ts';
import { isCertain, isCertainCondition } from './prepare.ts';
import {
  comparisonOf,
  extremeOf,
  membershipOf,
  mixtureOf,
  negativeOf,
  type Operation,
  productOf,
  quotientOf,
  type Total,
  tooLarge,
  type WeightedTotal,
} from './totals.ts';

/** The known facts during the calculation of an expression. */
export interface Scope {
  /** The rolled number of each name; its whole distribution if it is used only once. */
  readonly values: Map<string, Total>;
  /** The dice of the names whose single dice matter, not only their sum. */
  readonly dice: Map<string, FallenDice | Pool>;
  /** The names whose value is `A`. */
  readonly automatic: ReadonlySet<string>;
  /** The Warriors of `party(…)`. */
  readonly party: Party;
  readonly budget: Budget;
  /** Where the dice are rolled; absent for odds. */
  readonly cup: DiceCup | undefined;
}

/** Every name must have a value in the scope. */
export function totalOf(expression: Expression, scope: Scope): Total | Failure {
  // Reading the tree takes as long as this many operations, even if nothing is added up.
  if (!spend(scope.budget, 12)) return tooLarge('steps', maximumSteps, expression.span);
  if (expression.kind === 'outcomes') return outcomesTotal(expression, scope);
  return isTest(expression) ? testTotal(expression, scope) : valueTotal(expression, scope);
}

function valueTotal(value: Value, scope: Scope): Total | Failure {
  const place: Operation = { span: value.span, budget: scope.budget };
  const context = poolContext(scope);
  switch (value.kind) {
    case 'number':
      return { kind: 'total', distribution: constant(value.value) };
    case 'name':
      return (
        scope.values.get(value.name) ?? { kind: 'invalid', code: 'automaticValue', name: value.name, span: value.span }
      );
    case 'addition':
      return additionTotal(value.terms, scope, place);
    case 'product':
      return fold(value.factors, scope, (left, right) => productOf(left, right, place));
    case 'negation': {
      const inner = totalOf(value.value, scope);
      return inner.kind === 'total' ? negativeOf(inner, place) : inner;
    }
    case 'min':
    case 'max':
      return fold([value.left, value.right], scope, (left, right) => extremeOf(value.kind, left, right, place));
    case 'roundUp':
    case 'roundDown':
      return fold([value.left, value.right], scope, (left, right) => quotientOf(value, left, right, place));
    case 'if':
      return choiceTotal(value, scope, place);
    case 'each':
    case 'party':
      return value.kind === 'party' && scope.party.length > 0
        ? partyTotal(value, scope, place)
        : eachTotal(value, () => totalOf(value.body, scope), context, place);
    case 'turns':
      return firstTurn(() => totalOf(value.test, scope), context, place);
    case 'dice':
    case 'd66':
    case 'reroll':
      return poolTotal(value, context);
    case 'count':
    case 'sum':
      return passingTotal(value, context);
    case 'sumUnless':
      return unlessTotal(value, context);
    case 'alike':
      return facesTotal(value, context, mostOfOneFace);
    case 'spread':
      return facesTotal(value, context, spreadOfFaces);
    case 'highest':
    case 'lowest':
      return keptTotal(value, context);
    case 'repeat':
    case 'rolls':
      return repeatTotal(value, context);
    default:
      return value satisfies never;
  }
}

function additionTotal(terms: readonly Term[], scope: Scope, place: Operation): Total | Failure {
  return addedUp(
    terms.map(({ isSubtracted, value }) => () => {
      const total = totalOf(value, scope);
      return isSubtracted && total.kind === 'total' ? negativeOf(total, place) : total;
    }),
    place,
  );
}

/** A value that is never chosen is not calculated: it may be one that cannot be rolled. */
function choiceTotal({ test, whenTrue, whenFalse }: Choice, scope: Scope, place: Operation): Total | Failure {
  const tested = testTotal(test, scope);
  if (tested.kind !== 'total') return tested;
  const parts: WeightedTotal[] = [];
  for (const [outcome, weight] of tested.distribution.counts) {
    const total = totalOf(outcome === 1 ? whenTrue : whenFalse, scope);
    if (total.kind !== 'total') return total;
    parts.push({ weight, total });
  }
  return mixtureOf(parts, place);
}

function partyTotal({ body }: Each, scope: Scope, place: Operation): Total | Failure {
  return addedUp(
    scope.party.map((member) => () => {
      const values = new Map(scope.values);
      for (const [name, value] of member) values.set(name, { kind: 'total', distribution: constant(value) });
      return spend(place.budget, values.size)
        ? totalOf(body, { ...scope, values })
        : tooLarge('steps', maximumSteps, place.span);
    }),
    place,
  );
}

/** The number for "again" among the outcomes of a total; each named outcome is its index among the names, and the rest is the number of names. */
export const again = -1;

/** A test that is never reached is not calculated. */
function outcomesTotal(expression: Outcomes, scope: Scope): Total | Failure {
  const names = outcomeNames(expression);
  const counts = new Map<number, bigint>();
  let left = 1n;
  let total = 1n;
  for (const outcome of expression.outcomes) {
    if (left === 0n) break;
    const tested = outcome.test ? totalOf(outcome.test, scope) : certainty;
    if (tested.kind !== 'total') return tested;
    const { distribution } = tested;
    const bits = bitLength(total) + bitLength(distribution.total);
    if (!spend(scope.budget, 2 + counts.size, bits)) return tooLarge('steps', maximumSteps, expression.span);
    for (const [place, ways] of counts) counts.set(place, ways * distribution.total);
    addCount(counts, isAgain(outcome) ? again : names.indexOf(outcome.name), left * waysOfYes(distribution));
    left *= distribution.total - waysOfYes(distribution);
    total *= distribution.total;
  }
  addCount(counts, names.length, left);
  return { kind: 'total', distribution: fromCounts(counts, total) };
}

const certainty: Total = { kind: 'total', distribution: yesOrNo(1n, 1n) };
function waysOfYes({ counts }: Distribution): bigint {
  return counts.get(1) ?? 0n;
}

function testTotal(test: Test, scope: Scope): Total | Failure {
  const place: Operation = { span: test.span, budget: scope.budget };
  if (isCertain(test, scope.automatic)) return certainty;
  switch (test.kind) {
    case 'comparison':
      return fold([test.left, test.right], scope, (left, right) => comparisonOf(left, test.comparator, right, place));
    case 'in': {
      const value = totalOf(test.value, scope);
      return value.kind === 'total' ? membershipOf(value, test.ranges, place) : value;
    }
    case 'and':
    case 'or':
      return junctionTotal(test, scope);
    case 'not': {
      const inner = totalOf(test.test, scope);
      return inner.kind === 'total' ? complement(inner) : inner;
    }
    default:
      return test satisfies never;
  }
}

/** Dice without a name are rolled again in each test, so the tests are independent: the ways of all tests are multiplied. */
function junctionTotal({ kind, tests, span }: Junction, scope: Scope): Total | Failure {
  let ways = 1n;
  let total = 1n;
  for (const test of tests) {
    const result = totalOf(test, scope);
    if (result.kind !== 'total') return result;
    const one = kind === 'and' ? result : complement(result);
    ways *= one.distribution.counts.get(1) ?? 0n;
    total *= one.distribution.total;
    if (!spend(scope.budget, 1, bitLength(total))) return tooLarge('steps', maximumSteps, span);
  }
  return { kind: 'total', distribution: yesOrNo(kind === 'and' ? ways : total - ways, total) };
}

function complement({ distribution }: Total): Total {
  return { kind: 'total', distribution: yesOrNo(distribution.counts.get(0) ?? 0n, distribution.total) };
}

/** Combines the totals of the parts from left to right. There is at least one. */
function fold(
  parts: readonly Value[],
  scope: Scope,
  combine: (left: Total, right: Total) => Total | Failure,
): Total | Failure {
  let result: Total | undefined;
  for (const part of parts) {
    const total = totalOf(part, scope);
    if (total.kind !== 'total') return total;
    const next = result ? combine(result, total) : total;
    if (next.kind !== 'total') return next;
    result = next;
  }
  return result ?? { kind: 'total', distribution: constant(1) };
}

export function poolContext(scope: Scope): PoolContext {
  return {
    resolve: (value) => totalOf(value, scope),
    isCertain: (condition) => isCertainCondition(condition, scope.automatic),
    named: (name) => scope.dice.get(name),
    budget: scope.budget,
    cup: scope.cup,
  };
}
