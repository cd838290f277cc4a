/** What has been said of rolls so far in a text. */
import type { Test, Value } from '../../language/expression.ts';
import type { ChangeAct } from '../meaning/acts.ts';
import type { RolledDice } from './roll.ts';

/** Dice that a target may be for. */
export interface OpenRoll {
  /** Rolls have numbers, so that what was asked of one can be taken back. */
  readonly number: number;
  /** Undefined where nobody can say what it comes to. */
  readonly rolled: RolledDice | undefined;
  /** `asked`: its dice stood in a question. */
  readonly how: 'rolled' | 'named' | 'amount' | 'asked';
  /** Who rolls, if that is no Warrior. */
  readonly owner: string | undefined;
  /** Whether each Warrior of the party rolls it. */
  readonly isOfParty: boolean;
  /** Whether scores follow behind a colon. */
  readonly isListed: boolean;
  /** What its total was asked so far, and whether that is all that was asked. */
  readonly tests: readonly Test[];
  readonly isAsked: boolean;
  readonly isIncomplete: boolean;
  /** Whether rows were for it: `1-2 nothing`. */
  readonly hasRows: boolean;
  /** How many sentences ago it was rolled or asked. */
  readonly age: number;
  /** In which point of a list it is made, from 1 on; 0 outside of lists. */
  readonly item: number;
  /** Whether a paragraph has ended since. */
  readonly isFar: boolean;
  /** What it is compared with: `higher` is higher than that. */
  readonly compared: Value | undefined;
}

export interface RollState {
  readonly roll: OpenRoll | undefined;
  /** The roll in whose outcome the open one is made. */
  readonly outer: OpenRoll | undefined;
  /** How many rolls there were, and how many points of a list have begun. */
  readonly rolls: number;
  readonly items: number;
  /** The rolls of which all that was asked is taken back, since they are changed behind it. */
  readonly retracted: readonly number[];
  /** What came of the last roll, such as `1D6 Wounds`: its single dice may be asked. */
  readonly effect: RolledDice | undefined;
  /** What was said of a roll before it in its sentence. */
  readonly ahead: Ahead;
  /** Whether a target without dice is for 1D6. */
  readonly hasBareTargets: boolean;
}

interface Ahead {
  readonly isOfParty: boolean;
  /** How many roll, or how many things there are for each of which it is rolled. */
  readonly each: Value | undefined;
  readonly changes: readonly ChangeAct[];
}

export const nothingAhead: Ahead = { isOfParty: false, each: undefined, changes: [] };

/** The state where a text begins. */
export function beginning(hasBareTargets: boolean): RollState {
  return {
    roll: undefined,
    outer: undefined,
    rolls: 0,
    items: 0,
    retracted: [],
    effect: undefined,
    ahead: nothingAhead,
    hasBareTargets,
  };
}

/** A roll that nothing was asked of. */
export function newRoll({ rolls, items }: RollState, rolled: RolledDice | undefined, how: OpenRoll['how']): OpenRoll {
  return {
    number: rolls,
    rolled,
    how,
    owner: undefined,
    isOfParty: false,
    isListed: false,
    tests: [],
    isAsked: false,
    isIncomplete: false,
    hasRows: false,
    age: 0,
    item: items,
    isFar: false,
    compared: undefined,
  };
}
