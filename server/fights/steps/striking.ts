import type { Hits } from '../chain/body.ts';
import { rollStep, type State, type Step } from '../chain/chain.ts';
import type { ChainParts, MayAttack } from '../chain/chainParts.ts';
import type { HitLists } from '../chain/hitLists.ts';
import type { AttackRange } from '../rules/gameRules.ts';
import type { Unit } from '../rules/unit.ts';
import type { Abilities } from './abilities.ts';

/** Attacks of which each hits the most wounded opponent of the first kind that stands. */
export class Striking {
  readonly #parts: ChainParts;
  readonly #abilities: Abilities;
  readonly #lists: HitLists;

  constructor(parts: ChainParts, abilities: Abilities, lists: HitLists) {
    this.#parts = parts;
    this.#abilities = abilities;
    this.#lists = lists;
  }

  steps(attackers: readonly Unit[], opponents: readonly Unit[], mayAttack: MayAttack): readonly Step[] {
    const { frenzies, shots } = this.#abilities;
    const [only] = opponents;
    if (only && opponents.length === 1 && ![only, ...attackers].some((unit) => frenzies.has(unit) || shots.has(unit))) {
      return [this.#together(attackers, only, mayAttack)];
    }
    return attackers.flatMap((unit) => this.#inTurn(unit, opponents, mayAttack));
  }

  /** All attacks on the only kind of opponent as one move, which gives the same states in fewer steps. */
  #together(attackers: readonly Unit[], target: Unit, mayAttack: MayAttack): Step {
    const parts = this.#parts;
    const known = new Map<string, readonly Hits[]>();
    const body = parts.bodies[target.place];
    return rollStep((state) => {
      const range = parts.rangeIn(state);
      let key: string = range;
      for (const unit of attackers) {
        const stand = mayAttack(unit, state) ? parts.standing(unit, state) : 0;
        key += ` ${stand}/${this.#abilities.fears.toHit(unit, target, state)}`;
      }
      const hits = known.get(key) ?? this.#hitsTogether(attackers, target, range, state, mayAttack);
      known.set(key, hits);
      if (hits.length === 0 || !body) return undefined;
      return { component: target.place, outcomes: body.hit(state[target.place] ?? 0, hits) };
    });
  }

  #hitsTogether(
    attackers: readonly Unit[],
    target: Unit,
    range: AttackRange,
    state: State,
    mayAttack: MayAttack,
  ): readonly Hits[] {
    return attackers.flatMap((unit) => {
      if (!mayAttack(unit, state)) return [];
      return this.#hitsOf(unit, target, range, this.#attacksIn(unit, target, range, state), state);
    });
  }

  /** One move for each attack that any state may have. */
  #inTurn(unit: Unit, opponents: readonly Unit[], mayAttack: MayAttack): readonly Step[] {
    const { frenzies, shots } = this.#abilities;
    const [first] = opponents;
    const most = unit.count * this.#mostAttacks(unit, opponents);
    const attacks = Array.from({ length: most }, (_, attack) => [
      this.#attack(unit, opponents, attack, mayAttack),
      ...opponents.flatMap((other) => frenzies.afterFall(other)),
    ]);
    return [...attacks.flat(), ...(first ? shots.afterAttacks(unit, first, mayAttack) : [])];
  }

  /** @param attack how many the kind has made in this round. */
  #attack(unit: Unit, opponents: readonly Unit[], attack: number, mayAttack: MayAttack): Step {
    const parts = this.#parts;
    return rollStep((state) => {
      const target = opponents.find((other) => parts.standing(other, state) > 0);
      if (!target || !mayAttack(unit, state)) return undefined;
      const range = parts.rangeIn(state);
      if (attack >= this.#attacksIn(unit, target, range, state)) return undefined;
      const hits = this.#hitsOf(unit, target, range, 1, state);
      const body = parts.bodies[target.place];
      if (hits.length === 0 || !body) return undefined;
      return { component: target.place, outcomes: body.hit(state[target.place] ?? 0, hits) };
    });
  }

  #hitsOf(unit: Unit, target: Unit, range: AttackRange, count: number, state: State): readonly Hits[] {
    const toHit = this.#abilities.fears.toHit(unit, target, state);
    return this.#lists.of(unit, target, count, { range, toHit, strength: 0 });
  }

  /** The most attacks that one of the kind may have. */
  #mostAttacks(unit: Unit, opponents: readonly Unit[]): number {
    const each = opponents.flatMap((other) =>
      (['ranged', 'close'] as const).map((range) => this.#parts.rules.attacks(unit, other, range)),
    );
    const own = Math.max(0, ...each);
    return Math.max(own, this.#abilities.frenzies.attacksOf(unit, own, 1, 1));
  }

  /** The attacks of all of the kind that stand. */
  #attacksIn(unit: Unit, target: Unit, range: AttackRange, state: State): number {
    const { frenzies, shots } = this.#abilities;
    const stand = this.#parts.standing(unit, state);
    const each = this.#parts.rules.attacks(unit, target, range);
    const all = frenzies.attacksOf(unit, each, stand, frenzies.frenziedIn(unit, state));
    return range === 'ranged' && shots.has(unit) ? Math.min(all, stand * shots.leftIn(unit, state)) : all;
  }
}
