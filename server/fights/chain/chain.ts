/** A fight as a chain of states: what may happen in a round, step by step, each with its chance. */

import type { Fraction } from '../../dice/evaluation/fraction.ts';

/** A number for each component of the fight: the Wounds of a combatant, whether a Warrior is afraid, the round. */
export type State = readonly number[];

/** The new number of one component. */
export interface Outcome {
  readonly value: number;
  readonly chance: Fraction;
  /** The nearest number to `chance`. */
  readonly near: number;
}

/** The outcomes of one roll, or of one attack. Their chances add up to 1. */
export interface ChainMove {
  readonly component: number;
  readonly outcomes: readonly Outcome[];
}

export type Step =
  /** The state is another one after the call. */
  | { readonly kind: 'roll'; readonly move: (state: State) => ChainMove | undefined }
  /** What happens without a roll: it changes the numbers of the state that it is given. */
  | { readonly kind: 'settle'; readonly settle: (state: number[]) => void };

/** A step with a roll; `move` gives none where nothing is rolled in that state. */
export function rollStep(move: (state: State) => ChainMove | undefined): Step {
  return { kind: 'roll', move };
}

/** A step without a roll. */
export function settleStep(settle: (state: number[]) => void): Step {
  return { kind: 'settle', settle };
}

/** How a fight has ended: with the victory of a side, or with nobody left. */
export type Ending = 0 | 1 | 'draw';

export interface Chain {
  readonly start: State;
  /** Before the first round. */
  readonly opening: readonly Step[];
  /** In each round. A step that finds the fight ended is left out. */
  readonly round: readonly Step[];
  /** The greatest number of a component; undefined where it is not known before. */
  readonly mostOf: (component: number) => number | undefined;
  /** Undefined while the fight goes on. */
  readonly ending: (state: State) => Ending | undefined;
}

/** For maps by state. Components are less than 2 ** 16. */
export function keyOf(state: State): string {
  return String.fromCharCode(...state);
}

/** The state with another number for one component. */
export function withComponent(state: State, component: number, value: number): State {
  const changed = state.slice();
  changed[component] = value;
  return changed;
}
