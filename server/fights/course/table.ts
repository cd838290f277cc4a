import { remembered } from '../../queries/remembered.ts';
import { chanceOfTest } from '../dieTests.ts';
import type { Effect } from '../effect.ts';
import type { Fight, PlayedEvent } from '../fight.ts';
import { closeFrom } from '../rules/attackOrder.ts';
import { woundsOfAttack } from '../rules/blow.ts';
import type { AttackRange, GameRules } from '../rules/gameRules.ts';
import type { Unit } from '../rules/unit.ts';
import type { Attack, FightDice, Fighter, State, Step } from './course.ts';
import { oneOf, rollOf } from './roll.ts';

/** Who fights, and what the steps of the fight keep in its state. */
export class FightTable {
  readonly fight: Fight;
  readonly units: readonly Unit[];
  readonly fighters: readonly Fighter[];
  readonly used = new Set<Effect>();
  readonly closeFrom: number;
  readonly #rules: GameRules;
  readonly #start: number[];
  readonly #byUnit: readonly (readonly Fighter[])[];
  /** The number of the round, up to the first one of Close Combat; absent where the range never changes. */
  readonly #round: number | undefined;
  /** By the place of a kind: for each ability of which a roll decides, the component with it. */
  readonly #rolls = new Map<number, ReadonlyMap<string, number>>();
  /** The kinds as they are with what was rolled for them, each in its place. */
  readonly #forms: Unit[];
  readonly #formAt = new Map<number, number>();
  readonly #known = new Map<number, Map<number, Attack | undefined>>();
  readonly #attacks = new Map<number, number>();

  constructor(fight: Fight, units: readonly Unit[], rules: GameRules) {
    this.fight = fight;
    this.units = units;
    this.#rules = rules;
    this.fighters = units
      .flatMap((unit) => Array.from({ length: unit.count }, () => unit))
      .map((unit, at) => ({ unit, at }));
    this.#start = this.fighters.map(({ unit }) => unit.wounds);
    this.#byUnit = units.map((unit) => this.fighters.filter((fighter) => fighter.unit === unit));
    this.#forms = [...units];
    this.closeFrom = closeFrom(fight);
    const isChanging = this.closeFrom > 1 && Number.isFinite(this.closeFrom);
    this.#round = isChanging ? this.component(0) : undefined;
  }

  /** A component of the state, with its number at the start. */
  component(start: number): number {
    return this.#start.push(start) - 1;
  }

  /** The state in which the fight begins, when all components are there. */
  start(): State {
    return Int32Array.from(this.#start);
  }

  /** The fighters of a kind. */
  of({ place }: Unit): readonly Fighter[] {
    return this.#byUnit[place] ?? [];
  }

  /** The kinds of the other side. */
  against({ side }: Unit): readonly Unit[] {
    return this.units.filter((unit) => unit.side !== side);
  }

  /** Those of a kind who stand. */
  standing(unit: Unit, state: State): readonly Fighter[] {
    return this.allStanding([unit], state);
  }

  /** Those of some kinds who stand, in order. */
  allStanding(units: readonly Unit[], state: State): readonly Fighter[] {
    const all: Fighter[] = [];
    for (const unit of units) {
      for (const fighter of this.of(unit)) if ((state[fighter.at] ?? 0) > 0) all.push(fighter);
    }
    return all;
  }

  /** The rolls that decide between the effects of an ability, such as which Magic Weapon a kind has. */
  rolls(): readonly Step[] {
    return this.units.flatMap((unit) => {
      const abilities = [...new Set(unit.drawn.map(({ ability }) => ability))];
      const components = new Map(abilities.map((ability) => [ability, this.component(0)]));
      if (abilities.length > 0) this.#rolls.set(unit.place, components);
      return [...components].map(
        ([ability, component]): Step =>
          (state, dice) => {
            const rolled = 1 + dice.draw(oneOf(6));
            state[component] = rolled;
            this.tell(dice, unit, ability, { rolled });
          },
      );
    });
  }

  /** Whether an effect is one of those that were rolled. */
  isDrawn({ place }: Unit, effect: Effect, state: State): boolean {
    return !effect.on || facesOf(effect).includes(state[this.#rolls.get(place)?.get(effect.ability) ?? -1] ?? 0);
  }

  /** The place of a kind with what was rolled for it. */
  #formIn(unit: Unit, state: State): number {
    if (this.#rolls.size === 0) return unit.place;
    const rolls = this.#rolls.get(unit.place);
    if (!rolls) return unit.place;
    let key = 0;
    for (const component of rolls.values()) key = key * 7 + (state[component] ?? 0);
    key = key * this.units.length + unit.place;
    let form = this.#formAt.get(key);
    if (form === undefined) {
      const drawn = unit.drawn.filter((effect) => this.isDrawn(unit, effect, state));
      form = this.#forms.push({ ...unit, effects: [...unit.effects, ...drawn] }) - 1;
      this.#formAt.set(key, form);
    }
    return form;
  }

  /** Counts the rounds, where that changes the range. */
  beginRound(state: State): void {
    const at = this.#round;
    if (at !== undefined) state[at] = Math.min(this.closeFrom, (state[at] ?? 0) + 1);
  }

  rangeIn(state: State): AttackRange {
    if (this.#round === undefined) return this.closeFrom <= 1 ? 'close' : 'ranged';
    return (state[this.#round] ?? 0) >= this.closeFrom ? 'close' : 'ranged';
  }

  /** How often one of a kind attacks an opponent. */
  attacks(by: Unit, on: Unit, state: State): number {
    const key = this.#keyOf(by, on, state);
    let attacks = this.#attacks.get(key);
    if (attacks === undefined) {
      attacks = this.#rules.attacks(this.#form(by, state), this.#form(on, state), this.rangeIn(state));
      this.#attacks.set(key, attacks);
    }
    return attacks;
  }

  /**
   * One attack; undefined where there is none.
   *
   * @param toHit added to the roll to hit, of −50 to 50.
   * @param strength added to it, of 0 to 99.
   */
  attack(by: Unit, on: Unit, state: State, toHit: number, strength: number): Attack | undefined {
    const pair = this.#keyOf(by, on, state);
    const attacks = this.#known.get(pair) ?? new Map<number, Attack | undefined>();
    this.#known.set(pair, attacks);
    const key = (toHit + 50) * 100 + strength;
    const known = attacks.get(key);
    if (known || attacks.has(key)) return known;
    const context = { range: this.rangeIn(state), toHit, strength };
    const blow = this.#rules.blow(this.#form(by, state), this.#form(on, state), context);
    const attack = blow === 'none' || blow === 'unknown' ? undefined : { blow, roll: rollOf(woundsOfAttack(blow)) };
    attacks.set(key, attack);
    return attack;
  }

  #form(unit: Unit, state: State): Unit {
    return this.#forms[this.#formIn(unit, state)] ?? unit;
  }

  #keyOf(by: Unit, on: Unit, state: State): number {
    const places = this.#formIn(by, state) * mostForms + this.#formIn(on, state);
    return places * 2 + (this.rangeIn(state) === 'close' ? 1 : 0);
  }

  /** Says what an ability or an effect has done. */
  tell(
    dice: FightDice,
    { name }: Unit,
    effect: string,
    others: Pick<Extract<PlayedEvent, { kind: 'effect' }>, 'against' | 'rolled' | 'left'> = {},
  ): void {
    dice.tell?.({ kind: 'effect', of: name, effect, ...others });
  }
}

/** Of all kinds, with all that may be rolled for them. */
const mostForms = 1 << 16;

/** The scores of 1D6 with which an effect counts. */
const facesOf = remembered(({ on, bindings }: Effect): readonly number[] =>
  [1, 2, 3, 4, 5, 6].filter((roll) => on && chanceOfTest(on, new Map([...bindings, ['roll', roll]]))?.numerator === 1n),
);
