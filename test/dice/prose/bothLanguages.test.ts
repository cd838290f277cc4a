import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { formatExpression } from '../../../server/dice/language/format.ts';
import { findChances } from '../../../server/dice/prose/chances/reading.ts';

/** A sentence in English, the same in Spanish, and all that is asked in each of them. */
type Pair = readonly [string, string, ...(readonly string[])];

function checkPairs(pairs: readonly Pair[]): void {
  for (const [english, spanish, ...tests] of pairs) {
    for (const text of [english, spanish]) {
      const found = findChances(text).map(({ test }) => formatExpression(test));
      assert.deepEqual(found, tests, text);
    }
  }
}

describe('a sentence and its translation', () => {
  it('have the same chances', () => {
    checkPairs([
      [
        'Roll 1D6. Should it come up 2 or less, the plank cracks.',
        'Tira 1D6. Si sale 2 o menos, la tabla se raja.',
        '1D6 <= 2',
      ],
      ['Roll 1D6. Should it show a 1, the bell rings.', 'Tira 1D6. Si muestra un 1, suena la campana.', '1D6 = 1'],
      [
        'A die is thrown for the weather: it rains on a 1 or 2.',
        'Se lanza un dado por el tiempo: llueve con 1 o 2.',
        '1D6 <= 2',
      ],
      ['Two dice are rolled. On a 9 or more it rains.', 'Se tiran dos dados. Con 9 o más llueve.', '2D6 >= 9'],
      [
        'Throw 1D6 for the cook; he only notices you on a 1.',
        'Lanza 1D6 por el cocinero; solo se da cuenta con un 1.',
        '1D6 = 1',
      ],
      [
        'He must score on 2D6 an amount equal to or less than his Strength.',
        'Debe sacar con 2D6 una cantidad igual o menor que su Fuerza.',
        '2D6 <= strength',
      ],
    ]);
  });

  it('have the same chances in another case', () => {
    checkPairs([
      [
        'To climb he needs a 4 or more on 1D6; if somebody helps, a 2 or more.',
        'Para subir necesita un 4 o más en 1D6; si alguien ayuda, un 2 o más.',
        '1D6 >= 4',
        '1D6 >= 2',
      ],
      ['He needs a 4+ on 1D6. With a rope, 3+.', 'Necesita un 4+ en 1D6. Con cuerda, 3+.', '1D6 >= 4', '1D6 >= 3'],
      [
        'He needs 4 or more on 1D6, or 3 or more with a rope.',
        'Necesita 4 o más en 1D6, o 3 o más con una cuerda.',
        '1D6 >= 4',
        '1D6 >= 3',
      ],
      [
        'Roll 1D6. On a 4+ he wins. With three friends, 3 or more.',
        'Tira 1D6. Con 4+ gana. Con tres amigos, 3 o más.',
        '1D6 >= 4',
      ],
    ]);
  });

  it('ask how many dice score enough, and for odd and even', () => {
    checkPairs([
      [
        'Roll 3D6. At least two results of 5 or 6 are needed.',
        'Tira 3D6. Hacen falta al menos dos resultados de 5 o 6.',
        'count(3D6 >= 5) >= 2',
      ],
      [
        'If he follows: another D6, where even is a hermit and odd a bog.',
        'Si lo sigue: otro D6, donde par es un ermitaño e impar una ciénaga.',
        '1D6 in {2, 4, 6}',
        '1D6 in {1, 3, 5}',
      ],
    ]);
  });

  it('ask for the total of a sum behind another roll', () => {
    const test = '1D6 + strength >= 7';
    checkPairs([
      [
        'A 1D6 is rolled. Roll 1D6 and add his Strength. If the total is 7 or more he is free.',
        'Se tira 1D6. Tira 1D6 y suma su Fuerza. Si el total es 7 o más queda libre.',
        test,
      ],
      [
        'Roll 2D6 for the wind. Then roll 1D6 and add his Strength. With a total of 7 or more he is free. On a 1 it howls.',
        'Tira 2D6 por el viento. Luego tira 1D6 y suma su Fuerza. Con un total de 7 o más queda libre. Con un 1 aúlla.',
        test,
      ],
    ]);
  });

  it('say nothing where what is asked may be for the other roll, or for both', () => {
    checkPairs([
      [
        'A 1D6 is rolled. Roll 1D6. If the total is 7 or more he is free.',
        'Se tira 1D6. Tira 1D6. Si el total es 7 o más queda libre.',
      ],
      [
        'A 1D6 is rolled. Roll 1D6 and add his Strength. On a 5 or more he is free.',
        'Se tira 1D6. Tira 1D6 y suma su Fuerza. Con 5 o más queda libre.',
      ],
      [
        'Roll 1D6. Roll another 1D6 and add his Strength. If the total is 9 or more he is free.',
        'Tira 1D6. Tira otro 1D6 y suma su Fuerza. Si el total es 9 o más queda libre.',
      ],
      [
        'He rolls 1D6 and adds his Strength. The Orc rolls 1D6 and adds its Strength. If the total is 9 or more it holds.',
        'Tira 1D6 y suma su Fuerza. El Orco tira 1D6 y suma su Fuerza. Si el total es 9 o más aguanta.',
      ],
      [
        'Roll 1D6 for him, then roll 1D6 and add his Strength. If the total is 9 or more he is free.',
        'Tira 1D6 por él, luego tira 1D6 y suma su Fuerza. Si el total es 9 o más queda libre.',
      ],
    ]);
  });
});
