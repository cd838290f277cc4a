import type { Annotation, NameValue } from '../../dice/language/expression.ts';
import { freeVariables, visitNames } from '../../dice/language/names.ts';
import { tokensOf } from '../../dice/prose/words/tokens.ts';
import { variableAt } from '../../dice/prose/words/variables.ts';
import { editDistance } from '../../text/nearest.ts';
import { isGameNumber } from '../odds/gameNumbers.ts';

/** The letters of a profile, in English and, where they differ, in Spanish. */
const letters: ReadonlyMap<string, string> = new Map([
  ['M', 'movement'],
  ['WS', 'weapon-skill'],
  ['BS', 'ballistic-skill'],
  ['S', 'strength'],
  ['ST', 'strength'],
  ['T', 'toughness'],
  ['W', 'wounds'],
  ['I', 'initiative'],
  ['A', 'attacks'],
  ['WP', 'willpower'],
  ['BL', 'battle-level'],
  ['DL', 'dungeon-level'],
  ['HA', 'weapon-skill'],
  ['HP', 'ballistic-skill'],
  ['F', 'strength'],
  ['R', 'toughness'],
  ['H', 'wounds'],
  ['FV', 'willpower'],
  ['NB', 'battle-level'],
  ['NM', 'dungeon-level'],
]);

/**
 * The number of the game that a name as it is typed stands for: `WS`, `fuerza`, `nivel-de-batalla`; the name in lower case where it is none.
 * A small letter alone is a name like any other.
 */
export function gameName(written: string): string {
  const known = letters.get(written.length > 1 ? written.toUpperCase() : written);
  if (known !== undefined) return known;
  const name = written.toLowerCase();
  const tokens = tokensOf(name.replaceAll('-', ' '));
  const reading = variableAt(tokens, 0);
  return reading && reading.next === tokens.length && isGameNumber(reading.name) ? reading.name : name;
}

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

const gameNames: readonly string[] = [...new Set(letters.values())];
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
