import type { Effect } from '../effect.ts';
import { chanceOfEffect, changedBy, constantEffects, isGang, type Unit } from '../rules/unit.ts';
import type { FightDice, Fighter, State } from './course.ts';
import type { Fears } from './fears.ts';
import type { Frenzies } from './frenzies.ts';
import { type DiceRoll, rollOfTest, shuffled } from './roll.ts';
import type { FightTable } from './table.ts';
import { Targets } from './targets.ts';

/** Who attacks whom. */
export class Attacks {
  readonly #table: FightTable;
  readonly #fears: Fears;
  readonly #frenzies: Frenzies;
  /** By the place of a fighter of whom something is kept: the shots that he has left; whether he burns and is poisoned. */
  readonly shots = new Map<number, number>();
  readonly fires = new Map<number, number>();
  readonly poisons = new Map<number, number>();
  readonly #targets: Targets;
  /** Who attacks only if a test is true; who falls after that; and who makes the attacks that are left on another. */
  readonly #acts: Tests = new Map();
  readonly #falls: Tests = new Map();
  readonly #spending = new Set<Unit>();

  constructor(table: FightTable, fears: Fears, frenzies: Frenzies) {
    this.#table = table;
    this.#fears = fears;
    this.#frenzies = frenzies;
    this.#targets = new Targets(table);
    for (const unit of table.units) this.#addComponents(unit);
  }

  #addComponents(unit: Unit): void {
    const { block } = unit;
    const opponents = this.#table.against(unit);
    if (constantEffects(unit, 'left-over').length > 0) this.#spending.add(unit);
    for (const [hook, tests] of [
      ['acts', this.#acts],
      ['falls', this.#falls],
    ] as const) {
      for (const effect of constantEffects(unit, hook)) {
        const chance = chanceOfEffect(effect);
        if (!chance) continue;
        this.#table.used.add(effect);
        tests.set(unit, { effect, test: rollOfTest(chance) });
      }
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
      // Who is the most wounded stays it until he falls.
      let target: Fighter | undefined;
      for (const unit of attackers) {
        for (const fighter of this.#table.of(unit)) {
          target = this.#attackInTurn(fighter, opponents, target, state, dice);
        }
      }
    }
  }

  /** Each attack goes to the most wounded of the first kind that stands, which may be known already. Returns him who is attacked at the end. */
  #attackInTurn(
    fighter: Fighter,
    opponents: readonly Unit[],
    known: Fighter | undefined,
    state: State,
    dice: FightDice,
  ): Fighter | undefined {
    if ((state[fighter.at] ?? 0) <= 0 || !this.#passes(this.#acts, fighter, dice)) return known;
    const shots = this.#table.rangeIn(state) === 'ranged' ? this.shots.get(fighter.at) : undefined;
    let target = known;
    let last: Fighter | undefined;
    for (let made = 0; ; ) {
      if (!target || (state[target.at] ?? 0) <= 0) target = this.#targets.mostWounded(opponents, state);
      const attacks = Math.min(
        target ? this.#attacksOf(fighter, target, state) - made : 0,
        shots === undefined ? Number.POSITIVE_INFINITY : (state[shots] ?? 0),
      );
      if (!target || attacks <= 0) break;
      last = target;
      const more = this.#strike(fighter, target, attacks, 0, state, dice);
      if (shots !== undefined) state[shots] = (state[shots] ?? 0) - more;
      made += more;
    }
    this.#fall(fighter, last, state, dice);
    return target;
  }

  /** Attackers are dealt out to the Warriors who stand, in the order of the party. What is aimed at one who has just fallen is lost. */
  #attackDealt(attackers: readonly Unit[], opponents: readonly Unit[], state: State, dice: FightDice): void {
    const warriors = this.#table.allStanding(opponents, state);
    let next = 0;
    for (const unit of attackers) {
      const own = this.#table.standing(unit, state);
      // Nobody knows which of a kind stands where; that makes a difference only where they differ.
      const each = this.#frenzies.has(unit) ? shuffled(own, dice) : own;
      for (const fighter of isGang(unit) ? own.slice(0, 1) : each) {
        if (!this.#passes(this.#acts, fighter, dice)) continue;
        let target = this.#targets.drawn(fighter, opponents, state, dice) ?? warriors[next++ % warriors.length];
        let last: Fighter | undefined;
        for (let made = 0; target && (state[target.at] ?? 0) > 0; ) {
          const attacks = this.#attacksOf(fighter, target, state) - made;
          if (attacks <= 0) break;
          made += this.#strike(fighter, target, attacks, isGang(unit) ? own.length - 1 : 0, state, dice);
          last = target;
          target = this.#spending.has(unit) ? this.#targets.any(opponents, state, dice) : undefined;
        }
        this.#fall(fighter, last, state, dice);
      }
    }
  }

  #passes(tests: Tests, fighter: Fighter, dice: FightDice): boolean {
    const { effect, test } = tests.get(fighter.unit) ?? {};
    if (!effect || !test) return tests === this.#acts;
    const isPassed = dice.draw(test) === 1;
    if (isPassed === (tests === this.#falls)) this.#table.tell(dice, fighter.unit, effect.ability);
    return isPassed;
  }

  /** One who is open to the one whom he has attacked, if that one stands. */
  #fall(fighter: Fighter, attacked: Fighter | undefined, state: State, dice: FightDice): void {
    if (attacked && (state[attacked.at] ?? 0) > 0 && this.#passes(this.#falls, fighter, dice)) state[fighter.at] = 0;
  }

  #attacksOf(fighter: Fighter, target: Fighter, state: State): number {
    const attacks = this.#table.attacks(fighter.unit, target.unit, state);
    const frenzy = this.#frenzies.frenzyIn(fighter, state);
    return changedBy(
      frenzy ? changedBy(attacks, [frenzy]) : attacks,
      this.#targets.afterFall(fighter.unit, 'attacks', state),
    );
  }

  /** Returns how many attacks were made. @param more of a gang: those beyond the first. */
  #strike(by: Fighter, on: Fighter, attacks: number, more: number, state: State, dice: FightDice): number {
    const toHit = more + this.#fears.toHit(by, on.unit, state);
    const attack = this.#table.attack(by.unit, on.unit, state, toHit, more);
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

/** By the kind. */
type Tests = Map<Unit, { readonly effect: Effect; readonly test: DiceRoll }>;
