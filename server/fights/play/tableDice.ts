import type { Distribution } from '../../dice/evaluation/distribution.ts';
import { type Fraction, toNumber } from '../../dice/evaluation/fraction.ts';

/** The dice of a fight that is played. */
export class TableDice {
  readonly #random: () => number;

  /** @param random numbers from 0 up to, but without, 1. */
  constructor(random: () => number) {
    this.#random = random;
  }

  /** 1D6. */
  die(): number {
    return 1 + this.below(6);
  }

  /** A whole number from 0 up to, but without, `end`. */
  below(end: number): number {
    return Math.floor(this.#random() * end);
  }

  /** What is unknown never happens. */
  happens(chance: Fraction | undefined): boolean {
    return chance !== undefined && this.#random() < toNumber(chance);
  }

  /** One outcome. */
  draw({ counts, total }: Distribution): number {
    let rest = this.#random() * Number(total);
    let last = 0;
    for (const [outcome, count] of counts) {
      last = outcome;
      rest -= Number(count);
      if (rest < 0) return outcome;
    }
    return last;
  }

  /** In an order by chance. */
  shuffled<Item>(items: readonly Item[]): readonly Item[] {
    return items
      .map((item) => ({ item, order: this.#random() }))
      .toSorted((one, other) => one.order - other.order)
      .map(({ item }) => item);
  }
}
