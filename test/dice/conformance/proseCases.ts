/** Rolls and chances as running text has them, in English and Spanish. */
import { type Case, d3, d66, dice } from './table.ts';

/** Texts with one roll each. */
export const proseRolls: readonly Case[] = [
  { notation: 'Roll 1D6.', table: (die) => die(6) },
  { notation: 'a D6 of them', table: (die) => die(6) },
  { notation: 'suffers 2D6 Wounds', table: (die) => dice(die, 2) },
  { notation: '4D6 Giant Rats', table: (die) => dice(die, 4) },
  { notation: 'for 2D3 turns', table: (die) => d3(die, 2) },
  { notation: 'D3 times', table: (die) => d3(die, 1) },
  { notation: 'moves 2D6"', table: (die) => dice(die, 2) },
  { notation: '3d6 inches', table: (die) => dice(die, 3) },
  { notation: 'roll D66', table: d66 },
  { notation: '2D4 of them', table: (die) => dice(die, 2, 4) },
  { notation: '1D6+2 Wounds', table: (die) => die(6) + 2 },
  { notation: '3D6+10 gold', table: (die) => dice(die, 3) + 10 },
  { notation: '5D6+7 Wounds', table: (die) => dice(die, 5) + 7 },
  { notation: '2D6-2 turns', table: (die) => dice(die, 2) - 2 },
  { notation: '1D6–1', table: (die) => die(6) - 1 },
  { notation: 'worth 1D6x50', table: (die) => die(6) * 50 },
  { notation: '1D6x50G', table: (die) => die(6) * 50 },
  { notation: '1D6 x 100 gold', table: (die) => die(6) * 100 },
  { notation: '(1D6 x 100) gold', table: (die) => die(6) * 100 },
  { notation: '(2D6 x 10) de oro', table: (die) => dice(die, 2) * 10 },
  { notation: 'D6x10 GC', table: (die) => die(6) * 10 },
  { notation: '(1D6 + 2) x 100', table: (die) => (die(6) + 2) * 100 },
  { notation: '2 x (1D6+3)', table: (die) => 2 * (die(6) + 3) },
  { notation: '1D6+2D3', table: (die) => die(6) + d3(die, 2) },
  { notation: '((6-4)x2)D6 = 4D6 Wounds', table: (die) => dice(die, 4) },
  { notation: '(7-2)=5D6', table: (die) => dice(die, 5) },
  { notation: 'suffers nD6 Wounds', lets: { n: 3 }, table: (die) => dice(die, 3) },
  { notation: '1Dn turns', lets: { n: 3 }, table: (die) => die(3) },
  { notation: '1D6+n Wounds', lets: { n: 2 }, table: (die) => die(6) + 2 },
  ...(
    [
      ['(the Dungeon level) D6', 'dungeon-level'],
      ['(number of Warriors)D6', 'warriors'],
    ] as const
  ).map(([notation, name]): Case => ({ notation, lets: { [name]: 3 }, table: (die) => dice(die, 3) })),
  ...(
    [
      ["1D6+ (the Warrior's Battle-level)", 'battle-level'],
      ["1D6+(your Warrior's Battle-level)", 'battle-level'],
      ['1D6 + Battle level', 'battle-level'],
      ['1D6 + the Dungeon level', 'dungeon-level'],
      ['1D6+ Dungeon level', 'dungeon-level'],
      ['1D6 + nivel de la Mazmorra', 'dungeon-level'],
      ['1D6 + tu Nivel de Combate', 'battle-level'],
      ['1D6 + Strength', 'strength'],
      ['(1D6 + Strength)', 'strength'],
      ['1D6 + his Initiative', 'initiative'],
      ['1D6 + Reputation', 'reputation'],
      ['1D6 + Fuerza', 'strength'],
      ['1D6 + Resistencia', 'toughness'],
      ['1D6 + Iniciativa', 'initiative'],
      ['1D6 + Fuerza de Voluntad', 'willpower'],
    ] as const
  ).map(([notation, name]): Case => ({ notation, lets: { [name]: 4 }, table: (die) => die(6) + 4 })),
  { notation: '2D6+(2 x the Dungeon level)', lets: { 'dungeon-level': 3 }, table: (die) => dice(die, 2) + 6 },
  { notation: '(1D3 x the dungeon level)', lets: { 'dungeon-level': 3 }, table: (die) => d3(die, 1) * 3 },
  { notation: '1D6 x his Battle-level', lets: { 'battle-level': 3 }, table: (die) => die(6) * 3 },
  { notation: '2D6+Strength', lets: { strength: 3 }, table: (die) => dice(die, 2) + 3 },
];

/** Chances: how they are written, how many D6 are rolled, and which sums meet the target. */
const met: readonly Case[] = (
  [
    ['a score of 5 or 6 on 1D6', 1, [5, 6]],
    ['on a 1D6 roll of 4, 5 or 6', 1, [4, 5, 6]],
    ['on a 1D6 roll of 1, 2 or 3', 1, [1, 2, 3]],
    ['on a 1D6 roll of 4 or 5', 1, [4, 5]],
    ['He needs 5+ on a D6.', 1, [5, 6]],
    ['Roll 1D6. On a 4+ he lives.', 1, [4, 5, 6]],
    ['Roll 1D6. On a score of 1 it breaks.', 1, [1]],
    ['Roll 1D6. If you score a 1, it breaks.', 1, [1]],
    ['Roll 1D6: on a roll of 6 he dies.', 1, [6]],
    ['Roll 1D6. On a 5-6 he lives.', 1, [5, 6]],
    ['Roll 1D6. If the result is 4 or less he falls.', 1, [1, 2, 3, 4]],
    ['Roll 2D6. If the total is 8 or greater he lives.', 2, [8, 9, 10, 11, 12]],
    ['Roll 2D6. On a score of 2, 3 or 11-12 he dies.', 2, [2, 3, 11, 12]],
    ['Roll 2D6. On a score of 2 or 12 he dies.', 2, [2, 12]],
    ['Roll 2D6. On a 7 or more he lives.', 2, [7, 8, 9, 10, 11, 12]],
    ['Tira 1D6; con un 1 se rompe.', 1, [1]],
    ['Tira 1D6: con 5 o 6 vive.', 1, [5, 6]],
    ['Tira 2D6. Con una puntuación de 2, 3 o 4 muere.', 2, [2, 3, 4]],
    ['Saca 3+ en un D6.', 1, [3, 4, 5, 6]],
    ['Tira 1D6: si el resultado es 5 o más', 1, [5, 6]],
  ] as const
).map(([notation, count, sums]) => ({
  notation,
  table: (die) => ((total) => sums.some((sum) => sum === total))(dice(die, count)),
}));

/** Chances that depend on who rolls. */
const varying: readonly Case[] = [
  {
    notation: 'Roll 1D6 and add his Strength. A total of 7 or more opens it.',
    lets: { strength: 3 },
    table: (die) => die(6) + 3 >= 7,
  },
  {
    notation: 'Roll 2D6. Whoever scores equal to or less than his Initiative is safe.',
    lets: { initiative: 5 },
    table: (die) => dice(die, 2) <= 5,
  },
  {
    notation: 'Roll 1D6+(his Battle-level). Unless the total is greater than n he flees.',
    lets: { 'battle-level': 3, n: 6 },
    table: (die) => die(6) + 3 > 6,
  },
  { notation: 'Roll 1D6: if the result is equal to or over n', lets: { n: 4 }, table: (die) => die(6) >= 4 },
  {
    notation: 'roll 2D6 and subtract his Luck. If the total is 6 or less',
    lets: { luck: 2 },
    table: (die) => dice(die, 2) - 2 <= 6,
  },
  { notation: 'Tira 1D6 y suma su Fuerza: con 7 o más', lets: { strength: 4 }, table: (die) => die(6) + 4 >= 7 },
  { notation: 'Si sacas 8+ en 1D6 + Iniciativa', lets: { initiative: 4 }, table: (die) => die(6) + 4 >= 8 },
  { notation: 'Tira 1D6: si el total es igual o superior a n', lets: { n: 3 }, table: (die) => die(6) >= 3 },
  {
    notation: 'Roll 1D6 and add his Toughness. On a natural 1 he dies.',
    lets: { toughness: 4 },
    table: (die) => die(6) === 1,
  },
];

export const proseChances: readonly Case[] = [...met, ...varying];
