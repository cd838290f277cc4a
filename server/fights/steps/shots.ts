import { type State, type Step, settleStep } from '../chain/chain.ts';
import type { ChainParts, MayAttack } from '../chain/chainParts.ts';
import type { Unit } from '../rules/unit.ts';

/** The shots that are left: for each kind whose ammunition is limited a component, with those of each of the kind. */
export class Shots {
  readonly #parts: ChainParts;
  readonly #components = new Map<number, number>();

  constructor(parts: ChainParts) {
    this.#parts = parts;
  }

  add({ block, place }: Unit): void {
    const ammunition = block.system === 'gamebook' ? block.ranged?.ammunition : undefined;
    if (ammunition !== undefined) this.#components.set(place, this.#parts.component(ammunition, ammunition));
  }

  has({ place }: Unit): boolean {
    return this.#components.has(place);
  }

  /** Of each of a kind whose ammunition is limited. */
  leftIn({ place }: Unit, state: State): number {
    return state[this.#components.get(place) ?? -1] ?? 0;
  }

  /** Takes off the shots of a round. */
  afterAttacks(unit: Unit, target: Unit, mayAttack: MayAttack): readonly Step[] {
    const component = this.#components.get(unit.place);
    if (component === undefined) return [];
    return [
      settleStep((state) => {
        if (!mayAttack(unit, state) || this.#parts.rangeIn(state) !== 'ranged') return;
        const fired = this.#parts.rules.attacks(unit, target, 'ranged');
        state[component] = Math.max(0, (state[component] ?? 0) - fired);
      }),
    ];
  }
}
