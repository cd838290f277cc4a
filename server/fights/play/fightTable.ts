import type { Fight, PlayedEvent } from '../fight.ts';
import type { AttackRange, GameRules } from '../rules/gameRules.ts';
import type { Unit } from '../rules/unit.ts';
import { type Frenzy, frenzyOf } from '../steps/frenzies.ts';
import { type Fighter, fightersOf } from './fighter.ts';
import type { TableDice } from './tableDice.ts';

/** The table at which a fight is played: who fights, and what has happened so far. */
export class FightTable {
  readonly fight: Fight;
  readonly units: readonly Unit[];
  readonly rules: GameRules;
  readonly dice: TableDice;
  readonly fighters: readonly Fighter[];
  readonly frenzies: ReadonlyMap<Unit, Frenzy>;
  readonly events: PlayedEvent[] = [];
  range: AttackRange = 'close';

  constructor(fight: Fight, units: readonly Unit[], rules: GameRules, dice: TableDice) {
    this.fight = fight;
    this.units = units;
    this.rules = rules;
    this.dice = dice;
    this.fighters = fightersOf(units);
    this.frenzies = new Map(
      units.flatMap((unit) => {
        const opponents = units.filter(({ side }) => side !== unit.side);
        const frenzy = frenzyOf(unit, opponents);
        return frenzy ? [[unit, frenzy] as const] : [];
      }),
    );
  }

  /** Whether anybody of a side stands. */
  stands(side: 0 | 1): boolean {
    return this.fighters.some(({ unit, wounds }) => unit.side === side && wounds > 0);
  }

  isOver(): boolean {
    return !this.stands(0) || !this.stands(1);
  }

  /** Those of a kind who stand. */
  of(unit: Unit): readonly Fighter[] {
    return this.fighters.filter((fighter) => fighter.unit === unit && fighter.wounds > 0);
  }
}
