import { strict as assert } from 'node:assert';
import { describe, it } from 'mocha';
import { findChances } from '../../../server/dice/prose/chances/reading.ts';
import { checkChances } from './checkChances.ts';

describe('Chances that a text states', () => {
  it('are those of one die', () => {
    checkChances('There is a 1 in 6 chance that the rope breaks.', '1 in 6 chance => 1D6 <= 1');
    checkChances('The trap has two chances in six of going off.', 'two chances in six => 1D6 <= 2');
    checkChances('It has a one-in-six chance of breaking.', 'one-in-six chance => 1D6 <= 1');
    checkChances('It has a 2-in-6 chance of breaking.', '2-in-6 chance => 1D6 <= 2');
    checkChances('Hay una posibilidad entre seis de que se rompa.', 'una posibilidad entre seis => 1D6 <= 1');
    checkChances('Tiene 2 probabilidades de cada 6 de caer.', '2 probabilidades de cada 6 => 1D6 <= 2');
  });

  it('are not shares, and neither impossible nor certain', () => {
    checkChances('1 in 6 Goblins has a bow. One in six of them has two.');
    checkChances('It has a 6 in 6 chance, or 7 chances in 6, or 0 chances in 6.');
    checkChances('Uno de cada seis Goblins tiene un arco.');
    checkChances('He is a one-in-six man. Only 1-in-6 Goblins has a bow.');
  });

  it('are not shown for percentages, which say it already', () => {
    checkChances('There is a 50 % chance that it breaks.');
    checkChances('Hay un 50 % de posibilidades de que se rompa.');
  });

  it('may be made in each turn', () => {
    const [chance] = findChances('At the start of each turn there is a 2 in 6 chance that it wakes.');
    assert.equal(chance?.occasion, 'turn');
  });

  it('leave the roll that stands before them open', () => {
    checkChances('Roll 1D6 (a 1 in 6 chance is bad). On a 4+ he wins.', '1 in 6 chance => 1D6 <= 1', '4+ => 1D6 >= 4');
  });

  it('stand beside dice that show the same, or not', () => {
    checkChances('Roll 3D6. If no two of them are the same he wins.', 'no two of them are the same => alike(3D6) = 1');
    checkChances('Roll 1D6, and if a 1 turns up he falls.', '1 => 1D6 = 1');
    checkChances('Ambos tiran 1D6. Quien saque más gana.', 'Quien saque más gana => 1D6 > 1D6');
  });
});
