import type { Annotation, Condition, Expression, Pool, Test, Value } from '../language/expression.ts';
import { isFreshPool } from '../language/expressionKinds.ts';
import { partsOf, visitNames } from '../language/names.ts';
import type { Bindings, Invalid, Open, Party } from './odds.ts';

/** An annotation or expression whose names all have a value or will be rolled. */
export interface Prepared {
  readonly kind: 'prepared';
  /** In the order they are rolled in. */
  readonly rolls: readonly NamedRoll[];
  readonly body: Expression;
  /** The names that stand for a number. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The names that stand for `A`. */
  readonly automatic: ReadonlySet<string>;
  /** The Warriors of the party, with the values that all of them have and that the annotation does not set. */
  readonly party: Party;
}

interface NamedRoll {
  readonly name: string;
  readonly value: Value;
  /** Whether it is used in more than one place: all of them must have the same outcome. */
  readonly isShared: boolean;
  /** The dice, if the expression also looks at single ones; undefined if it only adds them up. */
  readonly pool: Pool | undefined;
}

/** Inserts the given values. Parts that do not change the result are left out, and their names need no value. */
export function prepare(subject: Annotation | Expression, bindings: Bindings, party: Party): Prepared | Open | Invalid {
  const body = subject.kind === 'annotation' ? subject.body : subject;
  const own = subject.kind === 'annotation' ? subject.assignments : [];
  const owned = new Set(own.map(({ name }) => name));
  const free: Bindings = new Map([...bindings].filter(([name]) => !owned.has(name)));
  const automatic = new Set([...free].filter(([, binding]) => binding === 'automatic').map(([name]) => name));
  for (const { name, value } of own) if (isTarget(value, automatic)) automatic.add(name);

  const steps = [...boundDice(free), ...own];
  const members = knownOf(party, owned);
  const uses = countUses(steps, body, automatic, members);
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
  return { kind: 'prepared', rolls, body, numbers, automatic, party: members };
}

/** The values of each member of the party that are known of all members. */
function knownOf(party: Party, owned: ReadonlySet<string>): Party {
  const [first, ...others] = party;
  const names = [...(first?.keys() ?? [])].filter((name) => {
    return !owned.has(name) && others.every((member) => member.has(name));
  });
  return party.map((member) => new Map(names.map((name) => [name, member.get(name) ?? 0])));
}

/** Whether the test is true for every roll, because it compares with an `A`. */
export function isCertain(test: Test, automatic: ReadonlySet<string>): boolean {
  if (test.kind === 'in') return isTarget(test.value, automatic);
  return test.kind === 'comparison' && (isTarget(test.left, automatic) || isTarget(test.right, automatic));
}

/** The same for a condition of single dice. */
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

/** Names of other dice in the dice given for a name: the order of their rolls is not known. */
function namesInBoundDice(bindings: Bindings): string[] {
  const names: string[] = [];
  for (const { value } of boundDice(bindings)) {
    visitNames(value, ({ name }) => {
      if (typeof bindings.get(name) === 'object') names.push(name);
    });
  }
  return names;
}

/** The number of uses of each name, in the order of the text, without the parts that do not change the result. */
function countUses(
  steps: readonly Step[],
  body: Expression,
  automatic: ReadonlySet<string>,
  party: Party,
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
  for (const expression of needed) countIn(expression, { times: 1, known: new Set() }, parts, party, uses);
  return uses;
}

interface Counting {
  /** A part that is repeated uses its names several times. */
  readonly times: number;
  /** The names with a value for each Warrior of the party. */
  readonly known: ReadonlySet<string>;
}

function countIn(
  expression: Expression,
  counting: Counting,
  parts: (expression: Expression) => readonly Expression[],
  party: Party,
  uses: Map<string, number>,
): void {
  if (expression.kind === 'name' && !counting.known.has(expression.name)) {
    uses.set(expression.name, (uses.get(expression.name) ?? 0) + counting.times);
  }
  const [member] = expression.kind === 'party' ? party : [];
  for (const part of parts(expression)) {
    if (!isRepeated(part, expression)) {
      // Their number is that of the members.
      if (!member) countIn(part, counting, parts, party, uses);
    } else {
      countIn(part, { times: 2, known: member ? new Set(member.keys()) : counting.known }, parts, party, uses);
    }
  }
}

/** Whether the part of the expression is rolled again for each of several times. */
function isRepeated(part: Expression, expression: Expression): boolean {
  switch (expression.kind) {
    case 'each':
    case 'party':
      return part === expression.body;
    case 'repeat':
    case 'rolls':
      return part === expression.pool;
    case 'turns':
      return true;
    default:
      return false;
  }
}

/** The names in places that look at single dice. */
function namesOfPools(expressions: readonly Expression[]): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (expression: Expression) => {
    if ('pool' in expression && expression.pool.kind === 'name') names.add(expression.pool.name);
    for (const part of partsOf(expression)) visit(part);
  };
  for (const expression of expressions) visit(expression);
  return names;
}

/** The parts of an expression that change its result: none if an `A` makes it certain. */
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
