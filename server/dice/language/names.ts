/** Which names an expression uses, and which of them nobody has given a value. */
import type { Annotation, Condition, Expression, NameValue, Value } from './expression.ts';

/** The name of the number of Warriors in the party. */
export const numberOfWarriors = 'warriors';

/** The names that nothing in the annotation itself gives a value, in the order they appear in. */
export function freeVariables(subject: Annotation | Expression): readonly string[] {
  const free = new Set<string>();
  const assigned = new Set<string>();
  const note = ({ name }: NameValue) => {
    if (!assigned.has(name)) free.add(name);
  };
  if (subject.kind !== 'annotation') {
    visitNames(subject, note);
  } else {
    for (const { name, value } of subject.assignments) {
      visitNames(value, note);
      assigned.add(name);
    }
    visitNames(subject.body, note);
  }
  return [...free];
}

/** Calls `visit` for each use of a name, from left to right. `parts` says what of an expression is looked into. */
export function visitNames(expression: Expression, visit: (use: NameValue) => void, parts = partsOf): void {
  if (expression.kind === 'name') visit(expression);
  for (const part of parts(expression)) visitNames(part, visit, parts);
}

/** Whether something in it happens for each Warrior of the party. */
export function asksParty(subject: Annotation | Expression): boolean {
  if (subject.kind === 'annotation') {
    return asksParty(subject.body) || subject.assignments.some(({ value }) => asksParty(value));
  }
  return subject.kind === 'party' || partsOf(subject).some(asksParty);
}

/** Whether anything is rolled in it: dice of its own, not those that a name may stand for. */
export function hasDice(subject: Annotation | Expression): boolean {
  if (subject.kind === 'annotation') {
    return hasDice(subject.body) || subject.assignments.some(({ value }) => hasDice(value));
  }
  const { kind } = subject;
  return kind === 'dice' || kind === 'd66' || partsOf(subject).some(hasDice);
}

/** What the expression is directly made of, from left to right. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'number':
    case 'name':
    case 'd66':
      return [];
    case 'dice':
      return [expression.count, expression.sides];
    case 'addition':
      return expression.terms.map((term) => term.value);
    case 'product':
      return expression.factors;
    case 'negation':
    case 'in':
      return [expression.value];
    case 'min':
    case 'max':
    case 'comparison':
    case 'roundUp':
    case 'roundDown':
      return [expression.left, expression.right];
    case 'if':
      return [expression.test, expression.whenTrue, expression.whenFalse];
    case 'each':
    case 'party':
      return [expression.times, expression.body];
    case 'count':
    case 'sum':
    case 'sumUnless':
    case 'reroll':
      return [expression.pool, ...conditionParts(expression.condition)];
    case 'repeat':
    case 'rolls':
      return [expression.pool, ...conditionParts(expression.until)];
    case 'highest':
    case 'lowest':
    case 'alike':
    case 'spread':
      return [expression.pool];
    case 'and':
    case 'or':
      return expression.tests;
    case 'outcomes':
      return expression.outcomes.flatMap(({ test }) => test ?? []);
    case 'not':
    case 'turns':
      return [expression.test];
    default:
      return expression satisfies never;
  }
}

function conditionParts(condition: Condition): readonly Value[] {
  return condition.kind === 'comparing' ? [condition.value] : [];
}
