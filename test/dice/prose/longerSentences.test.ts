import { describe, it } from 'mocha';
import { checkInGame } from './checkChances.ts';

describe('scores in longer sentences', () => {
  it('may be the first of many rolls', () => {
    checkInGame('Roll 1D6 at the end of every turn. On the first 6 the ceiling comes down.', '6 => 1D6 = 6');
    checkInGame('Tirad 1D6 al final de cada turno. Al primer 6 se hunde el techo.', '6 => 1D6 = 6');
    checkInGame('Roll 1D6 for each Warrior. On the first 2 squares nothing happens.');
    checkInGame('Tira 1D6 por cada Guerrero. Al primer Guerrero le disparan.');
  });

  it('may be followed by when they count', () => {
    checkInGame(
      'The ghost comes on 5+ at the start of the Power Phase and goes on 1-2 at its end.',
      '5+ => 1D6 >= 5',
      '1-2 => 1D6 <= 2',
    );
    checkInGame('Roll 1D6. The fire goes out on a 5 or 6 at the end of the turn.', '5 or 6 => 1D6 >= 5');
    checkInGame('Roll 1D6. It burns for 2 or 3 at the most.');
  });

  it('may be those of an attack', () => {
    checkInGame('Roll to hit as normal; on a 1 the string snaps.', '1 => 1D6 = 1');
    checkInGame('Tira para impactar como siempre; con un 1 se rompe.', '1 => 1D6 = 1');
    checkInGame('Move as normal; on a 1 the string snaps.');
    checkInGame('Roll to hit. He has 20 gold; on a 1 the string snaps.');
  });

  it('may be asked in Spanish in more ways', () => {
    checkInGame('Tira 3D6. Con tres iguales viene el demonio.', 'tres iguales => alike(3D6) >= 3');
    checkInGame('Roll 3D6. With three of a kind the demon comes.', 'three of a kind => alike(3D6) >= 3');
    checkInGame('Tira un dado: con cuatro o más pasas.', 'cuatro o más => 1D6 >= 4');
    checkInGame('Tira un dado: con cuatro o más amigos vas.');
    checkInGame('Tira un dado por Guerrero y súmalos. Con 12 o más lo conseguís.', '12 o más => (warriors)D6 >= 12');
    checkInGame('Que cada uno tire 1D6: al que le salga un 1, pierde el turno.', '1 => 1D6 = 1');
    checkInGame('La alarma suena en cuanto alguien saca un 6 en 1D6.', '6 => 1D6 = 6');
    checkInGame('Ayer alguien saca un 6 en 1D6.');
  });

  it('may be held against a number that is counted', () => {
    checkInGame(
      'He rolls a D6 and compares it with the number of Warriors; if it is lower nothing happens.',
      'lower => 1D6 < warriors',
    );
    checkInGame('Tira 1D6 y compáralo con su Resistencia; si es mayor nada pasa.', 'mayor => 1D6 > toughness');
  });

  it('may be needed of a roll, or stand behind a verb', () => {
    checkInGame('It takes a roll of 5+ to wake him.', '5+ => 1D6 >= 5');
    checkInGame('Se necesita una tirada de 5+ para despertarlo.', '5+ => 1D6 >= 5');
    checkInGame('It takes 5 or 6 men to lift it.');
    checkInGame('Tira 1D6. Si sale 6 encuentra un anillo.', '6 => 1D6 = 6');
    checkInGame('Tira 1D6. Si sale 6 ratas huyen.');
    checkInGame('Tira 1D6. Si salen 6 Goblins huye.');
    checkInGame('Roll 1D6: he is caught if it comes out as a 1 or 2.', '1 or 2 => 1D6 <= 2');
  });

  it('are not those of a sum where single dice are meant, nor a number in brackets that counts', () => {
    checkInGame('Both of the 2D6 must be 5 or more to make it.');
    checkInGame('Ambos dados de 2D6 tienen que ser 5 o más.');
    checkInGame('All Warriors roll 2D6. On a 9+ they are safe.', '9+ => 2D6 >= 9');
    checkInGame('Roll 1D6. Place the Orcs (4-6) in the room.');
    checkInGame('Roll 1D6. Put out the chairs (4-6).');
    checkInGame('Tira 1D6. El pasillo (2-3) sigue recto.');
    checkInGame('Roll 1D6. Luck (4-6) helps him.');
    checkInGame('Roll 1D6. With luck (4-6) he finds it.', '4-6 => 1D6 >= 4');
  });
});
