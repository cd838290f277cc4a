/** Rolls that are added up, multiplied, and rolled by the number. */
import { type Case, d3, d66, dice, levels } from './table.ts';

/** Rolls that are simply rolled and added up: how they are written, how many dice, sides, what is added. */
const plain: readonly Case[] = (
  [
    ['D6', 1, 6, 0],
    ['1D6', 1, 6, 0],
    ['2D6', 2, 6, 0],
    ['3D6', 3, 6, 0],
    ['4D6', 4, 6, 0],
    ['5D6', 5, 6, 0],
    ['1D4', 1, 4, 0],
    ['2D4', 2, 4, 0],
    ['1D8', 1, 8, 0],
    ['2D10', 2, 10, 0],
    ['1D12', 1, 12, 0],
    ['1D20', 1, 20, 0],
    ['1D100', 1, 100, 0],
    ['1D6+1', 1, 6, 1],
    ['1D6 + 2', 1, 6, 2],
    ['2D6+2', 2, 6, 2],
    ['3D6+10', 3, 6, 10],
    ['5D6+7', 5, 6, 7],
    ['2D6-2', 2, 6, -2],
    ['2D6 – 2', 2, 6, -2],
    ['(7-2)D6', 5, 6, 0],
    ['((6-4)x2)D6', 4, 6, 0],
  ] as const
).map(([notation, count, sides, added]) => ({ notation, table: (die) => dice(die, count, sides) + added }));

/** Products: how they are written, how many D6, what is added before, and what the sum is multiplied by. */
const products: readonly Case[] = (
  [
    ['1D6x50', 1, 0, 50],
    ['1D6 x 100', 1, 0, 100],
    ['D6x10', 1, 0, 10],
    ['(1D6 x 100)', 1, 0, 100],
    ['(2D6 x 10)', 2, 0, 10],
    ['(1D6 + 2) x 100', 1, 2, 100],
    ['3D6 × 5', 3, 0, 5],
    ['2 * (1D6+3)', 1, 3, 2],
  ] as const
).map(([notation, count, added, factor]) => ({ notation, table: (die) => (dice(die, count) + added) * factor }));

const otherRolls: readonly Case[] = [
  { notation: 'D3', table: (die) => d3(die, 1) },
  { notation: '1D3', table: (die) => d3(die, 1) },
  { notation: '2D3', table: (die) => d3(die, 2) },
  { notation: '3D3', table: (die) => d3(die, 3) },
  { notation: 'D66', table: d66 },
  { notation: '2D6 + 1D3', table: (die) => dice(die, 2) + d3(die, 1) },
  { notation: '2D6 - 1D6', table: (die) => dice(die, 2) - die(6) },
  { notation: '10 - 1D6', table: (die) => 10 - die(6) },
  { notation: '-1D3', table: (die) => -d3(die, 1) },
  { notation: '1D6 x 1D6', table: (die) => die(6) * die(6) },
  { notation: '(1D3)D6', table: (die) => dice(die, d3(die, 1)) },
  { notation: '(1D6)D3', table: (die) => d3(die, die(6)) },
  { notation: '1D(1D6)', table: (die) => die(die(6)) },
  { notation: '(3D2)D3', table: (die) => dice(die, dice(die, 3, 2), 3) },
  { notation: '((2D2)D2)D2', table: (die) => dice(die, dice(die, dice(die, 2, 2), 2), 2) },
  {
    notation: '(2D3)D(1D2)',
    table: (die) => {
      const count = d3(die, 2);
      const sides = die(2);
      return dice(die, count, sides);
    },
  },
  { notation: '(1D6 - 1)D6', table: (die) => dice(die, die(6) - 1) },
];

const parameters: readonly Case[] = [
  ...[1, 2, 4].map((n): Case => ({ notation: 'nD6', lets: { n }, table: (die) => dice(die, n) })),
  { notation: '(n)D6', lets: { n: 3 }, table: (die) => dice(die, 3) },
  ...[2, 3, 6].map((n): Case => ({ notation: '1Dn', lets: { n }, table: (die) => die(n) })),
  { notation: '2Dn', lets: { n: 3 }, table: (die) => dice(die, 2, 3) },
  ...[1, 5].map((n): Case => ({ notation: '1D6+n', lets: { n }, table: (die) => die(6) + n })),
  { notation: '1D6 + n - 1', lets: { n: 2 }, table: (die) => die(6) + 1 },
];

const ofLevels: readonly Case[] = [
  ...[1, 2, 3, 4].map(
    (level): Case => ({
      notation: '(dungeon-level)D6',
      lets: { 'dungeon-level': level },
      table: (die) => dice(die, level),
    }),
  ),
  ...levels.map(
    (level): Case => ({
      notation: '2D6 + 2 x dungeon-level',
      lets: { 'dungeon-level': level },
      table: (die) => dice(die, 2) + 2 * level,
    }),
  ),
  ...levels.map(
    (level): Case => ({
      notation: '1D6 x battle-level',
      lets: { 'battle-level': level },
      table: (die) => die(6) * level,
    }),
  ),
  { notation: '1D3 x dungeon-level', lets: { 'dungeon-level': 4 }, table: (die) => d3(die, 1) * 4 },
  { notation: '1D6 x 25 x battle-level', lets: { 'battle-level': 3 }, table: (die) => die(6) * 75 },
  { notation: '(round-down(initiative / 2))D6', lets: { initiative: 5 }, table: (die) => dice(die, 2) },
  { notation: '1D6 x (7 - squares)', lets: { squares: 3 }, table: (die) => die(6) * 4 },
];

export const rollCases: readonly Case[] = [...plain, ...products, ...otherRolls, ...parameters, ...ofLevels];
