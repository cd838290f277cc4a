import { addFractions, type Fraction, multiplyFractions } from '../../dice/evaluation/fraction.ts';
import { type Chain, type Ending, keyOf, type State, type Step, withComponent } from '../chain/chain.ts';
import { whole } from '../dieTests.ts';

/** All states in which a round of a fight may begin, and those in which the fight ends, with the chances between them. */
export interface Transitions {
  readonly nodes: readonly ChainState[];
  /** The states before the first round, by the places of their nodes. */
  readonly start: ReadonlyMap<number, Fraction>;
}

interface ChainState {
  readonly state: State;
  readonly ending: Ending | undefined;
  /** After one round, by the places of nodes; empty where the fight has ended. */
  readonly next: ReadonlyMap<number, Fraction>;
}

/** Moves that are worked out as fractions: some tenths of a second. */
const maximumMoves = 60_000;

const movesOfPart = 2000;

/** Undefined where there are too many. Yields after each part of some milliseconds. */
export function* transitionsOf(chain: Chain, most = maximumMoves): Generator<undefined, Transitions | undefined> {
  const places = new Map<string, number>();
  const nodes: { state: State; ending: Ending | undefined; next: ReadonlyMap<number, Fraction> }[] = [];
  const work = { moves: 0 };
  let yieldAt = movesOfPart;
  const placed = (states: ReadonlyMap<string, Weighed>): ReadonlyMap<number, Fraction> => {
    const next = new Map<number, Fraction>();
    for (const [key, { state, chance }] of states) {
      let place = places.get(key);
      if (place === undefined) {
        place = nodes.length;
        places.set(key, place);
        nodes.push({ state, ending: chain.ending(state), next: new Map() });
      }
      next.set(place, chance);
    }
    return next;
  };
  const from = (state: State): ReadonlyMap<string, Weighed> => new Map([[keyOf(state), { state, chance: whole }]]);
  const start = placed(after(chain.opening, from(chain.start), chain, work));
  for (let place = 0; place < nodes.length; place++) {
    const node = nodes[place];
    if (!node || node.ending !== undefined) continue;
    node.next = placed(after(chain.round, from(node.state), chain, work));
    if (work.moves > most) return undefined;
    if (work.moves >= yieldAt) {
      yieldAt = work.moves + movesOfPart;
      yield;
    }
  }
  return { nodes, start };
}

interface Weighed {
  readonly state: State;
  readonly chance: Fraction;
}

function after(
  steps: readonly Step[],
  states: ReadonlyMap<string, Weighed>,
  chain: Chain,
  work: { moves: number },
): ReadonlyMap<string, Weighed> {
  let current = states;
  for (const step of steps) {
    const next = new Map<string, Weighed>();
    const add = (key: string, state: State, chance: Fraction): void => {
      const known = next.get(key);
      next.set(key, known ? { state, chance: addFractions(known.chance, chance) } : { state, chance });
    };
    for (const [key, { state, chance }] of current) {
      work.moves++;
      if (chain.ending(state) !== undefined) {
        add(key, state, chance);
      } else if (step.kind === 'settle') {
        const settled = state.slice();
        step.settle(settled);
        add(keyOf(settled), settled, chance);
      } else {
        const move = step.move(state);
        if (!move) {
          add(key, state, chance);
          continue;
        }
        work.moves += move.outcomes.length;
        for (const outcome of move.outcomes) {
          const changed = withComponent(state, move.component, outcome.value);
          add(keyOf(changed), changed, multiplyFractions(chance, outcome.chance));
        }
      }
    }
    current = next;
  }
  return current;
}
