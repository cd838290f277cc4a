import { changedBy, isGang, type Unit } from '../rules/unit.ts';
import type { FightDice, Fighter, State } from './course.ts';
import type { Fears } from './fears.ts';
import type { Frenzies } from './frenzies.ts';
import { oneOf } from './roll.ts';
import type { FightTable } from './table.ts';

/** Who attacks whom. */
export class Attacks {
  readonly #table: FightTable;
  readonly #fears: Fears;
  readonly #frenzies: Frenzies;
  /** By the place of a fighter of whom something is kept: the shots that he has left; whether he burns and is poisoned. */
  readonly shots = new Map<number, number>();
  readonly fires = new Map<number, number>();
  readonly poisons = new Map<number, number>();
  /** By the place of a gang: the place of the Warrior whom it attacks, + 1; 0 where none is chosen. */
  readonly #targets = new Map<number, number>();

  constructor(table: FightTable, fears: Fears, frenzies: Frenzies) {
    this.#table = table;
    this.#fears = fears;
    this.#frenzies = frenzies;
    for (const unit of table.units) this.#addComponents(unit);
  }

  #addComponents(unit: Unit): void {
    const { block, place } = unit;
    const opponents = this.#table.against(unit);
    if (isGang(unit) && opponents.every(({ isWarrior }) => isWarrior)) {
      this.#targets.set(place, this.#table.component(0));
      for (const effect of unit.effects) if (effect.hook === 'gangs-up') this.#table.used.add(effect);
    }
    if (block.system !== 'gamebook') return;
    const { ranged, close } = block;
    for (const { at } of this.#table.of(unit)) {
      if (ranged?.ammunition !== undefined) this.shots.set(at, this.#table.component(ranged.ammunition));
    }
    for (const [isThere, marks] of [
      [ranged?.isFire || close?.isFire, this.fires],
      [ranged?.isPoison || close?.isPoison, this.poisons],
    ] as const) {
      for (const { at } of isThere ? opponents.flatMap((other) => this.#table.of(other)) : []) {
        if (!marks.has(at)) marks.set(at, this.#table.component(0));
      }
    }
  }

  /** The attacks of some kinds of one side in a row. */
  attack(attackers: readonly Unit[], state: State, dice: FightDice): void {
    const [first] = attackers;
    if (!first) return;
    const opponents = this.#table.against(first);
    if (opponents.every(({ isWarrior }) => isWarrior)) this.#attackDealt(attackers, opponents, state, dice);
    else {
      for (const unit of attackers) {
        for (const fighter of this.#table.of(unit)) this.#attackInTurn(fighter, opponents, state, dice);
      }
    }
  }

  /** Each attack goes to the most wounded of the first kind that stands. */
  #attackInTurn(fighter: Fighter, opponents: readonly Unit[], state: State, dice: FightDice): void {
    if ((state[fighter.at] ?? 0) <= 0) return;
    const shots = this.#table.rangeIn(state) === 'ranged' ? this.shots.get(fighter.at) : undefined;
    for (let made = 0; ; ) {
      const target = this.#mostWounded(opponents, state);
      if (!target) return;
      const attacks = Math.min(
        this.#attacksOf(fighter, target, state) - made,
        shots === undefined ? Number.POSITIVE_INFINITY : (state[shots] ?? 0),
      );
      if (attacks <= 0) return;
      const more = this.#strike(fighter, target, attacks, 0, state, dice);
      if (shots !== undefined) state[shots] = (state[shots] ?? 0) - more;
      made += more;
    }
  }

  #mostWounded(opponents: readonly Unit[], state: State): Fighter | undefined {
    for (const unit of opponents) {
      let most: Fighter | undefined;
      let least = Number.POSITIVE_INFINITY;
      for (const fighter of this.#table.of(unit)) {
        const wounds = state[fighter.at] ?? 0;
        if (wounds <= 0 || wounds >= least) continue;
        [most, least] = [fighter, wounds];
      }
      if (most) return most;
    }
    return undefined;
  }

  /** Attackers are dealt out to the Warriors who stand, in the order of the party. What is aimed at one who has just fallen is lost. */
  #attackDealt(attackers: readonly Unit[], opponents: readonly Unit[], state: State, dice: FightDice): void {
    const warriors = opponents.flatMap((unit) => this.#table.standing(unit, state));
    let next = 0;
    for (const unit of attackers) {
      const own = this.#table.standing(unit, state);
      const targets = this.#targets.get(unit.place);
      if (targets !== undefined) {
        this.#attackAsGang(own, targets, warriors, state, dice);
        continue;
      }
      // Nobody knows which of a kind stands where; that makes a difference only where they differ.
      for (const fighter of this.#frenzies.has(unit) ? shuffled(own, dice) : own) {
        const target = warriors[next++ % warriors.length];
        if (!target || (state[target.at] ?? 0) <= 0) continue;
        const attacks = this.#attacksOf(fighter, target, state);
        if (attacks > 0) this.#strike(fighter, target, attacks, 0, state, dice);
      }
    }
  }

  #attackAsGang(
    gang: readonly Fighter[],
    targets: number,
    warriors: readonly Fighter[],
    state: State,
    dice: FightDice,
  ): void {
    const [leader] = gang;
    const standing = warriors.filter(({ at }) => (state[at] ?? 0) > 0);
    if (!leader || standing.length === 0) return;
    const known = this.#table.fighters[(state[targets] ?? 0) - 1];
    const target = known && standing.includes(known) ? known : standing[dice.draw(oneOf(standing.length))];
    if (!target) return;
    state[targets] = target.at + 1;
    const attacks = this.#table.attacks(leader.unit, target.unit, this.#table.rangeIn(state));
    if (attacks > 0) this.#strike(leader, target, attacks, gang.length - 1, state, dice);
  }

  #attacksOf(fighter: Fighter, target: Fighter, state: State): number {
    const attacks = this.#table.attacks(fighter.unit, target.unit, this.#table.rangeIn(state));
    const frenzy = this.#frenzies.frenzyIn(fighter, state);
    return frenzy ? changedBy(attacks, [frenzy]) : attacks;
  }

  /** Returns how many attacks were made. @param more of a gang: those beyond the first. */
  #strike(by: Fighter, on: Fighter, attacks: number, more: number, state: State, dice: FightDice): number {
    const range = this.#table.rangeIn(state);
    const toHit = more + this.#fears.toHit(by, on.unit, state);
    const attack = this.#table.attack(by.unit, on.unit, range, toHit, more);
    if (!attack) return attacks;
    const before = state[on.at] ?? 0;
    const made = dice.strike(state, by, on, attack, attacks);
    const left = state[on.at] ?? 0;
    if (left > 0 && left < before) {
      if (attack.blow.isFire) mark(state, this.fires.get(on.at));
      if (attack.blow.isPoison) mark(state, this.poisons.get(on.at));
    }
    return made;
  }
}

function mark(state: State, component: number | undefined): void {
  if (component !== undefined) state[component] = 1;
}

/** In an order by chance. */
function shuffled<Item>(items: readonly Item[], dice: FightDice): readonly Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(rest.length > 1 ? dice.draw(oneOf(rest.length)) : 0, 1));
}
