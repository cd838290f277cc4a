import type { Annotation, Expression } from '../../dice/language/expression.ts';
import { formatExpression } from '../../dice/language/format.ts';

/** The rolls that the tests of an annotation are about, so that the text need not say them again; plain dice are rolled for other things too. */
export function annotatedRolls(subject: Annotation | Expression): readonly string[] {
  if (subject.kind !== 'annotation') return [];
  const named = new Map(subject.assignments.map(({ name, value }) => [name, formatExpression(value)]));
  const written = comparedIn(subject.body).map(formatExpression);
  return written.map((roll) => roll.replace(/^[\w-]+/, (word) => named.get(word) ?? word)).filter(hasMoreThanDice);
}

/** The values that a test compares with something; none for an expression that is not a test. */
function comparedIn(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'and':
    case 'or':
      return expression.tests.flatMap(comparedIn);
    case 'not':
      return comparedIn(expression.test);
    case 'comparison':
      return [expression.left];
    default:
      return [];
  }
}

function hasMoreThanDice(roll: string): boolean {
  return / |\d[+-]/.test(roll);
}
