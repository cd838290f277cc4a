import { rollStep, type State, type Step, settleStep } from '../chain/chain.ts';
import type { ChainParts } from '../chain/chainParts.ts';
import { outcomesOfTest } from '../chain/outcomes.ts';
import type { Effect } from '../effect.ts';
import { chanceOfEffect, type Unit } from '../rules/unit.ts';

/** Who attacks before the first round: for each kind that may a component, 1 if it does. */
export class Ambushes {
  readonly #parts: ChainParts;
  readonly #components = new Map<number, number>();

  constructor(parts: ChainParts) {
    this.#parts = parts;
  }

  /** The test when the fight begins, if the effect is an ambush. */
  add(unit: Unit, effect: Effect): readonly Step[] {
    if (effect.hook !== 'strikes-first' || this.has(unit)) return [];
    const chance = chanceOfEffect(effect);
    if (!chance) return [];
    this.#parts.used.add(effect);
    const component = this.#parts.component(0, 1);
    this.#components.set(unit.place, component);
    const outcomes = outcomesOfTest(chance);
    return [rollStep(() => ({ component, outcomes }))];
  }

  has({ place }: Unit): boolean {
    return this.#components.has(place);
  }

  isSprung({ place }: Unit, state: State): boolean {
    return state[this.#components.get(place) ?? -1] === 1;
  }

  /** After the attacks it makes no difference any more who has made them. */
  forget(): readonly Step[] {
    if (this.#components.size === 0) return [];
    return [
      settleStep((state) => {
        for (const component of this.#components.values()) state[component] = 0;
      }),
    ];
  }
}
