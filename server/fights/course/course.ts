/** The course of a fight: a list of steps, each of which rolls dice and changes the state. Every way to know how a fight ends walks through it. */

import type { Effect } from '../effect.ts';
import type { Fight, PlayedEvent } from '../fight.ts';
import type { Blow } from '../rules/blow.ts';
import type { Unit } from '../rules/unit.ts';
import type { DiceRoll } from './roll.ts';

/** The numbers of the components of a fight: first the Wounds of each fighter, 0 or less for one who has fallen; then what the steps keep. */
export type State = Int32Array;

/** One who fights. */
export interface Fighter {
  readonly unit: Unit;
  /** Its place among all fighters, and the component with its Wounds. */
  readonly at: number;
}

/** How one attack works, and the Wounds that it takes in all: 0 where it does not get through. */
export interface Attack {
  readonly blow: Blow;
  readonly roll: DiceRoll;
}

/** How the dice of a fight fall. */
export interface FightDice {
  /** One outcome. */
  readonly draw: (roll: DiceRoll) => number;
  /** Attacks one opponent, who stands, until no attacks are left or he falls, and takes his Wounds off. Returns how many attacks that took. */
  readonly strike: (state: State, by: Fighter, on: Fighter, attack: Attack, attacks: number) => number;
  /** Hears what happens beside attacks; absent where nobody listens. */
  readonly tell?: (event: PlayedEvent) => void;
}

export type Step = (state: State, dice: FightDice) => void;

export interface Course {
  readonly fight: Fight;
  readonly units: readonly Unit[];
  readonly fighters: readonly Fighter[];
  readonly start: State;
  /** Before the first round. */
  readonly opening: readonly Step[];
  /** The same in each round, until one side has nobody left. */
  readonly round: readonly Step[];
  /** The effects of abilities that these steps and the attacks count. */
  readonly used: ReadonlySet<Effect>;
  /** Where the round is told: `close` from the first round of Close Combat on. */
  readonly rangeIn: (state: State) => 'ranged' | 'close';
}

/** Whether anybody of a side stands. */
export function stands({ fighters }: Course, side: 0 | 1, state: State): boolean {
  for (const { unit, at } of fighters) if (unit.side === side && (state[at] ?? 0) > 0) return true;
  return false;
}

export function isOver(course: Course, state: State): boolean {
  return !stands(course, 0, state) || !stands(course, 1, state);
}
