import { rollStep, type State, type Step } from '../chain/chain.ts';
import type { ChainParts } from '../chain/chainParts.ts';
import { outcomesOfTest } from '../chain/outcomes.ts';
import type { Effect } from '../effect.ts';
import { amountOf, chanceOfEffect, countsAgainst, isFear, type Unit, valuesOfOpponent } from '../rules/unit.ts';

/** Who is afraid of whom: for each Warrior and each effect a component, 1 if he is. */
export class Fears {
  readonly #parts: ChainParts;
  readonly #fears: {
    readonly afraid: Unit;
    readonly feared: Unit;
    readonly amount: number;
    readonly component: number;
  }[] = [];

  constructor(parts: ChainParts) {
    this.#parts = parts;
  }

  /** The tests when the fight begins, if the effect is a fear. */
  add(unit: Unit, effect: Effect): readonly Step[] {
    if (!isFear(effect)) return [];
    const others = this.#parts.against(unit).filter((other) => countsAgainst(effect, other));
    const tests = others.map((other) => ({ other, chance: chanceOfEffect(effect, valuesOfOpponent(other)) }));
    if (tests.some(({ other, chance }) => !chance || other.count > 1)) return [];
    this.#parts.used.add(effect);
    return tests.flatMap(({ other, chance }) => {
      if (!chance || chance.numerator === 0n) return [];
      const component = this.#parts.component(0, 1);
      this.#fears.push({ afraid: other, feared: unit, amount: amountOf(effect) ?? 0, component });
      const outcomes = outcomesOfTest(chance);
      return [rollStep(() => ({ component, outcomes }))];
    });
  }

  /** What fear adds to the roll to hit: a number below 0, as a rule. */
  toHit(unit: Unit, target: Unit, state: State): number {
    let sum = 0;
    for (const { afraid, feared, amount, component } of this.#fears) {
      if (afraid === unit && feared === target && state[component] === 1) sum += amount;
    }
    return sum;
  }
}
