import { describe, it } from 'mocha';
import { checkChances } from './checkChances.ts';

describe('the highest or the lowest of several dice', () => {
  it('is asked for itself, and not for their total', () => {
    checkChances('Roll 3D6. If the highest die is a 6 he wins.', '6 => highest(1 of 3D6) = 6');
    checkChances('Tira 3D6. Si el dado más alto es un 6, gana.', '6 => highest(1 of 3D6) = 6');
    checkChances(
      'Roll three dice. If the highest of them is 5 or more he wins, and if the lowest is a 1 he stumbles.',
      '5 or more => highest(1 of 3D6) >= 5',
      '1 => lowest(1 of 3D6) = 1',
    );
    checkChances(
      'Tira tres dados. Si el mayor de ellos es 5 o más, gana. Si el menor es un 1, tropieza.',
      '5 o más => highest(1 of 3D6) >= 5',
      '1 => lowest(1 of 3D6) = 1',
    );
    checkChances(
      'Roll 2D6. If the highest score beats his Strength he falls.',
      'beats his Strength => highest(1 of 2D6) > strength',
    );
  });

  it('is left alone where two of them are meant, something is added, or several people roll', () => {
    checkChances('Roll 3D6. If the highest two are 9 or more he wins.');
    checkChances('Tira 3D6. Si los dos más altos son 9 o más, gana.');
    checkChances('Roll 3D6 and add 2. If the highest die is a 6 he wins.');
    checkChances('Roll 1D6 for each Warrior. If the highest is a 6 they win.');
    checkChances('Tira 1D6 por cada Guerrero. Si el más alto es un 6, ganan.');
  });
});

describe('the number of an ability', () => {
  it('is a target at the end of a sentence too', () => {
    checkChances('Roll 1D6. The blow bounces off on n+.', 'n+ => 1D6 >= n');
    checkChances('Tira 1D6 y el golpe rebota si sale n+.', 'n+ => 1D6 >= n');
    checkChances('Roll 1D6. The blow bounces off on n+1.');
    checkChances('Tira 1D6. El golpe rebota con n+1.');
  });
});
