import { describe, it } from 'mocha';
import { checkChances, checkInGame } from './checkChances.ts';

describe('Spanish sentences', () => {
  it('say the same in all persons and moods', () => {
    checkChances('Tirad 2D6. Si sacáis 8 o más, pasáis.', '8 o más => 2D6 >= 8');
    checkChances('Lanza 2D6. De no sacar 6 o más, cae.', '6 o más => 2D6 >= 6');
    checkChances('Lanza 2D6. Si obtuviera 6 o más, se salvaría.', '6 o más => 2D6 >= 6');
    checkChances('Tira 2D6 y quedate con el mas alto. Con 5 o mas pasas.', '5 o mas => highest(1 of 2D6) >= 5');
    checkChances('Tira 2D6. Si ambos dados suman 5 o menos, cae.', '5 o menos => 2D6 <= 5');
    checkChances('Tira 1D6. La cuerda no se rompe si sale un 4+.', '4+ => 1D6 >= 4');
    checkChances('El Elfo y el Enano tiran 1D6. Con 5+ pasan.', '5+ => 1D6 >= 5');
  });

  it('are silent where a change, a condition or a story stands between', () => {
    checkInGame('Tira 1D6. Si llueve, resta 1. Con 4+ pasa.');
    checkInGame('Tira 1D6 y suma tu Fuerza o tu Iniciativa. Con 6+ se abre.');
    checkInGame('Tira 1D6. Tira otro 1D6 y suma su Fuerza. Si el total es 9 o más pasa.');
    checkInGame('Tira 1D6 hasta que salga un 6.');
    checkInGame('Ni siquiera con un 6 en 1D6 pasa.');
    checkInGame('Tira 1D6. Da lo mismo que salga un 6 o un 1.');
    checkInGame('Antes se pedía 5+ en 1D6.');
    checkInGame('No hace falta sacar un 4+ en 1D6.');
    checkInGame('Tira 1D6. Con 5 o más ratas, huye.');
  });
});
