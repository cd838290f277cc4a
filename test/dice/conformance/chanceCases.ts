/** Targets, tests against a characteristic, Psychology, opposed rolls. */
import { type Case, d66, dice, levels } from './table.ts';

const ofCharacteristics: readonly Case[] = [
  { notation: '1D6 + strength', lets: { strength: 4 }, table: (die) => die(6) + 4 },
  { notation: '2D6 + strength', lets: { strength: 3 }, table: (die) => dice(die, 2) + 3 },
  ...[3, 4].map(
    (strength): Case => ({
      notation: 'breaks free: 1D6 + strength >= 7',
      lets: { strength },
      table: (die) => die(6) + strength >= 7,
    }),
  ),
  { notation: '1D6 + luck > 8', lets: { luck: 3 }, table: (die) => die(6) + 3 > 8 },
  { notation: 'dodges: 2D6 <= initiative', lets: { initiative: 5 }, table: (die) => dice(die, 2) <= 5 },
  {
    notation: 'falls: 2D6 >= toughness + strength',
    lets: { toughness: 4, strength: 3 },
    table: (die) => dice(die, 2) >= 7,
  },
  {
    notation: '1D6 + willpower >= monster-willpower',
    lets: { willpower: 3, 'monster-willpower': 6 },
    table: (die) => die(6) + 3 >= 6,
  },
  { notation: '1D6 + toughness <= 11', lets: { toughness: 7 }, table: (die) => die(6) + 7 <= 11 },
  { notation: '1D6 + reputation', lets: { reputation: 2 }, table: (die) => die(6) + 2 },
];

const targets: readonly Case[] = [
  { notation: '1D6 >= 5', table: (die) => die(6) >= 5 },
  { notation: '1D6 in {5, 6}', table: (die) => [5, 6].includes(die(6)) },
  { notation: '1D6 in {1-3}', table: (die) => die(6) <= 3 },
  { notation: '1D6 > 4', table: (die) => die(6) > 4 },
  { notation: '1D6 < 1', table: (die) => die(6) < 1 },
  { notation: '1D6 != 6', table: (die) => die(6) !== 6 },
  { notation: '2D6 = 7', table: (die) => dice(die, 2) === 7 },
  { notation: '2D6 in {2, 3, 11-12}', table: (die) => [2, 3, 11, 12].includes(dice(die, 2)) },
  { notation: '2D6 in {2, 12}', table: (die) => [2, 12].includes(dice(die, 2)) },
  { notation: '3D6 >= 12', table: (die) => dice(die, 3) >= 12 },
  { notation: '3D6 in {3, 18}', table: (die) => [3, 18].includes(dice(die, 3)) },
  { notation: 'D66 >= 51', table: (die) => d66(die) >= 51 },
  { notation: 'D66 in {11-16, 66}', table: (die) => [11, 12, 13, 14, 15, 16, 66].includes(d66(die)) },
  { notation: 'D66 = 36', table: (die) => d66(die) === 36 },
  { notation: '1D6 = 6 and 1D6 >= 4', table: (die) => die(6) === 6 && die(6) >= 4 },
  { notation: '1D6 = 6 and 1D6 = 6', table: (die) => die(6) === 6 && die(6) === 6 },
  { notation: '1D6 >= 4 or 1D6 >= 4', table: (die) => die(6) >= 4 || die(6) >= 4 },
  { notation: 'not 1D6 = 1', table: (die) => die(6) !== 1 },
  {
    notation: 'natural = 1D6; natural + 3 >= 7 and natural != 1',
    table: (die) => ((natural) => natural + 3 >= 7 && natural !== 1)(die(6)),
  },
  {
    notation: 'natural = 1D6; natural = 6 or natural + strength >= 9',
    lets: { strength: 4 },
    table: (die) => ((natural) => natural === 6 || natural + 4 >= 9)(die(6)),
  },
  { notation: '1D6 >= 4 and 1D6 >= 3 and 1D6 >= 5', table: (die) => die(6) >= 4 && die(6) >= 3 && die(6) >= 5 },
  { notation: 'sprung: 1D6 >= n', lets: { n: 5 }, table: (die) => die(6) >= 5 },
  { notation: 'sprung: 1D6 >= n', lets: { n: 'automatic' }, table: () => true },
];

const fears: readonly Case[] = [
  ...levels.map(
    (level): Case => ({
      notation: 'afraid: 1D6 + battle-level <= n',
      lets: { n: 6, 'battle-level': level },
      table: (die) => die(6) + level <= 6,
    }),
  ),
  ...[3, 6, 9].map(
    (level): Case => ({
      notation: '1D6 + battle-level > n',
      lets: { n: 9, 'battle-level': level },
      table: (die) => die(6) + level > 9,
    }),
  ),
  { notation: 'helpless: 1D6 = 1', table: (die) => die(6) === 1 },
  {
    notation: 'terrified: roll = 1D6; roll + battle-level <= n and roll > 1',
    lets: { n: 13, 'battle-level': 7 },
    table: (die) => ((roll) => roll + 7 <= 13 && roll > 1)(die(6)),
  },
  ...[2, 5].map(
    (left): Case => ({
      notation: 'holds: 1D6 < monsters-left',
      lets: { 'monsters-left': left },
      table: (die) => die(6) < left,
    }),
  ),
  { notation: 'breaks: 1D6 >= monsters-left', lets: { 'monsters-left': 4 }, table: (die) => die(6) >= 4 },
];

const duels: readonly Case[] = [
  ...[3, 6].map(
    (strength): Case => ({
      notation: '1D6 + strength > 2D6 + monster-strength',
      lets: { strength, 'monster-strength': 2 },
      table: (die) => die(6) + strength > dice(die, 2) + 2,
    }),
  ),
  { notation: '1D6 >= 1D6', table: (die) => die(6) - die(6) >= 0 },
  { notation: '1D6 + 1 = 2D6', table: (die) => die(6) + 1 === dice(die, 2) },
  {
    notation: 'mine = 1D6; its = 1D6; if(mine > its, 1, if(mine < its, -1, 0))',
    table: (die) => Math.sign(die(6) - die(6)),
  },
  {
    notation: 'mine = 1D6; its = 1D6; again = 1D6; mine > its or mine = its and again >= 4',
    table: (die) => ((mine, its, again) => mine > its || (mine === its && again >= 4))(die(6), die(6), die(6)),
  },
];

export const chanceCases: readonly Case[] = [...ofCharacteristics, ...targets, ...fears, ...duels];
