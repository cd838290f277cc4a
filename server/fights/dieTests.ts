import type { Needed } from '../charts/chart.ts';
import type { Distribution } from '../dice/evaluation/distribution.ts';
import { evaluate } from '../dice/evaluation/evaluate.ts';
import { type Fraction, fraction, toNumber } from '../dice/evaluation/fraction.ts';
import type { Bindings } from '../dice/evaluation/odds.ts';
import { mean } from '../dice/evaluation/statistics.ts';
import type { Test, Value } from '../dice/language/expression.ts';

export const none: Fraction = { numerator: 0n, denominator: 1n };
export const half: Fraction = { numerator: 1n, denominator: 2n };
export const whole: Fraction = { numerator: 1n, denominator: 1n };

export function oneMinus({ numerator, denominator }: Fraction): Fraction {
  return { numerator: denominator - numerator, denominator };
}

/** The chance of what a roll of 1D6 needs; of several scores, of one roll after the other. */
export function chanceOfNeeded(needed: Needed): Fraction {
  if (needed.kind === 'certain') return whole;
  if (needed.kind === 'impossible') return none;
  return needed.scores.reduce<Fraction>((chance, score) => {
    const faces = BigInt(Math.min(6, Math.max(0, 7 - score)));
    return fraction(chance.numerator * faces, chance.denominator * 6n);
  }, whole);
}

/** The chance of a test; undefined where a name has no value or a limit is met. */
export function chanceOfTest(test: Test, bindings: Bindings): Fraction | undefined {
  const odds = evaluate(test, bindings);
  return odds.kind === 'chance' ? odds.chance : undefined;
}

/** The outcomes of a value; undefined where a name has no value, a limit is met, or its outcomes never end. */
export function outcomesOfValue(value: Value, bindings: Bindings): Distribution | undefined {
  const odds = evaluate(value, bindings);
  return odds.kind === 'distribution' && !odds.truncated ? odds.distribution : undefined;
}

/** The number that a value without dice is. */
export function numberOf(value: Value, bindings: Bindings): number | undefined {
  const outcomes = outcomesOfValue(value, bindings);
  return outcomes?.counts.size === 1 ? toNumber(mean(outcomes)) : undefined;
}
