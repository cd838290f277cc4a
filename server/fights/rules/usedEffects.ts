import type { Effect, Hook } from '../effect.ts';
import { naturalFromOf } from './questRules.ts';
import { amountOf, chanceOfEffect, outcomesOfEffect, type Unit, valuesOfOpponent } from './unit.ts';

/** Whether an effect that needs no step of its own is in the numbers: one that counts in each attack, or on a natural roll. */
export function isUsedWithoutStep(effect: Effect, opponents: readonly Unit[]): boolean {
  const { hook, value, test, moment, change } = effect;
  if (
    ofSteps.includes(hook) ||
    hook.startsWith('wounds-') ||
    (moment === 'natural' ? naturalFromOf(effect) === undefined : moment)
  )
    return false;
  const isRolled = ofDice.includes(hook) || (hook === 'damage' && change !== 'multiply');
  return opponents.map(valuesOfOpponent).every((values) => {
    const found = [
      ...(test ? [chanceOfEffect(effect, values)] : []),
      ...(value ? [isRolled ? outcomesOfEffect(effect, values) : amountOf(effect)] : []),
    ];
    return !found.includes(undefined);
  });
}

/** Those whose steps say whether they count. */
const ofSteps: readonly Hook[] = ['regains', 'strikes-first', 'flees', 'gangs-up', 'acts', 'falls', 'attackable'];

/** Those that may roll for their value. */
const ofDice: readonly Hook[] = ['extra-wounds', 'unreduced-damage', 'ignores-wounds'];
