import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { formatExpression } from '../../../server/dice/language/format.ts';
import { readProse } from '../../../server/dice/prose/chances/target.ts';

/** The text, in this game, has exactly these chances, each as `target => test`. */
function check(text: string, ...expected: readonly string[]): void {
  const found = readProse(text, true).chances.map(({ text: of, test }) => `${of} => ${formatExpression(test)}`);
  assert.deepEqual(found, expected, text);
}

describe('scores in longer sentences', () => {
  it('may be the first of many rolls', () => {
    check('Roll 1D6 at the end of every turn. On the first 6 the ceiling comes down.', '6 => 1D6 = 6');
    check('Tirad 1D6 al final de cada turno. Al primer 6 se hunde el techo.', '6 => 1D6 = 6');
    check('Roll 1D6 for each Warrior. On the first 2 squares nothing happens.');
    check('Tira 1D6 por cada Guerrero. Al primer Guerrero le disparan.');
  });

  it('may be followed by when they count', () => {
    check(
      'The ghost comes on 5+ at the start of the Power Phase and goes on 1-2 at its end.',
      '5+ => 1D6 >= 5',
      '1-2 => 1D6 <= 2',
    );
    check('Roll 1D6. The fire goes out on a 5 or 6 at the end of the turn.', '5 or 6 => 1D6 >= 5');
    check('Roll 1D6. It burns for 2 or 3 at the most.');
  });

  it('may be those of an attack', () => {
    check('Roll to hit as normal; on a 1 the string snaps.', '1 => 1D6 = 1');
    check('Tira para impactar como siempre; con un 1 se rompe.', '1 => 1D6 = 1');
    check('Move as normal; on a 1 the string snaps.');
    check('Roll to hit. He has 20 gold; on a 1 the string snaps.');
  });

  it('may be asked in Spanish in more ways', () => {
    check('Tira 3D6. Con tres iguales viene el demonio.', 'tres iguales => alike(3D6) >= 3');
    check('Roll 3D6. With three of a kind the demon comes.', 'three of a kind => alike(3D6) >= 3');
    check('Tira un dado: con cuatro o más pasas.', 'cuatro o más => 1D6 >= 4');
    check('Tira un dado: con cuatro o más amigos vas.');
    check('Tira un dado por Guerrero y súmalos. Con 12 o más lo conseguís.', '12 o más => (warriors)D6 >= 12');
    check('Que cada uno tire 1D6: al que le salga un 1, pierde el turno.', '1 => 1D6 = 1');
    check('La alarma suena en cuanto alguien saca un 6 en 1D6.', '6 => 1D6 = 6');
    check('Ayer alguien saca un 6 en 1D6.');
  });

  it('may be held against a number that is counted', () => {
    check(
      'He rolls a D6 and compares it with the number of Warriors; if it is lower nothing happens.',
      'lower => 1D6 < warriors',
    );
    check('Tira 1D6 y compáralo con su Resistencia; si es mayor nada pasa.', 'mayor => 1D6 > toughness');
  });

  it('may be needed of a roll, or stand behind a verb', () => {
    check('It takes a roll of 5+ to wake him.', '5+ => 1D6 >= 5');
    check('Se necesita una tirada de 5+ para despertarlo.', '5+ => 1D6 >= 5');
    check('It takes 5 or 6 men to lift it.');
    check('Tira 1D6. Si sale 6 encuentra un anillo.', '6 => 1D6 = 6');
    check('Tira 1D6. Si sale 6 ratas huyen.');
    check('Tira 1D6. Si salen 6 Goblins huye.');
    check('Roll 1D6: he is caught if it comes out as a 1 or 2.', '1 or 2 => 1D6 <= 2');
  });

  it('are not those of a sum where single dice are meant, nor a number in brackets that counts', () => {
    check('Both of the 2D6 must be 5 or more to make it.');
    check('Ambos dados de 2D6 tienen que ser 5 o más.');
    check('All Warriors roll 2D6. On a 9+ they are safe.', '9+ => 2D6 >= 9');
    check('Roll 1D6. Place the Orcs (4-6) in the room.');
    check('Roll 1D6. Put out the chairs (4-6).');
    check('Tira 1D6. El pasillo (2-3) sigue recto.');
    check('Roll 1D6. Luck (4-6) helps him.');
    check('Roll 1D6. With luck (4-6) he finds it.', '4-6 => 1D6 >= 4');
  });
});
