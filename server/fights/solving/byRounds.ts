import type { Chain, ChainMove, Ending, State, Step } from '../chain/chain.ts';
import { Chances } from './chances.ts';
import { keysFor, type StateKeys } from './stateKeys.ts';

/** A fight round by round, in floating point: the chances of all states after so many rounds, with a bound of their error. */
export interface Rounds {
  /** The chance that the fight ends in each round with each ending; what ends before the first round is in the first. */
  readonly ends: readonly Readonly<Record<Ending, number>>[];
  /** The states in which the fight ends, each with its chance. */
  readonly final: readonly Weighted[];
  /** The chance that the fight is not over after the last of the rounds. */
  readonly open: number;
  /** The chance of the states that were left out because they are so unlikely. */
  readonly lost: number;
  /** Whether the rounds ended because they took too much work, or were too many. */
  readonly stopped: 'work' | 'rounds' | undefined;
}

interface Weighted {
  readonly state: State;
  readonly chance: number;
}

/**
 * States that are less likely are left out, and counted as lost: in a first pass many, and in the next ones as few as the work allows that is
 * left. The fight counts as over when so much more is open.
 */
const firstLeast = 1e-5;
const smallestLeast = 1e-10;
const openForLeast = 100;

/** The moves of a pass grow with about this power of what is left out. */
const powerOfMoves = 1 / 3;

/** So much of the work that is left a pass may be expected to take, and so many times as much as the last one it must be worth. */
const shareOfWork = 0.6;
const worthwhile = 1.5;

/** What a single move adds to a state may be less likely than the state: others add to it too. */
const partOfLeast = 0.05;

/** A smaller error makes no difference to a reader. */
const smallError = 1e-6;

/** More rounds say nothing to a player. */
export const maximumRounds = 10_000;

/** Moves of states of all passes: a second or so. */
export const maximumMoves = 6_000_000;

/** States at once, which take 30 MB. */
const maximumStates = 400_000;

/** So many moves take some milliseconds. */
const movesOfPart = 10_000;

/**
 * Follows a fight round by round, until nearly all of it is over.
 *
 * Yields after each part of some milliseconds, so that a caller may stop.
 *
 * @param most moves of states of all passes.
 */
export function* byRounds(chain: Chain, most = maximumMoves): Generator<undefined, Rounds> {
  const tables: Work['tables'] = [new Chances(), new Chances()];
  let best: Rounds | undefined;
  let left = most;
  for (let least = firstLeast; ; ) {
    const work: Work = { moves: 0, yieldAt: movesOfPart, lost: 0, most: left, isTooMuch: false, tables };
    const rounds = yield* onePass(chain, least, work);
    left -= work.moves;
    if (best && rounds.stopped === 'work') return best;
    best = rounds;
    const factor = (left / work.moves) * shareOfWork;
    const isSmall = rounds.open + rounds.lost < smallError || least === smallestLeast;
    if (rounds.stopped || isSmall || factor < worthwhile) return rounds;
    least = Math.max(smallestLeast, least * factor ** (-1 / powerOfMoves));
  }
}

function* onePass(chain: Chain, least: number, work: Work): Generator<undefined, Rounds> {
  const ends: Record<Ending, number>[] = [];
  const final: Weighted[] = [];
  let open: readonly Weighted[] = [{ state: chain.start, chance: 1 }];
  for (;;) {
    const round: Record<Ending, number> = { 0: 0, 1: 0, draw: 0 };
    // Before the first round comes what happens when the fight begins.
    for (const part of ends.length === 0 ? [chain.opening, chain.round] : [chain.round]) {
      const states = yield* after(part, open, chain, least, work);
      open = states.filter((one) => {
        const ending = chain.ending(one.state);
        if (ending === undefined) return true;
        round[ending] += one.chance;
        final.push(one);
        return false;
      });
    }
    ends.push(round);
    const left = open.reduce((sum, { chance }) => sum + chance, 0);
    const stopped = work.isTooMuch ? 'work' : ends.length >= maximumRounds ? 'rounds' : undefined;
    const isOver = left < least * openForLeast;
    if (isOver || stopped) {
      return { ends, final, open: left, lost: work.lost, stopped: isOver ? undefined : stopped };
    }
  }
}

interface Work {
  moves: number;
  yieldAt: number;
  lost: number;
  readonly most: number;
  /** Then the states are no longer followed. */
  isTooMuch: boolean;
  /** Two tables that are filled in turn. */
  readonly tables: [Chances, Chances];
}

/** The states after some steps. */
function* after(
  steps: readonly Step[],
  states: readonly Weighted[],
  chain: Chain,
  leastChance: number,
  work: Work,
): Generator<undefined, readonly Weighted[]> {
  for (let room = 32; ; room *= 4) {
    const keys = keysFor(states, chain, room);
    if (!keys) {
      work.isTooMuch = true;
      return states;
    }
    let [current, next] = work.tables;
    current.clear();
    let lost = 0;
    for (const { state, chance } of states) {
      if (chance < leastChance) lost += chance;
      else current.add(keys.of(state), chance);
    }
    const state: number[] = chain.start.slice();
    let isDistinct = true;
    for (const step of steps) {
      next.clear();
      for (let place = 0; place < current.size; place++) {
        const key = current.keys[place] ?? 0;
        const chance = current.chances[place] ?? 0;
        keys.read(key, state);
        work.moves++;
        if (chain.ending(state) !== undefined) next.add(key, chance);
        else if (step.kind === 'settle') {
          step.settle(state);
          next.add(keys.of(state), chance);
        } else {
          const made = step.move(state);
          if (!made) next.add(key, chance);
          else {
            const least = leastChance * partOfLeast;
            const left = spread(made, key, state, chance, keys, next, least);
            if (left === undefined) isDistinct = false;
            else lost += left;
          }
          work.moves += made ? made.outcomes.length : 0;
        }
        if (work.moves >= work.yieldAt) {
          work.yieldAt = work.moves + movesOfPart;
          yield;
        }
      }
      [current, next] = [next, current];
      work.isTooMuch ||= work.moves > work.most || current.size > maximumStates;
      if (work.isTooMuch) return states;
      if (!isDistinct) break;
    }
    if (!isDistinct) continue;
    work.lost += lost;
    return Array.from({ length: current.size }, (_, place) => {
      keys.read(current.keys[place] ?? 0, state);
      return { state: state.slice(), chance: current.chances[place] ?? 0 };
    });
  }
}

/**
 * Adds the states to which a move leads, and returns the chance of those that are left out. Undefined where one of their numbers is too large
 * for the keys.
 */
function spread(
  { component, outcomes }: ChainMove,
  key: number,
  state: State,
  chance: number,
  keys: StateKeys,
  next: Chances,
  least: number,
): number | undefined {
  const factor = keys.factors[component] ?? 0;
  const size = keys.sizes[component] ?? 0;
  const without = key - (state[component] ?? 0) * factor;
  let left = 0;
  for (const { value, near } of outcomes) {
    if (value >= size) return undefined;
    const ofBoth = chance * near;
    if (ofBoth < least) left += ofBoth;
    else next.add(without + value * factor, ofBoth);
  }
  return left;
}
