import type { Effect } from '../effect.ts';
import { naturalFromOf } from './questRules.ts';
import { amountOf, chanceOfEffect, outcomesOfEffect, type Unit, valuesOfOpponent } from './unit.ts';

/** Whether an effect that needs no step of its own is in the numbers: one that counts in each attack, or on a natural roll. */
export function isUsedWithoutStep(unit: Unit, effect: Effect, opponents: readonly Unit[]): boolean {
  if (effect.moment === undefined) return isConstant(unit, effect, opponents);
  return effect.moment === 'natural' && isNaturalUsed(effect);
}

/** Whether an effect counts from the beginning to the end, and is known in numbers. */
function isConstant({ isWarrior }: Unit, effect: Effect, opponents: readonly Unit[]): boolean {
  switch (effect.hook) {
    case 'avoids':
      return opponents.every((other) => chanceOfEffect(effect, valuesOfOpponent(other)) !== undefined);
    case 'no-armour':
    case 'no-toughness':
    case 'nothing':
      return true;
    case 'regains':
      return !isWarrior && outcomesOfEffect(effect) !== undefined;
    case 'extra-wounds':
    case 'unreduced-damage':
    case 'ignores-wounds':
      return outcomesOfEffect(effect) !== undefined;
    case 'flees':
      return !isWarrior && chanceOfEffect(effect, new Map([['monsters-left', 1]])) !== undefined;
    case 'strikes-first':
    case 'gangs-up':
      return false;
    default:
      return amountOf(effect) !== undefined;
  }
}

/** Whether a natural roll to hit changes the damage by known numbers. */
function isNaturalUsed(effect: Effect): boolean {
  if (naturalFromOf(effect) === undefined) return false;
  switch (effect.hook) {
    case 'no-armour':
    case 'no-toughness':
      return true;
    case 'damage':
      return amountOf(effect) !== undefined;
    case 'extra-wounds':
    case 'unreduced-damage':
      return outcomesOfEffect(effect) !== undefined;
    default:
      return false;
  }
}
