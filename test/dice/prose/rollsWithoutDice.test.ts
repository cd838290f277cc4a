import { describe, it } from 'mocha';
import { checkInGame } from './checkChances.ts';

describe('a score without dice', () => {
  it('is for one D6 where a roll is named, or both ends of its scores are told', () => {
    checkInGame('The inn is burnt down on a roll of 1-2.', '1-2 => 1D6 <= 2');
    checkInGame('On a roll of 5 or 6 the Warrior is safe.', '5 or 6 => 1D6 >= 5');
    checkInGame('Con una tirada de 5 o 6 el Guerrero se salva.', '5 o 6 => 1D6 >= 5');
    checkInGame('After each shot the arrow breaks on 1-2.', '1-2 => 1D6 <= 2');
    checkInGame('Tras cada disparo la flecha se rompe con 1-2.', '1-2 => 1D6 <= 2');
    checkInGame('On a 5+ the Monster ignores it.', '5+ => 1D6 >= 5');
    checkInGame('Con 5+ el Monstruo lo ignora.', '5+ => 1D6 >= 5');
    checkInGame('El tiro da en el blanco con un 6 natural.', '6 => 1D6 = 6');
    checkInGame('Si la tirada para herir es un 1 natural, se rompe.', '1 => 1D6 = 1');
    checkInGame('Sacó un 6 natural y se fue.');
    checkInGame('Con un 1 natural o un 2 natural falla. On a natural 1 or a natural 2 he fails.');
    checkInGame('Every 6 to hit does double damage.', '6 => 1D6 = 6');
    checkInGame('Al impactar con un 6 hace el doble de daño.', 'Al impactar con un 6 => 1D6 = 6');
    checkInGame('When a 1 is rolled for Power, it goes out.', '1 => 1D6 = 1');
  });

  it('is none where something else is numbered, told of or sold', () => {
    checkInGame('The map of the crypt is on 3-4.');
    checkInGame('His beard caught fire on a roll of 1, and he left.');
    checkInGame('He is found on a roll of 6+ instead of 7+.');
    checkInGame('La Escuela puede encontrarse con una tirada de 6+ en lugar de 7+.');
    checkInGame('Place 4 Orcs on 1-2 squares.');
  });
});

describe('dice', () => {
  it('are asked for by rows for all their scores, whatever stands before them', () => {
    checkInGame(
      'He starts his turn with 1D6 -- 1-2 a Wound, 3-5 nothing, 6 cured.',
      '1-2 => 1D6 <= 2',
      '3-5 => 1D6 in {3-5}',
      '6 => 1D6 = 6',
    );
    checkInGame('Empieza el turno con 1D6: 1-3 nada, 4-6 una rata.', '1-3 => 1D6 <= 3', '4-6 => 1D6 >= 4');
    checkInGame('He comes with 1D6 - 1-2 squares ahead.');
  });

  it('may have their sides in words', () => {
    checkInGame('Roll a six-sided die. On a 4+ he is safe.', '4+ => 1D6 >= 4');
    checkInGame('Roll two ordinary dice. On a 9+ he is safe.', '9+ => 2D6 >= 9');
    checkInGame('Roll a ten-sided die. On a 9+ he is safe.', '9+ => 1D10 >= 9');
    checkInGame('Roll a loaded die. On a 9+ he is safe.');
  });

  it('that are kept may be asked by name', () => {
    checkInGame(
      'Roll two dice and use the better one. If the better one is only a 1 or a 2, it splits.',
      '1 or a 2 => highest(1 of 2D6) in {1, 2}',
    );
    checkInGame('Tira 2D6 y usa el menor. Si el menor es un 6, gana.', '6 => lowest(1 of 2D6) = 6');
    checkInGame('Roll two dice and use the better one. If the lower one is a 1, it splits.');
    checkInGame('Roll 2D6. If the better one is a 1 or a 2, it splits.');
  });

  it('may show no difference, or a double whatever they come to', () => {
    checkInGame(
      'Roll 2D6 and use the difference between the dice. No difference at all sets it off; a difference of 4 or 5 disarms it.',
      'No difference at all => spread(2D6) = 0',
      '4 or 5 => spread(2D6) >= 4',
    );
    checkInGame('Roll 2D6. Any double, whatever the total, kills him.', 'Any double => alike(2D6) >= 2');
    checkInGame('Roll 2D6. It makes no difference at all. On a 9+ he is safe.');
  });

  it('belong to the Warrior who is named last', () => {
    checkInGame(
      'Before he strikes at this Monster a Warrior rolls 1D6 and adds his Toughness. If the total is 7 or more he is safe.',
      '7 or more => 1D6 + toughness >= 7',
    );
    checkInGame('The Monster that is nearest rolls 1D6 and adds his Toughness. On 7 or more it is safe.');
  });

  it('are rolled in one numbered paragraph and asked for in the next', () => {
    checkInGame(
      '(a) He tests his torch by rolling one die.\n\n(b) The torch is out if the die shows a 1 or a 2.',
      '1 or a 2 => 1D6 <= 2',
    );
    checkInGame('Roll 2D6 for the gold.\n\nThe sentry wakes on a 9 or more.');
  });

  it('are no more read where a scanner spoilt the score', () => {
    checkInGame('Roll 1D6. On a 5 ar 6 he falls.');
    checkInGame('Roll 2D6. lf the score is 9 or more he falls.', '9 or more => 2D6 >= 9');
  });
});
