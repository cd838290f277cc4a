import type { Body } from '../chain/body.ts';
import type { Unit } from '../rules/unit.ts';
import type { Rounds } from '../solving/byRounds.ts';

/** The numbers of a fight, those of combatants by their places: as fractions, or in floating point. */
export interface FightNumbers<Value> {
  readonly wins: readonly [Value, Value];
  readonly draw: Value;
  readonly falls: readonly Value[];
  readonly allFall: readonly Value[];
  readonly lost: readonly Value[];
  readonly sideFalls: readonly [Value, Value];
  readonly sideLost: readonly [Value, Value];
}

/** In floating point. */
export interface NearNumbers extends FightNumbers<number> {
  /** The chances of the Wounds that are left to each. */
  readonly left: readonly (readonly number[])[];
}

/** Adds up the states in which a fight ends. */
export function nearNumbers(units: readonly Unit[], bodies: readonly Body[], { ends, final }: Rounds): NearNumbers {
  const sum = (of: (round: Rounds['ends'][number]) => number): number =>
    ends.reduce((all, round) => all + of(round), 0);
  const { left, falls, sideFalls } = atTheEnd(units, bodies, final);
  const lost = units.map(({ place, count, wounds }) =>
    (left[place] ?? []).reduce((all, chance, rest) => all + chance * (count * wounds - rest), 0),
  );
  const ofSide = (side: 0 | 1): number =>
    units.reduce((all, unit) => all + (unit.side === side ? (lost[unit.place] ?? 0) : 0), 0);
  return {
    wins: [sum((round) => round[0]), sum((round) => round[1])],
    draw: sum(({ draw }) => draw),
    left,
    falls,
    allFall: left.map(([none = 0]) => none),
    lost,
    sideFalls,
    sideLost: [ofSide(0), ofSide(1)],
  };
}

function atTheEnd(
  units: readonly Unit[],
  bodies: readonly Body[],
  final: Rounds['final'],
): Pick<NearNumbers, 'left' | 'falls' | 'sideFalls'> {
  const left = units.map(({ count, wounds }) => new Array<number>(count * wounds + 1).fill(0));
  const falls = units.map(() => 0);
  const sideFalls: [number, number] = [0, 0];
  for (const { state, chance } of final) {
    const fallen: [boolean, boolean] = [false, false];
    for (const { place, count, side } of units) {
      const body = bodies[place];
      const value = body?.buried(state[place] ?? 0) ?? 0;
      if (!body) continue;
      for (const [wounds, part] of body.left(value)) {
        const row = left[place];
        if (row) row[wounds] = (row[wounds] ?? 0) + chance * part;
      }
      if (body.standing(value) < count) {
        falls[place] = (falls[place] ?? 0) + chance;
        fallen[side] = true;
      }
    }
    if (fallen[0]) sideFalls[0] += chance;
    if (fallen[1]) sideFalls[1] += chance;
  }
  return { left, falls, sideFalls };
}
