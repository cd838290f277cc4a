import { toNumber } from '../../dice/evaluation/fraction.ts';
import { rollStep, type State, type Step } from '../chain/chain.ts';
import type { ChainParts } from '../chain/chainParts.ts';
import type { Unit } from '../rules/unit.ts';

/** The Warrior whom all of a gang attack: for each gang a component, with his place + 1. */
export class Gangs {
  readonly #parts: ChainParts;
  readonly #components = new Map<number, number>();

  constructor(parts: ChainParts) {
    this.#parts = parts;
  }

  add({ place }: Unit): void {
    this.#components.set(place, this.#parts.component(0, this.#parts.units.length));
  }

  has({ place }: Unit): boolean {
    return this.#components.has(place);
  }

  /** The place of the Warrior + 1; 0 where none is chosen. */
  chosenIn({ place }: Unit, state: State): number {
    return state[this.#components.get(place) ?? -1] ?? 0;
  }

  targetIn(unit: Unit, state: State): Unit | undefined {
    return this.#parts.units[this.chosenIn(unit, state) - 1];
  }

  /** Each gang without an opponent draws one of those who stand. */
  choose(attackers: readonly Unit[]): readonly Step[] {
    return attackers.flatMap((unit) => {
      const component = this.#components.get(unit.place);
      return component === undefined ? [] : [this.#chooseFor(unit, component)];
    });
  }

  #chooseFor(unit: Unit, component: number): Step {
    const parts = this.#parts;
    return rollStep((state) => {
      const chosen = this.targetIn(unit, state);
      if (parts.standing(unit, state) === 0 || (chosen && parts.standing(chosen, state) > 0)) return undefined;
      const others = parts.against(unit).filter((other) => parts.standing(other, state) > 0);
      const chance = { numerator: 1n, denominator: BigInt(others.length) };
      return {
        component,
        outcomes: others.map(({ place }) => ({ value: place + 1, chance, near: toNumber(chance) })),
      };
    });
  }
}
