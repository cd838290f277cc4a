import type { Annotation } from '../../dice/language/expression.ts';
import { formatExpression } from '../../dice/language/format.ts';
import { hasDice } from '../../dice/language/names.ts';
import { parseExpression } from '../../dice/language/parse.ts';

/** Whether anything is rolled in a text; never in one that is not in the language of odds. */
export function isWithDice(text: string): boolean {
  const { annotation } = parseExpression(text);
  return annotation !== undefined && hasDice(annotation);
}

/** A text in the language of odds as the program writes it: without needless brackets, in capitals. Any other text as it is. */
export function canonical(text: string): string {
  const { annotation } = parseExpression(text);
  return annotation ? writtenAnnotation(annotation) : text;
}

/** An annotation in the language of odds. */
export function writtenAnnotation({ label, assignments, body }: Omit<Annotation, 'kind' | 'span'>): string {
  const named = assignments.map(({ name, value }) => `${name} = ${formatExpression(value)}`);
  return `${label === undefined ? '' : `${label}: `}${[...named, formatExpression(body)].join('; ')}`;
}
