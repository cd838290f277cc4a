import type { State } from '../chain/chain.ts';
import type { ChainParts, MayAttack } from '../chain/chainParts.ts';
import { maximumCombatants, type Unit } from '../rules/unit.ts';
import type { Gangs } from './gangs.ts';

/** Some of a kind, as they are dealt out to a Warrior. */
export interface Portion {
  readonly unit: Unit;
  readonly warrior: Unit;
  readonly count: number;
  /** With those that are dealt out to Warriors behind him. */
  readonly undealt: number;
  readonly isGang: boolean;
}

type Dealt = ReadonlyMap<Unit, readonly Portion[]>;

/** Attackers as they are dealt out to the Warriors who stand, in the order of the party, one each and again from the first. */
export class Portions {
  readonly #parts: ChainParts;
  readonly #gangs: Gangs;
  readonly #attackers: readonly Unit[];
  readonly #warriors: readonly Unit[];
  readonly #mayAttack: MayAttack;
  readonly #known = new Map<number, Dealt>();

  constructor(
    parts: ChainParts,
    gangs: Gangs,
    attackers: readonly Unit[],
    warriors: readonly Unit[],
    mayAttack: MayAttack,
  ) {
    this.#parts = parts;
    this.#gangs = gangs;
    this.#attackers = attackers;
    this.#warriors = warriors;
    this.#mayAttack = mayAttack;
  }

  /** The portions of each Warrior who gets one. */
  in(state: State): Dealt {
    const key = this.#keyOf(state);
    const dealt = this.#known.get(key) ?? this.#deal(state);
    this.#known.set(key, dealt);
    return dealt;
  }

  /** A number for all that the portions depend on. */
  #keyOf(state: State): number {
    let key = this.#parts.rangeIn(state) === 'close' ? 1 : 0;
    for (const unit of this.#attackers) {
      key = key * (maximumCombatants + 1) + (this.#mayAttack(unit, state) ? this.#parts.standing(unit, state) : 0);
      if (this.#gangs.has(unit)) key = key * (this.#parts.units.length + 1) + this.#gangs.chosenIn(unit, state);
    }
    for (const warrior of this.#warriors) key = key * 2 + (this.#parts.standing(warrior, state) > 0 ? 1 : 0);
    return key;
  }

  #deal(state: State): Dealt {
    const standing = this.#warriors.filter((warrior) => this.#parts.standing(warrior, state) > 0);
    const dealt = new Map<Unit, Portion[]>();
    const give = (portion: Portion): void => {
      if (portion.count > 0) dealt.set(portion.warrior, [...(dealt.get(portion.warrior) ?? []), portion]);
    };
    let next = 0;
    for (const unit of this.#attackers) {
      if (!this.#mayAttack(unit, state) || standing.length === 0) continue;
      const stand = this.#parts.standing(unit, state);
      if (this.#gangs.has(unit)) {
        const warrior = this.#gangs.targetIn(unit, state);
        if (warrior) give({ unit, warrior, count: stand, undealt: stand, isGang: true });
        continue;
      }
      const counts = standing.map(() => 0);
      for (let one = 0; one < stand; one++) {
        const at = next++ % standing.length;
        counts[at] = (counts[at] ?? 0) + 1;
      }
      let undealt = stand;
      for (const [at, warrior] of standing.entries()) {
        const count = counts[at] ?? 0;
        give({ unit, warrior, count, undealt, isGang: false });
        undealt -= count;
      }
    }
    return dealt;
  }
}
