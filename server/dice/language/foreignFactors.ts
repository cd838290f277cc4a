/** Values in the language of odds that notations of other tools are made into, and the words of these notations. */
import { type ForeignPool, poolText } from './foreignPools.ts';

/** A value in the language of odds; where it is nothing but dice, with these. */
export interface Factor {
  readonly text: string;
  readonly pool?: ForeignPool;
}

/** Words between two rolls, of which the first is to be the higher one. */
export const spokenComparisons: ReadonlySet<string> = new Set(['vs', 'v', 'versus', 'contra']);
/** Words before the number of dice to keep. */
export const highestWords: ReadonlySet<string> = new Set([
  'highest',
  'best',
  'largest',
  'mayor',
  'mayores',
  'mejor',
  'mejores',
]);
export const lowestWords: ReadonlySet<string> = new Set([
  'lowest',
  'worst',
  'least',
  'menor',
  'menores',
  'peor',
  'peores',
]);
/** Functions that round, without the hyphens of their names. */
export const roundings: ReadonlyMap<string, 'up' | 'down'> = new Map([
  ['floor', 'down'],
  ['rounddown', 'down'],
  ['ceil', 'up'],
  ['ceiling', 'up'],
  ['roundup', 'up'],
]);

/** Dice as a value. */
export function asFactor(pool: ForeignPool): Factor {
  return { text: poolText(pool), pool };
}

/** The sum of the highest or the lowest of the dice. */
export function kept(pool: ForeignPool, count: number, isHighest: boolean): Factor {
  return { text: `${isHighest ? 'highest' : 'lowest'}(${count} of ${poolText(pool)})` };
}

/** The functions of the language take two values. */
export function nested(name: 'max' | 'min', parts: readonly string[]): string {
  return parts.reduceRight((rest, part) => `${name}(${part}, ${rest})`);
}
