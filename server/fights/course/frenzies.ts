import type { Effect } from '../effect.ts';
import { amountOf, chanceOfEffect, countsAgainst, isGang, type Unit } from '../rules/unit.ts';
import type { Fighter, State, Step } from './course.ts';
import { rollOfTest } from './roll.ts';
import type { FightTable } from './table.ts';

/** Who is in a frenzy: from the turn in which a test is true he has other attacks. */
export class Frenzies {
  readonly #table: FightTable;
  readonly #effects = new Map<Unit, Effect>();
  /** By the place of a fighter: 1 if he is. */
  readonly #components = new Map<number, number>();

  constructor(table: FightTable) {
    this.#table = table;
  }

  /** The rolls at the start of each round, if the effect is a frenzy. Of a gang nobody can say what twice the attacks of some are. */
  add(unit: Unit, effect: Effect): readonly Step[] {
    if (isGang(unit) || this.has(unit) || effect.moment !== 'each-turn' || effect.hook !== 'attacks') return [];
    const chance = chanceOfEffect(effect);
    const isAgainstSome = this.#table.against(unit).some((other) => countsAgainst(effect, other));
    if (!chance || !isAgainstSome || amountOf(effect) === undefined) return [];
    this.#table.used.add(effect);
    this.#effects.set(unit, effect);
    const test = rollOfTest(chance);
    return this.#table.of(unit).map((fighter): Step => {
      const component = this.#table.component(0);
      this.#components.set(fighter.at, component);
      return (state, dice) => {
        if (state[component] === 1 || (state[fighter.at] ?? 0) <= 0) return;
        state[component] = dice.draw(test);
        if (state[component] === 1) this.#table.tell(dice, unit, effect.ability);
      };
    });
  }

  has(unit: Unit): boolean {
    return this.#effects.has(unit);
  }

  /** The effect of one who is in a frenzy. */
  frenzyIn({ unit, at }: Fighter, state: State): Effect | undefined {
    const component = this.#components.get(at);
    return component !== undefined && state[component] === 1 ? this.#effects.get(unit) : undefined;
  }
}
