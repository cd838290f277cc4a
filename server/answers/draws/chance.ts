import { addFractions, bitLength, type Fraction, fraction, multiplyFractions } from '../../dice/evaluation/fraction.ts';

/**
 * An exact chance, or the reason why there is none: the two apps differ, or a setting of the app decides (`differs`), or tables that name each
 * other make it too large to work out.
 */
export type DrawChance = Fraction | NoChance;

type NoChance = 'differs' | 'tooLarge';

export const never: Fraction = fraction(0n, 1n);
export const certain: Fraction = fraction(1n, 1n);

/** Fractions with longer numbers than this are no help for anybody, and slow. */
const maximumBits = 4096;

export function isKnown(chance: DrawChance): chance is Fraction {
  return typeof chance !== 'string';
}

export function plus(left: DrawChance, right: DrawChance): DrawChance {
  return isKnown(left) ? (isKnown(right) ? limited(addFractions(left, right)) : right) : left;
}

/** An impossible thing stays impossible, whatever the other chance is. */
export function times(left: DrawChance, right: DrawChance): DrawChance {
  if (isImpossible(left) || isImpossible(right)) return never;
  return isKnown(left) ? (isKnown(right) ? limited(multiplyFractions(left, right)) : right) : left;
}

/** The chance that it does not happen. */
export function not(chance: DrawChance): DrawChance {
  // The rest of a fraction in lowest terms is in lowest terms.
  return isKnown(chance)
    ? { numerator: chance.denominator - chance.numerator, denominator: chance.denominator }
    : chance;
}

/** The chance that it happens each of so many times. */
export function everyTime(chance: DrawChance, count: number): DrawChance {
  if (!isKnown(chance) || isImpossible(chance) || isCertain(chance)) return chance;
  if (bitLength(chance.denominator) * count > maximumBits) return 'tooLarge';
  // Powers of a fraction in lowest terms are in lowest terms.
  return { numerator: chance.numerator ** BigInt(count), denominator: chance.denominator ** BigInt(count) };
}

/** `chance / other`; the other one must be possible. */
export function dividedBy(chance: DrawChance, other: DrawChance): DrawChance {
  if (isImpossible(chance)) return never;
  if (!isKnown(chance) || !isKnown(other)) return isKnown(chance) ? other : chance;
  return limited(fraction(chance.numerator * other.denominator, chance.denominator * other.numerator));
}

export function isImpossible(chance: DrawChance): boolean {
  return isKnown(chance) && chance.numerator === 0n;
}

function isCertain(chance: DrawChance): boolean {
  return isKnown(chance) && chance.numerator === chance.denominator;
}

/** Whether both are the same chance; unknown ones never are. */
export function isSame(left: DrawChance, right: DrawChance): boolean {
  return isKnown(left) && isKnown(right) && left.numerator * right.denominator === right.numerator * left.denominator;
}

function limited(chance: Fraction): DrawChance {
  return bitLength(chance.denominator) > maximumBits ? 'tooLarge' : chance;
}
