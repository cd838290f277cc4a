import { describe, it } from 'mocha';
import { checkChances } from './checkChances.ts';

const things = [
  'kills he rests',
  'hits the beast dies',
  'wounds the spell ends',
  'torches the cave is lit',
  'adjacent squares he falls',
  'damage he dies',
  'people the bridge breaks',
  'in a row he dies',
  'coins, he may pass',
];

const outcomes = ['the door opens', 'he rests', 'rats appear', 'Goblins attack', 'men fall', 'find a ring', 'nothing.'];

const cosas = [
  'heridas descansa',
  'bajas el hechizo acaba',
  'antorchas la cueva se ilumina',
  'de oro pasa',
  'seguidas muere',
];
const sucesos = [
  'la puerta se abre',
  'aparecen ratas',
  'los Goblins atacan',
  'encuentras un anillo',
  'descansa',
  'nada.',
];

describe('Numbers behind dice', () => {
  it('count the things behind them, unless what follows may follow a score', () => {
    for (const thing of things) {
      checkChances(`Roll 1D6. On 3 or more ${thing}.`);
      checkChances(`Roll 1D6. With a 5 or 6 ${thing}.`);
      checkChances(`Roll 1D6. If he rolls 4 to 6 ${thing}.`);
    }
    for (const cosa of cosas) checkChances(`Tira 1D6. Con 3 o más ${cosa}.`);
    checkChances('Roll 1D6. On 3+ kills he rests.');
    checkChances('Roll 1D6: at 3 or more skulls the altar glows.');
    checkChances('Tira 1D6: con 3+ bajas descansa.');
  });

  it('are scores before what comes of them', () => {
    for (const outcome of outcomes) {
      checkChances(`Roll 1D6. On 3 or more ${outcome}.`, '3 or more => 1D6 >= 3');
      checkChances(`Roll 1D6. On 5+ ${outcome}.`, '5+ => 1D6 >= 5');
    }
    for (const suceso of sucesos) checkChances(`Tira 1D6. Con 3 o más ${suceso}.`, '3 o más => 1D6 >= 3');
    checkChances('Roll 1D6: at 3 or more the altar glows.', '3 or more => 1D6 >= 3');
    checkChances('Tira 1D6: con 3+ ratas salvajes atacan.', '3+ => 1D6 >= 3');
    checkChances('Roll 1D6. On a 5 or 6 hits the target.', '5 or 6 => 1D6 >= 5');
    checkChances('Roll 1D6: on 1-2 Anna is named, on 3-4 Berta.', '1-2 => 1D6 <= 2', '3-4 => 1D6 in {3-4}');
  });
});

describe('Scores with commas between them', () => {
  it('are one list, and not each a score of its own', () => {
    checkChances(
      'Roll 1D6. 1 dead. 2, 3, 4 sick. 5, 6 fine.',
      '1 => 1D6 = 1',
      '2, 3, 4 => 1D6 in {2, 3, 4}',
      '5, 6 => 1D6 >= 5',
    );
    checkChances(
      'Tira 1D6: 1, 2 nada; 3, 4, 5 una rata; 6 un troll.',
      '1, 2 => 1D6 <= 2',
      '3, 4, 5 => 1D6 in {3, 4, 5}',
      '6 => 1D6 = 6',
    );
    checkChances('Roll 1D6. On 1, 2, 3 he dies.', '1, 2, 3 => 1D6 <= 3');
    checkChances('Tira 1D6. Con 4, 5, 6 vive.', '4, 5, 6 => 1D6 >= 4');
  });

  it('are left alone where the last of them may count things', () => {
    checkChances('Roll 1D6: 1, 2, 3 rats come.');
    checkChances('Tira 1D6: 1, 2, 3 ratas vienen.');
    checkChances('Roll 1D6. On a 5, 6 Goblins come.', '5 => 1D6 = 5');
  });
});
