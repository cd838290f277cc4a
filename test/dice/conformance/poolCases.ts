/** What single dice of a roll are asked: to pass, to be alike, to be best, to be rolled again. */
import { again, alike, best, type Case, d66, dice, ones, rolled, spread, sum, worst } from './table.ts';

const pools: readonly Case[] = [
  { notation: 'misfires: count(3D6 = 1) >= 2', table: (die) => ones(rolled(die, 3)) >= 2 },
  { notation: 'count(3D6 = 1) in {2, 3}', table: (die) => ones(rolled(die, 3)) >= 2 },
  { notation: 'count(4D6 >= 5)', table: (die) => rolled(die, 4).filter((face) => face >= 5).length },
  { notation: 'count(5D6 != 6) = 5', table: (die) => rolled(die, 5).every((face) => face !== 6) },
  { notation: 'count((n)D6 = 1) = 0', lets: { n: 3 }, table: (die) => ones(rolled(die, 3)) === 0 },
  {
    notation: 'count(3D6 >= 1D6)',
    table: (die) => ((limit) => rolled(die, 3).filter((face) => face >= limit).length)(die(6)),
  },
  { notation: 'Wounds: sum(3D6 where >= 4)', table: (die) => sum(rolled(die, 3).filter((face) => face >= 4)) },
  { notation: 'thrown: sum(7D6 where even)', table: (die) => sum(rolled(die, 7).filter((face) => face % 2 === 0)) },
  { notation: 'sum(5D6 where odd)', table: (die) => sum(rolled(die, 5).filter((face) => face % 2 === 1)) },
  { notation: 'sum(4D6 where <= 2)', table: (die) => sum(rolled(die, 4).filter((face) => face <= 2)) },
  { notation: 'highest(1 of 2D6)', table: (die) => best(rolled(die, 2), 1) },
  { notation: 'highest(3 of 4D6)', table: (die) => best(rolled(die, 4), 3) },
  { notation: 'highest(2 of 5D6)', table: (die) => best(rolled(die, 5), 2) },
  { notation: 'highest(4 of 2D6)', table: (die) => dice(die, 2) },
  { notation: 'lowest(1 of 3D6)', table: (die) => worst(rolled(die, 3), 1) },
  { notation: 'lowest(2 of 4D6)', table: (die) => worst(rolled(die, 4), 2) },
  { notation: 'highest(2 of 3D3)', table: (die) => best(rolled(die, 3, 3), 2) },
  { notation: 'alike(2D6) = 2', table: (die) => alike(rolled(die, 2)) === 2 },
  { notation: 'alike(3D6)', table: (die) => alike(rolled(die, 3)) },
  { notation: 'alike(5D6)', table: (die) => alike(rolled(die, 5)) },
  { notation: 'spread(2D6)', table: (die) => spread(rolled(die, 2)) },
  { notation: 'spread(3D4) >= 2', table: (die) => spread(rolled(die, 3, 4)) >= 2 },
  {
    notation: 'dice = 3D6; spread(dice) + highest(1 of dice)',
    table: (die) => ((faces) => spread(faces) + best(faces, 1))(rolled(die, 3)),
  },
  { notation: 'spread(0D6)', table: () => 0 },
  { notation: 'alike(4D3) >= 3', table: (die) => alike(rolled(die, 4, 3)) >= 3 },
  { notation: 'alike(0D6)', table: () => 0 },
  { notation: '1D6 = 1D6', table: (die) => die(6) - die(6) === 0 },
  {
    notation: 'a = 1D6; b = 1D6; a = b and a + b >= 8',
    table: (die) => ((a, b) => a === b && a + b >= 8)(die(6), die(6)),
  },
  {
    notation: 'a = 1D6; b = 1D6; if(a = b, 2 * (a + b), a + b)',
    table: (die) => ((a, b) => (a === b ? 2 : 1) * (a + b))(die(6), die(6)),
  },
];

/** As many dice as the player likes, and a 1 loses all. */
const pushed: readonly Case[] = [1, 2, 3, 4, 5].map((k) => ({
  notation: 'sum((k)D6 unless = 1)',
  lets: { k },
  table: (die) => ((faces) => (ones(faces) > 0 ? 0 : sum(faces)))(rolled(die, k)),
}));

const rerolls: readonly Case[] = [
  { notation: 'reroll(1D6 where = 1)', table: (die) => again(die, (face) => face === 1) },
  {
    notation: 'reroll(2D6 where <= 2)',
    table: (die) => again(die, (face) => face <= 2) + again(die, (face) => face <= 2),
  },
  { notation: 'reroll(1D6 where odd) >= 4', table: (die) => again(die, (face) => face % 2 === 1) >= 4 },
  {
    notation: 'count(reroll(3D6 where = 1) >= 5)',
    table: (die) => [1, 2, 3].filter(() => again(die, (face) => face === 1) >= 5).length,
  },
  {
    notation: 'highest(2 of reroll(3D6 where < 3))',
    table: (die) =>
      best(
        [1, 2, 3].map(() => again(die, (face) => face < 3)),
        2,
      ),
  },
  {
    notation: 'sum(reroll(2D6 where < 3) unless = 1)',
    table: (die) => ((faces) => (faces.includes(1) ? 0 : sum(faces)))([1, 2].map(() => again(die, (face) => face < 3))),
  },
  {
    notation: 'reroll(reroll(1D6 where = 1) where = 1)',
    table: (die) => {
      const first = die(6);
      const second = first === 1 ? die(6) : first;
      if (second !== 1) return second;
      const third = die(6);
      return third === 1 ? die(6) : third;
    },
  },
  { notation: 'reroll(D66 where <= 16)', table: (die) => ((first) => (first <= 16 ? d66(die) : first))(d66(die)) },
  {
    notation: 'reroll(2D6 where = 1D6)',
    table: (die) => ((least) => again(die, (face) => face === least) + again(die, (face) => face === least))(die(6)),
  },
  {
    notation: 'first = 2D6; second = 2D6; if(first <= 4, second, first)',
    table: (die) => ((first, second) => (first <= 4 ? second : first))(dice(die, 2), dice(die, 2)),
  },
];

export const poolCases: readonly Case[] = [...pools, ...pushed, ...rerolls];
