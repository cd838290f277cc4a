import type { SystemCharts } from '../../charts/chart.ts';
import type { Effect } from '../effect.ts';
import type { Fight, PlayedEvent } from '../fight.ts';
import { attackOrder, closeFrom, firstSide, sidesFrom } from '../rules/attackOrder.ts';
import { rulesFor } from '../rules/rulesFor.ts';
import {
  areTooMany,
  chanceOfEffect,
  constantEffects,
  countsAgainst,
  isFear,
  outcomesOfEffect,
  type Unit,
  unitsOf,
  valuesOfOpponent,
} from '../rules/unit.ts';
import { FightTable } from './fightTable.ts';
import { PlayedAttacks } from './playedAttacks.ts';
import { TableDice } from './tableDice.ts';

/** A fight that is played ends here, if it does not end before. */
const maximumRounds = 1000;

/**
 * One fight with dice, event by event, by the same rules as `fightAnswer`. It ends after 1000 rounds at the latest, then without an `end`. Empty
 * where there is no answer to the fight either, or where it has too many combatants.
 *
 * @param random numbers from 0 up to, but without, 1.
 */
export function playFight(fight: Fight, charts: readonly SystemCharts[], random: () => number): readonly PlayedEvent[] {
  const units = unitsOf(fight);
  if (!units || areTooMany(units)) return [];
  return new Play(new FightTable(fight, units, rulesFor(fight, charts), new TableDice(random))).play();
}

/** The course of a fight that is played. */
class Play {
  readonly #table: FightTable;
  readonly #attacks: PlayedAttacks;

  constructor(table: FightTable) {
    this.#table = table;
    this.#attacks = new PlayedAttacks(table);
  }

  play(): readonly PlayedEvent[] {
    const table = this.#table;
    const close = closeFrom(table.fight);
    table.range = close <= 1 ? 'close' : 'ranged';
    this.#begin();
    for (let round = 1; round <= maximumRounds && !table.isOver(); round++) {
      table.range = round >= close ? 'close' : 'ranged';
      table.events.push({ kind: 'round', round, range: table.range });
      this.#playRound();
    }
    if (table.isOver()) table.events.push({ kind: 'end', winner: sidesFrom(0).find((side) => table.stands(side)) });
    return table.events;
  }

  /** Fear and ambushes. */
  #begin(): void {
    const springing = new Set<Unit>();
    for (const unit of this.#table.units) {
      for (const effect of unit.effects) {
        if (
          effect.hook === 'strikes-first' &&
          !springing.has(unit) &&
          this.#table.dice.happens(chanceOfEffect(effect))
        ) {
          springing.add(unit);
          this.#table.events.push({ kind: 'effect', of: unit.name, effect: effect.ability });
        }
        if (isFear(effect)) this.#testFear(unit, effect);
      }
    }
    for (const side of sidesFrom(0)) {
      this.#attacks.attack(this.#table.units.filter((unit) => unit.side === side && springing.has(unit)));
    }
  }

  #testFear(unit: Unit, effect: Effect): void {
    for (const fighter of this.#table.fighters) {
      if (fighter.unit.side === unit.side || !countsAgainst(effect, fighter.unit)) continue;
      if (!this.#table.dice.happens(chanceOfEffect(effect, valuesOfOpponent(fighter.unit)))) continue;
      fighter.fears.add(effect);
      this.#table.events.push({ kind: 'effect', of: fighter.unit.name, effect: effect.ability });
    }
  }

  #playRound(): void {
    const stood = new Map(this.#table.units.map((unit) => [unit, this.#table.of(unit).length]));
    this.#rollFrenzies();
    const first = firstSide(this.#table.fight) ?? (this.#table.dice.below(2) === 0 ? 0 : 1);
    for (const attackers of attackOrder(this.#table.fight, this.#table.units)) {
      for (const side of sidesFrom(first)) this.#attacks.attack(attackers[side]);
    }
    if (this.#table.isOver()) return;
    this.#burn();
    for (const unit of this.#table.units) {
      if (this.#table.isOver()) return;
      this.#regain(unit);
      this.#flee(unit, stood.get(unit) ?? 0);
    }
  }

  #rollFrenzies(): void {
    for (const [unit, { effect, chance }] of this.#table.frenzies) {
      for (const fighter of this.#table.of(unit)) {
        if (fighter.isFrenzied || !this.#table.dice.happens(chance)) continue;
        fighter.isFrenzied = true;
        this.#table.events.push({ kind: 'effect', of: unit.name, effect: effect.ability });
      }
    }
  }

  #burn(): void {
    for (const fighter of this.#table.fighters) {
      const lost = Number(fighter.burns) + Number(fighter.isPoisoned);
      if (fighter.wounds <= 0 || lost === 0) continue;
      fighter.wounds -= lost;
      const effect = fighter.burns ? 'fire' : 'poison';
      this.#table.events.push({ kind: 'effect', of: fighter.unit.name, effect, left: fighter.wounds });
    }
  }

  #regain(unit: Unit): void {
    if (unit.isWarrior) return;
    for (const effect of constantEffects(unit, 'regains')) {
      const outcomes = outcomesOfEffect(effect);
      const wounded = this.#table.of(unit).find(({ wounds }) => wounds < unit.wounds);
      if (!outcomes || !wounded) continue;
      const rolled = this.#table.dice.draw(outcomes);
      wounded.wounds = Math.min(unit.wounds, wounded.wounds + rolled);
      this.#table.events.push({ kind: 'effect', of: unit.name, effect: effect.ability, rolled, left: wounded.wounds });
    }
  }

  #flee(unit: Unit, stood: number): void {
    for (const effect of constantEffects(unit, 'flees')) {
      const left = this.#table.of(unit);
      if (left.length === 0 || left.length >= stood) continue;
      if (!this.#table.dice.happens(chanceOfEffect(effect, new Map([['monsters-left', left.length]])))) continue;
      for (const fighter of left) fighter.wounds = 0;
      this.#table.events.push({ kind: 'effect', of: unit.name, effect: effect.ability });
    }
  }
}
