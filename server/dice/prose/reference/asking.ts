/** What is asked of a roll. */
import type { Value } from '../../language/expression.ts';
import type { Act, AlikeAct, AskAct, DiceAct } from '../meaning/acts.ts';
import { isSingleScore, type Target } from '../meaning/target.ts';
import { isD6, oneD6, testOf } from '../meaning/targetTests.ts';
import { type AskedOfRoll, asTest } from './asked.ts';
import { dieOf, fits, soughtOf, targetFor } from './fits.ts';
import { restOf } from './rest.ts';
import { plainRoll } from './roll.ts';
import { askedOfDice } from './singleDice.ts';
import { newRoll, type OpenRoll, type RollState } from './state.ts';

/** A question, and the number of the roll that it is for. */
export interface AskedQuestion {
  readonly found: AskedOfRoll;
  readonly roll: number;
}

/** The state after an act, and what the act asks. */
export type RollStep = readonly [RollState, AskedQuestion | undefined];

/** What a target asks: of dice of its own, of the open roll, of the one around it, or of 1D6. */
export function asked(state: RollState, act: AskAct): RollStep {
  if (act.dice) return askedWithDice(state, act, act.dice);
  for (const roll of rollsFor(state, act)) {
    const found = foundIn(roll, act);
    if (!found && roll !== state.roll) continue;
    const isOuter = roll === state.outer;
    const next = { ...state, roll: bound(roll, act, found), outer: isOuter ? undefined : state.outer };
    return [next, found && { found, roll: roll.number }];
  }
  return askedWithout(state, act);
}

/** The rolls that a target may be for: a row belongs to the roll that has rows below it. */
function rollsFor({ roll, outer }: RollState, act: AskAct): readonly OpenRoll[] {
  const all = [roll, outer].filter((each) => each !== undefined).filter((each) => fits(each, act));
  return outer && isNextRow(outer, act) ? [outer, ...all] : all;
}

/** Whether a sentence begins with scores above all that a roll was asked before in rows. */
function isNextRow({ hasRows, isListed, tests }: OpenRoll, { target, startsSentence }: AskAct): boolean {
  if (!(hasRows || isListed) || !startsSentence || target?.kind !== 'oneOf') return false;
  const [first] = target.ranges;
  return first !== undefined && tests.every((test) => first.low > highestIn(test));
}

function highestIn(test: OpenRoll['tests'][number]): number {
  if (test.kind === 'in') return test.ranges.at(-1)?.high ?? 0;
  if (test.kind !== 'comparison' || test.right.kind !== 'number') return Number.POSITIVE_INFINITY;
  return test.comparator === '=' || test.comparator === '<=' ? test.right.value : Number.POSITIVE_INFINITY;
}

/** The test of a roll that a target is. */
function foundIn(roll: OpenRoll, act: AskAct): AskedOfRoll | undefined {
  const total = roll.rolled?.total;
  const target = targetFor(act, roll);
  const value = total && dieOf(total, act);
  const sought = target && value && soughtOf(value, target, act);
  const test = sought && !act.isPart ? testOf(value, sought, act.span) : undefined;
  const found = value && asTest(test, value, act.span);
  return found && (roll.isOfParty ? { ...found, isOfParty: true } : found);
}

/** A roll that something was asked of. */
function bound(roll: OpenRoll, act: AskAct, found: AskedOfRoll | undefined): OpenRoll {
  const test = found?.asked.kind === 'test' ? found.asked.test : undefined;
  const target = targetFor(act, roll);
  return {
    ...roll,
    isAsked: true,
    isIncomplete: roll.isIncomplete || !test,
    tests: test ? [...roll.tests, test] : roll.tests,
    hasRows: roll.hasRows || act.of === 'row' || act.of === 'bare',
    compared: target?.kind === 'compared' ? target.value : roll.compared,
    age: 0,
    isFar: false,
  };
}

function askedWithDice(state: RollState, act: AskAct, dice: Value): RollStep {
  const isBare = act.of === 'bare' || act.of === 'row';
  // `10 (3D6)`: how much that is on average.
  if (isBare && isSingleScore(act.target) && !act.isNamed && !act.startsClause) return [state, undefined];
  const roll = { ...newRoll(state, plainRoll(dice), 'asked'), isOfParty: state.ahead.isOfParty };
  const found = state.ahead.changes.length > 0 ? undefined : foundIn(roll, act);
  return [{ ...state, roll: bound(roll, act, found), rolls: state.rolls + 1 }, found && { found, roll: roll.number }];
}

/** A target for which no dice are named: 1D6, where the game has no other roll for it. */
function askedWithout(state: RollState, act: AskAct): RollStep {
  const { span, target } = act;
  if (!target || !mayBeWithoutDice(state, act, target)) return [state, undefined];
  const roll = newRoll(state, plainRoll(oneD6(span)), 'asked');
  const found = foundIn(roll, act);
  if (!found) return [state, undefined];
  const next = state.roll ? state : { ...state, roll: bound(roll, act, found), rolls: state.rolls + 1 };
  return [next, { found, roll: state.roll ? -1 : roll.number }];
}

/** `a natural 6 to hit`, `on a Power roll of 1`; in texts of the game also `goes out on a 4+`. */
function mayBeWithoutDice({ roll, ahead, hasBareTargets }: RollState, act: AskAct, target: Target): boolean {
  if (act.of === 'known') return act.hasArticle || act.isNatural || !isSingleScore(target) || act.isSaid;
  if (ahead.changes.length > 0) return false;
  const isNumber = target.kind === 'compared' ? isPlus(target) : act.hasArticle || act.namesRoll;
  const isBare = hasBareTargets && act.of === 'asked' && (!act.startsSentence || act.namesRoll) && isNumber;
  if (!isBare && !(act.isNatural && act.isNamed)) return false;
  const total = roll?.rolled?.total;
  return !roll || roll.how === 'amount' || (roll.isAsked && total !== undefined && isD6(total));
}

/** `4+` */
function isPlus({ comparator, value }: Extract<Target, { readonly kind: 'compared' }>): boolean {
  return comparator === '>=' && value.kind === 'number' && value.value > 1 && value.value <= 6;
}

/** `on any other score`, `on anything lower`: what the targets before have left. */
export function askedForRest(state: RollState, { of, span }: Extract<Act, { readonly kind: 'otherwise' }>): RollStep {
  const { roll } = state;
  const total = roll?.rolled?.total;
  if (!roll || !total || !roll.isAsked || roll.isFar) return [state, undefined];
  const next = { ...state, roll: { ...roll, age: 0 } };
  const test = of === 'else' || roll.isIncomplete ? undefined : restOf(total, roll.tests, of, span);
  const found = asTest(test, total, span);
  return [next, found && { found, roll: roll.number }];
}

/** What single dice are asked: of dice of its own, of the open roll, or of what came of it. */
export function askedOfSingle(state: RollState, act: DiceAct | AlikeAct): RollStep {
  const own = act.dice && newRoll(state, plainRoll(act.dice), 'asked');
  const roll = own ?? state.roll;
  const isOfAmount = roll?.how === 'amount' && (act.of === 'even' || act.of === 'odd');
  const found = roll?.rolled && !act.isPart && !isOfAmount ? askedOfDice(act, roll.rolled) : undefined;
  if (roll && found) {
    const next = { ...roll, isAsked: true, isIncomplete: true, age: 0 };
    return [
      { ...state, roll: next, rolls: own ? state.rolls + 1 : state.rolls },
      { found, roll: roll.number },
    ];
  }
  const ofEffect = !own && state.effect && !act.isPart ? askedOfDice(act, state.effect) : undefined;
  return [state, ofEffect && { found: ofEffect, roll: -1 }];
}
