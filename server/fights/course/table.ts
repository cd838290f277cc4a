import type { Effect } from '../effect.ts';
import type { Fight, PlayedEvent } from '../fight.ts';
import { closeFrom } from '../rules/attackOrder.ts';
import { woundsOfAttack } from '../rules/blow.ts';
import type { AttackRange, GameRules } from '../rules/gameRules.ts';
import type { Unit } from '../rules/unit.ts';
import type { Attack, FightDice, Fighter, State } from './course.ts';
import { rollOf } from './roll.ts';

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
  readonly #known = new Map<number, Attack | undefined>();
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
    const all: Fighter[] = [];
    for (const fighter of this.of(unit)) if ((state[fighter.at] ?? 0) > 0) all.push(fighter);
    return all;
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
  attacks(by: Unit, on: Unit, range: AttackRange): number {
    const key = this.#keyOf(by, on, range);
    let attacks = this.#attacks.get(key);
    if (attacks === undefined) {
      attacks = this.#rules.attacks(by, on, range);
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
  attack(by: Unit, on: Unit, range: AttackRange, toHit: number, strength: number): Attack | undefined {
    const key = (this.#keyOf(by, on, range) * 101 + toHit + 50) * 100 + strength;
    const known = this.#known.get(key);
    if (known || this.#known.has(key)) return known;
    const blow = this.#rules.blow(by, on, { range, toHit, strength });
    const attack = blow === 'none' || blow === 'unknown' ? undefined : { blow, roll: rollOf(woundsOfAttack(blow)) };
    this.#known.set(key, attack);
    return attack;
  }

  #keyOf(by: Unit, on: Unit, range: AttackRange): number {
    return (by.place * this.units.length + on.place) * 2 + (range === 'close' ? 1 : 0);
  }

  /** Says what an ability or an effect has done. */
  tell(
    dice: FightDice,
    { unit }: Fighter,
    effect: string,
    others: Pick<Extract<PlayedEvent, { kind: 'effect' }>, 'rolled' | 'left'> = {},
  ): void {
    dice.tell?.({ kind: 'effect', of: unit.name, effect, ...others });
  }
}
