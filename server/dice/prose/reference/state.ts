/** What has been said of rolls so far in a text. */
import type { Comparator } from '../../language/comparator.ts';
import type { Test, Value } from '../../language/expression.ts';
import type { VariantOf } from '../grammar/grammar.ts';
import type { Target } from '../meaning/target.ts';
import type { RolledDice } from './roll.ts';

/** The last dice that a target may be for. */
export interface OpenRoll {
  /** Rolls have numbers, so that what was asked of one can be taken back. */
  readonly number: number;
  /** Undefined where the roll was changed in a way that nobody could read. */
  readonly rolled: RolledDice | undefined;
  readonly how: 'rolled' | 'named' | 'amount' | 'asked';
  /** Who rolls, if that is no Warrior. */
  readonly owner: string | undefined;
  /** The words that name who rolls. */
  readonly subject: readonly string[];
  /** Whether a target was for it. */
  readonly isAsked: boolean;
  /** What its total was asked so far. */
  readonly tests: readonly Test[];
  /** Whether it is rolled where another roll came to something. */
  readonly isNested: boolean;
  /** Whether it was asked something that could not be read, so that nobody knows what is left. */
  readonly isIncomplete: boolean;
  /** How the last target for it was said. */
  readonly last: VariantOf<'ask'> | undefined;
  /** Whether rows of a table were for it: `1-2 nothing`. */
  readonly hasRows: boolean;
  /** How many points of a list had begun when it was made. */
  readonly item: number;
  /** Whether it is used up: it stood with its own target, or for a purpose. */
  readonly isSpent: boolean;
  /** Whether it is the number of something, so that only what names its score is asked of it. */
  readonly isNumber: boolean;
  /** The roll that it may be, or whose dice it may join. */
  readonly earlier: { readonly number: number; readonly isSame: boolean } | undefined;
  /** Whether its rows follow behind a colon. */
  readonly isListed: boolean;
  /** How many sentences ago it was rolled or asked. */
  readonly age: number;
  /** Whether a target of this sentence was for it. */
  readonly isContinued: boolean;
  /** Whether a paragraph ended since. */
  readonly isFar: boolean;
  /** What its single dice were asked last. */
  readonly ofDice: Target | undefined;
  /** Whether several roll it, so that a score that comes up may be that of any of them. */
  readonly isOfSeveral: boolean;
  /** What it is compared with: `higher` is higher than that. */
  readonly compared: Value | undefined;
}

/** One of two who roll against each other. */
export interface Rival {
  /** The words that name him. */
  readonly words: readonly string[];
  readonly total: Value;
}

export interface Rivals {
  readonly own: Rival;
  readonly other: Rival;
  /** Whether what is added is added by both. */
  readonly isShared: boolean;
  /** Who of the two was told of last, where they were told of apart. */
  readonly latest: 'own' | 'other' | undefined;
  /** How many sentences ago they were told of. */
  readonly sentences: number;
  /** How the two were compared last. */
  readonly last: Comparator | undefined;
  /** Of whom that was asked. */
  readonly lastSide: 'own' | 'other' | undefined;
}

export interface RollState {
  /** The two who roll against each other, if the last who roll do. */
  readonly rivals: Rivals | undefined;
  readonly roll: OpenRoll | undefined;
  /** How many rolls there were. */
  readonly rolls: number;
  /** The rolls of which all that was asked is taken back, since they are changed later. */
  readonly retracted: readonly number[];
  /** What came of the last roll, such as `1D6 Wounds`, while that is still open: its single dice may be asked. */
  readonly effect: RolledDice | undefined;
  /** Whether a sentence has ended since. */
  readonly isEffectOld: boolean;
  /** What was said of a roll before it in its sentence. */
  readonly ahead: Ahead;
  /** Whether this sentence changes every roll that comes. */
  readonly isChangeNear: boolean;
  /** How many points of a list have begun. */
  readonly items: number;
  /** The last of the numbers that count the sentences of a paragraph, of which the first stands before all rolls: `1. Roll 1D6. 2: move.` */
  readonly counted: number | undefined;
  /** Whether the paragraph tells of what has happened. */
  readonly isTold: boolean;
  /** Whether that is an example, so that only what may be a rule is asked: `for example, he needs a 5 or 6 on 1D6`. */
  readonly isExample: boolean;
  /** Whether the paragraph is an example of play, so that a single score in it is one that somebody has; `new` in the sentence that says so. */
  readonly sample: 'new' | 'old' | undefined;
  /** Whether a target without dice is for 1D6. */
  readonly hasBareTargets: boolean;
}

interface Ahead {
  readonly isPerWarrior: boolean;
  readonly each: Value | undefined;
  /** Whether something is changed that may be the roll. */
  readonly isChanged: boolean;
}

export const nothingAhead: Ahead = { isPerWarrior: false, each: undefined, isChanged: false };

/** The state where a text or a part of it begins. */
export function beginning(hasBareTargets: boolean): RollState {
  return {
    rivals: undefined,
    roll: undefined,
    rolls: 0,
    retracted: [],
    effect: undefined,
    isEffectOld: false,
    ahead: nothingAhead,
    isChangeNear: false,
    items: 0,
    counted: undefined,
    isTold: false,
    isExample: false,
    sample: undefined,
    hasBareTargets,
  };
}
