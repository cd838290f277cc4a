/** Dice that are rolled, and how often. */
import type { Value } from '../../language/expression.ts';
import { formatExpression } from '../../language/format.ts';
import type { Act, RollAct } from '../meaning/acts.ts';
import { isNumberOfGame } from '../words/variableNames.ts';
import { ownedBy } from './owned.ts';
import { rivalsOfTwo } from './rivals.ts';
import { effectOf, plainRoll, type RolledDice, repeated } from './roll.ts';
import { nothingAhead, type OpenRoll, type State } from './state.ts';
import { newRoll } from './step.ts';

/** The state with dice rolled. */
export function rolledIn(state: State, act: RollAct): State {
  const { how, dice: written, isCut, owner, isConditional, subject } = act;
  const dice = owner === undefined ? written : ownedBy(written, owner);
  if (how === 'told') return { ...state, isTold: true, roll: undefined };
  const { ahead, roll: before } = state;
  // `loses 1D6 Wounds` while a roll is open: the roll stays open.
  if (how === 'amount' && before && before.how !== 'amount')
    return { ...state, effect: effectOf(dice), isEffectOld: false };
  // `suffers 1D6 Wounds; with 4 or more, 2D6`
  if (how === 'named' && before?.how === 'amount' && before.age === 0)
    return { ...state, roll: { ...before, rolled: undefined } };
  // `on 4-8 it is cheaper by 1D6 x 10; on 9 …`
  if (how === 'named' && dice.kind === 'product' && before?.how === 'rolled' && before.isContinued) return state;
  const rolled = withEach(how === 'amount' ? effectOf(dice) : plainRoll(dice, ahead.isPerWarrior), ahead.each);
  // `1D6, or 2D6 in the dark`: nobody knows which.
  const isOneOfTwo =
    before !== undefined &&
    before.how !== 'amount' &&
    !before.isAsked &&
    !before.isSpent &&
    (before.age === 0 || isConditional || isSameAgain(before, act));
  const isKnown = !ahead.isChanged && !isCut && !isOneOfTwo;
  const rivals = before && !isConditional ? rivalsOfTwo(before, act) : undefined;
  // `on a 7+ roll 1D6: on a 5 he dies. On a 3 he lives.`
  const isNested = before?.isAsked === true && before.isContinued && before.age === 0;
  const roll = { ...newRoll(state, isKnown && !rivals ? rolled : undefined, how), owner, subject, isNested };
  return { ...state, rivals, roll, rolls: state.rolls + 1, ahead: nothingAhead };
}

function withEach(rolled: RolledDice, each: Value | undefined): RolledDice {
  return each ? { ...rolled, each } : rolled;
}

/** The state with its roll, or the next one, made for each of several. */
export function repeatedIn(state: State, { of, value }: Extract<Act, { kind: 'rolls' }>): State {
  const { roll } = state;
  if (!roll?.rolled || roll.isAsked) {
    if (of === 'times') return state;
    const ahead = of === 'perWarrior' ? { ...state.ahead, isPerWarrior: true } : { ...state.ahead, each: value };
    return { ...state, ahead };
  }
  const { rolled } = roll;
  if (of === 'perWarrior') return { ...state, roll: { ...roll, rolled: { ...rolled, isPerWarrior: true } } };
  // `1D6 once for each Battle-level`
  if (of === 'perThing' && value?.kind === 'name' && isNumberOfGame(value.name)) {
    return { ...state, roll: { ...roll, rolled: repeated(rolled, value) } };
  }
  // `1D6 + Strength + 1 for every helper`
  if (of === 'perThing' && rolled.total?.kind === 'addition') return { ...state, roll: { ...roll, rolled: undefined } };
  if (of === 'perThing') return { ...state, roll: { ...roll, rolled: withEach(rolled, value) } };
  return { ...state, roll: { ...roll, rolled: value && repeated(rolled, value) } };
}

/** `Roll 1D6. Roll another 1D6 and add his Strength.`: which of them is asked later? */
function isSameAgain({ how, rolled }: OpenRoll, act: RollAct): boolean {
  if (how !== 'rolled' || act.how !== 'rolled' || !rolled?.total) return false;
  const { total } = rolled;
  const dice = total.kind === 'addition' ? total.terms.map(({ value }) => value) : [total];
  return dice.some((value) => value.kind === 'dice' && formatExpression(value) === formatExpression(act.dice));
}
