import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { formatExpression } from '../../../server/dice/language/format.ts';
import { readProse } from '../../../server/dice/prose/chances/target.ts';

/** The text, in this game, has exactly these chances, each as `target => test`. */
function check(text: string, ...expected: readonly string[]): void {
  const found = readProse(text, true).chances.map(({ text: of, test }) => `${of} => ${formatExpression(test)}`);
  assert.deepEqual(found, expected, text);
}

describe('the numbers of paragraphs', () => {
  it('are no scores, and do not end a roll', () => {
    check('3.2 On a roll of 1D6 of 4 or more the Warrior is safe.', '4 or more => 1D6 >= 4');
    check('3.2 Con 4 o más en 1D6 el Guerrero se salva.', '4 o más => 1D6 >= 4');
    check('3.2 The Warrior shall roll 1D6. 3.3 On a roll of 5 or 6 he is safe.', '5 or 6 => 1D6 >= 5');
    check('3.2. El Guerrero tira 1D6. 3.3. Con 5 o 6 se salva.', '5 o 6 => 1D6 >= 5');
    check('12.1.4 Each Warrior rolls 1D6.\n12.1.5 On a 5 or 6 he is safe.', '5 or 6 => 1D6 >= 5');
    check('§4 Roll 1D6. §5 On a 5 or 6 he is safe.', '5 or 6 => 1D6 >= 5');
    check('§ 4.1. Tira 1D6. § 4.2. Con 5 o 6 se salva.', '5 o 6 => 1D6 >= 5');
    check(
      '(a) The bearer rolls one die. (b) The torch is out if the die shows a 1 or a 2, save that in water it is out if it shows 3 or less.',
      '1 or a 2 => 1D6 <= 2',
      '3 or less => 1D6 <= 3',
    );
    check('a) El portador tira un dado. b) La antorcha se apaga si sale un 1 o un 2.', '1 o un 2 => 1D6 <= 2');
    check('(i) Roll 1D6; (ii) on a 5 or 6 he is safe.', '5 or 6 => 1D6 >= 5');
  });

  it('are told from scores, sums and characteristics', () => {
    check('Roll 1D6. 1 Nothing. 2-6 A rat.');
    check('1. Roll 1D6. 2. On a 5 or 6 he is safe.');
  });
});

describe('a score without dice', () => {
  it('is not for one D6 where several rolls are told of', () => {
    check('He may roll twice and use the better result; he is safe on a 5+.');
    check('Puede tirar dos veces y quedarse con el mejor resultado; se salva con 5+.');
    check('Take the best of three. He is safe on a 5+.');
    check('Rolls again and takes the lower; he is safe on a 5+.');
    check('El Enano se queda con la tirada más alta. Se salva con 5+.');
    check('The best fighters are safe on a 5+.', '5+ => 1D6 >= 5');
    check('Los mejores guerreros se salvan con 5+.', '5+ => 1D6 >= 5');
  });
});
