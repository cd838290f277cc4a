/** What has been read of the rolls of a text, and what of it is for the last of them. */
import type { AskedOfRoll } from '../binding/before.ts';
import type { BoundTarget } from '../binding/boundTarget.ts';
import type { PoolReading } from '../rolls/pools.ts';
import type { RolledDice } from '../targets/roll.ts';

/** So many sentences behind a target it may be said that the roll is changed. */
const maximumAge = 2;

/** All that is found, as one reads on. */
export class FoundChances {
  readonly #all: AskedOfRoll[] = [];
  /** The first of those that are for the last roll. */
  #first = 0;
  /** How many sentences ago the last of them stood. */
  #age = 0;

  /** In order. */
  get all(): readonly AskedOfRoll[] {
    return this.#all;
  }

  /** A roll begins: nothing that is said from now on changes the one before. */
  beginRoll(): void {
    this.#first = this.#all.length;
    this.#age = 0;
  }

  /** A sentence ends; `isOver`: and all that it belongs to. */
  cross(isOver: boolean): void {
    if (isOver || ++this.#age > maximumAge) this.beginRoll();
  }

  /** A target for the last roll has been met, whether it could be read or not. */
  meet(): void {
    this.#age = 0;
  }

  add(found: AskedOfRoll): void {
    this.#all.push(found);
  }

  /** A target whose dice stand behind it: they are the last roll from now on. */
  goOnWithLast(): void {
    this.#first = this.#all.length - 1;
    this.#age = 0;
  }

  /** Adds a target; returns the first token behind it. */
  addTarget({ span, roll, test, target, next }: BoundTarget): number {
    this.#all.push({ span, roll, asked: { kind: 'test', test }, isRest: target.kind === 'rest' });
    return next;
  }

  /** Adds what is asked of single dice of a roll; returns the first token behind it. */
  addOfDice({ span, asked, next, roll: own }: PoolReading, { total, pool }: RolledDice): number {
    const roll = own ?? total ?? pool;
    if (roll) this.#all.push({ span, roll, asked });
    return next;
  }

  /** Whether anything is for the last roll. */
  get isOfLastRoll(): boolean {
    return this.#all.length > this.#first;
  }

  /** The last roll is another one than it seemed: what was found for it counts no longer. */
  forgetLastRoll(): void {
    this.#all.length = this.#first;
  }
}
