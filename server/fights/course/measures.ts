/** What is asked of the end of a fight, as numbers of its state. */

import { type Course, type State, stands } from './course.ts';

/** Of one ending. */
export type Measure = (state: State) => number;

/** What is known of the ends of a fight, each as a measure, a sum, or a share. */
export interface Ends<Value> {
  /** The chance that each side is the only one with anybody left, and that neither is. */
  readonly wins: readonly [Value, Value];
  readonly draw: Value;
  /** By side: the chance that any of it falls, and the Wounds that it loses. */
  readonly falls: readonly [Value, Value];
  readonly lost: readonly [Value, Value];
  /** By the place of a kind: the chance that one falls, that all fall, and the Wounds that it loses. */
  readonly kinds: readonly KindEnds<Value>[];
}

interface KindEnds<Value> {
  readonly falls: Value;
  readonly allFall: Value;
  readonly lost: Value;
}

export function measuresOf(course: Course): Ends<Measure> {
  const { units } = course;
  const ofSide = (side: 0 | 1): readonly number[] =>
    units.filter((unit) => unit.side === side).map(({ place }) => place);
  const sides = [ofSide(0), ofSide(1)] as const;
  const left = leftOfKinds(course);
  const kinds = units.map(({ place, count, wounds }) => ({
    falls: (state: State) => Number(left.standing(place, state) < count),
    allFall: (state: State) => Number(left.standing(place, state) === 0),
    lost: (state: State) => count * wounds - left.wounds(place, state),
  }));
  const falls =
    (side: 0 | 1): Measure =>
    (state) =>
      Number(sides[side].some((place) => kinds[place]?.falls(state)));
  const lost =
    (side: 0 | 1): Measure =>
    (state) =>
      sides[side].reduce((sum, place) => sum + (kinds[place]?.lost(state) ?? 0), 0);
  const wins =
    (side: 0 | 1): Measure =>
    (state) =>
      Number(stands(course, side, state) && !stands(course, side === 0 ? 1 : 0, state));
  return {
    wins: [wins(0), wins(1)],
    draw: (state) => Number(!stands(course, 0, state) && !stands(course, 1, state)),
    falls: [falls(0), falls(1)],
    lost: [lost(0), lost(1)],
    kinds,
  };
}

/** What is left to all of a kind together. */
export function leftOfKinds({ units, fighters }: Course) {
  const places = units.map((unit) => fighters.filter((fighter) => fighter.unit === unit).map(({ at }) => at));
  const sum = (place: number, of: (wounds: number) => number, state: State): number => {
    let all = 0;
    for (const at of places[place] ?? []) all += of(state[at] ?? 0);
    return all;
  };
  return {
    standing: (place: number, state: State): number => sum(place, (wounds) => Number(wounds > 0), state),
    wounds: (place: number, state: State): number => sum(place, (wounds) => Math.max(0, wounds), state),
    /** Whether all have all of their Wounds. */
    isWhole: (state: State): boolean => fighters.every(({ unit, at }) => state[at] === unit.wounds),
  };
}

export function mapEnds<From, To>({ wins, draw, falls, lost, kinds }: Ends<From>, to: (value: From) => To): Ends<To> {
  return {
    wins: [to(wins[0]), to(wins[1])],
    draw: to(draw),
    falls: [to(falls[0]), to(falls[1])],
    lost: [to(lost[0]), to(lost[1])],
    kinds: kinds.map((kind) => ({ falls: to(kind.falls), allFall: to(kind.allFall), lost: to(kind.lost) })),
  };
}
