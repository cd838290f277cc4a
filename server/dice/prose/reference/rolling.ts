/** Dice that are rolled, and how often. */
import type { Value } from '../../language/expression.ts';
import type { Act, RollAct } from '../meaning/acts.ts';
import { isD6 } from '../meaning/targetTests.ts';
import { isNumberOfGame } from '../words/variableNames.ts';
import { ownedValue } from './owned.ts';
import { rivalsOfTwo } from './rivals.ts';
import { effectOf, plainRoll, type RolledDice, repeated } from './roll.ts';
import { nothingAhead, type OpenRoll, type RollState } from './state.ts';
import { newRoll } from './step.ts';

/** The state with dice rolled. */
export function rolledIn(state: RollState, act: RollAct): RollState {
  const { how, dice: written, isCut, owner, isConditional, isListed, severally, subject } = act;
  const dice = owner === undefined ? written : ownedValue(written, owner);
  if (how === 'told') return { ...state, isTold: true, roll: undefined };
  const { ahead, roll: before } = state;
  // `loses 1D6 Wounds` while a roll is open: the roll stays open.
  if (how === 'amount' && before && before.how !== 'amount')
    return { ...state, effect: isCut ? undefined : effectOf(dice), isEffectOld: false };
  // `suffers 1D6 Wounds; with 4 or more, 2D6`
  if (how === 'named' && before?.how === 'amount' && before.age === 0)
    return { ...state, roll: { ...before, rolled: undefined } };
  // `on 4-8 it is cheaper by 1D6 x 10; on 9 …`
  if (how === 'named' && dice.kind === 'product' && before?.how === 'rolled' && before.isContinued) return state;
  const rolled = withEach(how === 'amount' ? effectOf(dice) : plainRoll(dice, ahead.isPerWarrior), ahead.each);
  // `1D6, or 2D6 in the dark`: nobody knows which.
  const isOneOfTwo =
    before !== undefined &&
    !isListed &&
    before.how !== 'amount' &&
    !before.isAsked &&
    !before.isSpent &&
    (before.age === 0 || isConditional || isUnasked(before, act));
  const isKnown = !ahead.isChanged && !isCut && !isOneOfTwo && severally !== 'some';
  const rivals = before && !isConditional ? rivalsOfTwo(before, act) : undefined;
  // `on a 7+ roll 1D6: on a 5 he dies. On a 3 he lives.`
  const isNested = before?.isAsked === true && before.isContinued && before.age === 0;
  const isNear = before?.isAsked === true && !before.isFar;
  const isSame = isNear && before.how === 'asked' && act.isForThat;
  const earlier = isSame || (isNear && act.isFurther) ? { number: before.number, isSame } : undefined;
  // `on a 4+. Roll 2D6 for this`
  const isOther = isSame && (isCut || !isD6(dice));
  const retracted = isOther ? [...state.retracted, before.number] : state.retracted;
  const made = newRoll(state, isKnown && !rivals ? rolled : undefined, how);
  const isOfSeveral = severally !== undefined;
  const roll = { ...made, owner, subject, isNested, earlier, isListed, isOfSeveral };
  return { ...state, rivals, roll, retracted, rolls: state.rolls + 1, ahead: nothingAhead };
}

/** `roll 1D6; then roll another 1D6`: the sentence before rolled dice that nothing was asked of, read or not. */
function isUnasked(before: OpenRoll, { how, subject, owner }: RollAct): boolean {
  // `Roll 1D6 and add his Strength. The Orc rolls 1D6 and adds his Strength. If the total is …`
  const isSame = owner !== before.owner || subject.join(' ') === before.subject.join(' ');
  return (
    how === 'rolled' && before.how === 'rolled' && before.age === 1 && !before.isFar && !before.isIncomplete && isSame
  );
}

function withEach(rolled: RolledDice, each: Value | undefined): RolledDice {
  // `for each Battle-level roll 1D6`
  if (each?.kind === 'name' && isNumberOfGame(each.name)) return repeated(rolled, each) ?? rolled;
  return each ? { ...rolled, each } : rolled;
}

/** The state with its roll, or the next one, made for each of several. */
export function repeatedIn(state: RollState, { of, value }: Extract<Act, { kind: 'rolls' }>): RollState {
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
