/** What an act does to the state, and what becomes of the open roll. */
import type { Test } from '../../language/expression.ts';
import type { AskedOfRoll } from './asked.ts';
import type { RolledDice } from './roll.ts';
import type { OpenRoll, RollState } from './state.ts';

/** A question, and the number of the roll that it is for. */
export interface AskedQuestion {
  readonly found: AskedOfRoll;
  readonly roll: number;
}

/** The state after an act, and what the act asks. */
export type RollStep = readonly [RollState, AskedQuestion | undefined];

/** A question that is asked of a roll, but in a story; in an example only one that stands with its dice, and is no single score. */
export function asking(
  { isTold, isExample, sample }: RollState,
  found: AskedOfRoll | undefined,
  roll: number,
  hasDice = false,
): AskedQuestion | undefined {
  const isRule = !isTold || (isExample && hasDice && found?.asked.kind === 'test' && !isSingle(found.asked.test));
  if (sample && found?.asked.kind === 'test' && isSingle(found.asked.test)) return undefined;
  return found && isRule ? { found, roll } : undefined;
}

/** Whether one score alone is asked for. */
function isSingle(test: Test): boolean {
  if (test.kind === 'comparison') return test.comparator === '=';
  return test.kind !== 'in' || (test.ranges.length === 1 && test.ranges[0]?.low === test.ranges[0]?.high);
}

/** The state with its open roll changed; the same where none is open. */
export function withRoll(state: RollState, change: (roll: OpenRoll) => OpenRoll | undefined): RollState {
  return state.roll ? { ...state, roll: change(state.roll) } : state;
}

/** A roll that nothing was asked of. */
export function newRoll({ rolls, items }: RollState, rolled: RolledDice | undefined, how: OpenRoll['how']): OpenRoll {
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
    hasRows: false,
    item: items,
    isSpent: false,
    isNumber: false,
    earlier: undefined,
    isListed: false,
    age: 0,
    isContinued: false,
    isFar: false,
    isOfSeveral: false,
    compared: undefined,
    ofDice: undefined,
  };
}

/** A roll that something was asked of in this sentence. */
export function bound(roll: OpenRoll, last: OpenRoll['last']): OpenRoll {
  const hasRows = roll.hasRows || last === 'row' || last === 'bare';
  return { ...roll, isAsked: true, isContinued: true, age: 0, last, hasRows };
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
export function retracting(state: RollState): RollState {
  const { roll, retracted } = state;
  return roll ? { ...state, retracted: [...retracted, roll.number], roll: undefined } : state;
}

/** The state with all taken back that was asked of the roll whose dice its roll joins, or that it is. */
export function retractingEarlier(state: RollState, isOfDice: boolean): RollState {
  const earlier = state.roll?.earlier;
  if (!earlier || !(earlier.isSame || isOfDice)) return state;
  return { ...state, retracted: [...state.retracted, earlier.number] };
}

/** The state behind a word that was not read: where it stands between a roll and its first target, nobody knows what the roll is. */
export function unread(state: RollState): RollState {
  const { roll } = state;
  if (!roll || roll.isAsked || roll.how === 'amount') return state;
  return { ...retractingEarlier(state, false), roll: { ...roll, rolled: undefined } };
}
