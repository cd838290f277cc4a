/** What a table does with dice: the ways of rolling from which the cases of this folder are put together. */
import type { Die } from '../bruteForce.ts';

export type Lets = Readonly<Record<string, number | 'automatic'>>;

/** A notation as it is written, and what a table comes to that rolls it. None of the code under test is used for that. */
export interface Case {
  readonly notation: string;
  readonly table: (die: Die) => number | boolean;
  /** Named outcomes in the order of the notation. Then the table comes to the place of one of them, and to -1 where all is rolled again. */
  readonly outcomes?: readonly string[];
  /** The Warriors of the party. */
  readonly party?: readonly Readonly<Record<string, number>>[];
  /** What the names in it are. */
  readonly lets?: Lets;
  /** Where rolling may go on for ever: only outcomes up to this one are tried out. */
  readonly limit?: number;
}

/** With a loop: the dice of a table are rolled hundreds of thousands of times. */
export function rolled(die: Die, count: number, sides = 6): number[] {
  const faces: number[] = [];
  for (let left = count; left > 0; left--) faces.push(die(sides));
  return faces;
}
export const sum = (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0);
export const dice = (die: Die, count: number, sides = 6): number => sum(rolled(die, count, sides));
export const ones = (faces: readonly number[]): number => faces.filter((face) => face === 1).length;
export const spread = (faces: readonly number[]): number => Math.max(...faces) - Math.min(...faces);
export const best = (faces: readonly number[], kept: number): number =>
  sum([...faces].sort((left, right) => right - left).slice(0, kept));
export const worst = (faces: readonly number[], kept: number): number =>
  -best(
    faces.map((face) => -face),
    kept,
  );
export const alike = (faces: readonly number[]): number =>
  faces.reduce((most, face) => Math.max(most, faces.filter((other) => other === face).length), 0);
/** A D3 is half a D6, rounded up. */
export const d3 = (die: Die, count: number): number => sum(rolled(die, count).map((face) => Math.ceil(face / 2)));
export const d66 = (die: Die): number => 10 * die(6) + die(6);
export const levels = Array.from({ length: 10 }, (_, index) => index + 1);

/** A die that is rolled once more where it shows what has to be repeated. */
export const again = (die: Die, repeats: (face: number) => boolean, sides = 6): number =>
  ((face) => (repeats(face) ? die(sides) : face))(die(sides));

/** Faces of one D6 drawn one after the other, none of them twice. */
export function drawn(die: Die, count: number): readonly number[] {
  const left = [1, 2, 3, 4, 5, 6];
  return Array.from({ length: count }, () => left.splice(die(left.length) - 1, 1)[0] ?? 0);
}

/** Adds up until a roll stops it; more than `limit` is all one. */
export function until(
  limit: number,
  roll: () => number,
  stops: (roll: number) => boolean,
  worth = (one: number) => one,
): number {
  for (let total = 0; ; ) {
    const one = roll();
    total += worth(one);
    if (total > limit) return Number.POSITIVE_INFINITY;
    if (stops(one)) return total;
  }
}
