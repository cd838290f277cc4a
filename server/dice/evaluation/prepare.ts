import type { Annotation, Condition, Expression, Pool, Test, Value } from '../language/expression.ts';
import { isFreshPool } from '../language/expressionKinds.ts';
import { partsOf, visitNames } from '../language/names.ts';
import type { Bindings, Invalid, Open, Party } from './odds.ts';

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
  /** The Warriors of the party, with those values that all of them have and the annotation does not set itself. */
  readonly party: Party;
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

/** What is known of each member of the party: only what is known of all. */
function knownOf(party: Party, owned: ReadonlySet<string>): Party {
  const [first, ...others] = party;
  const names = [...(first?.keys() ?? [])].filter((name) => {
    return !owned.has(name) && others.every((member) => member.has(name));
  });
  return party.map((member) => new Map(names.map((name) => [name, member.get(name) ?? 0])));
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
  /** What happens for each of several uses its names several times. */
  readonly times: number;
  /** Names that each Warrior of the party has a value for. */
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

/** Whether the part of the expression is worked out several times, each time anew. */
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
    case 'turnsTo':
      return part === expression.step;
    default:
      return false;
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
