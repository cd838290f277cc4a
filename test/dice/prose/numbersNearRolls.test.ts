import { describe, it } from 'mocha';
import { checkChances, checkInGame } from './checkChances.ts';

const silent = [
  'Roll 1D6. On a 3-Wound hit he falls.',
  'Roll 1D6. On a 2-handed sword it has no effect.',
  'Roll 1D6. On 5 a day he lives well.',
  'Roll 1D6 for each of the three locks. On a 5+ on all of them the chest opens.',
  'Everyone rolls 1D6. If someone rolls a 1 the bridge falls.',
  'Roll 1D6 for each Warrior. If nobody rolls a 6 the bridge falls.',
  'He has three tries to roll a 6 on 1D6.',
  'Roll 2D6. If the total is odd and over 7 he wins.',
  'Roll 1D6 + 1 if he has a torch. On a 5+ he sees.',
  'Roll 1D6; 3 or more kills end it.',
  'Place 1D6 on the tower. When it shows a 1 it falls.',
  'He bets on 1-3 or 4-6 and rolls 1D6. If he is right he wins.',
  'Tira 1D6. Con 5 de Fuerza la levanta.',
  'Tira 1D6. Con 5 o más de Fuerza la levanta.',
  'Tira 1D6. Con 4+ en Iniciativa la esquiva.',
  'Tira 1D6. Con 5 por cabeza vive bien.',
  'Tira 1D6 por cada cerrojo. Con 5+ en todos se abre.',
  'Todos tiran 1D6. Si alguien saca un 1 el puente cae.',
];

describe('Numbers that are told of near a roll', () => {
  it('are no scores of it where the words behind them make others of them', () => {
    for (const text of silent) checkInGame(text);
    checkChances(
      'Roll 1D6 under Initiative. If he fails by 2 or more he falls.',
      'under Initiative => 1D6 < initiative',
    );
  });

  it('are scores of the dice that are named behind them', () => {
    checkInGame('He falls on a 1 on either of the 2D6.', '1 on either of the 2D6 => count(2D6 = 1) >= 1');
    checkInGame('Con un 6 en ambos 2D6 gana.', '6 en ambos 2D6 => count(2D6 = 6) = 2');
  });

  it('are scores though somebody tries and something goes off', () => {
    checkInGame('He tries to get 5+ on 1D6.', '5+ => 1D6 >= 5');
    checkInGame('It goes off on a 5+ on 1D6.', '5+ => 1D6 >= 5');
  });

  it('are targets for another case, in brackets too', () => {
    checkChances('Roll 1D6. On a 4+ (3+ for Elves) he hears it.', '4+ => 1D6 >= 4', '3+ => 1D6 >= 3');
    checkInGame('It breaks on a 1 (1 or 2 if it is old).', '1 => 1D6 = 1');
    checkInGame('With 3+ in hand he may play two.');
  });

  it('are lists of two where they are written so', () => {
    checkChances('Roll 1D6. 1,2: he falls. 3,4: he stands.', '1,2 => 1D6 <= 2', '3,4 => 1D6 in {3, 4}');
  });
});
