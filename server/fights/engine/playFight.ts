import type { SystemCharts } from '../../charts/chart.ts';
import type { Effect } from '../effect.ts';
import type { Fight, PlayedEvent } from '../fight.ts';
import { attackOrder, closeFrom, firstSide, sidesFrom } from './attackOrder.ts';
import { type Fighter, fightersOf } from './fighter.ts';
import { type Frenzy, frenziedAttacks, frenzyOf } from './frenzies.ts';
import type { AttackRange, GameRules } from './gameRules.ts';
import { rollBlow } from './rollBlow.ts';
import { rulesFor } from './rulesFor.ts';
import { TableDice } from './tableDice.ts';
import {
  amountOf,
  areTooMany,
  chanceOfEffect,
  constantEffects,
  countsAgainst,
  isFear,
  isGang,
  outcomesOfEffect,
  type Unit,
  unitsOf,
  valuesOfOpponent,
} from './unit.ts';

/** A fight that is played ends here, if it does not end before. */
const maximumRounds = 1000;

/**
 * One fight with dice, event by event, by the same rules as `fightSteps`. It ends after 1000 rounds at the latest, then without an `end`. Empty
 * where there is no answer to the fight either, or where it has too many combatants.
 *
 * @param random numbers from 0 up to, but without, 1.
 */
export function playFight(fight: Fight, charts: readonly SystemCharts[], random: () => number): readonly PlayedEvent[] {
  const units = unitsOf(fight);
  if (!units || areTooMany(units)) return [];
  return new Table(fight, units, rulesFor(fight, charts), new TableDice(random)).play();
}

/** The table at which a fight is played. */
class Table {
  readonly #fight: Fight;
  readonly #units: readonly Unit[];
  readonly #rules: GameRules;
  readonly #dice: TableDice;
  readonly #fighters: readonly Fighter[];
  readonly #frenzies: ReadonlyMap<Unit, Frenzy>;
  readonly #events: PlayedEvent[] = [];
  /** The Warrior whom all of a gang attack. */
  readonly #targets = new Map<Unit, Fighter>();
  readonly #closeFrom: number;
  #range: AttackRange = 'close';

  constructor(fight: Fight, units: readonly Unit[], rules: GameRules, dice: TableDice) {
    this.#fight = fight;
    this.#units = units;
    this.#rules = rules;
    this.#dice = dice;
    this.#closeFrom = closeFrom(fight);
    this.#fighters = fightersOf(units);
    this.#frenzies = new Map(
      units.flatMap((unit) => {
        const frenzy = frenzyOf(
          unit,
          units.filter(({ side }) => side !== unit.side),
        );
        return frenzy ? [[unit, frenzy] as const] : [];
      }),
    );
  }

  play(): readonly PlayedEvent[] {
    this.#range = this.#closeFrom <= 1 ? 'close' : 'ranged';
    this.#begin();
    for (let round = 1; round <= maximumRounds && !this.#isOver(); round++) {
      this.#range = round >= this.#closeFrom ? 'close' : 'ranged';
      this.#events.push({ kind: 'round', round, range: this.#range });
      this.#playRound();
    }
    if (this.#isOver()) {
      const winner = sidesFrom(0).find((side) => this.#stands(side));
      this.#events.push({ kind: 'end', winner });
    }
    return this.#events;
  }

  /** Whether anybody of a side stands. */
  #stands(side: 0 | 1): boolean {
    return this.#fighters.some(({ unit, wounds }) => unit.side === side && wounds > 0);
  }

  #isOver(): boolean {
    return !this.#stands(0) || !this.#stands(1);
  }

  /** Those of a kind who stand. */
  #of(unit: Unit): readonly Fighter[] {
    return this.#fighters.filter((fighter) => fighter.unit === unit && fighter.wounds > 0);
  }

  /** Fear and ambushes. */
  #begin(): void {
    const springing = new Set<Unit>();
    for (const unit of this.#units) {
      for (const effect of unit.effects) {
        if (effect.hook === 'strikes-first' && !springing.has(unit) && this.#dice.happens(chanceOfEffect(effect))) {
          springing.add(unit);
          this.#events.push({ kind: 'effect', of: unit.name, effect: effect.ability });
        }
        if (isFear(effect)) this.#testFear(unit, effect);
      }
    }
    for (const side of sidesFrom(0)) {
      this.#attack(this.#units.filter((unit) => unit.side === side && springing.has(unit)));
    }
  }

  #testFear(unit: Unit, effect: Effect): void {
    for (const fighter of this.#fighters) {
      if (fighter.unit.side === unit.side || !countsAgainst(effect, fighter.unit)) continue;
      if (!this.#dice.happens(chanceOfEffect(effect, valuesOfOpponent(fighter.unit)))) continue;
      fighter.fears.add(effect);
      this.#events.push({ kind: 'effect', of: fighter.unit.name, effect: effect.ability });
    }
  }

  #playRound(): void {
    const stood = new Map(this.#units.map((unit) => [unit, this.#of(unit).length]));
    this.#rollFrenzies();
    const first = firstSide(this.#fight) ?? (this.#dice.below(2) === 0 ? 0 : 1);
    for (const attackers of attackOrder(this.#fight, this.#units)) {
      for (const side of sidesFrom(first)) this.#attack(attackers[side]);
    }
    if (this.#isOver()) return;
    this.#burn();
    for (const unit of this.#units) {
      if (this.#isOver()) return;
      this.#regain(unit);
      this.#flee(unit, stood.get(unit) ?? 0);
    }
  }

  #rollFrenzies(): void {
    for (const [unit, { effect, chance }] of this.#frenzies) {
      for (const fighter of this.#of(unit)) {
        if (fighter.isFrenzied || !this.#dice.happens(chance)) continue;
        fighter.isFrenzied = true;
        this.#events.push({ kind: 'effect', of: unit.name, effect: effect.ability });
      }
    }
  }

  /** The attacks of some kinds of one side in a row. */
  #attack(attackers: readonly Unit[]): void {
    const [first] = attackers;
    if (!first || this.#isOver()) return;
    const opponents = this.#fighters.filter(({ unit }) => unit.side !== first.side);
    if (opponents.every(({ unit }) => unit.isWarrior)) this.#attackDealt(attackers, opponents);
    else {
      for (const unit of attackers) {
        for (const fighter of this.#of(unit)) this.#attackInTurn(fighter, opponents);
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
      if (attack >= this.#attacksOf(fighter, target) || (this.#range === 'ranged' && fighter.shots <= 0)) return;
      if (this.#range === 'ranged') fighter.shots--;
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
      for (const fighter of this.#dice.shuffled(this.#of(unit))) {
        const target = warriors[next++ % warriors.length];
        const attacks = target ? this.#attacksOf(fighter, target) : 0;
        for (let attack = 0; target && attack < attacks; attack++) this.#strike(fighter, target, 0);
      }
    }
  }

  #attackAsGang(unit: Unit, warriors: readonly Fighter[]): void {
    const all = this.#of(unit);
    const target = this.#gangTarget(unit, warriors);
    const [leader] = all;
    if (!target || !leader) return;
    const attacks = this.#rules.attacks(unit, target.unit, this.#range);
    for (let attack = 0; attack < attacks; attack++) this.#strike(leader, target, all.length - 1);
  }

  #gangTarget(unit: Unit, warriors: readonly Fighter[]): Fighter | undefined {
    const known = this.#targets.get(unit);
    if (known && known.wounds > 0) return known;
    const standing = warriors.filter(({ wounds }) => wounds > 0);
    const target = standing[this.#dice.below(standing.length)];
    if (target) this.#targets.set(unit, target);
    return target;
  }

  #attacksOf({ unit, isFrenzied }: Fighter, target: Fighter): number {
    const attacks = this.#rules.attacks(unit, target.unit, this.#range);
    const frenzy = isFrenzied ? this.#frenzies.get(unit) : undefined;
    return frenzy ? frenziedAttacks(attacks, frenzy) : attacks;
  }

  /** One attack. What is aimed at one who has just fallen is lost. @param more of a gang: those beyond the first. */
  #strike(attacker: Fighter, target: Fighter, more: number): void {
    if (target.wounds <= 0) return;
    const afraid = [...attacker.fears].filter((effect) => target.unit.effects.includes(effect));
    const toHit = afraid.reduce((sum, effect) => sum + (amountOf(effect) ?? 0), more);
    const blow = this.#rules.blow(attacker.unit, target.unit, { range: this.#range, toHit, strength: more });
    if (blow === 'none' || blow === 'unknown') return;
    const { rolls, wounds } = rollBlow(blow, this.#dice);
    target.wounds -= wounds;
    if (wounds > 0 && target.wounds > 0) {
      target.burns ||= blow.isFire;
      target.isPoisoned ||= blow.isPoison;
    }
    this.#events.push({
      kind: 'attack',
      by: attacker.unit.name,
      against: target.unit.name,
      weapon: blow.weapon,
      rolls,
      wounds,
      left: target.wounds,
    });
  }

  #burn(): void {
    for (const fighter of this.#fighters) {
      const lost = Number(fighter.burns) + Number(fighter.isPoisoned);
      if (fighter.wounds <= 0 || lost === 0) continue;
      fighter.wounds -= lost;
      const effect = fighter.burns ? 'fire' : 'poison';
      this.#events.push({ kind: 'effect', of: fighter.unit.name, effect, left: fighter.wounds });
    }
  }

  #regain(unit: Unit): void {
    if (unit.isWarrior) return;
    for (const effect of constantEffects(unit, 'regains')) {
      const outcomes = outcomesOfEffect(effect);
      const wounded = this.#of(unit).find(({ wounds }) => wounds < unit.wounds);
      if (!outcomes || !wounded) continue;
      const rolled = this.#dice.draw(outcomes);
      wounded.wounds = Math.min(unit.wounds, wounded.wounds + rolled);
      this.#events.push({ kind: 'effect', of: unit.name, effect: effect.ability, rolled, left: wounded.wounds });
    }
  }

  #flee(unit: Unit, stood: number): void {
    for (const effect of constantEffects(unit, 'flees')) {
      const left = this.#of(unit);
      if (left.length === 0 || left.length >= stood) continue;
      if (!this.#dice.happens(chanceOfEffect(effect, new Map([['monsters-left', left.length]])))) continue;
      for (const fighter of left) fighter.wounds = 0;
      this.#events.push({ kind: 'effect', of: unit.name, effect: effect.ability });
    }
  }
}
