/** The states that a fight may come to, and the chances of one round. */

import { addFractions, type Fraction, multiplyFractions } from '../../dice/evaluation/fraction.ts';
import { type Course, isOver, type State, type Step } from '../course/course.ts';
import { whole } from '../dieTests.ts';
import { branches } from './branchingDice.ts';

interface FightNode {
  readonly state: State;
  readonly isOver: boolean;
  /** The nodes after one round, with their chances; none of one that is over. */
  moves: readonly FightMove[];
}

export interface FightMove {
  readonly to: number;
  readonly chance: Fraction;
}

export interface Moves {
  readonly nodes: readonly FightNode[];
  /** The nodes before the first round. */
  readonly start: readonly FightMove[];
}

/** Undefined where there are more ways for the dice to fall than `mostBranches`. Yields behind each part of some milliseconds. */
export function* movesOf(course: Course): Generator<undefined, Moves | undefined> {
  const nodes: FightNode[] = [];
  const places = new Map<string, number>();
  let [count, ofPart] = [0, 0];
  const after = (state: State, steps: readonly Step[]): readonly FightMove[] => {
    let states = new Map<string, readonly [State, Fraction]>([[state.join(), [state, whole]]]);
    for (const step of steps) {
      const next = new Map<string, readonly [State, Fraction]>();
      for (const [from, chance] of states.values()) {
        for (const [to, share] of branches(course, from, step)) {
          const key = to.join();
          const [, before] = next.get(key) ?? [];
          const there = multiplyFractions(chance, share);
          next.set(key, [to, before ? addFractions(before, there) : there]);
          count++;
        }
      }
      states = next;
    }
    return [...states].map(([key, [to, chance]]) => ({ to: placeOf(key, to), chance }));
  };
  const placeOf = (key: string, state: State): number => {
    const place = places.get(key) ?? nodes.push({ state, isOver: isOver(course, state), moves: [] }) - 1;
    places.set(key, place);
    return place;
  };
  const start = after(course.start, course.opening);
  for (const node of nodes) {
    if (count > mostBranches) return undefined;
    if (!node.isOver) node.moves = after(node.state, course.round);
    if (count - ofPart > branchesOfPart) {
      ofPart = count;
      yield;
    }
  }
  return { nodes, start };
}

const branchesOfPart = 1000;

/** About a second. */
const mostBranches = 300_000;
