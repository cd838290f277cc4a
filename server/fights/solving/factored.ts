/** Exact amounts whose denominators are kept as powers of a few factors, so that adding them takes no common divisor. */

import { type Fraction, greatestCommonDivisor } from '../../dice/evaluation/fraction.ts';

/** `numerator / (factor 0 ^ powers[0] × factor 1 ^ powers[1] …)`. Missing powers are 0. */
export interface Amount {
  numerator: bigint;
  powers: number[];
}

const smallPrimes = [2n, 3n, 5n, 7n, 11n, 13n];

/** The factors of the denominators of one fight. */
export class Factors {
  readonly #factors: bigint[] = [...smallPrimes];
  readonly #places = new Map<bigint, number>(smallPrimes.map((prime, place) => [prime, place]));
  readonly #powers = new Map<string, bigint>();
  readonly #known = new Map<bigint, readonly (readonly [place: number, power: number])[]>();

  /** Adds `amount × numerator / denominator` to a sum. */
  add(sum: Amount, amount: Amount, numerator = 1n, denominator = 1n): void {
    if (amount.numerator === 0n || numerator === 0n) return;
    const added: Amount = { numerator: amount.numerator, powers: amount.powers.slice() };
    this.multiply(added, numerator, denominator);
    if (sum.numerator === 0n) {
      sum.numerator = added.numerator;
      sum.powers = added.powers;
      return;
    }
    this.#raise(sum, added.powers);
    this.#raise(added, sum.powers);
    sum.numerator += added.numerator;
  }

  /** Changes an amount to `amount × numerator / denominator`. */
  multiply(amount: Amount, numerator: bigint, denominator: bigint): void {
    let factor = numerator;
    if (numerator !== 1n) {
      for (const [place, power] of this.#factorsOf(numerator)) {
        const has = amount.powers[place] ?? 0;
        const cancelled = Math.min(has, power);
        if (cancelled === 0) continue;
        amount.powers[place] = has - cancelled;
        factor /= this.#power(place, cancelled);
      }
      amount.numerator *= factor;
    }
    if (denominator === 1n) return;
    for (const [place, power] of this.#factorsOf(denominator))
      amount.powers[place] = (amount.powers[place] ?? 0) + power;
  }

  /** Gives amounts one denominator. */
  align(amounts: readonly Amount[]): void {
    const powers: number[] = [];
    for (const amount of amounts) {
      for (const [place, power] of amount.powers.entries()) powers[place] = Math.max(powers[place] ?? 0, power ?? 0);
    }
    for (const amount of amounts) this.#raise(amount, powers);
  }

  /** In lowest terms. */
  toFraction({ numerator, powers }: Amount): Fraction {
    let above = numerator;
    let below = 1n;
    for (const [place, factor] of this.#factors.entries()) {
      let left = above === 0n ? 0 : (powers[place] ?? 0);
      let rest = 1n;
      while (left > 0) {
        const common = greatestCommonDivisor(above % factor, factor);
        if (common === 1n) break;
        above /= common;
        rest *= factor / common;
        left--;
      }
      below *= this.#power(place, left) * rest;
    }
    const common = greatestCommonDivisor(above % below, below);
    return { numerator: above / common, denominator: below / common };
  }

  #raise(amount: Amount, powers: readonly number[]): void {
    for (const [place, power] of powers.entries()) {
      const missing = (power ?? 0) - (amount.powers[place] ?? 0);
      if (missing <= 0) continue;
      amount.numerator *= this.#power(place, missing);
      amount.powers[place] = power;
    }
  }

  #power(place: number, power: number): bigint {
    const factor = this.#factors[place] ?? 1n;
    if (power <= 1) return power === 1 ? factor : 1n;
    const key = `${place}^${power}`;
    const known = this.#powers.get(key) ?? factor ** BigInt(power);
    this.#powers.set(key, known);
    return known;
  }

  #factorsOf(number: bigint): readonly (readonly [place: number, power: number])[] {
    const known = this.#known.get(number);
    if (known) return known;
    const found: (readonly [number, number])[] = [];
    let rest = number;
    for (const [place, prime] of smallPrimes.entries()) {
      let power = 0;
      while (rest % prime === 0n) {
        rest /= prime;
        power++;
      }
      if (power > 0) found.push([place, power]);
    }
    if (rest > 1n) found.push([this.#placeOf(rest), 1]);
    this.#known.set(number, found);
    return found;
  }

  #placeOf(factor: bigint): number {
    const known = this.#places.get(factor);
    if (known !== undefined) return known;
    this.#places.set(factor, this.#factors.length);
    this.#factors.push(factor);
    return this.#factors.length - 1;
  }
}
