import { describe, it } from 'mocha';
import { checkInGame } from './checkChances.ts';

describe('a score without dice', () => {
  it('is for one D6 where a roll is named, or both ends of its scores are told', () => {
    checkInGame('The inn is burnt down on a roll of 1-2.', '1-2 => 1D6 <= 2');
    checkInGame('On a roll of 5 or 6 the Warrior is safe.', '5 or 6 => 1D6 >= 5');
    checkInGame('Con una tirada de 5 o 6 el Guerrero se salva.', '5 o 6 => 1D6 >= 5');
    checkInGame('On a 5+ the Monster ignores it.', '5+ => 1D6 >= 5');
    checkInGame('El tiro da en el blanco con un 6 natural.', '6 => 1D6 = 6');
    checkInGame('Si la tirada para herir es un 1 natural, se rompe.', '1 => 1D6 = 1');
    checkInGame('Sacó un 6 natural y se fue.');
    checkInGame('Con un 1 natural o un 2 natural falla. On a natural 1 or a natural 2 he fails.');
    checkInGame('Al impactar con un 6 hace el doble de daño.', '6 => 1D6 = 6');
    checkInGame('When a 1 is rolled for Power, it goes out.', '1 => 1D6 = 1');
  });

  it('is none where something else is numbered, told of or sold', () => {
    checkInGame('The map of the crypt is on 3-4.');
    checkInGame('He is found on a roll of 6+ instead of 7+.');
    checkInGame('La Escuela puede encontrarse con una tirada de 6+ en lugar de 7+.');
    checkInGame('Place 4 Orcs on 1-2 squares.');
  });
});
