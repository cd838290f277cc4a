/** Targets that bring their dice, or need none. */
import type { Span } from '../../../text/span.ts';
import type { Value } from '../../language/expression.ts';
import type { AskAct } from '../meaning/acts.ts';
import { isD6, testOf } from '../meaning/targetTests.ts';
import { plainRoll } from './roll.ts';
import { dieOf, soughtOf } from './sought.ts';
import type { RollState } from './state.ts';
import { asking, bound, newRoll, type RollStep } from './step.ts';

/** A target that brings its dice. */
export function askedWithDice(state: RollState, act: AskAct, dice: Value): RollStep {
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
  // `you roll at -1 and need a 4+ on 1D6`
  const isChanged = state.ahead.isChanged && act.isNeeded;
  const test = sought && !act.isPart && !isChanged ? testOf(value, sought, span) : undefined;
  const tests = test ? [test] : [];
  const roll = { ...bound(newRoll(state, plainRoll(dice, false), 'asked'), act.of), tests };
  const found = test && value && ({ span, roll: value, asked: { kind: 'test', test } } as const);
  return [{ ...state, roll, rolls: state.rolls + 1 }, asking(state, found, roll.number, true)];
}

/** A target for which no dice are named. */
export function askedWithout(state: RollState, act: AskAct): RollStep {
  const { span, target } = act;
  if (!target || act.isPart || !mayBeWithoutDice(state, act)) return [state, undefined];
  const roll = oneDie(span);
  const sought = soughtOf(roll, target, act);
  const test = sought && testOf(roll, sought, span);
  const found = test && ({ span, roll, asked: { kind: 'test', test } } as const);
  if (state.roll) return [state, asking(state, found, -1)];
  const tests = test ? [test] : [];
  const open = { ...bound(newRoll(state, plainRoll(roll, false), 'asked'), act.of), tests };
  return [{ ...state, roll: open, rolls: state.rolls + 1 }, asking(state, found, open.number)];
}

/** Whether a target without dice is for 1D6: where no other roll is near. */
function mayBeWithoutDice({ roll, ahead, hasBareTargets }: RollState, act: AskAct): boolean {
  // `their blows are made at 1 to hit`
  const isAmount = act.isExact && !act.isList && !act.hasArticle && !act.namesRoll && !act.isOn && !act.startsClause;
  if (act.of === 'known') return act.hasArticle || !(act.isDefinite || isAmount);
  const isNatural = act.isNatural && !act.isOfOneDie && (act.of === 'asked' || act.of === 'bare');
  if (!(act.mayBeBare && hasBareTargets) && !(isNatural && !act.isList)) return false;
  if (ahead.isChanged) return false;
  if (!roll || roll.how === 'amount') return true;
  // `roll 1D6 and add Strength. An Elf falls on a natural 1 only`: the die of the same roll.
  const die = roll.rolled?.total && dieOf(roll.rolled.total, act);
  const isPlain = die !== undefined && isD6(die);
  return roll.isAsked && isPlain && (!act.isExact || act.namesRoll || act.isOn);
}

function oneDie(span: Span): Value {
  return { kind: 'dice', count: { kind: 'number', value: 1, span }, sides: { kind: 'number', value: 6, span }, span };
}
