/** What is asked of the open roll. */
import type { Value } from '../../language/expression.ts';
import { formatExpression } from '../../language/format.ts';
import type { Act, AlikeAct, AskAct, DiceAct } from '../meaning/acts.ts';
import type { AskRivalsAct } from '../meaning/rivals.ts';
import { comparatorOf, type Target } from '../meaning/target.ts';
import { testOf } from '../meaning/targetTests.ts';
import { isRelative, mayBeFor } from './mayBeFor.ts';
import { askedOfDice } from './ofDice.ts';
import { askedWithDice, askedWithout } from './ownDice.ts';
import { ownedValue } from './owned.ts';
import { restOf } from './rest.ts';
import { askedOfRivals } from './rivals.ts';
import { plainRoll } from './roll.ts';
import { dieOf, isOfOneDie, soughtOf } from './sought.ts';
import type { OpenRoll, Rivals, RollState } from './state.ts';
import { asking, bound, isLater, newRoll, type RollStep, usable, withRoll } from './step.ts';

/** What a target asks. */
export function asked(state: RollState, act: AskAct): RollStep {
  const { of, span } = act;
  if (state.rivals && (of === 'above' || of === 'below' || of === 'atLeast' || of === 'atMost')) {
    return askedOfTwo(state, {
      of,
      side: act.side.length > 0 ? act.side : undefined,
      isOfDie: act.isOfDie,
      isOfThrow: act.isOfThrow,
      span,
    });
  }
  // `both add their Strength (the Ogre has 5)`
  if (state.rivals && !state.rivals.last) {
    const roll = state.roll && { ...state.roll, isOfSeveral: true };
    const alone = { ...state, roll, rivals: undefined };
    return isPlainOfEach(state.rivals) && act.target ? asked(alone, act) : [alone, undefined];
  }
  if (act.dice) return askedWithDice(state, act, act.dice);
  const roll = state.roll && mayBeFor(state.roll, act) ? state.roll : undefined;
  if (!roll) {
    // `it is one higher if he has a rope`
    const isChange = state.roll !== undefined && !state.roll.isAsked && state.roll.how !== 'amount' && isRelative(act);
    const next = withRoll(state, (open) => ({
      ...open,
      isIncomplete: true,
      rolled: isChange ? undefined : open.rolled,
    }));
    return askedWithout(next, act);
  }
  // `roll 1D6 until it is a 6`: nobody knows how often.
  if (act.isUntil && roll.how === 'rolled' && !roll.isAsked && roll.age === 0) {
    return [{ ...state, roll: { ...roll, rolled: undefined } }, undefined];
  }
  const total = usable(roll)?.rolled?.total;
  const wanted = targetOf(act, roll);
  // `Chest: 2D6, trapped on 5+`: the dice may be those of what is in it.
  const isDoubtful =
    roll.how === 'named' && !act.startsClause && total?.kind === 'dice' && roll.rolled?.pool !== undefined;
  const target = isDoubtful && wanted?.kind === 'compared' && isOfOneDie(wanted) ? undefined : wanted;
  const value = total && dieOf(total, act);
  const sought = target && value && soughtOf(value, target, act, isLater(roll) && !act.namesResult);
  // `a dice for each coin: if a 1 comes up he loses`
  const isOfOne = act.isOn || act.isOfThose || act.isList || act.namesScore;
  const isOfAnyOfThem =
    (roll.isOfSeveral || (roll.rolled?.each !== undefined && act.isExact)) && !isOfOne && of === 'asked';
  const test = sought && !act.isPart && !isOfAnyOfThem ? testOf(value, sought, act.span) : undefined;
  const found = test && value && ({ span: act.span, roll: value, asked: { kind: 'test', test } } as const);
  const tests = test ? [...roll.tests, test] : roll.tests;
  const compared = target?.kind === 'compared' ? comparedNext(roll, target.value) : roll.compared;
  const isIncomplete = roll.isIncomplete || !test;
  return [
    { ...state, roll: { ...bound(roll, act.of), tests, compared, isIncomplete } },
    asking(state, found, roll.number, roll.how === 'asked'),
  ];
}

/** `if it exceeds his Strength …, if it exceeds his Toughness …; if it is lower`: than which of the two? */
function comparedNext({ compared }: OpenRoll, value: Value): Value | undefined {
  const isOther = compared !== undefined && compared.kind !== 'number' && value.kind !== 'number';
  return isOther && formatExpression(compared) !== formatExpression(value) ? undefined : value;
}

/** `the Elf and the Dwarf roll 1D6; on a 5+ …`: nothing was added, so that it is asked of each. */
function isPlainOfEach({ own, other, isShared }: Rivals): boolean {
  return isShared && own.total.kind === 'dice' && formatExpression(own.total) === formatExpression(other.total);
}

/** `if it is higher`: than what was named before. */
function targetOf({ of, target }: AskAct, { compared, owner }: OpenRoll): Target | undefined {
  if (target?.kind === 'compared' && owner !== undefined) return { ...target, value: ownedValue(target.value, owner) };
  if (target) return target;
  const comparator = comparatorOf(of);
  return compared && comparator ? { kind: 'compared', comparator, value: compared } : undefined;
}

/** `otherwise`, `on any lower score`: what the targets before have left. */
export function askedForRest(state: RollState, { of, span }: Extract<Act, { readonly kind: 'otherwise' }>): RollStep {
  const { roll } = state;
  const total = usable(roll)?.rolled?.total;
  if (of === 'else') return [withRoll(state, (open) => ({ ...open, isContinued: true })), undefined];
  if (!roll || !total || !roll.isAsked || (roll.age > 0 && !roll.isContinued && roll.isFar)) return [state, undefined];
  const test = roll.isIncomplete ? undefined : restOf(total, roll.tests, of, span);
  const found = test && ({ span, roll: total, asked: { kind: 'test', test }, isRest: true } as const);
  return [{ ...state, roll: bound(roll, roll.last) }, asking(state, found, roll.number)];
}

/** What single dice are asked: of the open roll, or of what came of it. */
export function askedOfSingle(state: RollState, act: DiceAct | AlikeAct): RollStep {
  const own = act.dice && newRoll(state, plainRoll(act.dice, false), 'asked');
  // `roll 2D6 for Wounds; on a double he faints`
  const roll = own ?? (state.roll?.rolled ? state.roll : undefined);
  const ofEffect = !own && state.effect ? askedOfDice(act, state.effect) : undefined;
  if (!roll?.rolled) return [state, asking(state, ofEffect, -1)];
  // `On 9 to 11 it is lifted, unless it is a double`: what is asked before is no longer what it seems.
  if (act.kind === 'alike' && roll.isContinued && (act.isException || (act.isFurther && roll.tests.length > 0))) {
    return [state, undefined];
  }
  const asked = act.kind === 'askDice' && !act.target ? { ...act, target: roll.ofDice } : act;
  const found = askedOfDice(asked, roll.rolled);
  if (!found && ofEffect) return [state, asking(state, ofEffect, -1)];
  const ofDice = asked.kind === 'askDice' ? asked.target : undefined;
  const next = { ...state, roll: { ...bound(roll, 'asked'), ofDice }, rolls: own ? state.rolls + 1 : state.rolls };
  return [next, asking(state, found, roll.number)];
}

/** What two who roll against each other are asked. */
export function askedOfTwo(
  state: RollState,
  act: Pick<AskRivalsAct, 'of' | 'side' | 'isOfDie' | 'isOfThrow' | 'span'>,
): RollStep {
  const asked = state.rivals && askedOfRivals(state.rivals, act);
  if (!state.rivals || !asked) return [state, undefined];
  const told = { last: asked.last, lastSide: asked.lastSide };
  return [{ ...state, rivals: { ...state.rivals, ...told, sentences: 0 } }, asking(state, asked.found, -1)];
}
