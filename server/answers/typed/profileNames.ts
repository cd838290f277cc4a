import type { Annotation, NameValue } from '../../dice/language/expression.ts';
import { freeVariables, visitNames } from '../../dice/language/names.ts';
import { gameName, gameNames } from '../../dice/prose/words/gameName.ts';
import { isGameNumber } from '../../dice/prose/words/gameNumbers.ts';
import { editDistance } from '../../text/nearest.ts';

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

const leastPrefix = 4;

/**
 * What is meant by a text with a name that is nearly one of the game, `Streng`, or with a letter that looks like a figure, `2D6 + l`; empty where
 * no name is so.
 */
export function misspelt(text: string, annotation: Annotation): readonly string[] {
  const uses: NameValue[] = [];
  visitNames(annotation.body, (use) => uses.push(use));
  const free = new Set(freeVariables(annotation));
  for (const { name, span } of uses) {
    if (!free.has(name)) continue;
    const written = text.slice(span.start, span.end);
    const meant = written === 'l' ? '1' : nearestName(written);
    if (meant !== undefined) return [`${text.slice(0, span.start)}${meant}${text.slice(span.end)}`];
  }
  return [];
}

function nearestName(written: string): string | undefined {
  const name = gameName(written);
  if (name.length < leastPrefix || isGameNumber(name)) return undefined;
  return gameNames.find((known) => known !== name && (known.startsWith(name) || editDistance(name, known) === 1));
}
