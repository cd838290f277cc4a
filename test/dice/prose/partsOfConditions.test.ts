import { describe, it } from 'mocha';
import { checkInGame } from './checkChances.ts';

const joined = [
  'Roll 1D6. On a 1 and only if no Rat is near, it ends.',
  'Roll 2D6. On 8 or more and 3 or more Wounds he walks.',
  'Roll 2D6. If the total is 8 or more and the lamp is lit, he sees it.',
  'Roll 2D6: on 8 or more but not a 10 it opens.',
  'Roll 1D6 and add his Strength. On 8 or more or a natural 6 it bends.',
  'Tira 2D6. Con 8 o más y 3 o más Heridas, anda.',
  'Tira 2D6. Si sacas 8 o más y la lámpara arde, lo ves.',
];
const takenBack = [
  'Forget the 4+ on 1D6.',
  'There is no 4+ on 1D6 here.',
  'He need not roll 1D6. On a 4+ he falls.',
  'The 4+ on 1D6 in that book no longer counts.',
  'Olvida el 4+ en 1D6.',
  'No hace falta un 4+ en 1D6.',
];
const counters = [
  'Roll 1D6 for the candle.\n\nWhen it reaches 1 it is dark.',
  'Roll 2D6. When it drops below 4 they flee.',
  'Roll 2D6 for the water.\n\nIf it rises above 9 they drown.',
  'Tira 1D6 para la vela.\n\nCuando llegue a 1 queda a oscuras.',
];

describe('A score that is only a part of what a text asks', () => {
  it('has no chance where another condition is joined to it', () => {
    for (const text of joined) checkInGame(text);
    checkInGame('Roll 1D6: 1-2 and he falls, 3+ and he stands.', '1-2 => 1D6 <= 2', '3+ => 1D6 >= 3');
    checkInGame('Roll 1D6: it is turned aside on a 6 and has no effect, as before.', '6 => 1D6 = 6');
    checkInGame('Roll 1D6. On 5+, and if not he bites.', '5+ => 1D6 >= 5');
  });

  it('has no chance where it is taken back', () => {
    for (const text of takenBack) checkInGame(text);
    checkInGame('If he does not roll 4+ on 1D6 he falls.', '4+ => 1D6 >= 4');
    checkInGame('He does not fall on a 4+ on 1D6.', '4+ => 1D6 >= 4');
    checkInGame('He may ignore the blow unless the roll was a natural 6 on 1D6.', '6 => 1D6 = 6');
    checkInGame('Do not forget to roll 1D6: on a 4+ he sees it.', '4+ => 1D6 >= 4');
  });

  it('has no chance where a number is told of that changes with time', () => {
    for (const text of counters) checkInGame(text);
    checkInGame('Roll 2D6. If the total reaches 9 it holds.', 'reaches 9 => 2D6 >= 9');
  });
});
