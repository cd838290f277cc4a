/** The exact odds of an expression. */
import { constant, waysTo } from './distribution.ts';
import { type Annotation, type Expression, isTest, type Value } from './expression.ts';
import { fraction } from './fraction.ts';
import { type Budget, maximumSharedNames, maximumSteps } from './limits.ts';
import { partsOf, visitNames } from './names.ts';
import type { Bindings, Failure, Odds } from './odds.ts';
import { mixtureOf, type Total, tooLarge, type WeightedTotal } from './totals.ts';
import { isCertain, isCertainCondition, isTarget, type Scope, totalOf } from './values.ts';

/**
 * The odds of an annotation or expression with the given values for its names. Exact or honestly absent: open where a name has
 * no value, too large where a cap is met, invalid where nothing sensible can be rolled. Answers any input in less than 50 ms.
 */
export function evaluate(subject: Annotation | Expression, bindings: Bindings = new Map()): Odds {
  const prepared = prepare(subject, bindings);
  if ('kind' in prepared) return prepared;
  const total = rollNames(prepared, 0);
  if (total.kind !== 'total') return total;
  const { distribution, endlessMean } = total;
  if (isTest(prepared.body)) {
    const ways = distribution.counts.get(1) ?? 0n;
    return { kind: 'chance', chance: fraction(ways, distribution.total), ways, total: distribution.total };
  }
  if (!endlessMean) return { kind: 'distribution', distribution };
  const listed = waysTo(distribution, () => true);
  const cut = fraction(distribution.total - listed, distribution.total);
  return { kind: 'distribution', distribution, truncated: { mean: endlessMean, cut } };
}

/** The odds for one value of a variable. */
export interface OddsRow {
  readonly value: number;
  readonly odds: Odds;
}

/** The odds for each of the given values of a variable: a row per level, or per Warrior of the party. */
export function tabulate(
  subject: Annotation | Expression,
  variable: string,
  values: readonly number[],
  bindings: Bindings = new Map(),
): readonly OddsRow[] {
  return values.map((value) => ({ value, odds: evaluate(subject, new Map([...bindings, [variable, value]])) }));
}

interface Prepared {
  readonly rolls: readonly NamedRoll[];
  readonly body: Expression;
  /** Filled as the names are rolled. */
  readonly values: Map<string, Total>;
  readonly automatic: ReadonlySet<string>;
  readonly budget: Budget;
}

interface NamedRoll {
  readonly name: string;
  readonly value: Value;
  /** Used in more than one place, so that all of them must see the same outcome. */
  readonly isShared: boolean;
}

function prepare(subject: Annotation | Expression, bindings: Bindings): Prepared | Odds {
  const body = subject.kind === 'annotation' ? subject.body : subject;
  const own = subject.kind === 'annotation' ? subject.assignments : [];
  const owned = new Set(own.map(({ name }) => name));
  const free = new Map([...bindings].filter(([name]) => !owned.has(name)));
  const automatic = new Set([...free].filter(([, binding]) => binding === 'automatic').map(([name]) => name));
  for (const { name, value } of own) if (isTarget(value, automatic)) automatic.add(name);

  const steps = [...boundDice(free), ...own];
  const uses = countUses(steps, body, automatic);
  const values = new Map<string, Total>();
  const open: string[] = [];
  for (const name of uses.keys()) {
    const binding = free.get(name);
    if (typeof binding !== 'number') {
      if (binding === undefined && !owned.has(name)) open.push(name);
    } else if (Number.isSafeInteger(binding)) {
      values.set(name, { kind: 'total', distribution: constant(binding) });
    } else {
      return { kind: 'invalid', code: 'notWhole', name, span: subject.span };
    }
  }
  for (const { value } of boundDice(free)) {
    visitNames(value, ({ name }) => {
      if (typeof free.get(name) === 'object') open.push(name);
    });
  }
  if (open.length > 0) return { kind: 'open', variables: open };
  const rolls = steps
    .filter(({ name }) => uses.has(name) && !automatic.has(name))
    .map(({ name, value }) => ({ name, value, isShared: (uses.get(name) ?? 0) > 1 }));
  if (rolls.filter(({ isShared }) => isShared).length > maximumSharedNames) {
    return tooLarge('sharedNames', maximumSharedNames, subject.span);
  }
  return { rolls, body, values, automatic, budget: { steps: maximumSteps } };
}

interface Step {
  readonly name: string;
  readonly value: Value;
}

/** Dice given for a name are rolled before everything else. Names within them can only stand for numbers. */
function boundDice(bindings: Bindings): readonly Step[] {
  const steps: Step[] = [];
  for (const [name, value] of bindings) {
    if (typeof value === 'object') steps.push({ name, value });
  }
  return steps;
}

/** How often each name is used, in the order of the text. What no result depends on is left out. */
function countUses(
  steps: readonly Step[],
  body: Expression,
  automatic: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const needed: Expression[] = [body];
  const names = new Set<string>();
  const parts = (expression: Expression) => neededParts(expression, automatic);
  visitNames(body, ({ name }) => names.add(name), parts);
  for (const { name, value } of [...steps].reverse()) {
    if (!names.has(name) || automatic.has(name)) continue;
    needed.unshift(value);
    visitNames(value, (use) => names.add(use.name), parts);
  }
  const uses = new Map<string, number>();
  for (const expression of needed) {
    visitNames(expression, ({ name }) => uses.set(name, (uses.get(name) ?? 0) + 1), parts);
  }
  return uses;
}

/** The parts of an expression that its result depends on: none, where an `A` makes it certain. */
function neededParts(expression: Expression, automatic: ReadonlySet<string>): readonly Expression[] {
  switch (expression.kind) {
    case 'comparison':
    case 'in':
      return isCertain(expression, automatic) ? [] : partsOf(expression);
    case 'count':
    case 'sum':
      return isCertainCondition(expression.condition, automatic) ? [expression.pool] : partsOf(expression);
    case 'repeat':
      return isCertainCondition(expression.until, automatic) ? [expression.pool] : partsOf(expression);
    default:
      return partsOf(expression);
  }
}

/**
 * Rolls the names from the given one on, then works out the body. A name that is used once is as good as what it stands for;
 * for one that is used more often, each of its outcomes is gone through.
 */
function rollNames(prepared: Prepared, from: number): Total | Failure {
  const { rolls, body, values, automatic, budget } = prepared;
  const scope: Scope = { values, automatic, budget };
  for (const [index, { name, value, isShared }] of rolls.entries()) {
    if (index < from) continue;
    const total = totalOf(value, scope);
    if (total.kind !== 'total') return total;
    values.set(name, total);
    if (!isShared || total.distribution.counts.size === 1) continue;
    if (total.endlessMean) return { kind: 'invalid', code: 'endless', span: value.span };
    const parts: WeightedTotal[] = [];
    for (const [outcome, weight] of total.distribution.counts) {
      values.set(name, { kind: 'total', distribution: constant(outcome) });
      const result = rollNames(prepared, index + 1);
      if (result.kind !== 'total') return result;
      parts.push({ weight, total: result });
    }
    return mixtureOf(parts, { span: body.span, budget });
  }
  return totalOf(body, scope);
}
