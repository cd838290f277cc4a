import { type Chain, type Ending, keyOf, type Move, type State, type Step, withValue } from './chain.ts';

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
  readonly ending: Ending | undefined;
}

/** States that are less likely are left out, and counted as lost. */
const leastChance = 1e-11;

/** When less than this is open, the fight counts as over. */
const leastOpen = 1e-7;

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
  let open: readonly Weighted[] = [{ state: chain.start, chance: 1, ending: chain.ending(chain.start) }];
  for (;;) {
    const round: Record<Ending, number> = { 0: 0, 1: 0, draw: 0 };
    // Before the first round comes what happens when the fight begins.
    for (const part of ends.length === 0 ? [chain.opening, chain.round] : [chain.round]) {
      const states = yield* after(part, open, chain, work);
      open = states.filter((one) => {
        if (one.ending === undefined) return true;
        round[one.ending] += one.chance;
        const key = keyOf(one.state);
        const known = final.get(key);
        if (known) known.chance += one.chance;
        else final.set(key, one);
        return false;
      });
    }
    ends.push(round);
    const left = open.reduce((sum, { chance }) => sum + chance, 0);
    const stopped = work.moves > most ? 'work' : ends.length >= maximumRounds ? 'rounds' : undefined;
    if (left < leastOpen || stopped) {
      return { ends, final, open: left, lost: work.lost, stopped: left < leastOpen ? undefined : stopped };
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
  states: readonly Weighted[],
  chain: Chain,
  work: Work,
): Generator<undefined, readonly Weighted[]> {
  for (let room = 1; ; room *= 4) {
    const keys = keysFor(states, chain, room);
    let current = new Map<Key, Weighted>();
    const lost = work.lost;
    for (const { state, chance, ending } of states) {
      if (chance < leastChance) work.lost += chance;
      else current.set(keys.of(state), { state, chance, ending });
    }
    for (const step of steps) {
      current =
        step.kind === 'settle'
          ? settled(step.settle, current, chain, keys)
          : yield* moved(step.move, current, chain, keys, work);
    }
    if (keys.isDistinct()) return [...current.values()];
    work.lost = lost;
  }
}

type Key = number | string;

/** Keys of states: numbers while all components of a round have room in one, else text. */
interface Keys {
  readonly of: (state: State) => Key;
  readonly after: (key: Key, state: State, component: number, value: number) => Key;
  /** Whether no component has had a number that is too large for the keys. */
  readonly isDistinct: () => boolean;
}

function keysFor(states: readonly Weighted[], chain: Chain, room: number): Keys {
  const most = chain.start.map((_, component) => {
    const greatest = states.reduce(
      (sofar, { state }) => Math.max(sofar, state[component] ?? 0),
      chain.start[component] ?? 0,
    );
    return (chain.mostOf(component) ?? greatest * 2 + 128 * room) + 1;
  });
  const factors: number[] = [];
  let factor = 1;
  for (const size of most) {
    factors.push(factor);
    factor *= size;
  }
  if (factor > Number.MAX_SAFE_INTEGER) {
    return {
      of: keyOf,
      after: (_, state, component, value) => keyOf(withValue(state, component, value)),
      isDistinct: () => true,
    };
  }
  let isDistinct = true;
  return {
    of: (state) => state.reduce((key, value, component) => key + value * (factors[component] ?? 0), 0),
    after: (key, state, component, value) => {
      if (value >= (most[component] ?? 0)) isDistinct = false;
      return Number(key) + (value - (state[component] ?? 0)) * (factors[component] ?? 0);
    },
    isDistinct: () => isDistinct,
  };
}

function settled(
  settle: (state: State) => State,
  current: Map<Key, Weighted>,
  chain: Chain,
  keys: Keys,
): Map<Key, Weighted> {
  const changed: Weighted[] = [];
  for (const [key, one] of current) {
    if (one.ending !== undefined) continue;
    const state = settle(one.state);
    if (state === one.state) continue;
    current.delete(key);
    changed.push({ state, chance: one.chance, ending: chain.ending(state) });
  }
  for (const one of changed) add(current, keys.of(one.state), one);
  return current;
}

function* moved(
  move: (state: State) => Move | undefined,
  current: ReadonlyMap<Key, Weighted>,
  chain: Chain,
  keys: Keys,
  work: Work,
): Generator<undefined, Map<Key, Weighted>> {
  const next = new Map<Key, Weighted>();
  for (const [key, one] of current) {
    if (work.moves >= work.yieldAt) {
      work.yieldAt = work.moves + movesOfPart;
      yield;
    }
    work.moves++;
    const { state, chance } = one;
    const made = one.ending === undefined ? move(state) : undefined;
    if (!made) {
      add(next, key, one);
      continue;
    }
    work.moves += made.outcomes.length;
    for (const { value, near } of made.outcomes) {
      const changedKey = keys.after(key, state, made.component, value);
      const known = next.get(changedKey);
      if (known) {
        known.chance += chance * near;
        continue;
      }
      const changed = withValue(state, made.component, value);
      next.set(changedKey, { state: changed, chance: chance * near, ending: chain.ending(changed) });
    }
  }
  return next;
}

function add(states: Map<Key, Weighted>, key: Key, one: Weighted): void {
  const known = states.get(key);
  if (known) known.chance += one.chance;
  else states.set(key, one);
}
