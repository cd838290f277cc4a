/** What is told of a roll before it is named: `Add 1 to the score. Roll 1D6.` */
import { asksForSeveral, isChangeAhead } from '../rolls/otherChanges.ts';
import type { Break } from '../words/layout.ts';
import type { Token } from '../words/token.ts';

/** For so many sentences it counts, with the one in which it stands. */
const sentences = 2;

/** What has been told of the next roll. */
export class ToldAhead {
  #changed = 0;
  #several = 0;

  /** Whether it is changed. */
  get isChanged(): boolean {
    return this.#changed > 0;
  }

  /** Whether it may be another than one D6, though none of its dice are named: `He may roll twice and use the better score.` */
  get isSeveral(): boolean {
    return this.#several > 0;
  }

  cross(kind: Break): void {
    this.#changed = kind === 'sentence' ? Math.max(0, this.#changed - 1) : 0;
    this.#several = kind === 'sentence' ? Math.max(0, this.#several - 1) : 0;
  }

  /** A token before which no roll is open. */
  see(tokens: readonly Token[], index: number): void {
    if (isChangeAhead(tokens, index)) this.#changed = sentences;
    if (asksForSeveral(tokens, index)) this.#several = sentences;
  }
}
