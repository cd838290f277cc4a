import type { Annotation, NameValue } from '../../dice/language/expression.ts';
import { freeVariables, visitNames } from '../../dice/language/names.ts';
import { gameName } from '../../dice/prose/words/gameName.ts';

/** The text with the numbers of the game by their names. The annotation is that of the text; names that it gives a value itself stay. */
export function withGameNames(text: string, annotation: Annotation): string {
  const free = new Set(freeVariables(annotation));
  const uses: NameValue[] = [];
  for (const { value } of annotation.assignments) visitNames(value, (use) => uses.push(use));
  visitNames(annotation.body, (use) => uses.push(use));
  return uses
    .filter(({ name, span }) => free.has(name) && gameName(text.slice(span.start, span.end)) !== name)
    .sort((left, right) => right.span.start - left.span.start)
    .reduce((changed, { span }) => {
      const isCount = /^d/i.test(changed.slice(span.end));
      const name = gameName(text.slice(span.start, span.end));
      const written = isCount ? `(${name})` : name;
      return `${changed.slice(0, span.start)}${written}${changed.slice(span.end)}`;
    }, text);
}
