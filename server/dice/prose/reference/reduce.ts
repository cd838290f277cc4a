/** Which roll each question of a text is for: the acts one by one, each with the state before it. */
import type { Value } from '../../language/expression.ts';
import { numberOfWarriors } from '../../language/names.ts';
import type { Act, ChangeAct, RollAct, RollsAct } from '../meaning/acts.ts';
import type { Break } from '../words/layout.ts';
import { isNumberOfGame } from '../words/variableNames.ts';
import { asked, askedForRest, askedOfSingle, type RollStep } from './asking.ts';
import { ownedValue } from './owned.ts';
import { effectOf, plainRoll, type RolledDice, repeated, withChange } from './roll.ts';
import { newRoll, nothingAhead, type OpenRoll, type RollState } from './state.ts';

/** The state after an act, and what the act asks of a roll. */
export function reduce(state: RollState, act: Act): RollStep {
  switch (act.kind) {
    case 'break':
      return [crossed(state, act.of), undefined];
    case 'roll':
      return [rolledIn(state, act), undefined];
    case 'rolls':
      return [repeatedIn(state, act), undefined];
    case 'purpose':
      return [forPurpose(state), undefined];
    case 'change':
      return [changedIn(state, act), undefined];
    case 'compared':
      return [state.roll ? { ...state, roll: { ...state.roll, compared: act.value } } : state, undefined];
    case 'stated': {
      const { span, roll, test } = act;
      return [state, { found: { span, roll, asked: { kind: 'test', test, isStated: true } }, roll: -1 }];
    }
    case 'ask':
      return asked(state, act);
    case 'askDice':
    case 'alike':
      return askedOfSingle(state, act);
    case 'otherwise':
      return askedForRest(state, act);
    case 'aside':
      return [state, undefined];
  }
}

const oldest = 3;

/** The state where a sentence, a point of a list, a paragraph or a part of the text ends. */
function crossed(state: RollState, of: Break): RollState {
  const items = of === 'item' ? state.items + 1 : of === 'sentence' ? state.items : 0;
  const crossing = { ...state, ahead: nothingAhead, items };
  if (of === 'part') return { ...crossing, roll: undefined, outer: undefined, effect: undefined };
  const isFar = of === 'paragraph';
  const older = (roll: OpenRoll | undefined): OpenRoll | undefined => {
    // A roll in a point of a list is not that of the next one, unless it announces a list itself.
    if (!roll || roll.age >= oldest || (roll.item > 0 && roll.item !== items && !roll.isListed)) return undefined;
    return { ...roll, age: roll.age + 1, isFar: roll.isFar || isFar };
  };
  return {
    ...crossing,
    roll: older(state.roll),
    outer: older(state.outer),
    effect: of === 'sentence' ? state.effect : undefined,
  };
}

/** The state with dice rolled. */
function rolledIn(state: RollState, { how, dice: written, owner, isConditional, isListed }: RollAct): RollState {
  const dice = written && owner !== undefined ? ownedValue(written, owner) : written;
  const { ahead, roll: before } = state;
  // `loses 1D6 Wounds` while a roll is open: the roll stays open.
  if (how === 'amount' && before && before.how !== 'amount') return { ...state, effect: dice && effectOf(dice) };
  // `on 4-8 it is cheaper by 1D6 x 10; on 9 …`
  if (how === 'named' && dice?.kind === 'product' && before?.isAsked) return state;
  // `1D6, or 2D6 in the dark`: nobody knows which.
  const isOneOfTwo =
    before !== undefined && !before.isAsked && before.age === 0 && before.how !== 'amount' && !isListed;
  const plain = dice && !isOneOfTwo ? (how === 'amount' ? effectOf(dice) : plainRoll(dice)) : undefined;
  const rolled = ahead.changes.reduce(
    (changed: RolledDice | undefined, change) => changed && withChange(changed, change),
    plain,
  );
  const made = newRoll(state, rolled && withEach(rolled, ahead.each), how);
  const isInner =
    before !== undefined &&
    (before.isListed || (before.isAsked && (before.age === 0 || isConditional || before.hasRows)));
  return {
    ...state,
    roll: { ...made, owner, isListed, isOfParty: ahead.isOfParty },
    outer: isInner ? before : state.outer,
    rolls: state.rolls + 1,
    ahead: nothingAhead,
  };
}

/** The roll, made for each of several: of a number that the game has, so many dice. */
function withEach(rolled: RolledDice, each: Value | undefined): RolledDice {
  if (each?.kind === 'name' && each.name !== numberOfWarriors && isNumberOfGame(each.name))
    return repeated(rolled, each) ?? rolled;
  return each ? { ...rolled, each } : rolled;
}

/** The state with its roll, or the next one, made for each of several. */
function repeatedIn(state: RollState, { of, value, isWhole }: RollsAct): RollState {
  const { roll, ahead } = state;
  if (!roll?.rolled || roll.isAsked)
    return of === 'times' ? state : { ...state, ahead: { ...ahead, each: value, isOfParty: isWhole } };
  const { rolled } = roll;
  if (of === 'times') return { ...state, roll: { ...roll, rolled: value && repeated(rolled, value) } };
  // `1D6 + Strength + 1 for every helper`
  if (of === 'perThing' && rolled.total?.kind === 'addition') return { ...state, roll: { ...roll, rolled: undefined } };
  return { ...state, roll: { ...roll, isOfParty: isWhole, rolled: withEach(rolled, value) } };
}

/** `roll 3D6 for the gold`: of these dice only what names their score is asked. */
function forPurpose(state: RollState): RollState {
  const { roll } = state;
  if (!roll || roll.isAsked || roll.isListed) return state;
  return { ...state, roll: { ...roll, how: 'amount', age: 0 }, effect: roll.rolled };
}

/** The state with a change of its roll, or of the next one in the sentence. */
function changedIn(state: RollState, act: ChangeAct): RollState {
  const { roll, ahead } = state;
  const isForEach = act.of === 'addEach' || act.of === 'subtractEach';
  if (!roll || (roll.age > 0 && roll.isAsked && !isForEach)) {
    const isTerm = act.of === 'add' || act.of === 'subtract' || act.value !== undefined;
    return act.isOfRoll && isTerm ? { ...state, ahead: { ...ahead, changes: [...ahead.changes, act] } } : state;
  }
  if (roll.how === 'amount') return state;
  if (roll.isAsked) {
    // `On a 5+ it springs, adding 1 to the roll for each rope.`
    if (!act.isOfRoll && !ofDice.has(act.of)) return state;
    return { ...state, retracted: [...state.retracted, roll.number], roll: undefined };
  }
  if (roll.age > 0 && !act.isOfRoll && act.of === 'unread') return state;
  const value = act.value && roll.owner !== undefined ? ownedValue(act.value, roll.owner) : act.value;
  return { ...state, roll: { ...roll, rolled: roll.rolled && withChange(roll.rolled, { ...act, value }) } };
}

/** Changes that choose among dice, or put them together. */
const ofDice: ReadonlySet<ChangeAct['of']> = new Set<ChangeAct['of']>([
  ...(['highest', 'lowest', 'dropLowest', 'dropHighest', 'sum', 'difference', 'product', 'reroll'] as const),
]);
