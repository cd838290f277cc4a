/** Whether other rolls are told of near a place, so that what stands there may be about those. */
import type { Break } from '../words/layout.ts';

/** So many paragraphs behind a roll without a target, a target without dice is no longer for it. */
const maximumParagraphs = 2;

/** What has been rolled near the place that is being read. */
export class NearRolls {
  /** Whether dice have been rolled in the paragraph. */
  #isRolledHere = false;
  #hasOthers = false;
  /** How many paragraphs a roll has been without a target; undefined where there is none. */
  #unboundFor: number | undefined;

  /** Whether a target without dice may be for a roll that has been told of. */
  get areOpen(): boolean {
    return this.#isRolledHere || this.#unboundFor !== undefined;
  }

  /** Whether all of them are single D6 as they are written, and none waits for a target. */
  get arePlain(): boolean {
    return !this.#hasOthers && this.#unboundFor === undefined;
  }

  /** Dice are rolled; `isPlain`: one D6. */
  add(isPlain: boolean): void {
    this.#hasOthers ||= !isPlain;
    this.#isRolledHere = true;
    this.#unboundFor = 0;
  }

  /** Dice are named that nobody is told to roll, behind a target for others; `isPlain`: one D6. */
  see(isPlain: boolean): void {
    this.#hasOthers ||= !isPlain;
    this.#isRolledHere = true;
  }

  /** A target has been found for the last dice. */
  bind(): void {
    this.#unboundFor = undefined;
  }

  cross(kind: Break): void {
    if (kind === 'sentence' || kind === 'none') return;
    this.#isRolledHere = false;
    const paragraphs = (this.#unboundFor ?? maximumParagraphs) + (kind === 'paragraph' ? 1 : 0);
    this.#unboundFor = kind === 'part' || paragraphs >= maximumParagraphs ? undefined : paragraphs;
    if (!this.areOpen) this.#hasOthers = false;
  }
}
