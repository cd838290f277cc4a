/** Rolls that lead to other rolls: breath, damage, tables, rolling until something happens. */
import { type Case, d3, dice, drawn, rolled, sum, until } from './table.ts';

const breaths: readonly Case[] = [
  ...[1, 4, 6].map(
    (warriors): Case => ({
      notation: 'Warriors engulfed: min(1D6, warriors)',
      lets: { warriors },
      table: (die) => Math.min(die(6), warriors),
    }),
  ),
  { notation: 'Wounds each: (n)D6', lets: { n: 4 }, table: (die) => dice(die, 4) },
  ...[4, 5, 6].map(
    (toughness): Case => ({
      notation: 'Wounds: (max(0, 1D6 - toughness) * 2)D6',
      lets: { toughness },
      table: (die) => dice(die, Math.max(0, die(6) - toughness) * 2),
    }),
  ),
  { notation: 'max(0, 2D6 - toughness)', lets: { toughness: 7 }, table: (die) => Math.max(0, dice(die, 2) - 7) },
];

const damages: readonly Case[] = [
  ...[3, 4, 5].map(
    (hits): Case => ({
      notation: 'natural = hits - 1 + 1D(7 - hits); if(natural >= 5, 4D6, 3D6)',
      lets: { hits },
      table: (die) => dice(die, hits - 1 + die(7 - hits) >= 5 ? 4 : 3),
    }),
  ),
  {
    notation: 'natural = 1D6; if(natural < 4, 0, if(natural >= 5, 2D6, 1D6))',
    table: (die) => ((natural) => (natural < 4 ? 0 : dice(die, natural >= 5 ? 2 : 1)))(die(6)),
  },
];

const endless: readonly Case[] = [
  {
    notation: 'Wounds: repeat(1D6 until = 1)',
    limit: 12,
    table: (die) =>
      until(
        12,
        () => die(6),
        (face) => face === 1,
      ),
  },
  {
    notation: 'repeat(1D6 until < 6)',
    limit: 23,
    table: (die) =>
      until(
        23,
        () => die(6),
        (face) => face < 6,
      ),
  },
  {
    notation: 'repeat(2D6 until >= 5)',
    limit: 12,
    table: (die) =>
      until(
        12,
        () => dice(die, 2),
        (both) => both >= 5,
      ),
  },
  {
    notation: 'repeat(1D3 until = 3)',
    limit: 6,
    table: (die) =>
      until(
        6,
        () => d3(die, 1),
        (face) => face === 3,
      ),
  },
  {
    notation: 'repeat(1D6 until = 1) + 2',
    limit: 10,
    table: (die) =>
      2 +
      until(
        8,
        () => die(6),
        (face) => face === 1,
      ),
  },
  {
    notation: 'rolls(1D6 until <= 2)',
    limit: 6,
    table: (die) =>
      until(
        6,
        () => die(6),
        (face) => face <= 2,
        () => 1,
      ),
  },
  {
    notation: 'rolls(2D6 until = 7)',
    limit: 2,
    table: (die) =>
      until(
        2,
        () => dice(die, 2),
        (both) => both === 7,
        () => 1,
      ),
  },
  {
    notation: 'rolls(1D6 until <= 6) + rolls(1D6 until <= 5) + rolls(1D6 until <= 4)',
    limit: 6,
    table: (die) => {
      const seen = new Set<number>();
      for (let count = 1; count <= 6; count++) if (seen.add(die(6)).size === 3) return count;
      return Number.POSITIVE_INFINITY;
    },
  },
  ...[3, 5].map(
    (warriors): Case => ({
      notation: 'min(rolls(1D6 until <= 2), warriors)',
      lets: { warriors },
      table: (die) => {
        let struck = 1;
        while (struck < warriors && die(6) >= 3) struck++;
        return struck;
      },
    }),
  ),
  {
    notation: 'repeat(1D6 until = 1) >= 6',
    table: (die) =>
      until(
        5,
        () => die(6),
        (face) => face === 1,
      ) > 5,
  },
  { notation: 'rolls(1D6 until = 6) <= 3', table: (die) => rolled(die, 3).includes(6) },
];

/** Duplicates are rolled again, so that no two dice are the same. */
const withoutReplacement: readonly Case[] = [
  { notation: 'a = 1D6; b = 1D5; a + b + if(b >= a, 1, 0)', table: (die) => sum(drawn(die, 2)) },
  ...[1, 2, 4].map((k): Case => ({ notation: '1D6 <= k', lets: { k }, table: (die) => drawn(die, k).includes(6) })),
];

const tables: readonly Case[] = [
  {
    notation: 'row = 1D6; if(row = 1, 0, if(row <= 5, 1D3, 2D6))',
    table: (die) => ((row) => (row === 1 ? 0 : row <= 5 ? d3(die, 1) : dice(die, 2)))(die(6)),
  },
  {
    notation: 'row = 1D6 + n; if(row >= 7, 3D6, 1D6)',
    lets: { n: 2 },
    table: (die) => dice(die, die(6) + 2 >= 7 ? 3 : 1),
  },
  {
    notation: 'row = 1D6; if(row <= 2, 0, if(row <= 4, 10, 1D6 x 50))',
    table: (die) => ((row) => (row <= 2 ? 0 : row <= 4 ? 10 : die(6) * 50))(die(6)),
  },
  { notation: 'a - 1 + 1D(b - a + 1)', lets: { a: 2, b: 5 }, table: (die) => 1 + die(4) },
  ...[2, 4, 6].map(
    (party): Case => ({
      notation: 'max(1, round-down((a - 1 + 1D(b - a + 1)) * party / 4))',
      lets: { a: 1, b: 6, party },
      table: (die) => Math.max(1, Math.floor((die(6) * party) / 4)),
    }),
  ),
  { notation: '1D(warriors) = 1', lets: { warriors: 4 }, table: (die) => die(4) === 1 },
  { notation: 'round-up(1D6 / 2)', table: (die) => d3(die, 1) },
  { notation: 'round-down(2D6 / 3)', table: (die) => Math.floor(dice(die, 2) / 3) },
  { notation: 'round-up((1D6 - 4) / 2)', table: (die) => Math.ceil((die(6) - 4) / 2) + 0 },
];

export const processCases: readonly Case[] = [...breaths, ...damages, ...endless, ...withoutReplacement, ...tables];
