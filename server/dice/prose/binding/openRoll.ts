/** The roll that a text is about, as long as targets may be for it. */
import type { Comparing, Range, Value } from '../../language/expression.ts';
import type { RolledDice } from '../targets/roll.ts';
import type { Target } from '../targets/targets.ts';

export interface OpenRoll {
  readonly roll: RolledDice;
  /** The first token after its dice. */
  readonly end: number;
  /**
   * `rolled`: somebody is asked to roll it. `bare`: the dice only stand there, so that a target must follow at once. `effect`: what they
   * come to is named, such as Wounds, so that a target must speak of the score.
   */
  readonly kind: 'rolled' | 'bare' | 'effect';
  /** Whether the next sentence may still ask for it, though nobody is told to roll: `Lock: 1D6. 5+ opens it.` */
  readonly isLabel: boolean;
  /** Whether a target has been found for it: from then on, what comes of the scores is told. */
  readonly isBound: boolean;
  /** Whether a target for it stands in the sentence that is being read. */
  readonly isBoundHere: boolean;
  /** How many sentences ago it was rolled, or a target was last found for it. */
  readonly age: number;
  /** Whether words that change no roll may go on, as after `for each`. */
  readonly isLoose: boolean;
  /** Whether a new sentence begins, of which nothing has been read. */
  readonly isAtStart: boolean;
  /** Whether its scores are listed as rows are: `1-2. Nothing. 3-6. A rat.` */
  readonly isList: boolean;
  /** Whether it is said what the roll itself decides, such as a number of Wounds: it waits for no target. */
  readonly isSettled: boolean;
  /** Whether it stood with its own target: only a sentence that begins with a bare target still asks for it. */
  readonly isSpent: boolean;
  /** Rolled where a target for another roll had been met: what comes later may be for either. */
  readonly outer: RolledDice | undefined;
  /** What it is held against: `2D6 against Toughness`. */
  readonly against: Value | undefined;
  /** Whether only the sentence that is being read may ask for it. */
  readonly isOfSentence: boolean;
  /** Its only target so far; absent behind several. */
  readonly only: Target | undefined;
  /** What its single dice have been asked last. */
  readonly dieCondition: Comparing | undefined;
  /** The scores that the targets so far have spoken of. */
  readonly seen: Seen | undefined;
  /** Whether other dice stand in the sentence that is being read, before any target for it: a target there may be for those. */
  readonly isObscured: boolean;
  /** Whether a roll of an earlier sentence still waits for a target: only the total of a sum is surely asked of this one. */
  readonly isRivalled: boolean;
  /** Whether a number that may be a score stood between the targets and was not read as one. */
  readonly hasUnread: boolean;
}

/** Scores of targets: the least and the greatest, and all of them, in the order of the text. */
export interface Seen extends Range {
  readonly ranges: readonly Range[];
}

/** Whether a roll that somebody makes has found no target so far, and waits for one. */
export function isWaiting(open: OpenRoll | undefined): boolean {
  return open?.kind === 'rolled' && !open.isBound && !open.isSettled;
}

/**
 * Whether a roll that waits is no sum, and of a sentence before, so that a total behind a new roll of one is not for both: `A D6 is rolled.
 * Roll 1D6 and add his Strength. If the total is …`
 */
export function isPlainBefore({ roll, age }: OpenRoll): boolean {
  return age > 0 && roll.total?.kind === 'dice';
}

/** The roll just after its dice. */
export function opened(roll: RolledDice, kind: OpenRoll['kind'], end: number, outer?: RolledDice): OpenRoll {
  return {
    roll,
    end,
    kind,
    isLabel: false,
    isBound: false,
    isBoundHere: false,
    age: 0,
    isLoose: false,
    isAtStart: false,
    isList: false,
    isSettled: false,
    isSpent: false,
    outer,
    against: undefined,
    isOfSentence: false,
    only: undefined,
    dieCondition: undefined,
    seen: undefined,
    isObscured: false,
    isRivalled: false,
    hasUnread: false,
  };
}

/** The roll just after something has been asked of it; `seen`: the scores that its targets have spoken of so far. */
export function asked(open: OpenRoll, seen: Seen | undefined, isListed: boolean): OpenRoll {
  return {
    ...open,
    kind: 'rolled',
    age: 0,
    isBound: true,
    isBoundHere: true,
    isLoose: false,
    isObscured: false,
    isList: open.isList || isListed,
    seen,
  };
}
