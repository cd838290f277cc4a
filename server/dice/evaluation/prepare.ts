import {
  type Annotation,
  type Condition,
  type Expression,
  isFreshPool,
  type Pool,
  type Test,
  type Value,
} from '../language/expression.ts';
import { partsOf, visitNames } from '../language/names.ts';
import type { Bindings, Invalid, Open } from './odds.ts';

/** An annotation or expression of which every name has a value or is about to be rolled. */
export interface Prepared {
  readonly kind: 'prepared';
  /** In the order they are rolled in. */
  readonly rolls: readonly NamedRoll[];
  readonly body: Expression;
  /** The names that stand for a number. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The names that stand for `A`. */
  readonly automatic: ReadonlySet<string>;
}

interface NamedRoll {
  readonly name: string;
  readonly value: Value;
  /** Used in more than one place, so that all of them must see the same outcome. */
  readonly isShared: boolean;
  /** Dice that are looked at, and not only added up. */
  readonly pool: Pool | undefined;
}

/** Puts the given values in; what no result depends on is left out, and its names need no value. */
export function prepare(subject: Annotation | Expression, bindings: Bindings): Prepared | Open | Invalid {
  const body = subject.kind === 'annotation' ? subject.body : subject;
  const own = subject.kind === 'annotation' ? subject.assignments : [];
  const owned = new Set(own.map(({ name }) => name));
  const free: Bindings = new Map([...bindings].filter(([name]) => !owned.has(name)));
  const automatic = new Set([...free].filter(([, binding]) => binding === 'automatic').map(([name]) => name));
  for (const { name, value } of own) if (isTarget(value, automatic)) automatic.add(name);

  const steps = [...boundDice(free), ...own];
  const uses = countUses(steps, body, automatic);
  const numbers = new Map<string, number>();
  const open = namesInBoundDice(free);
  for (const name of uses.keys()) {
    const binding = free.get(name);
    if (typeof binding !== 'number') {
      if (binding === undefined && !owned.has(name)) open.push(name);
    } else if (Number.isSafeInteger(binding)) {
      numbers.set(name, binding);
    } else {
      return { kind: 'invalid', code: 'notWhole', name, span: subject.span };
    }
  }
  if (open.length > 0) return { kind: 'open', variables: open };
  const lookedAt = namesOfPools([...own.map(({ value }) => value), body]);
  const rolls = steps
    .filter(({ name }) => uses.has(name) && !automatic.has(name))
    .map(({ name, value }) => ({
      name,
      value,
      isShared: (uses.get(name) ?? 0) > 1,
      pool: lookedAt.has(name) && isFreshPool(value) ? value : undefined,
    }));
  return { kind: 'prepared', rolls, body, numbers, automatic };
}

/** Whether the comparison is with an `A`: then it is met, whatever is rolled. */
export function isCertain(test: Test, automatic: ReadonlySet<string>): boolean {
  if (test.kind === 'in') return isTarget(test.value, automatic);
  return test.kind === 'comparison' && (isTarget(test.left, automatic) || isTarget(test.right, automatic));
}

/** The same for what single dice are compared with. */
export function isCertainCondition(condition: Condition, automatic: ReadonlySet<string>): boolean {
  return condition.kind === 'comparing' && isTarget(condition.value, automatic);
}

/** Whether an `A` is the value or one of its terms; a number of dice is no target. */
function isTarget(value: Value, automatic: ReadonlySet<string>): boolean {
  switch (value.kind) {
    case 'name':
      return automatic.has(value.name);
    case 'addition':
      return value.terms.some((term) => isTarget(term.value, automatic));
    case 'product':
      return value.factors.some((factor) => isTarget(factor, automatic));
    case 'negation':
      return isTarget(value.value, automatic);
    case 'min':
    case 'max':
    case 'roundUp':
    case 'roundDown':
      return isTarget(value.left, automatic) || isTarget(value.right, automatic);
    default:
      return false;
  }
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

/** Names of other dice in the dice given for a name: which of them to roll first nobody has said. */
function namesInBoundDice(bindings: Bindings): string[] {
  const names: string[] = [];
  for (const { value } of boundDice(bindings)) {
    visitNames(value, ({ name }) => {
      if (typeof bindings.get(name) === 'object') names.push(name);
    });
  }
  return names;
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
  for (const expression of needed) countIn(expression, 1, parts, uses);
  return uses;
}

/** What happens for each of several uses its names several times. */
function countIn(
  expression: Expression,
  times: number,
  parts: (expression: Expression) => readonly Expression[],
  uses: Map<string, number>,
): void {
  if (expression.kind === 'name') uses.set(expression.name, (uses.get(expression.name) ?? 0) + times);
  for (const part of parts(expression)) {
    countIn(part, expression.kind === 'each' && part === expression.body ? 2 : times, parts, uses);
  }
}

/** The names that stand where dice are looked at. */
function namesOfPools(expressions: readonly Expression[]): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (expression: Expression) => {
    if ('pool' in expression && expression.pool.kind === 'name') names.add(expression.pool.name);
    for (const part of partsOf(expression)) visit(part);
  };
  for (const expression of expressions) visit(expression);
  return names;
}

/** The parts of an expression that its result depends on: none, where an `A` makes it certain. */
function neededParts(expression: Expression, automatic: ReadonlySet<string>): readonly Expression[] {
  switch (expression.kind) {
    case 'comparison':
    case 'in':
      return isCertain(expression, automatic) ? [] : partsOf(expression);
    case 'count':
    case 'sum':
    case 'sumUnless':
    case 'reroll':
      return isCertainCondition(expression.condition, automatic) ? [expression.pool] : partsOf(expression);
    case 'repeat':
    case 'rolls':
      return isCertainCondition(expression.until, automatic) ? [expression.pool] : partsOf(expression);
    default:
      return partsOf(expression);
  }
}
