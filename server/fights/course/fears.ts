import type { Effect } from '../effect.ts';
import { amountOf, chanceOfEffect, countsAgainst, isFear, type Unit, valuesOfOpponent } from '../rules/unit.ts';
import type { Fighter, State, Step } from './course.ts';
import { rollOfTest } from './roll.ts';
import type { FightTable } from './table.ts';

/** Who is afraid of whom: he hits worse. */
export class Fears {
  readonly #table: FightTable;
  /** By the fighter and the kind that he may be afraid of: what is added to his rolls to hit, if the component is 1. */
  readonly #fears = new Map<number, { readonly amount: number; readonly component: number }[]>();

  constructor(table: FightTable) {
    this.#table = table;
  }

  /** The tests when the fight begins, if the effect is a fear. */
  add(unit: Unit, effect: Effect): readonly Step[] {
    if (!isFear(effect)) return [];
    const others = this.#table.against(unit).filter((other) => countsAgainst(effect, other));
    const tests = others.map((other) => ({ other, chance: chanceOfEffect(effect, valuesOfOpponent(other)) }));
    if (tests.some(({ chance }) => !chance)) return [];
    this.#table.used.add(effect);
    return tests.flatMap(({ other, chance }) => {
      if (!chance || chance.numerator === 0n) return [];
      return this.#table.of(other).map((fighter): Step => {
        const component = this.#table.component(0);
        const key = this.#keyOf(fighter, unit);
        this.#fears.set(key, [...(this.#fears.get(key) ?? []), { amount: amountOf(effect) ?? 0, component }]);
        const test = rollOfTest(chance);
        return (state, dice) => {
          state[component] = dice.draw(test);
          if (state[component] === 1) this.#table.tell(dice, other, effect.ability);
        };
      });
    });
  }

  /** What fear adds to the roll to hit: a number below 0, as a rule. */
  toHit(by: Fighter, on: Unit, state: State): number {
    if (this.#fears.size === 0) return 0;
    let sum = 0;
    for (const { amount, component } of this.#fears.get(this.#keyOf(by, on)) ?? []) {
      if (state[component] === 1) sum += amount;
    }
    return sum;
  }

  #keyOf({ at }: Fighter, { place }: Unit): number {
    return at * this.#table.units.length + place;
  }
}
