import { describe, it } from 'mocha';
import { checkInGame } from './checkChances.ts';

describe('the numbers of paragraphs', () => {
  it('are no scores, and do not end a roll', () => {
    checkInGame('3.2 On a roll of 1D6 of 4 or more the Warrior is safe.', '4 or more => 1D6 >= 4');
    checkInGame('3.2 Con 4 o más en 1D6 el Guerrero se salva.', '4 o más => 1D6 >= 4');
    checkInGame('3.2 The Warrior shall roll 1D6. 3.3 On a roll of 5 or 6 he is safe.', '5 or 6 => 1D6 >= 5');
    checkInGame('3.2. El Guerrero tira 1D6. 3.3. Con 5 o 6 se salva.', '5 o 6 => 1D6 >= 5');
    checkInGame('12.1.4 Each Warrior rolls 1D6.\n12.1.5 On a 5 or 6 he is safe.', '5 or 6 => 1D6 >= 5');
    checkInGame('§4 Roll 1D6. §5 On a 5 or 6 he is safe.', '5 or 6 => 1D6 >= 5');
    checkInGame('§ 4.1. Tira 1D6. § 4.2. Con 5 o 6 se salva.', '5 o 6 => 1D6 >= 5');
    checkInGame(
      '(a) The bearer rolls one die. (b) The torch is out if the die shows a 1 or a 2, save that in water it is out if it shows 3 or less.',
      '1 or a 2 => 1D6 <= 2',
      '3 or less => 1D6 <= 3',
    );
    checkInGame('a) El portador tira un dado. b) La antorcha se apaga si sale un 1 o un 2.', '1 o un 2 => 1D6 <= 2');
    checkInGame('(i) Roll 1D6; (ii) on a 5 or 6 he is safe.', '5 or 6 => 1D6 >= 5');
  });

  it('are told from scores, sums and characteristics', () => {
    checkInGame('Roll 1D6. 1 Nothing. 2-6 A rat.');
    checkInGame('1. Roll 1D6. 2. On a 5 or 6 he is safe.');
  });
});

describe('a score without dice', () => {
  it('is not for one D6 where several rolls are told of', () => {
    checkInGame('He may roll twice and use the better result; he is safe on a 5+.');
    checkInGame('Puede tirar dos veces y quedarse con el mejor resultado; se salva con 5+.');
    checkInGame('Take the best of three. He is safe on a 5+.');
    checkInGame('Rolls again and takes the lower; he is safe on a 5+.');
    checkInGame('El Enano se queda con la tirada más alta. Se salva con 5+.');
    checkInGame('The best fighters are safe on a 5+.', '5+ => 1D6 >= 5');
    checkInGame('Los mejores guerreros se salvan con 5+.', '5+ => 1D6 >= 5');
  });
});
