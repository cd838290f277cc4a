/** Exact fractions: chances and means are never rounded before they are shown. */

/** Not always in lowest terms, because reducing it may take far longer than rounding it. The denominator is positive. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** In lowest terms; the denominator is positive. */
export type Fraction = Ratio;

/** `numerator / denominator` in lowest terms. The denominator must not be 0. */
export function fraction(numerator: bigint, denominator: bigint): Fraction {
  const divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  if (divisor === 1n) return { numerator, denominator };
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export function addFractions(left: Fraction, right: Fraction): Fraction {
  if (left.numerator === 0n) return right;
  if (right.numerator === 0n) return left;
  return fraction(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  );
}

export function multiplyFractions(left: Fraction, right: Fraction): Fraction {
  return fraction(left.numerator * right.numerator, left.denominator * right.denominator);
}

/** The nearest number, also if numerator and denominator are too large for a number. */
export function toNumber({ numerator, denominator }: Ratio): number {
  const magnitude = numerator < 0n ? -numerator : numerator;
  // 64 bits of quotient are more than a number keeps.
  const shift = bitLength(denominator) - bitLength(magnitude) + 64;
  const quotient =
    shift >= 0 ? (magnitude << BigInt(shift)) / denominator : magnitude / (denominator << BigInt(-shift));
  // In two steps, because 2 ** -shift alone can underflow.
  const half = Math.trunc(shift / 2);
  const value = Number(quotient) * 2 ** -half * 2 ** (half - shift);
  return numerator < 0n ? -value : value;
}

/** `5/6`; a whole number without its denominator. */
export function formatFraction({ numerator, denominator }: Fraction): string {
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}

/** At least 1, so that it can always be divided by. */
export function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  let divisor = left < 0n ? -left : left;
  let rest = right < 0n ? -right : right;
  while (rest > 0n) {
    // Numbers are divided several times as fast as integers of any size.
    if (divisor <= maximumExact && rest <= maximumExact) return BigInt(commonDivisor(Number(divisor), Number(rest)));
    const next = divisor % rest;
    divisor = rest;
    rest = next;
  }
  return divisor === 0n ? 1n : divisor;
}

const maximumExact = BigInt(Number.MAX_SAFE_INTEGER);

function commonDivisor(left: number, right: number): number {
  let divisor = left;
  let rest = right;
  while (rest > 0) {
    const next = divisor % rest;
    divisor = rest;
    rest = next;
  }
  return divisor;
}

/** The number of bits of a positive integer, or up to three more. */
export function bitLength(value: bigint): number {
  return value.toString(16).length * 4;
}

/** The binary logarithm of a positive integer of any size, as exact as a number can be. */
export function binaryLogarithm(value: bigint): number {
  const digits = value.toString(16);
  return Math.log2(Number(`0x${digits.slice(0, 13)}`)) + 4 * Math.max(0, digits.length - 13);
}
