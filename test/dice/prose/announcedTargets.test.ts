import { describe, it } from 'mocha';
import { checkInGame } from './checkChances.ts';

describe('what announces a target', () => {
  it('may be any word for a score', () => {
    checkInGame('Roll 2D6: a sum of 9 or more opens the gate.', '9 or more => 2D6 >= 9');
    checkInGame('Lanza 2D6: con una suma de 9 o más se abre.', '9 o más => 2D6 >= 9');
    checkInGame('Roll 2D6; with a sum under 5 the gate falls.', 'under 5 => 2D6 < 5');
    checkInGame('Roll 1D6. Result 5-6: the door opens.', '5-6 => 1D6 >= 5');
    checkInGame('Tira 1D6. Resultado 5-6: se abre.', '5-6 => 1D6 >= 5');
    checkInGame('Roll 1D6. If the die reads 3 or below, it is a trap.', '3 or below => 1D6 <= 3');
    checkInGame('Roll 1D6. The door opens when the die lands on 5 or 6.', '5 or 6 => 1D6 >= 5');
    checkInGame('Tira 1D6. Si el resultado fuese de 4 o más, se abre.', '4 o más => 1D6 >= 4');
    checkInGame('Roll 2D6 for the dowry. He pays a sum of 5 or more gold.');
  });

  it('may be a link between what comes of it and a score that nothing else is written like', () => {
    checkInGame('Roll 1D6. He is left in peace by 1, 2 or 3.', '1, 2 or 3 => 1D6 <= 3');
    checkInGame('Tira 1D6. La puerta se abre por 4, 5 o 6.', '4, 5 o 6 => 1D6 >= 4');
    checkInGame('Roll 1D6. The door opens at 5 or higher.', '5 or higher => 1D6 >= 5');
    checkInGame('Roll 1D6. Upon a 5 or 6 the door opens.', '5 or 6 => 1D6 >= 5');
    checkInGame('Tira 1D6. Se abre sacando 4 o más.', '4 o más => 1D6 >= 4');
    checkInGame(
      'Roll 1D6. High (4-6) and it opens; low (1-3) and it stays shut.',
      '4-6 => 1D6 >= 4',
      '1-3 => 1D6 <= 3',
    );
    checkInGame('Tira 1D6. Si hay suerte (5+), es oro.', '5+ => 1D6 >= 5');
    checkInGame('Roll 1D6 for the Warrior. He is beaten by 2 or more.');
    checkInGame('Tira 1D6 por el Guerrero. Pierde por 2 o más.');
    checkInGame('Roll 1D6. The wall is held by 4 or 5 Orcs.');
    checkInGame('Roll 1D6 for the depth of the pit. Climbing out takes 4 or more turns.');
    checkInGame('Roll 1D6. The room is reached by 2.');
  });

  it('may be what somebody hopes for or has to get', () => {
    checkInGame('Roll 1D6. What you want is a 5 or 6.', '5 or 6 => 1D6 >= 5');
    checkInGame("Roll 1D6. You're looking for a 5 or 6.", '5 or 6 => 1D6 >= 5');
    checkInGame('Roll 1D6. You will need at least a 5 for gold.', 'at least a 5 => 1D6 >= 5');
    checkInGame('Roll 1D6: success is 5 or more.', '5 or more => 1D6 >= 5');
    checkInGame('Tira 1D6: el éxito es 5 o más.', '5 o más => 1D6 >= 5');
    checkInGame('Roll 1D6, target 5+.', '5+ => 1D6 >= 5');
    checkInGame(
      'Roll 2D6 and add Willpower.\nPass: 11 or more\nFail by 3 or more: run.',
      '11 or more => 2D6 + willpower >= 11',
    );
    checkInGame('Tira 1D6.\nÉxito: 4+', '4+ => 1D6 >= 4');
  });

  it('may come behind the score, or turn it round', () => {
    checkInGame('Roll 1D6. Should a 5 or 6 be rolled, the door opens.', '5 or 6 => 1D6 >= 5');
    checkInGame("Roll 1D6. If it isn't a 6, the door stays shut.", "isn't a 6 => 1D6 != 6");
    checkInGame('Roll 1D6. Were you to roll a 5 or 6, the door opens.', '5 or 6 => 1D6 >= 5');
    checkInGame('Tira 1D6. En caso de sacar 4 o más, se abre.', '4 o más => 1D6 >= 4');
    checkInGame('Roll 1D6. The attempt fails except on a 5 or 6.');
  });

  it('may be for several who roll', () => {
    checkInGame('Roll 1D6. Warriors who score 5 or 6 are safe.', '5 or 6 => 1D6 >= 5');
    checkInGame('Roll 1D6. Those scoring 5 or 6 are safe.', '5 or 6 => 1D6 >= 5');
    checkInGame('Roll 1D6. Those on 5 or 6 are safe.', '5 or 6 => 1D6 >= 5');
  });
});

describe('the place of a roll', () => {
  it('may be a test or what decides', () => {
    checkInGame('Make a 1D6 test. On a 4+ he is safe.', '4+ => 1D6 >= 4');
    checkInGame('A D6 decides: on 4+ he is safe.', '4+ => 1D6 >= 4');
    checkInGame('The result of 1D6 decides. On a 4+ he is safe.', '4+ => 1D6 >= 4');
    checkInGame('Roll two dice and add them. On a 9+ he is safe.', '9+ => 2D6 >= 9');
    checkInGame('Roll 2D6 and total them. On a 9+ he is safe.', '9+ => 2D6 >= 9');
    checkInGame('Roll two dice and add them to his Strength. On a 9+ he is safe.', '9+ => 2D6 + strength >= 9');
  });

  it('is read as scanners and hasty people write it', () => {
    checkInGame('Roll 1D6. 0n a 1 0r 2 the step goes. On a 6 he falls.', '1 0r 2 => 1D6 <= 2', '6 => 1D6 = 6');
    checkInGame('tira 2D6 y se queda con el mas bajo, si es 4 o mas gana.', '4 o mas => lowest(1 of 2D6) >= 4');
    checkInGame('If the Power roll this turn was 5 or 6 it burns on.', 'Power roll this turn was 5 or 6 => 1D6 >= 5');
    checkInGame('Cuando la tirada de Poder sea un 2, se apaga.', 'tirada de Poder sea un 2 => 1D6 = 2');
  });

  it('is not where a share is told of, or a roll that has been made', () => {
    checkInGame('Se tiran 3D6; es algo más de una vez de cada 4.');
    checkInGame('Roll 3D6. One in every 4 is a fake.');
    checkInGame('Tira 2D6 por la puerta. Mi primo sacó un doble 1 y perdió.');
    checkInGame('Roll 2D6 for the gate. My brother rolled a double 6 and fainted.');
    checkInGame('Roll 2D6 for the gate. If he rolled a double 6 he faints.', 'double 6 => count(2D6 = 6) >= 2');
  });
});
