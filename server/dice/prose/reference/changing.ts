/** Changes of the open roll. */
import type { ChangeAct } from '../meaning/acts.ts';
import { isForSomeCase } from '../meaning/changeAct.ts';
import { withChange } from './change.ts';
import { ownedValue } from './owned.ts';
import { rivalsChanged } from './rivals.ts';
import type { RollState } from './state.ts';
import { isLater, retracting, retractingEarlier } from './step.ts';

/** Changes that choose among dice, or put them together. */
const ofDice: ReadonlySet<ChangeAct['of']> = new Set<ChangeAct['of']>([
  ...(['highest', 'lowest', 'dropLowest', 'dropHighest', 'sum', 'difference', 'product'] as const),
]);

/** The state with a change of its roll, or of the next one. */
export function changedIn(state: RollState, act: ChangeAct): RollState {
  const { roll } = state;
  if (state.rivals) return { ...state, rivals: rivalsChanged(state.rivals, act) };
  // `Add 1 to the result if you are a priest. Roll 2D6`
  const isOfNext = act.of === 'addEach' || act.of === 'subtractEach' || (isForSomeCase(act) && act.isForRoll);
  if (!roll) return { ...state, ahead: { ...state.ahead, isChanged: true }, isChangeNear: isOfNext };
  if (roll.how === 'amount') return { ...state, isChangeNear: state.isChangeNear || (isOfNext && roll.age > 0) };
  if (!roll.isAsked) {
    const value = act.value && roll.owner !== undefined ? ownedValue(act.value, roll.owner) : act.value;
    const rolled = roll.rolled && withChange(roll.rolled, { ...act, value });
    return { ...retractingEarlier(state, ofDice.has(act.said)), roll: { ...roll, rolled } };
  }
  const isOfEvery = act.of === 'addEach' || act.of === 'subtractEach';
  // `On a 5+ it springs. Minus 1 if the floor is dry.`, `needs 4+ on 1D6; in the dark another die is rolled, and the lower is used`
  const isOfAsked = isOfEvery || (isForSomeCase(act) && act.isJoined) || isLater(roll) || ofDice.has(act.said);
  if (isOfAsked && act.isForRoll) return retracting(state);
  // `on a 6 roll again, adding 1`: no later target is for the roll as it was.
  const isPlain =
    (act.of === 'add' || act.of === 'subtract' || act.of === 'double' || act.of === 'multiply') && !act.isForRoll;
  return isPlain ? state : { ...state, roll: { ...roll, rolled: undefined } };
}
