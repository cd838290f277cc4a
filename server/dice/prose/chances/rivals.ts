/** Rolls for which no target has been found, so that the next target may be for them. */
import { isPlainBefore, isWaiting, type OpenRoll } from '../binding/openRoll.ts';

/** The rolls that wait for a target in the sentence that is being read, beside the one that is open. */
export class Rivals {
  /** One `plain` roll of a sentence before is no sum, so that the total of a sum is not for it. */
  #found: 'plain' | 'any' | undefined;

  /** One of a sentence before, and no sum. */
  get arePlain(): boolean {
    return this.#found === 'plain';
  }

  get areThere(): boolean {
    return this.#found !== undefined;
  }

  /** A sentence ends, or a target has been found. */
  clear(): void {
    this.#found = undefined;
  }

  /** A roll that waits for a target, as another one comes or nothing more can be for it. */
  see(open: OpenRoll | undefined): void {
    if (open && isWaiting(open)) this.#found = this.#found === undefined && isPlainBefore(open) ? 'plain' : 'any';
  }

  /** A roll that cannot be read. */
  seeUnread(): void {
    this.#found = 'any';
  }
}
