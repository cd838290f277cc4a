import type { Annotation, Expression } from '../../dice/language/expression.ts';
import { formatExpression } from '../../dice/language/format.ts';
import { partsOf } from '../../dice/language/names.ts';
import { parseExpression } from '../../dice/language/parse.ts';

/** Whether anything in it is rolled. */
export function hasDice({ assignments, body }: Annotation): boolean {
  return [...assignments.map(({ value }) => value), body].some(isRolled);
}

/** The same of a text; no text that is not in the language of odds. */
export function isWithDice(text: string): boolean {
  const { annotation } = parseExpression(text);
  return annotation !== undefined && hasDice(annotation);
}

function isRolled(expression: Expression): boolean {
  const { kind } = expression;
  return kind === 'dice' || kind === 'd66' || kind === 'faced' || partsOf(expression).some(isRolled);
}

/** A text in the language of odds as the program writes it: without needless brackets, in capitals. Any other text as it is. */
export function canonical(text: string): string {
  const { annotation } = parseExpression(text);
  if (!annotation) return text;
  const { label, assignments, body } = annotation;
  const named = assignments.map(({ name, value }) => `${name} = ${formatExpression(value)}`);
  return `${label === undefined ? '' : `${label}: `}${[...named, formatExpression(body)].join('; ')}`;
}
