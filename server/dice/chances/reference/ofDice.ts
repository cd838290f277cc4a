/** What is asked of the single dice of a roll. */
import type { AskedOfRoll } from '../../prose/binding/before.ts';
import type { RolledDice } from '../../prose/targets/roll.ts';
import type { AlikeAct, DiceAct } from '../meaning/acts.ts';

/** The question, with the dice that it is asked of; undefined where the roll has no such dice. */
export function askedOfDice(_act: DiceAct | AlikeAct, _rolled: RolledDice): AskedOfRoll | undefined {
  return undefined;
}
