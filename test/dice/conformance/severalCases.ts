/** The same for each of several, and the same dice looked at twice. */
import { again, alike, best, type Case, dice, ones, rolled, sum, worst } from './table.ts';

/** What happens so many times, added up. */
const times = (count: number, once: () => number | boolean): number =>
  sum(Array.from({ length: count }, () => Number(once())));

const eachOfSeveral: readonly Case[] = [
  ...[3, 4, 5].map(
    (toughness): Case => ({
      notation: 'each(3: max(0, 1D6 + 3 - toughness))',
      lets: { toughness },
      table: (die) => times(3, () => Math.max(0, die(6) + 3 - toughness)),
    }),
  ),
  {
    notation: 'each(count(3D6 >= 5): 1D3)',
    table: (die) => times(rolled(die, 3).filter((face) => face >= 5).length, () => die(3)),
  },
  { notation: 'each(nets: 1D6 >= 4)', lets: { nets: 5 }, table: (die) => times(5, () => die(6) >= 4) },
  { notation: 'each(4: 1D6 = 1) >= 1', table: (die) => times(4, () => die(6) === 1) >= 1 },
  { notation: 'each(3: 1D6 >= n)', lets: { n: 'automatic' }, table: () => 3 },
  { notation: 'each(0: 1D0)', table: () => 0 },
  { notation: 'each(2: if(1D6 = 6, 2D6, 1))', table: (die) => times(2, () => (die(6) === 6 ? dice(die, 2) : 1)) },
  { notation: 'each(2: each(1D3: 1D4))', table: (die) => times(2, () => times(die(3), () => die(4))) },
  { notation: 'each(3: 1D3 x 100)', table: (die) => times(3, () => die(3) * 100) },
  { notation: 'each(3: 1D3 - 2)', table: (die) => times(3, () => die(3) - 2) },
  { notation: 'blow = 1D6; each(3: max(0, blow - 4))', table: (die) => 3 * Math.max(0, die(6) - 4) },
  {
    notation: 'bonus = 1D3; each(3: 1D6 + bonus >= 6)',
    table: (die) => ((bonus) => times(3, () => die(6) + bonus >= 6))(die(3)),
  },
  { notation: 'dice = 2D6; each(2: count(dice = 1))', table: (die) => 2 * ones(rolled(die, 2)) },
];

const members = [
  { initiative: 5, strength: 4 },
  { initiative: 2, strength: 3 },
  { initiative: 6, strength: 1 },
];

const parties: readonly Case[] = [
  {
    notation: 'party(1D6 > initiative)',
    party: members,
    table: (die) => members.filter(({ initiative }) => die(6) > initiative).length,
  },
  {
    notation: 'party(1D6 > initiative) >= 1',
    party: members,
    table: (die) => members.filter(({ initiative }) => die(6) > initiative).length >= 1,
  },
  {
    notation: 'party(1D6 <= initiative) = 3',
    lets: { initiative: 1, warriors: 9 },
    party: members,
    table: (die) => members.every(({ initiative }) => die(6) <= initiative),
  },
  {
    notation: 'blow = 1D6; party(max(0, blow + 1D3 - strength)) + strength',
    lets: { strength: 2 },
    party: members,
    table: (die) => {
      const blow = die(6);
      return 2 + sum(members.map(({ strength }) => Math.max(0, blow + die(3) - strength)));
    },
  },
  {
    notation: 'strength = 1D3; party(1D6 + strength >= initiative)',
    party: members,
    table: (die) => {
      const strength = die(3);
      return members.filter(({ initiative }) => die(6) + strength >= initiative).length;
    },
  },
  {
    notation: 'party(each(initiative: 1D2 = 1) + strength)',
    party: members.slice(0, 2),
    table: (die) => 7 + times(7, () => die(2) === 1),
  },
  {
    notation: 'party(1D6 <= initiative)',
    lets: { warriors: 4, initiative: 3 },
    table: (die) => times(4, () => die(6) <= 3),
  },
];

const lookedAtTwice: readonly Case[] = [
  {
    notation: 'dice = 3D6; highest(1 of dice) - lowest(1 of dice)',
    table: (die) => ((faces) => best(faces, 1) - worst(faces, 1))(rolled(die, 3)),
  },
  {
    notation: 'dice = 2D6; if(alike(dice) = 2, 2 x dice, dice)',
    table: (die) => ((faces) => sum(faces) * alike(faces))(rolled(die, 2)),
  },
  {
    notation: 'dice = 4D6; count(dice >= 5) >= 2 and count(dice = 1) = 0',
    table: (die) => ((faces) => ones(faces) === 0 && faces.filter((face) => face >= 5).length >= 2)(rolled(die, 4)),
  },
  {
    notation: 'dice = 3D4; sum(reroll(dice where = 1) where >= 3) + count(dice = 1)',
    table: (die) => {
      const faces = rolled(die, 3, 4);
      const second = faces.map((face) => (face === 1 ? die(4) : face));
      return sum(second.filter((face) => face >= 3)) + ones(faces);
    },
  },
  {
    notation: 'dice = reroll(3D4 where = 1); highest(1 of dice) x alike(dice)',
    table: (die) =>
      ((faces) => best(faces, 1) * alike(faces))([1, 2, 3].map(() => again(die, (face) => face === 1, 4))),
  },
  {
    notation: 'number = 1D3; dice = (number)D4; highest(1 of dice) + number - count(dice = 2)',
    table: (die) => {
      const faces = rolled(die, die(3), 4);
      return Math.max(...faces) + faces.length - faces.filter((face) => face === 2).length;
    },
  },
  { notation: 'dice = 3D6; highest(2 of dice)', table: (die) => best(rolled(die, 3), 2) },
  {
    notation: 'dice = 3D6; sum(dice unless = 1) - lowest(2 of dice)',
    table: (die) => ((faces) => (ones(faces) > 0 ? 0 : sum(faces)) - worst(faces, 2))(rolled(die, 3)),
  },
];

const alikeAgain: readonly Case[] = [
  {
    notation: 'alike(reroll(3D6 where = 1))',
    table: (die) => alike([1, 2, 3].map(() => again(die, (face) => face === 1))),
  },
  {
    notation: 'alike(reroll(reroll(3D3 where = 1) where <= 2)) = 3',
    table: (die) => {
      const first = () => again(die, (face) => face === 1, 3);
      return alike([1, 2, 3].map(() => ((face) => (face <= 2 ? first() : face))(first()))) === 3;
    },
  },
];

export const severalCases: readonly Case[] = [...eachOfSeveral, ...parties, ...lookedAtTwice, ...alikeAgain];
