import { amountOf, isGang, type Unit } from '../rules/unit.ts';
import { frenziedAttacks } from '../steps/frenzies.ts';
import type { Fighter } from './fighter.ts';
import type { FightTable } from './fightTable.ts';
import { rollBlow } from './rollBlow.ts';

/** The attacks of a fight that is played. */
export class PlayedAttacks {
  readonly #table: FightTable;
  /** The Warrior whom all of a gang attack. */
  readonly #targets = new Map<Unit, Fighter>();

  constructor(table: FightTable) {
    this.#table = table;
  }

  /** The attacks of some kinds of one side in a row. */
  attack(attackers: readonly Unit[]): void {
    const [first] = attackers;
    if (!first || this.#table.isOver()) return;
    const opponents = this.#table.fighters.filter(({ unit }) => unit.side !== first.side);
    if (opponents.every(({ unit }) => unit.isWarrior)) this.#attackDealt(attackers, opponents);
    else {
      for (const unit of attackers) {
        for (const fighter of this.#table.of(unit)) this.#attackInTurn(fighter, opponents);
      }
    }
  }

  /** Each attack goes to the most wounded of the first kind that stands. */
  #attackInTurn(fighter: Fighter, opponents: readonly Fighter[]): void {
    for (let attack = 0; ; attack++) {
      const standing = opponents.filter(({ wounds }) => wounds > 0);
      const [first] = standing;
      if (!first) return;
      const target = standing
        .filter(({ unit }) => unit === first.unit)
        .reduce((most, one) => (one.wounds < most.wounds ? one : most));
      if (attack >= this.#attacksOf(fighter, target) || (this.#table.range === 'ranged' && fighter.shots <= 0)) return;
      if (this.#table.range === 'ranged') fighter.shots--;
      this.#strike(fighter, target, 0);
    }
  }

  /** Attackers are dealt out to the Warriors who stand, in the order of the party. */
  #attackDealt(attackers: readonly Unit[], opponents: readonly Fighter[]): void {
    const warriors = opponents.filter(({ wounds }) => wounds > 0);
    let next = 0;
    for (const unit of attackers) {
      if (isGang(unit)) {
        this.#attackAsGang(unit, warriors);
        continue;
      }
      // Nobody knows which of a kind stands where.
      for (const fighter of this.#table.dice.shuffled(this.#table.of(unit))) {
        const target = warriors[next++ % warriors.length];
        const attacks = target ? this.#attacksOf(fighter, target) : 0;
        for (let attack = 0; target && attack < attacks; attack++) this.#strike(fighter, target, 0);
      }
    }
  }

  #attackAsGang(unit: Unit, warriors: readonly Fighter[]): void {
    const all = this.#table.of(unit);
    const target = this.#gangTarget(unit, warriors);
    const [leader] = all;
    if (!target || !leader) return;
    const attacks = this.#table.rules.attacks(unit, target.unit, this.#table.range);
    for (let attack = 0; attack < attacks; attack++) this.#strike(leader, target, all.length - 1);
  }

  #gangTarget(unit: Unit, warriors: readonly Fighter[]): Fighter | undefined {
    const known = this.#targets.get(unit);
    if (known && known.wounds > 0) return known;
    const standing = warriors.filter(({ wounds }) => wounds > 0);
    const target = standing[this.#table.dice.below(standing.length)];
    if (target) this.#targets.set(unit, target);
    return target;
  }

  #attacksOf({ unit, isFrenzied }: Fighter, target: Fighter): number {
    const attacks = this.#table.rules.attacks(unit, target.unit, this.#table.range);
    const frenzy = isFrenzied ? this.#table.frenzies.get(unit) : undefined;
    return frenzy ? frenziedAttacks(attacks, frenzy) : attacks;
  }

  /** One attack. What is aimed at one who has just fallen is lost. @param more of a gang: those beyond the first. */
  #strike(attacker: Fighter, target: Fighter, more: number): void {
    if (target.wounds <= 0) return;
    const afraid = [...attacker.fears].filter((effect) => target.unit.effects.includes(effect));
    const toHit = afraid.reduce((sum, effect) => sum + (amountOf(effect) ?? 0), more);
    const blow = this.#table.rules.blow(attacker.unit, target.unit, {
      range: this.#table.range,
      toHit,
      strength: more,
    });
    if (blow === 'none' || blow === 'unknown') return;
    const { rolls, wounds } = rollBlow(blow, this.#table.dice);
    target.wounds -= wounds;
    if (wounds > 0 && target.wounds > 0) {
      target.burns ||= blow.isFire;
      target.isPoisoned ||= blow.isPoison;
    }
    this.#table.events.push({
      kind: 'attack',
      by: attacker.unit.name,
      against: target.unit.name,
      weapon: blow.weapon,
      rolls,
      wounds,
      left: target.wounds,
    });
  }
}
