/** Which roll each question of a text is for: the acts one by one, each with the state before it. */
import type { Value } from '../../language/expression.ts';
import type { AskedOfRoll } from '../../prose/binding/before.ts';
import type { Break } from '../../prose/words/layout.ts';
import { plainRoll, repeated, type RolledDice } from '../../prose/targets/roll.ts';
import { testOf } from '../../prose/targets/targetTests.ts';
import type { Act, AlikeAct, AskAct, ChangeAct, DiceAct, RollAct } from '../meaning/acts.ts';
import { comparatorOf, type Target } from '../meaning/target.ts';
import { changed } from './change.ts';
import { askedOfDice } from './ofDice.ts';
import { beginning, nothingAhead, type OpenRoll, type State } from './state.ts';

export type Step = readonly [State, AskedOfRoll | undefined];

/** The state after an act, and what the act asks of a roll. */
export function reduce(state: State, act: Act): Step {
  switch (act.kind) {
    case 'break':
      return [crossed(state, act.of), undefined];
    case 'roll':
      return [rolledIn(state, act), undefined];
    case 'rolls':
      return [repeatedIn(state, act), undefined];
    case 'purpose':
      return [withRoll(state, (roll) => (roll.isAsked ? roll : { ...roll, isSpent: true })), undefined];
    case 'change':
      return [changedIn(state, act), undefined];
    case 'compared':
      return [withRoll(state, (roll) => ({ ...roll, compared: act.value })), undefined];
    case 'told':
      return [{ ...state, isTold: true, roll: undefined }, undefined];
    case 'other':
      return [unread(state), undefined];
    case 'stated':
      return [
        state,
        state.isTold ? undefined : { span: act.span, roll: act.roll, asked: { kind: 'test', test: act.test, isStated: true } },
      ];
    case 'ask':
      return asked(state, act);
    case 'askDice':
    case 'alike':
      return askedOfSingle(state, act);
    case 'otherwise':
    case 'plain':
      return [state, undefined];
  }
}

function withRoll(state: State, change: (roll: OpenRoll) => OpenRoll | undefined): State {
  return state.roll ? { ...state, roll: change(state.roll) } : state;
}

const oldest = 2;

function crossed(state: State, of: Break): State {
  const ahead = nothingAhead;
  if (of === 'part') return beginning;
  const isTold = state.isTold && of !== 'paragraph';
  const { roll } = state;
  if (!roll || roll.isSpent || roll.age >= oldest) return { roll: undefined, ahead, isTold };
  const isFar = roll.isFar || of === 'paragraph';
  return { roll: { ...roll, age: roll.age + 1, isContinued: false, isFar }, ahead, isTold };
}

function rolledIn(state: State, { how, dice }: RollAct): State {
  if (how === 'told') return { ...state, isTold: true, roll: undefined };
  const { ahead } = state;
  // `loses 1D6 Wounds` while a roll is open: the roll stays open.
  if (how === 'amount' && state.roll && state.roll.how !== 'amount') return state;
  const rolled = withAhead(plainRoll(dice, ahead.isPerWarrior), ahead.each);
  const roll: OpenRoll = {
    rolled: ahead.isChanged ? undefined : rolled,
    how,
    isAsked: false,
    isSpent: false,
    age: 0,
    isContinued: false,
    isFar: false,
    compared: undefined,
  };
  return { ...state, roll, ahead: nothingAhead };
}

function withAhead(rolled: RolledDice, each: Value | undefined): RolledDice {
  return each ? { ...rolled, each } : rolled;
}

function repeatedIn(state: State, { of, value }: Extract<Act, { kind: 'rolls' }>): State {
  const { roll } = state;
  if (!roll?.rolled || roll.isAsked) {
    if (of === 'times') return state;
    const ahead = of === 'perWarrior' ? { ...state.ahead, isPerWarrior: true } : { ...state.ahead, each: value };
    return { ...state, ahead };
  }
  const { rolled } = roll;
  if (of === 'perWarrior') return { ...state, roll: { ...roll, rolled: { ...rolled, isPerWarrior: true } } };
  if (of === 'perThing') return { ...state, roll: { ...roll, rolled: withAhead(rolled, value) } };
  return { ...state, roll: { ...roll, rolled: value && repeated(rolled, value) } };
}

function changedIn(state: State, act: ChangeAct): State {
  const { roll } = state;
  if (!roll) return { ...state, ahead: { ...state.ahead, isChanged: true } };
  if (roll.isAsked || roll.how === 'amount') return state;
  return { ...state, roll: { ...roll, rolled: roll.rolled && changed(roll.rolled, act) } };
}

/** A word between a roll and its first target that was not read. */
function unread(state: State): State {
  const { roll } = state;
  if (!roll || roll.isAsked || roll.how === 'amount') return state;
  return { ...state, roll: { ...roll, rolled: undefined } };
}

function usable(roll: OpenRoll | undefined): OpenRoll | undefined {
  return roll?.rolled && !roll.isSpent ? roll : undefined;
}

function bound(roll: OpenRoll): OpenRoll {
  return { ...roll, isAsked: true, isContinued: true, age: 0 };
}

function asked(state: State, act: AskAct): Step {
  if (state.isTold) return [state, undefined];
  if (act.dice) {
    const test = act.target && testOf(act.dice, act.target, act.span);
    return [{ ...state, roll: withDice(act.dice) }, test && { span: act.span, roll: act.dice, asked: { kind: 'test', test } }];
  }
  const roll = usable(state.roll);
  if (!roll?.rolled || !mayBeFor(roll, act)) return [state, undefined];
  const target = targetOf(act, roll);
  const { total } = roll.rolled;
  const test = target && testOf(total, target, act.span);
  return [{ ...state, roll: bound(roll) }, test && total && { span: act.span, roll: total, asked: { kind: 'test', test } }];
}

function askedOfSingle(state: State, act: DiceAct | AlikeAct): Step {
  if (state.isTold) return [state, undefined];
  const own = act.dice && withDice(act.dice);
  const roll = own ?? usable(state.roll);
  return [roll ? { ...state, roll: bound(roll) } : state, roll?.rolled && askedOfDice(act, roll.rolled)];
}

/** The roll of a question that brings its dice. */
function withDice(dice: Value): OpenRoll {
  return {
    rolled: plainRoll(dice, false),
    how: 'asked',
    isAsked: true,
    isSpent: false,
    age: 0,
    isContinued: true,
    isFar: false,
    compared: undefined,
  };
}

/** `if it is higher`: than what was named before. */
function targetOf({ of, target }: AskAct, { compared }: OpenRoll): Target | undefined {
  if (target) return target;
  const comparator = comparatorOf(of);
  return compared && comparator ? { kind: 'compared', comparator, value: compared } : undefined;
}

/** Whether a target may be for a roll. */
function mayBeFor(roll: OpenRoll, { of, startsClause, startsSentence, namesRoll }: AskAct): boolean {
  if ((of === 'row' || of === 'bare') && !startsClause) return false;
  if (roll.how === 'amount') return namesRoll && roll.age <= 1 && !roll.isFar;
  if (roll.isFar && !startsSentence && !roll.isContinued) return false;
  if (roll.isAsked && roll.age > 0 && !roll.isContinued) return startsSentence;
  return true;
}
