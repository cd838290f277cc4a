/** Two numbers of ones of a kind as one number of the chain. */

import type { Unit } from '../rules/unit.ts';

/** @param second at most the count of the kind. */
export function pairOf({ count }: Unit, first: number, second: number): number {
  return first * (count + 1) + second;
}

/** The first number of a pair. */
export function firstOfPair({ count }: Unit, pair: number): number {
  return Math.floor(pair / (count + 1));
}

/** The second number of a pair. */
export function secondOfPair({ count }: Unit, pair: number): number {
  return pair % (count + 1);
}
