/** Dice with faces of their own, exploding dice, and in which turn something happens. */
import type { Die } from '../bruteForce.ts';
import { again, alike, best, type Case, rolled, sum, until } from './table.ts';

const hits = [0, 0, 1, 1, 2, 3];
const shown = (die: Die, faces: readonly number[] = hits): number => faces[die(faces.length) - 1] ?? 0;
const several = (die: Die, count: number, faces?: readonly number[]): number[] =>
  Array.from({ length: count }, () => shown(die, faces));

const faces: readonly Case[] = [
  { notation: '3D{0, 0, 1, 1-3}', table: (die) => sum(several(die, 3)) },
  { notation: 'D{-1-1} x 2', table: (die) => 2 * shown(die, [-1, 0, 1]) },
  { notation: '2D{-3--2, 5}', table: (die) => sum(several(die, 2, [-3, -2, 5])) },
  { notation: '(1D2)D{0, 4} + n', lets: { n: 1 }, table: (die) => 1 + sum(several(die, die(2), [0, 4])) },
  { notation: 'count(3D{0, 0, 1, 1-3} >= 2)', table: (die) => several(die, 3).filter((face) => face >= 2).length },
  { notation: 'highest(2 of 3D{0, 0, 1, 1-3})', table: (die) => best(several(die, 3), 2) },
  { notation: 'alike(3D{0, 0, 1, 1-3})', table: (die) => alike(several(die, 3)) },
  {
    notation: 'reroll(2D{0, 0, 1, 1-3} where = 0)',
    table: (die) => sum(several(die, 2).map((face) => (face === 0 ? shown(die) : face))),
  },
  {
    notation: 'dice = 3D{0, 0, 1, 1-3}; highest(1 of dice) - count(dice = 0)',
    table: (die) => ((all) => Math.max(...all) - all.filter((face) => face === 0).length)(several(die, 3)),
  },
];

/** A die that is rolled again and added while it shows its greatest face; more than the limit is all one. */
const exploded = (die: Die, limit: number, sides: number): number =>
  until(
    limit,
    () => die(sides),
    (face) => face < sides,
  );

const explosions: readonly Case[] = [
  { notation: 'explode(1D6)', limit: 14, table: (die) => exploded(die, 14, 6) },
  {
    notation: 'explode(2D4)',
    limit: 10,
    table: (die) => ((sum) => (sum > 10 ? Infinity : sum))(exploded(die, 10, 4) + exploded(die, 10, 4)),
  },
  { notation: 'explode(0D6)', table: () => 0 },
  { notation: 'explode(1D3) >= 7', table: (die) => exploded(die, 12, 3) >= 7 },
];

/** In which turn it happens first; after so many turns it is all one. */
function turn(most: number, happens: () => boolean): number {
  for (let number = 1; number <= most; number++) if (happens()) return number;
  return Number.POSITIVE_INFINITY;
}

/** In which turn the total of what each turn adds comes to the goal. */
function turnTo(most: number, goal: number, step: () => number): number {
  let total = 0;
  const reaches = () => {
    total += step();
    return total >= goal;
  };
  return goal <= 0 ? 0 : turn(most, reaches);
}

const turns: readonly Case[] = [
  { notation: 'turns(1D6 = 6)', limit: 4, table: (die) => turn(4, () => die(6) === 6) },
  { notation: 'turns(1D6 = 6) <= 4', table: (die) => turn(4, () => die(6) === 6) <= 4 },
  { notation: 'turns(1D6 >= n)', lets: { n: 'automatic' }, table: () => 1 },
  {
    notation: 'bonus = 1D2; turns(1D4 + bonus >= 5)',
    limit: 4,
    table: (die) => ((bonus) => turn(4, () => die(4) + bonus >= 5))(die(2)),
  },
  {
    notation: 'number = 1D2; rolls((number)D3 until = 2)',
    limit: 4,
    table: (die) => ((number) => turn(4, () => sum(rolled(die, number, 3)) === 2))(die(2)),
  },
  {
    notation: 'turns(1D4 until total >= 6)',
    table: (die) => turnTo(6, 6, () => die(4)),
  },
  {
    notation: 'turns(1D4 until total > goal)',
    lets: { goal: 3 },
    table: (die) => turnTo(6, 4, () => die(4)),
  },
  {
    notation: 'turns(1D3 until total >= 1D4 - 1)',
    table: (die) => turnTo(6, die(4) - 1, () => die(3)),
  },
  {
    notation: 'turns(count(2D3 = 3) until total >= 2)',
    limit: 4,
    table: (die) => turnTo(4, 2, () => rolled(die, 2, 3).filter((face) => face === 3).length),
  },
  {
    notation: 'turns(reroll(1D3 where = 1) until total >= 4)',
    table: (die) => turnTo(4, 4, () => again(die, (face) => face === 1, 3)),
  },
];

export const turnCases: readonly Case[] = [...faces, ...explosions, ...turns];
