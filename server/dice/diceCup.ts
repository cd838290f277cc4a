import type { Span } from '../text/span.ts';
import type { Failure } from './evaluation/odds.ts';
import { tooLarge } from './evaluation/totals.ts';
import { maximumRolledDice } from './language/limits.ts';

export interface RolledDie {
  readonly sides: number;
  readonly face: number;
}

/** The dice of one roll, with the limits of their number, and the reason if the roll fails. */
export class DiceCup {
  /** In the order they were rolled. */
  readonly dice: RolledDie[] = [];
  readonly #random: () => number;
  /** The number of repetitions so far, counted even without dice. */
  #times = 0;
  #failure: Failure | undefined;

  /** @param random numbers from 0 up to, but without, 1. */
  constructor(random: () => number) {
    this.#random = random;
  }

  /** The first reason why the expression cannot be rolled. */
  get failure(): Failure | undefined {
    return this.#failure;
  }

  /** Notes the reason, unless there is one already. */
  fail(failure: Failure): void {
    this.#failure ??= failure;
  }

  /** Rolls a die and returns its face; 1 after a failure. `faceOf` is the face for a place from 1 to `sides`. */
  roll(sides: number, span: Span, faceOf = (place: number) => place): number {
    this.makeRoom(1, span);
    if (this.#failure) return 1;
    const face = faceOf(1 + Math.floor(this.#random() * sides));
    this.dice.push({ sides, face });
    return face;
  }

  /** Fails if so many more dice exceed the limit. */
  makeRoom(count: number, span: Span): void {
    if (this.dice.length + count > maximumRolledDice) this.fail(tooLarge('dice', maximumRolledDice, span));
  }

  /** Counts a repetition, and fails if there are too many. */
  repeat(span: Span): void {
    if (++this.#times > maximumRolledDice) this.fail(tooLarge('times', maximumRolledDice, span));
  }
}
