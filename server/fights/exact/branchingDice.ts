import { type Fraction, multiplyFractions } from '../../dice/evaluation/fraction.ts';
import { remembered } from '../../queries/remembered.ts';
import type { Attack, FightDice, Fighter, State, Step } from '../course/course.ts';
import { type Roll, rollOf, sumOfAttacks } from '../course/roll.ts';
import { whole } from '../dieTests.ts';
import { type Blow, woundsOfAttack } from '../rules/blow.ts';

/** Every way in which the dice of a step may fall, one after the other: the step is run again for each. */
class BranchingDice implements FightDice {
  /** The place of the outcome of each roll, and how many outcomes it has. */
  readonly #chosen: { place: number; readonly count: number }[] = [];
  #rolls = 0;
  chance = whole;

  begin(): void {
    this.#rolls = 0;
    this.chance = whole;
  }

  draw({ outcomes, chances }: Roll): number {
    const chosen = this.#chosen[this.#rolls] ?? { place: 0, count: outcomes.length };
    this.#chosen[this.#rolls++] = chosen;
    this.chance = multiplyFractions(this.chance, chances[chosen.place] ?? whole);
    return outcomes[chosen.place] ?? 0;
  }

  /** All attacks as one roll: which of them took which Wounds makes no difference in a duel. */
  strike(state: State, _: Fighter, { at }: Fighter, { blow }: Attack, attacks: number): number {
    const wounds = state[at] ?? 0;
    state[at] = wounds - this.draw(rollOfAttacks(blow, attacks, wounds));
    return attacks;
  }

  /** Whether there is another way. */
  next(): boolean {
    for (let last = this.#chosen.at(-1); last; last = this.#chosen.at(-1)) {
      if (++last.place < last.count) return true;
      this.#chosen.pop();
    }
    return false;
  }
}

/** Each state after a step, with its chance. */
export function branches(from: State, step: Step): readonly (readonly [State, Fraction])[] {
  const dice = new BranchingDice();
  const after: (readonly [State, Fraction])[] = [];
  do {
    dice.begin();
    const state = from.slice();
    step(state, dice);
    after.push([state, dice.chance]);
  } while (dice.next());
  return after;
}

function rollOfAttacks(blow: Blow, attacks: number, left: number): Roll {
  const known = rollsOf(blow);
  const key = attacks * 10_000 + left;
  const roll = known.get(key) ?? rollOf(sumOfAttacks(woundsOfAttack(blow), attacks, left));
  known.set(key, roll);
  return roll;
}

const rollsOf = remembered((_: Blow) => new Map<number, Roll>());
