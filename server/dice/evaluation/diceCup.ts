import { maximumRolledDice } from '../language/limits.ts';

export interface RolledDie {
  readonly sides: number;
  readonly face: number;
}

/** The dice of one roll. */
export class DiceCup {
  /** In the order they were rolled. */
  readonly dice: RolledDie[] = [];
  /** Whether more dice were to be rolled than there may be. */
  isOver = false;
  readonly #random: () => number;

  /** @param random numbers from 0 up to, but without, 1. */
  constructor(random: () => number) {
    this.#random = random;
  }

  /** Rolls a die and returns its face; 1 where there are too many. */
  roll(sides: number): number {
    this.isOver ||= this.dice.length >= maximumRolledDice;
    if (this.isOver) return 1;
    const face = 1 + Math.floor(this.#random() * sides);
    this.dice.push({ sides, face });
    return face;
  }
}
