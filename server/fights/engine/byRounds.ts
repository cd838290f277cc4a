import { type Chain, type Ending, keyOf, type State, type Step, withValue } from './chain.ts';

/** A fight round by round, in floating point: the chances of all states after so many rounds, with a bound of their error. */
export interface Rounds {
  /** The chance that the fight ends in each round with each ending; what ends before the first round is in the first. */
  readonly ends: readonly Readonly<Record<Ending, number>>[];
  /** The states in which the fight ends, each with its chance. */
  readonly final: ReadonlyMap<string, Weighted>;
  /** The chance that the fight is not over after the last of the rounds. */
  readonly open: number;
  /** The chance of the states that were left out because they are so unlikely. */
  readonly lost: number;
  /** Whether the rounds ended because they took too much work, or were too many. */
  readonly stopped: 'work' | 'rounds' | undefined;
}

export interface Weighted {
  readonly state: State;
  chance: number;
}

/** States that are less likely are left out, and counted as lost. */
const leastChance = 1e-16;

/** When less than this is open, the fight counts as over. */
const leastOpen = 1e-13;

/** More rounds say nothing to a player. */
export const maximumRounds = 10_000;

/** Moves of states: a second or so. */
export const maximumMoves = 6_000_000;

/** So many moves take some milliseconds. */
const movesOfPart = 10_000;

/**
 * Follows a fight round by round, until nearly all of it is over.
 *
 * Yields after each part of some milliseconds, so that a caller may stop.
 */
export function* byRounds(chain: Chain, most = maximumMoves): Generator<undefined, Rounds> {
  const ends: Record<Ending, number>[] = [];
  const final = new Map<string, Weighted>();
  const work: Work = { moves: 0, yieldAt: movesOfPart, lost: 0 };
  let open: Map<string, Weighted> = new Map([[keyOf(chain.start), { state: chain.start, chance: 1 }]]);
  const collect = (round: Record<Ending, number>): void => {
    for (const [key, one] of open) {
      const ending = chain.ending(one.state);
      if (ending === undefined) continue;
      open.delete(key);
      round[ending] += one.chance;
      const known = final.get(key);
      if (known) known.chance += one.chance;
      else final.set(key, one);
    }
  };
  open = yield* after(chain.opening, open, chain, work);
  for (;;) {
    const round: Record<Ending, number> = { 0: 0, 1: 0, draw: 0 };
    collect(round);
    if (open.size > 0) {
      open = yield* after(chain.round, open, chain, work);
      collect(round);
    }
    ends.push(round);
    let left = 0;
    for (const { chance } of open.values()) left += chance;
    const stopped = work.moves > most ? 'work' : ends.length >= maximumRounds ? 'rounds' : undefined;
    if (left < leastOpen || stopped) {
      const isOver = left < leastOpen;
      return { ends, final, open: left, lost: work.lost, stopped: isOver ? undefined : stopped };
    }
  }
}

interface Work {
  moves: number;
  yieldAt: number;
  lost: number;
}

/** The states after some steps. */
function* after(
  steps: readonly Step[],
  states: Map<string, Weighted>,
  chain: Chain,
  work: Work,
): Generator<undefined, Map<string, Weighted>> {
  let current = states;
  for (const step of steps) {
    const next = new Map<string, Weighted>();
    const add = (key: string, state: State, chance: number): void => {
      const known = next.get(key);
      if (known) known.chance += chance;
      else next.set(key, { state, chance });
    };
    for (const [key, { state, chance }] of current) {
      if (work.moves >= work.yieldAt) {
        work.yieldAt = work.moves + movesOfPart;
        yield;
      }
      if (chance < leastChance) {
        work.lost += chance;
        continue;
      }
      work.moves++;
      if (chain.ending(state) !== undefined) {
        add(key, state, chance);
      } else if (step.kind === 'settle') {
        const settled = step.settle(state);
        add(settled === state ? key : keyOf(settled), settled, chance);
      } else {
        const move = step.move(state);
        if (!move) {
          add(key, state, chance);
          continue;
        }
        work.moves += move.outcomes.length;
        for (const { value, near } of move.outcomes) {
          const changed = withValue(state, move.component, value);
          add(keyOf(changed), changed, chance * near);
        }
      }
    }
    current = next;
  }
  return current;
}
