import { isGameNumber } from './gameNumbers.ts';
import { tokensOf } from './tokens.ts';
import { variableAt } from './variables.ts';

/** The letters of a profile, in English and, where they differ, in Spanish. */
export const profileLetters: ReadonlyMap<string, string> = new Map([
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
  const known = profileLetters.get(written.length > 1 ? written.toUpperCase() : written);
  if (known !== undefined) return known;
  const name = written.toLowerCase();
  const tokens = tokensOf(name.replaceAll('-', ' '));
  const reading = variableAt(tokens, 0);
  return reading && reading.next === tokens.length && isGameNumber(reading.name) ? reading.name : name;
}
