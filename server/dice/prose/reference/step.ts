/** What an act does to the state, and what becomes of the open roll. */
import type { AskedOfRoll } from './asked.ts';
import type { RolledDice } from './roll.ts';
import type { OpenRoll, State } from './state.ts';

/** A question, and the number of the roll that it is for. */
export interface Asked {
  readonly found: AskedOfRoll;
  readonly roll: number;
}

/** The state after an act, and what the act asks. */
export type Step = readonly [State, Asked | undefined];

/** A question that is asked of a roll, but in a story. */
export function asking({ isTold }: State, found: AskedOfRoll | undefined, roll: number): Asked | undefined {
  return found && !isTold ? { found, roll } : undefined;
}

/** The state with its open roll changed; the same where none is open. */
export function withRoll(state: State, change: (roll: OpenRoll) => OpenRoll | undefined): State {
  return state.roll ? { ...state, roll: change(state.roll) } : state;
}

/** A roll that nothing was asked of. */
export function newRoll({ rolls }: State, rolled: RolledDice | undefined, how: OpenRoll['how']): OpenRoll {
  return {
    number: rolls,
    rolled,
    how,
    isAsked: false,
    tests: [],
    isIncomplete: false,
    isNested: false,
    owner: undefined,
    subject: [],
    last: undefined,
    isSpent: false,
    isAgain: false,
    age: 0,
    isContinued: false,
    isFar: false,
    compared: undefined,
    ofDice: undefined,
  };
}

/** A roll that something was asked of in this sentence. */
export function bound(roll: OpenRoll, last: OpenRoll['last']): OpenRoll {
  return { ...roll, isAsked: true, isContinued: true, age: 0, last };
}

/** A roll that something may still be asked of. */
export function usable(roll: OpenRoll | undefined): OpenRoll | undefined {
  return roll?.rolled && !roll.isSpent ? roll : undefined;
}

/** Whether a roll was asked something in a sentence before. */
export function isLater(roll: OpenRoll | undefined): boolean {
  return roll?.isAsked === true && roll.age > 0 && !roll.isContinued;
}

/** The state with all taken back that was asked of its roll. */
export function retracting(state: State): State {
  const { roll, retracted } = state;
  return roll ? { ...state, retracted: [...retracted, roll.number], roll: undefined } : state;
}

/** The state behind a word that was not read: where it stands between a roll and its first target, nobody knows what the roll is. */
export function unread(state: State): State {
  const { roll } = state;
  if (!roll || roll.isAsked || roll.how === 'amount') return state;
  return { ...state, roll: { ...roll, rolled: undefined } };
}
