/** Rolls that lead to one of several outcomes with names. */
import { type Case, dice, ones, rolled } from './table.ts';

const contest = (mine: number, theirs: number): number => (mine > theirs ? 0 : mine === theirs ? 1 : 2);
const untilDecided = (mine: number, theirs: number): number => (mine > theirs ? 0 : mine === theirs ? -1 : 1);

export const outcomeCases: readonly Case[] = [
  {
    notation: 'roll = 2D6; outcomes(disaster: roll <= 4, nothing: roll <= 9, treasure)',
    outcomes: ['disaster', 'nothing', 'treasure'],
    table: (die) => ((roll) => (roll <= 4 ? 0 : roll <= 9 ? 1 : 2))(dice(die, 2)),
  },
  {
    notation: 'a = 1D6; b = 1D6; outcomes(win: a > b, draw: a = b, lose: a < b)',
    outcomes: ['win', 'draw', 'lose'],
    table: (die) => contest(die(6), die(6)),
  },
  {
    notation: 'a = 1D6 + strength; b = 1D6 + 4; outcomes(win: a > b, AGAIN: a = b, lose)',
    lets: { strength: 3 },
    outcomes: ['win', 'lose'],
    table: (die) => untilDecided(die(6) + 3, die(6) + 4),
  },
  {
    notation: 'a = highest(1 of 2D6); b = 1D6; outcomes(again: a = b, win: a > b, lose)',
    outcomes: ['win', 'lose'],
    table: (die) => untilDecided(Math.max(die(6), die(6)), die(6)),
  },
  {
    notation: 'roll = 1D6; outcomes(1 Goblin: roll = 1, 2 Orcs: roll = 2)',
    outcomes: ['1 Goblin', '2 Orcs', 'none of these'],
    table: (die) => ((roll) => (roll === 1 ? 0 : roll === 2 ? 1 : 2))(die(6)),
  },
  {
    notation: 'dice = 3D6; outcomes(stuck: count(dice = 1) >= 2, again: count(dice = 6) = 3, stuck: dice <= 5, free)',
    outcomes: ['stuck', 'free'],
    table: (die) => {
      const faces = rolled(die, 3);
      const sum = faces.reduce((total, face) => total + face, 0);
      if (ones(faces) >= 2) return 0;
      if (sum === 18) return -1;
      return sum <= 5 ? 0 : 1;
    },
  },
  {
    notation: 'outcomes(first: 1D6 = 6, second: 1D6 = 6, neither)',
    outcomes: ['first', 'second', 'neither'],
    table: (die) => (die(6) === 6 ? 0 : die(6) === 6 ? 1 : 2),
  },
  {
    notation: 'outcomes(sure: 1D6 >= n, never)',
    lets: { n: 'automatic' },
    outcomes: ['sure', 'never'],
    table: () => 0,
  },
];
