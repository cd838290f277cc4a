import { hasDice } from '../../dice/language/names.ts';
import { parseExpression } from '../../dice/language/parse.ts';
import { writtenAnnotation } from '../odds/formulaText.ts';

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
