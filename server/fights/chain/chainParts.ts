import type { Effect } from '../effect.ts';
import type { Fight } from '../fight.ts';
import { closeFrom } from '../rules/attackOrder.ts';
import type { AttackRange, GameRules } from '../rules/gameRules.ts';
import type { Unit } from '../rules/unit.ts';
import type { Body } from './body.ts';
import { type Chain, type Ending, type State, type Step, settleStep } from './chain.ts';
import { GroupBody } from './groupBody.ts';
import { WarriorByAttacks, WarriorByWounds } from './warriorBodies.ts';

/** How Warriors are told apart: by their Wounds, for fractions, or by the attacks on them, which are far fewer. */
export type WarriorBodies = 'byWounds' | 'byAttacks';

/** Whether a kind attacks in a state, where it depends on something else than that it stands. */
export type MayAttack = (unit: Unit, state: State) => boolean;

/** What all steps of the chain of a fight share: who fights, what is left of them, and the components of a state. */
export class ChainParts {
  readonly fight: Fight;
  readonly units: readonly Unit[];
  readonly rules: GameRules;
  /** By the place of the unit, which is its component too. */
  readonly bodies: readonly Body[];
  /** Whether a weapon of somebody goes on to harm those whom it has hit. */
  readonly isBurning: boolean;
  /** What the abilities of units do that is in the chain. */
  readonly used = new Set<Effect>();
  readonly #start: number[];
  readonly #most = new Map<number, number>();
  readonly #closeFrom: number;
  /** The component with the round. */
  readonly #roundAt: number | undefined;

  constructor(fight: Fight, units: readonly Unit[], rules: GameRules, warriors: WarriorBodies) {
    this.fight = fight;
    this.units = units;
    this.rules = rules;
    this.isBurning = units.some(burns);
    this.bodies = units.map(({ isWarrior, wounds, count }) => {
      if (!isWarrior) return new GroupBody(count, wounds, this.isBurning);
      return warriors === 'byWounds' ? new WarriorByWounds(wounds) : new WarriorByAttacks(wounds);
    });
    this.#start = this.bodies.map(({ start }) => start);
    this.#closeFrom = closeFrom(fight);
    const changesRange = this.#closeFrom > 1 && Number.isFinite(this.#closeFrom);
    this.#roundAt = changesRange ? this.component(0, this.#closeFrom) : undefined;
  }

  chain(opening: readonly Step[], round: readonly Step[]): Chain {
    return {
      start: this.#start,
      opening,
      round,
      mostOf: (component) => {
        const body = this.bodies[component];
        return body ? body.most : this.#most.get(component);
      },
      ending: (state) => this.#ending(state),
    };
  }

  /** A new component. @param most its greatest number. */
  component(start: number, most: number): number {
    this.#most.set(this.#start.length, most);
    this.#start.push(start);
    return this.#start.length - 1;
  }

  /** How many of a kind stand. */
  standing({ place }: Unit, state: State): number {
    return this.bodies[place]?.standing(state[place] ?? 0) ?? 0;
  }

  ofSide(side: 0 | 1): readonly Unit[] {
    return this.units.filter((unit) => unit.side === side);
  }

  /** The opponents of a unit. */
  against({ side }: Unit): readonly Unit[] {
    return this.ofSide(side === 0 ? 1 : 0);
  }

  /** Counts the round, where the range depends on it. */
  nextRound(): readonly Step[] {
    const roundAt = this.#roundAt;
    if (roundAt === undefined) return [];
    return [
      settleStep((state) => {
        state[roundAt] = Math.min(this.#closeFrom, (state[roundAt] ?? 0) + 1);
      }),
    ];
  }

  rangeIn(state: State): AttackRange {
    if (!Number.isFinite(this.#closeFrom)) return 'ranged';
    return this.#roundAt === undefined || (state[this.#roundAt] ?? 0) >= this.#closeFrom ? 'close' : 'ranged';
  }

  #ending(state: State): Ending | undefined {
    let first = false;
    let second = false;
    for (const unit of this.units) {
      if (this.standing(unit, state) === 0) continue;
      if (unit.side === 0) first = true;
      else second = true;
    }
    if (first && second) return undefined;
    return first ? 0 : second ? 1 : 'draw';
  }
}

function burns({ block }: Unit): boolean {
  return (
    block.system === 'gamebook' &&
    [block.ranged, block.close].some((weapon) => weapon !== undefined && (weapon.isFire || weapon.isPoison))
  );
}
