/** Where the next dice of a text stand. */
import { farthestDice } from '../binding/before.ts';
import type { TokenMention } from '../notation/notation.ts';

/** Tells of one token after the other whether dice stand near behind it. */
export class DiceAhead {
  /** Where the mentions begin, in order, and how many of them have been passed. */
  readonly #starts: readonly number[];
  #passed = 0;

  constructor(mentions: readonly TokenMention[]) {
    this.#starts = mentions.map(({ from }) => from);
  }

  /** Whether dice stand so near behind a token that a target there may be for them; no token may be before the last one asked for. */
  isNear(index: number): boolean {
    while (this.#next <= index) this.#passed++;
    return this.#next <= index + farthestDice;
  }

  get #next(): number {
    return this.#starts[this.#passed] ?? Number.POSITIVE_INFINITY;
  }
}
