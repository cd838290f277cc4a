import { addFractions, bitLength, type Fraction, multiplyFractions, toNumber } from '../../dice/evaluation/fraction.ts';
import type { Course } from '../course/course.ts';
import { type Ends, leftOfKinds, type Measure, mapEnds, measuresOf } from '../course/measures.ts';
import { none, oneMinus } from '../dieTests.ts';
import type { Share } from '../fight.ts';
import { type FightMove, type Moves, movesOf } from './moves.ts';

/** What is known of a fight. */
export interface FightNumbers {
  readonly ends: Ends<Share>;
  readonly rounds: Share;
  /** The chance that each side wins in each round, or that the fight ends otherwise. */
  readonly byRound: readonly RoundEnds[];
  /** By the place of a kind: the chance of each number of Wounds that are left to it, from 0. */
  readonly left: readonly (readonly number[])[];
  /** The chance that it goes on for ever, and that it was not over when the last round was worked out. */
  readonly never: Share;
  readonly open: number;
}

interface RoundEnds {
  readonly wins: readonly [number, number];
  readonly draw: number;
}

/**
 * The numbers of a fight with few states, such as a duel: fractions, where Wounds only become fewer, and otherwise in floating point. Undefined
 * where there are too many states.
 * Yields behind each part of some milliseconds.
 */
export function* exactNumbers(course: Course): Generator<undefined, FightNumbers | undefined> {
  if (!hasFewStates(course)) return undefined;
  const moves = yield* movesOf(course);
  if (!moves) return undefined;
  const measures = measuresOf(course);
  const near = yield* inFloatingPoint(course, moves, measures);
  const visits = yield* visitsOf(moves);
  if (!visits) return near;
  const isEndless = visits.never.numerator > 0n;
  const total = (of: (place: number) => bigint | number): Fraction => {
    let sum = none;
    for (const [place, chance] of visits.chances.entries()) {
      const times = BigInt(of(place));
      if (times > 0n) sum = addFractions(sum, { numerator: chance.numerator * times, denominator: chance.denominator });
    }
    return sum;
  };
  const { nodes, start } = moves;
  const share = (exact: Fraction): Share => ({ exact, value: toNumber(exact) });
  // What ends before the first round ends in it.
  const before = start.reduce((sum, { to, chance }) => (nodes[to]?.isOver ? addFractions(sum, chance) : sum), none);
  return {
    ...near,
    ends: mapEnds(measures, (measure) =>
      share(total((place) => (nodes[place]?.isOver ? measure(nodes[place].state) : 0))),
    ),
    ...(!isEndless && {
      rounds: share(
        addFractions(
          before,
          total((place) => (nodes[place]?.isOver ? 0 : 1)),
        ),
      ),
    }),
    never: share(visits.never),
    open: Math.max(0, near.open - toNumber(visits.never)),
  };
}

/** Of a kind, the most wounded is always attacked first, so that its Wounds in all tell how many stand. */
function hasFewStates({ units, fighters }: Course): boolean {
  const states = units.reduce((product, { count, wounds }) => product * (count * wounds + 1), 1);
  return states <= (fighters.length === 2 ? mostStatesOfDuel : mostStates);
}

const mostStates = 700;
const mostStatesOfDuel = 3000;

interface Visits {
  /** How often the fight is in each node on average; of one that is over, the chance that it ends there. */
  readonly chances: readonly Fraction[];
  readonly never: Fraction;
}

/** Undefined where a fight comes back to a state that it has left, and where the fractions become too long. */
function* visitsOf({ nodes, start }: Moves): Generator<undefined, Visits | undefined> {
  const order = orderOf(nodes.map(({ moves }) => moves));
  if (!order) return undefined;
  const chances = nodes.map(() => none);
  const add = (moves: readonly FightMove[], times: Fraction, from?: number): void => {
    for (const { to, chance } of moves) {
      if (to !== from) chances[to] = addFractions(chances[to] ?? none, multiplyFractions(times, chance));
    }
  };
  add(start, { numerator: 1n, denominator: 1n });
  let never = none;
  let count = 0;
  for (const place of order) {
    const { moves = [] } = nodes[place] ?? {};
    const chance = chances[place] ?? none;
    const leaves = oneMinus(moves.find(({ to }) => to === place)?.chance ?? none);
    if (leaves.numerator === 0n) {
      never = addFractions(never, chance);
      continue;
    }
    const times = multiplyFractions(chance, { numerator: leaves.denominator, denominator: leaves.numerator });
    if (bitLength(times.denominator) > mostBits) return undefined;
    chances[place] = times;
    add(moves, times, place);
    if (++count % nodesOfPart === 0) yield;
  }
  return { chances, never };
}

const nodesOfPart = 100;
const mostBits = 20_000;

/** All nodes, each before those to which it moves; undefined where there is no such order. A node may move to itself. */
function orderOf(moves: readonly (readonly FightMove[])[]): readonly number[] | undefined {
  const before = moves.map(() => 0);
  for (const [place, own] of moves.entries()) {
    for (const { to } of own) if (to !== place) before[to] = (before[to] ?? 0) + 1;
  }
  const order = [...before.keys()].filter((place) => before[place] === 0);
  for (const place of order) {
    for (const { to } of moves[place] ?? []) {
      if (to === place) continue;
      before[to] = (before[to] ?? 0) - 1;
      if (before[to] === 0) order.push(to);
    }
  }
  return order.length === moves.length ? order : undefined;
}

/** Round by round. */
function* inFloatingPoint(
  course: Course,
  { nodes, start }: Moves,
  measures: Ends<Measure>,
): Generator<undefined, FightNumbers> {
  const moves = nodes.map((node) => node.moves.map(({ to, chance }) => ({ to, chance: toNumber(chance) })));
  const ended = new Float64Array(nodes.length);
  const byRound: RoundEnds[] = [];
  let chances = new Float64Array(nodes.length);
  for (const { to, chance } of start) chances[to] = (chances[to] ?? 0) + toNumber(chance);
  let open = 1;
  let rounds = 0;
  for (let round = 1; round <= mostRounds && open > leastOpen; round++) {
    const next = new Float64Array(nodes.length);
    for (const [place, chance] of chances.entries()) {
      if (chance === 0) continue;
      // What ends before the first round ends in it.
      if (nodes[place]?.isOver) next[place] = (next[place] ?? 0) + chance;
      for (const move of moves[place] ?? []) next[move.to] = (next[move.to] ?? 0) + chance * move.chance;
    }
    const ends = { wins: [0, 0] as [number, number], draw: 0 };
    open = 0;
    for (const [place, { state, isOver }] of nodes.entries()) {
      const chance = next[place] ?? 0;
      if (!isOver) open += chance;
      if (!isOver || chance === 0) continue;
      ended[place] = (ended[place] ?? 0) + chance;
      next[place] = 0;
      for (const side of [0, 1] as const) ends.wins[side] += chance * measures.wins[side](state);
      ends.draw += chance * measures.draw(state);
    }
    byRound.push(ends);
    rounds += round * (ends.wins[0] + ends.wins[1] + ends.draw);
    chances = next;
    if ((round * nodes.length) % movesOfPart < nodes.length) yield;
  }
  const over = [...ended.entries()].filter(([, chance]) => chance > 0);
  const all = over.reduce((sum, [, chance]) => sum + chance, 0);
  const total = (of: Measure): number =>
    over.reduce((sum, [place, chance]) => sum + chance * of(nodes[place]?.state ?? course.start), 0);
  const share = (value: number): Share => ({ value, error: open + rounding });
  const lefts = leftOfKinds(course);
  return {
    ends: mapEnds(measures, (measure) => share(total(measure))),
    rounds: share(rounds / (all || 1)),
    byRound,
    left: course.units.map(({ place, count, wounds }) =>
      Array.from({ length: count * wounds + 1 }, (_, rest) =>
        total((state) => Number(lefts.wounds(place, state) === rest)),
      ),
    ),
    never: { value: 0 },
    open: open > leastOpen ? open : 0,
  };
}

/** A fight that is not over then is said to be open. */
export const mostRounds = 1000;
const leastOpen = 1e-12;
const movesOfPart = 20_000;

/** More than all rounding of floating point adds up to. */
const rounding = 1e-9;
