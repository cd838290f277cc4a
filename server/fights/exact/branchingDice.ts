import { type Fraction, multiplyFractions } from '../../dice/evaluation/fraction.ts';
import { remembered } from '../../queries/remembered.ts';
import type { Attack, Course, FightDice, Fighter, State, Step } from '../course/course.ts';
import { type DiceRoll, rollOf, sumOfAttacks } from '../course/roll.ts';
import { whole } from '../dieTests.ts';
import { type Blow, woundsOfAttack } from '../rules/blow.ts';

/** Every way in which the dice of a step may fall, one after the other: the step is run again for each. */
class BranchingDice implements FightDice {
  /** The place of the outcome of each roll, and how many outcomes it has. */
  readonly #chosen: { place: number; readonly count: number }[] = [];
  readonly #areAlone: readonly [boolean, boolean];
  #rolls = 0;
  chance = whole;

  /** @param areAlone of each side, whether it is a single fighter. */
  constructor(areAlone: readonly [boolean, boolean]) {
    this.#areAlone = areAlone;
  }

  begin(): void {
    this.#rolls = 0;
    this.chance = whole;
  }

  draw({ outcomes, chances }: DiceRoll): number {
    const chosen = this.#chosen[this.#rolls] ?? { place: 0, count: outcomes.length };
    this.#chosen[this.#rolls++] = chosen;
    this.chance = multiplyFractions(this.chance, chances[chosen.place] ?? whole);
    return outcomes[chosen.place] ?? 0;
  }

  /** All attacks on one who is alone are one roll: which of them took which Wounds makes no difference. */
  strike(state: State, _: Fighter, { unit, at }: Fighter, { blow }: Attack, attacks: number): number {
    let wounds = state[at] ?? 0;
    let made = 0;
    const ofRoll = this.#areAlone[unit.side] ? attacks : 1;
    for (; made < attacks && wounds > 0; made += ofRoll) wounds -= this.draw(rollOfAttacks(blow, ofRoll, wounds));
    state[at] = wounds;
    return made;
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
export function branches({ fighters }: Course, from: State, step: Step): readonly (readonly [State, Fraction])[] {
  const isAlone = (side: 0 | 1): boolean => fighters.filter(({ unit }) => unit.side === side).length === 1;
  const dice = new BranchingDice([isAlone(0), isAlone(1)]);
  const after: (readonly [State, Fraction])[] = [];
  do {
    dice.begin();
    const state = from.slice();
    step(state, dice);
    after.push([state, dice.chance]);
  } while (dice.next());
  return after;
}

function rollOfAttacks(blow: Blow, attacks: number, left: number): DiceRoll {
  const known = rollsOf(blow);
  const key = attacks * 10_000 + left;
  const roll = known.get(key) ?? rollOf(sumOfAttacks(woundsOfAttack(blow), attacks, left));
  known.set(key, roll);
  return roll;
}

const rollsOf = remembered((_: Blow) => new Map<number, DiceRoll>());
