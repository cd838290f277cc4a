import { addFractions, type Fraction, toNumber } from '../../dice/evaluation/fraction.ts';
import { oneMinus } from '../dieTests.ts';
import type { Outcome } from './chain.ts';

/** Adds up the chances of outcomes with the same value. */
export function mergedOutcomes(parts: Iterable<readonly [value: number, chance: Fraction]>): readonly Outcome[] {
  const chances = new Map<number, Fraction>();
  for (const [value, chance] of parts) {
    const known = chances.get(value);
    chances.set(value, known ? addFractions(known, chance) : chance);
  }
  return [...chances].map(([value, chance]) => ({ value, chance, near: toNumber(chance) }));
}

/** 1 where a test is true, 0 where it is not. */
export function outcomesOfTest(chance: Fraction): readonly Outcome[] {
  const both = [
    [1, chance],
    [0, oneMinus(chance)],
  ] as const;
  return mergedOutcomes(both.filter(([, { numerator }]) => numerator > 0n));
}
