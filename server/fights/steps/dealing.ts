import { rememberedNumber } from '../../queries/remembered.ts';
import type { Hits } from '../chain/body.ts';
import { type Outcome, rollStep, type State, type Step, settleStep } from '../chain/chain.ts';
import type { ChainParts, MayAttack } from '../chain/chainParts.ts';
import { drawn } from '../chain/combinations.ts';
import type { HitLists } from '../chain/hitLists.ts';
import { mergedOutcomes } from '../chain/outcomes.ts';
import { firstOfPair, pairOf, secondOfPair } from '../chain/pair.ts';
import type { AttackRange } from '../rules/gameRules.ts';
import type { Unit } from '../rules/unit.ts';
import type { Abilities } from './abilities.ts';
import { type Portion, Portions } from './portions.ts';

/**
 * For each kind with a frenzy a component: how many of its frenzied ones are still to be dealt out, and how many the Warrior has got whose turn
 * it is.
 */
type Draws = ReadonlyMap<Unit, number>;

/** Attacks on Warriors, as they are dealt out to them. */
export class Dealing {
  readonly #parts: ChainParts;
  readonly #abilities: Abilities;
  readonly #lists: HitLists;
  readonly #hits = new Map<readonly Portion[], Map<string, readonly Hits[]>>();

  constructor(parts: ChainParts, abilities: Abilities, lists: HitLists) {
    this.#parts = parts;
    this.#abilities = abilities;
    this.#lists = lists;
  }

  steps(attackers: readonly Unit[], warriors: readonly Unit[], mayAttack: MayAttack): readonly Step[] {
    const portions = new Portions(this.#parts, this.#abilities.gangs, attackers, warriors, mayAttack);
    const draws: Draws = new Map(
      attackers
        .filter((unit) => this.#abilities.frenzies.has(unit))
        .map((unit) => [unit, this.#parts.component(0, pairOf(unit, unit.count, unit.count))]),
    );
    return [
      ...this.#beginDraws(draws),
      ...warriors.flatMap((warrior) => [
        ...[...draws].map(([unit, component]) =>
          drawFrenzied(
            (state) =>
              portions
                .in(state)
                .get(warrior)
                ?.find((portion) => portion.unit === unit),
            component,
          ),
        ),
        this.#attack(warrior, portions, draws),
      ]),
      this.#end(warriors, draws),
    ];
  }

  /** All of a kind are still to be dealt out. */
  #beginDraws(draws: Draws): readonly Step[] {
    return [...draws].map(([unit, component]) =>
      settleStep((state) => {
        state[component] = pairOf(unit, this.#abilities.frenzies.frenziedIn(unit, state), 0);
      }),
    );
  }

  #attack(warrior: Unit, portions: Portions, draws: Draws): Step {
    const { place } = warrior;
    const body = this.#parts.bodies[place];
    return rollStep((state) => {
      const own = portions.in(state).get(warrior);
      if (!own || !body) return undefined;
      const outcomes = body.hit(state[place] ?? 0, this.#hitsOf(own, this.#parts.rangeIn(state), draws, state));
      return outcomes.length === 0 ? undefined : { component: place, outcomes };
    });
  }

  #hitsOf(portions: readonly Portion[], range: AttackRange, draws: Draws, state: State): readonly Hits[] {
    const frenziedOf = (unit: Unit): number => secondOfPair(unit, state[draws.get(unit) ?? -1] ?? 0);
    let key: string = range;
    for (const { unit } of portions) key += ` ${frenziedOf(unit)}`;
    const byDraw = this.#hits.get(portions) ?? new Map<string, readonly Hits[]>();
    this.#hits.set(portions, byDraw);
    const known = byDraw.get(key);
    if (known) return known;
    const hits = portions.flatMap(({ unit, warrior, count, isGang }) => {
      const each = this.#parts.rules.attacks(unit, warrior, range);
      const more = isGang ? count - 1 : 0;
      const attacks = isGang ? each : this.#abilities.frenzies.attacksOf(unit, each, count, frenziedOf(unit));
      return this.#lists.of(unit, warrior, attacks, { range, toHit: more, strength: more });
    });
    const list = this.#lists.joined(hits);
    byDraw.set(key, list);
    return list;
  }

  #end(warriors: readonly Unit[], draws: Draws): Step {
    return settleStep((state) => {
      for (const { place } of warriors) {
        const value = state[place] ?? 0;
        state[place] = this.#parts.bodies[place]?.buried(value) ?? value;
      }
      for (const component of draws.values()) state[component] = 0;
    });
  }
}

/** Any of a kind that are still to be dealt out are frenzied as often as the others. */
function drawFrenzied(portionIn: (state: State) => Portion | undefined, component: number): Step {
  const known = new Map<Portion, (pair: number) => readonly Outcome[]>();
  return rollStep((state) => {
    const portion = portionIn(state);
    if (!portion) return undefined;
    const outcomesOf = known.get(portion) ?? rememberedNumber((pair) => outcomesOfDraw(portion, pair));
    known.set(portion, outcomesOf);
    return { component, outcomes: outcomesOf(state[component] ?? 0) };
  });
}

function outcomesOfDraw({ unit, undealt, count }: Portion, pair: number): readonly Outcome[] {
  const left = firstOfPair(unit, pair);
  return mergedOutcomes(drawn(undealt, left, count).map(([got, chance]) => [pairOf(unit, left - got, got), chance]));
}
