/** What has been said of rolls so far in a text. */
import type { Value } from '../../language/expression.ts';
import type { RolledDice } from '../../prose/targets/roll.ts';

/** The last dice that a target may be for. */
export interface OpenRoll {
  /** Undefined where the roll was changed in a way that nobody could read. */
  readonly rolled: RolledDice | undefined;
  readonly how: 'rolled' | 'named' | 'amount' | 'asked';
  /** Whether a target was for it. */
  readonly isAsked: boolean;
  /** Whether it is used up: it stood with its own target, or for a purpose. */
  readonly isSpent: boolean;
  /** How many sentences ago it was rolled or asked. */
  readonly age: number;
  /** Whether a target of this sentence was for it. */
  readonly isContinued: boolean;
  /** Whether a paragraph ended since. */
  readonly isFar: boolean;
  /** What it is compared with: `higher` is higher than that. */
  readonly compared: Value | undefined;
}

export interface State {
  readonly roll: OpenRoll | undefined;
  /** What was said of a roll before it in its sentence. */
  readonly ahead: Ahead;
  /** Whether the paragraph tells of what has happened. */
  readonly isTold: boolean;
}

export interface Ahead {
  readonly isPerWarrior: boolean;
  readonly each: Value | undefined;
  /** Whether something is changed that may be the roll. */
  readonly isChanged: boolean;
}

export const nothingAhead: Ahead = { isPerWarrior: false, each: undefined, isChanged: false };
export const beginning: State = { roll: undefined, ahead: nothingAhead, isTold: false };
