/** What people type: notations of other tools, and phrases in English and Spanish, each with what comes of it. */

/** What is typed, and how it is answered, in the language of odds. Several expressions stand with ` | ` between them. */
export interface Typed {
  readonly typed: string;
  /** How it is read; values of names come behind it. As it was typed, where that is the language of odds. */
  readonly reads?: string;
  /** What a message has as the right spelling. */
  readonly offers?: string;
  /** The same beside the odds of what was typed. */
  readonly hints?: string;
  /** What is asked, where it is neither read nor offered. */
  readonly missed?: string;
}

/** Written before there was a reader of them, which has not been fitted to them. */
export const heldNotations: readonly Typed[] = [
  { typed: '3d6', reads: '3d6' },
  { typed: 'd20+5', reads: 'd20+5' },
  { typed: 'd%', reads: '1D100' },
  { typed: '2w6+1', reads: '2D6+1' },
  { typed: '4d6kh3', reads: 'highest(3 of 4D6)' },
  { typed: '2d20kl1', reads: 'lowest(1 of 2D20)' },
  { typed: '4d6dl1', reads: 'highest(3 of 4D6)' },
  { typed: '4d6dh1', reads: 'lowest(3 of 4D6)' },
  { typed: '4d6k3', reads: 'highest(3 of 4D6)' },
  { typed: '4d6d1', reads: 'highest(3 of 4D6)' },
  { typed: 'max(1d6,1d6,1d6)', reads: 'max(1D6, max(1D6, 1D6))' },
  { typed: '2d6 vs 2d6', reads: '2D6 > 2D6' },
  { typed: '{1d6,1d8}kh1', reads: 'max(1D6, 1D8)' },
  { typed: '{2d6, 1d10}kl1', reads: 'min(2D6, 1D10)' },
  { typed: '1d6!', offers: 'explode(1D6)' },
  { typed: '3d6r1', offers: 'reroll(3D6 where = 1)' },
  { typed: '1d6ro<2', offers: 'reroll(1D6 where < 2) | reroll(1D6 where <= 2)' },
  { typed: '10d6>=5', hints: 'count(10D6 >= 5)' },
  { typed: '8d6cs>=4', reads: 'count(8D6 >= 4)' },
  { typed: '[highest 3 of 4d6]', reads: 'highest(3 of 4D6)' },
  { typed: 'output [lowest 1 of 2d20]', reads: 'lowest(1 of 2D20)' },
  { typed: 'output 2d6+3', reads: '2D6+3' },
  { typed: '[count {5,6} in 4d6]', reads: 'count(4D6 >= 5)' },
  { typed: '2d6/2', offers: 'round-down(2D6 / 2) | round-up(2D6 / 2)' },
  { typed: 'sum 4d6', reads: '4D6' },
  { typed: 'count 4d6', offers: 'count(4D6 >= 5)' },
  { typed: '4dF', offers: '4D3-8' },
  { typed: 'floor(2d6/3)', reads: 'round-down(2D6 / 3)' },
  { typed: 'd6.explode()', offers: 'explode(1D6)' },
  { typed: '3 @ d6', reads: '3D6' },
];

/** Written when there was one. */
export const notations: readonly Typed[] = [
  { typed: '3d6+d4', reads: '3d6+d4' },
  { typed: 'w20', reads: '1D20' },
  { typed: '/roll 2d6+3', reads: '2D6+3' },
  { typed: '/r 4d6kh3', reads: 'highest(3 of 4D6)' },
  { typed: '[[2d6+1]]', reads: '2D6+1' },
  { typed: '2d6[fire]+1d4[cold]', reads: '2D6+1D4' },
  { typed: 'd%+10', reads: '1D100+10' },
  { typed: '4d6dl', reads: 'highest(3 of 4D6)' },
  { typed: '2d20kh', reads: 'highest(1 of 2D20)' },
  { typed: '2d20k1+5', reads: 'highest(1 of 2D20) + 5' },
  { typed: '{4d6}kh3', reads: 'highest(3 of 4D6)' },
  { typed: '{1d6,1d8,1d10}dl2', reads: 'max(1D6, max(1D8, 1D10))' },
  { typed: 'min(2d6, 1d10, 7)', reads: 'min(2D6, min(1D10, 7))' },
  { typed: 'highest(d6, d8)', reads: 'max(1D6, 1D8)' },
  { typed: 'd6.highest(4, 3)', reads: 'highest(3 of 4D6)' },
  { typed: 'd6.pool(4).highest(3).sum()', reads: 'highest(3 of 4D6)' },
  { typed: '(2d6+1)/2', offers: 'round-down((2D6+1) / 2) | round-up((2D6+1) / 2)' },
  { typed: 'ceil(1d6/2)+1', reads: 'round-up(1D6 / 2) + 1' },
  { typed: '1d6==6', reads: '1D6 = 6' },
  { typed: '2d6=>9', reads: '2D6 >= 9' },
  { typed: '1d6>=4 && 1d6>=4', reads: '1D6 >= 4 and 1D6 >= 4' },
  { typed: 'P(2d6 >= 7)', reads: '2D6 >= 7' },
  { typed: '2d6 in {2..4, 12}', reads: '2D6 in {2-4, 12}' },
  { typed: 'max 3d6', reads: 'highest(1 of 3D6)' },
  { typed: 'largest 3 5d6', reads: 'highest(3 of 5D6)' },
  { typed: '2d6!', offers: 'explode(2D6)' },
  { typed: '1d6!>5', offers: 'repeat(1D6 until < 5) | repeat(1D6 until < 6)' },
  { typed: '[explode d6]', offers: 'explode(1D6)' },
  { typed: '1@3d6', offers: 'highest(1 of 3D6) | 3D6' },
  { typed: 'abs(2d6-7)', offers: 'roll = 2D6-7; max(roll, -roll)' },
];

/** Written before there was a reader of them, which has not been fitted to them. */
export const heldPhrases: readonly Typed[] = [
  { typed: '5+ on 1D6', reads: '1D6 >= 5' },
  { typed: 'roll 1D6', reads: '1D6' },
  { typed: 'roll two D6 and add your Strength, 9 or more', reads: '2D6 + strength >= 9' },
  { typed: '1D6 x 50 gold', reads: '1D6 x 50' },
  { typed: '2D6+2 Wounds', reads: '2D6+2' },
  { typed: 'three D6', reads: '3D6' },
  { typed: '1D6 plus Toughness', reads: '1D6 + toughness' },
  { typed: '(Dungeon level)D6', reads: '(dungeon-level)D6' },
  { typed: 'a 4, 5 or 6 on 1D6', reads: '1D6 >= 4' },
  { typed: 'what is the chance of 7 or less on 2D6?', reads: '2D6 <= 7' },
  { typed: 'D66', reads: 'D66' },
  { typed: 'at least 10 on 3D6', reads: '3D6 >= 10' },
  { typed: 'the best of two D6', reads: 'highest(1 of 2D6)' },
  { typed: 'Ambush 5+', reads: 'sprung: 1D6 >= n, n = 5' },
  { typed: '1D6 minus 2, but at least 1', reads: 'max(1D6-2, 1)' },
  { typed: 'tira 1D6, con 4+', reads: '1D6 >= 4' },
  { typed: 'tira 2D6', reads: '2D6' },
  { typed: 'un 5 o más en 1D6', reads: '1D6 >= 5' },
  { typed: '1D6 x 50 monedas de oro', reads: '1D6 x 50' },
  { typed: '2D6+1 Heridas', reads: '2D6+1' },
  { typed: 'dos D6', reads: '2D6' },
  { typed: '1D6 más Fuerza', reads: '1D6 + strength' },
  { typed: '1D6 + Nivel de Batalla', reads: '1D6 + battle-level' },
  { typed: 'tira 1D6 y suma tu Fuerza, con 7 o más', reads: '1D6 + strength >= 7' },
  { typed: 'saca 6 con 1D6', reads: '1D6 = 6' },
  { typed: 'Miedo 6', reads: 'tiene miedo: 1D6 + battle-level <= n, n = 6' },
  { typed: '(Nivel de mazmorra)D6', reads: '(dungeon-level)D6' },
  { typed: 'tres dados', reads: '3D6' },
  { typed: 'el mayor de 2D6', reads: 'highest(1 of 2D6)' },
  { typed: '10 o menos en 3D6', reads: '3D6 <= 10' },
];

/** Written when there was one. */
export const phrases: readonly Typed[] = [
  { typed: 'on a 4+ with 1D6', reads: '1D6 >= 4' },
  { typed: '1D6, 5+', reads: '1D6 >= 5' },
  { typed: '1D6: 4+', reads: '1D6 >= 4' },
  { typed: '4 or more on a D6', reads: '1D6 >= 4' },
  { typed: 'roll a 6 on 1D6', reads: '1D6 = 6' },
  { typed: '2D6 + Toughness', reads: '2D6 + Toughness' },
  { typed: '1D6 Goblins', reads: '1D6' },
  { typed: '2D6 Giant Rats', reads: '2D6' },
  { typed: 'odds of 9 or more on 2D6', reads: '2D6 >= 9' },
  { typed: 'chance of rolling 1 on 1D6', reads: '1D6 = 1' },
  { typed: 'Roll 1D6. On a 1-2 the rope snaps.', reads: '1D6 <= 2' },
  { typed: 'lowest of three D6', reads: 'lowest(1 of 3D6)' },
  { typed: '1D3 times 10 gold', reads: '1D3 x 10' },
  { typed: 'fear 5', reads: 'afraid: 1D6 + battle-level <= n, n = 5' },
  { typed: 'five D6', reads: '5D6' },
  { typed: 'con un 5+ en 1D6', reads: '1D6 >= 5' },
  { typed: '1D6, 4+', reads: '1D6 >= 4' },
  { typed: 'lanza 3D6', reads: '3D6' },
  { typed: 'probabilidad de 8 o más en 2D6', reads: '2D6 >= 8' },
  { typed: 'cuatro D6', reads: '4D6' },
  { typed: '1D6 más Resistencia', reads: '1D6 + toughness' },
  { typed: '2D6 Orcos', reads: '2D6' },
  { typed: 'miedo 5', reads: 'tiene miedo: 1D6 + battle-level <= n, n = 5' },
  { typed: 'emboscada 4+', reads: 'emboscada lograda: 1D6 >= n, n = 4' },
  { typed: 'el mejor de tres dados', reads: 'highest(1 of 3D6)' },
  { typed: 'un 1 o un 2 en 1D6', reads: '1D6 <= 2' },
  { typed: 'al menos 10 con 2D6', reads: '2D6 >= 10' },
  { typed: '1D6 por 10 monedas', reads: '1D6 x 10' },
  { typed: '¿cuál es la probabilidad de sacar 6 con 1D6?', reads: '1D6 = 6' },
  { typed: '1D6+F>6', reads: '1D6 + strength > 6' },
];
