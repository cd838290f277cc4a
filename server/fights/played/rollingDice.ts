import type { Attack, FightDice, Fighter, State } from '../course/course.ts';
import { type DiceRoll, draw } from '../course/roll.ts';

/** Dice that are rolled, with each attack as one roll for its Wounds. */
export class RollingDice implements FightDice {
  readonly #random: () => number;
  /** The attacks so far. */
  strikes = 0;
  /** Whether any of them could take a Wound. */
  isHarmful = false;

  /** @param random numbers from 0 up to, but without, 1. */
  constructor(random: () => number) {
    this.#random = random;
  }

  draw(roll: DiceRoll): number {
    return draw(roll, this.#random);
  }

  strike(state: State, _: Fighter, { at }: Fighter, { roll }: Attack, attacks: number): number {
    let wounds = state[at] ?? 0;
    let made = 0;
    while (made < attacks && wounds > 0) {
      wounds -= draw(roll, this.#random);
      made++;
    }
    state[at] = wounds;
    this.strikes += made;
    this.isHarmful ||= roll.outcomes.length > 1 || (roll.outcomes[0] ?? 0) > 0;
    return made;
  }
}
