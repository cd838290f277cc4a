/** Targets that bring their dice, or need none. */
import type { Span } from '../../../text/span.ts';
import type { Value } from '../../language/expression.ts';
import type { AskAct } from '../meaning/acts.ts';
import { isD6, testOf } from '../meaning/targetTests.ts';
import { plainRoll } from './roll.ts';
import { dieOf, soughtOf } from './sought.ts';
import type { State } from './state.ts';
import { asking, bound, newRoll, type Step } from './step.ts';

/** A target that brings its dice. */
export function askedWithDice(state: State, act: AskAct, dice: Value): Step {
  const isBare = act.of === 'bare' || act.of === 'row';
  const isMeant =
    !isBare ||
    ((act.startsClause || ((!act.isExact || act.isList) && !act.isDefinite)) &&
      (!act.isExact ||
        act.hasArticle ||
        act.isList ||
        act.isNeeded ||
        act.namesResult ||
        (act.startsClause && !act.isBracketed)));
  const isAverage = act.isExact && act.isBracketed && !act.hasArticle && !act.isList && act.isNeeded && !isD6(dice);
  if (!isMeant || isAverage) return [state, undefined];
  const { span, target } = act;
  const value = dieOf(dice, act);
  const sought = target && value && soughtOf(value, target, act);
  const test = sought && !act.isPart ? testOf(value, sought, span) : undefined;
  const tests = test ? [test] : [];
  const roll = { ...bound(newRoll(state, plainRoll(dice, false), 'asked'), act.of), tests };
  const found = test && value && ({ span, roll: value, asked: { kind: 'test', test } } as const);
  return [{ ...state, roll, rolls: state.rolls + 1 }, asking(state, found, roll.number)];
}

/** A target for which no dice are named. */
export function askedWithout(state: State, act: AskAct): Step {
  const { span, target } = act;
  if (!target || act.isPart || !mayBeWithoutDice(state, act)) return [state, undefined];
  const roll = oneDie(span);
  const test = testOf(roll, target, span);
  const found = test && ({ span, roll, asked: { kind: 'test', test } } as const);
  if (state.roll) return [state, asking(state, found, -1)];
  const tests = test ? [test] : [];
  const open = { ...bound(newRoll(state, plainRoll(roll, false), 'asked'), act.of), tests };
  return [{ ...state, roll: open, rolls: state.rolls + 1 }, asking(state, found, open.number)];
}

/** Whether a target without dice is for 1D6: where no other roll is near. */
function mayBeWithoutDice({ roll, ahead, hasBareTargets }: State, act: AskAct): boolean {
  if (act.of === 'known') return !act.isDefinite || act.hasArticle;
  const isNatural = act.isNatural && !act.isOfOneDie && (act.of === 'asked' || act.of === 'bare');
  if (!(act.mayBeBare && hasBareTargets) && !(isNatural && !act.isList)) return false;
  if (ahead.isChanged) return false;
  if (!roll || roll.how === 'amount') return true;
  const isPlain = roll.rolled?.total !== undefined && isD6(roll.rolled.total);
  return roll.isAsked && isPlain && (!act.isExact || act.namesRoll || act.isOn);
}

function oneDie(span: Span): Value {
  return { kind: 'dice', count: { kind: 'number', value: 1, span }, sides: { kind: 'number', value: 6, span }, span };
}
