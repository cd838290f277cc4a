import { describe, it } from 'mocha';
import { checkChances } from './checkChances.ts';

describe('numbers beside a roll', () => {
  it('with a minus are scores or less, as those with a plus are scores or more', () => {
    checkChances('D6, on 3+ he gains 1 Luck, on 2- he loses a turn.', '3+ => 1D6 >= 3', '2- => 1D6 <= 2');
    checkChances('Roll 2D6, on 5- he falls.', '5- => 2D6 <= 5');
    checkChances('Tira 1D6. Con 5+ pasa, con 4- cae.', '5+ => 1D6 >= 5', '4- => 1D6 <= 4');
    checkChances('Haggle: 2D6 + Battle-level, on 4- he goes.', '4- => 2D6 + battle-level <= 4');
    checkChances('Roll 1D6. On 1-2 nothing, on 3-6 a rat.', '1-2 => 1D6 <= 2', '3-6 => 1D6 >= 3');
    checkChances('Roll 1D6. On 2 - he falls.', '2 => 1D6 = 2');
    checkChances('Roll 1D6. On 1- nothing, on 2- a rat, on 3- a bat.');
  });

  it('may be those of its sides', () => {
    checkChances('throw 1 dice of six. On a 4 he dies.', '4 => 1D6 = 4');
    checkChances('Throw a die of six sides. On 4 or more he falls.', '4 or more => 1D6 >= 4');
    checkChances('Tira un dado de seis caras. Con 4 o más cae.', '4 o más => 1D6 >= 4');
    checkChances('Lanza un dado de seis. Con 4 o más cae.', '4 o más => 1D6 >= 4');
    checkChances('Roll a die with ten sides. On 8 or more he falls.', '8 or more => 1D10 >= 8');
    checkChances('Roll one die of 5 or more to escape.', '5 or more => 1D6 >= 5');
    checkChances('Tira un dado de 6 o más.', '6 o más => 1D6 >= 6');
  });

  it('may be the distance from another one', () => {
    checkChances('The Seer thinks of a number and rolls 1D6. If the die is 1 away from it, he nods.');
    checkChances('Guess, then roll 1D6. If the score is 1 or 2 off, you lose.');
    checkChances('Roll 1D6. If it is 2 short, he falls.');
    checkChances('Piensa un número y tira 1D6. Si el dado queda a 1 del número, ganas.');
    checkChances('Tira 1D6. Si sale 1 de diferencia, ganas.');
    checkChances('Roll 1D6. On a 5 off he goes.', '5 => 1D6 = 5');
    checkChances('Roll 1D6 and add 2. 6 or higher and off he goes.', '6 or higher => 1D6+2 >= 6');
  });

  it('may be told of without being asked', () => {
    checkChances('He writes down what you need; the roll is 1D6, the number is between 2 and 5.');
    checkChances('Tira 1D6. El número es 4 o 5.');
    checkChances('Roll 1D6. If the number is 5 or 6 he wins.', '5 or 6 => 1D6 >= 5');
    checkChances('Roll 1D6. The number rolled is 5 or more: he wins.', '5 or more => 1D6 >= 5');
  });

  it('are not asked of one die where any of several is meant', () => {
    checkChances('Roll 4D6. The Warrior loses 1D6 Wounds. If any dice shows 1, he falls.');
    checkChances('Give him 1D6 Wounds. If any die shows 1, he falls.');
    checkChances('Give him 1D6 Wounds. If the die shows 1, he falls.', '1 => 1D6 = 1');
  });

  it('say how many of the dice are asked', () => {
    checkChances('Tira 3D6. Si dos dados muestran un 1, se cierra.', 'dos dados muestran un 1 => count(3D6 = 1) >= 2');
    checkChances('Tira 4D6. Si tres dados sacan un 6, se abre.', 'tres dados sacan un 6 => count(4D6 = 6) >= 3');
    checkChances(
      'Tira 2D6. Si los dos dados muestran un 6, se abre.',
      'los dos dados muestran un 6 => count(2D6 = 6) = 2',
    );
    checkChances('Tira 3D6. Si los dos dados muestran un 6, se abre.');
    checkChances('Roll 3D6. If both dice show a 6, he falls.');
  });

  it('are not asked of all dice where one of them is taken', () => {
    const higher = '5 or more => highest(1 of 2D6) >= 5';
    checkChances('Roll two D6 and from them take the bigger. On 5 or more he wins.', higher);
    checkChances(
      'Roll two D6, and of these use the smaller. On 5 or more he wins.',
      higher.replace('highest', 'lowest'),
    );
    checkChances('Roll two D6 and from them show the bigger. On 5 or more he wins.');
    checkChances('Tira dos D6 y de ellos se aparta el mayor. Con 5 o más gana.');
  });

  it('are asked of nothing where a remark may change the roll, or speaks of another', () => {
    checkChances("Roll 1D6, and no, you can't add your Strength. On a 4+ he wins.");
    checkChances("Roll 1D6, and no, the Elf can't add 1. On a 4+ he wins.");
    checkChances('Roll 2D6, no adding. Nine or more and the gate swings up.');
    checkChances('Tira 1D6, que vale doble en la niebla. Con 3 o más llegas abajo.');
    checkChances('Tira 1D6, que se lee como uno menos. Con 3 o más llegas abajo.');
    checkChances('Tira 1D6, que el Elfo mira dos veces. Con 3 o más llegas abajo.');
    checkChances("Roll 1D6. If his Strength is beaten by the Ogre's, he falls.");
    checkChances('The rope is tested on two Warriors. On 1-2 it breaks.');
    checkChances('Roll 1D6. If comes 4 Goblins, run.');
  });

  it('are not added where only some may add them', () => {
    checkChances('Roll 1D6 and add 1 for the Elf. On 4+ he wins.');
    checkChances('Roll 1D6 and add 1 for the dwarf. On 4+ he wins.');
    checkChances('Roll 1D6 and add 1 for a rope. On 4+ he wins.');
    checkChances('Roll 1D6 (+1 for the rope). On 4+ he wins.');
    checkChances('Roll 1D6 and add 1 for the one who leads. On 4+ he wins.');
    checkChances('Roll 1D6 and add 1 for the rope if he has one. On 4+ he wins.');
    checkChances('Tira 1D6 y suma 1 por el Enano. Con 5 o más salta.');
  });

  it('are for the same roll in another case of the sentence', () => {
    checkChances('He is out again on 5+ (1D6), or 4+ with a friend beside him.', '5+ => 1D6 >= 5', '4+ => 1D6 >= 4');
    checkChances('Hace falta 4+ en 1D6 a corta distancia y 5+ a larga.', '4+ => 1D6 >= 4', '5+ => 1D6 >= 5');
    checkChances('It is crossed on 4+ (1D6); the Dwarf must have 5+.', '4+ => 1D6 >= 4', '5+ => 1D6 >= 5');
  });

  it('are for the roll where what comes of them has dice of its own, if the chance is the same', () => {
    const found = ['6 => 1D6 = 6', '1 => 1D6 = 1'];
    checkChances('Roll 1D6 for him. Give him 1D6 Wounds back on a 6. Hit him for 1D6 Wounds on a 1.', ...found);
    checkChances('Roll 1D6 for him. Heal him fully on a 6. Hit him for 3 Wounds on a 1.', ...found);
    checkChances('Roll 2D6 for him. Give him 1D6 Wounds back on a 6.');
    checkChances('Roll 1D6. He loses 2D6 Wounds on a 6.');
    checkChances(
      'Each rolls 1D6 + Willpower; less than 7 and he flees. It heals 1 Wound on 4+.',
      'less than 7 => 1D6 + willpower < 7',
    );
  });

  it('are conditions in commands', () => {
    checkChances(
      'Throw a die: on 5 or 6 he wins. Throw a one, mind, and it bites.',
      '5 or 6 => 1D6 >= 5',
      'one => 1D6 = 1',
    );
    checkChances('Roll 1D6. Roll a 1 and he falls.', '1 => 1D6 = 1');
    checkChances('Roll 1D6 + Strength. Roll a 7 and he wins.');
  });

  it('are asked of the chosen dice only where they are all that counts', () => {
    checkChances('Roll 2D6 or use his Strength, and keep whichever is the higher. On 5 or more he wins.');
    checkChances('Roll 2D6 and use the higher for gold. On 5 or more he wins.');
    checkChances('Roll 2D6; the result is made worse by 1. On 9 or more he wins.');
  });

  it('are no scores of a die that keeps count', () => {
    checkChances('Roll 1D6: on 4+ the clock strikes; otherwise the die stays on 1.', '4+ => 1D6 >= 4');
    checkChances('Tira 1D6: con 4+ suena la hora; si no, el dado sigue en 2.', '4+ => 1D6 >= 4');
    checkChances('Roll 1D6. The ghost stays on 4+.', '4+ => 1D6 >= 4');
  });
});
