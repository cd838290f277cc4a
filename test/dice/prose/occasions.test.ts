import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { findChances } from '../../../server/dice/prose/chances/reading.ts';

/** The text has one chance, which is tested on this occasion. */
function check(occasion: 'turn' | 'warrior' | undefined, ...texts: readonly string[]): void {
  for (const text of texts) {
    const [first] = findChances(text);
    assert.ok(first, `no chance in: ${text}`);
    assert.equal(first.occasion, occasion, text);
  }
}

describe('the occasion of a chance', () => {
  it('is each turn where the text says so', () => {
    check(
      'turn',
      'At the start of each turn, roll 1D6. On a 1 the sleeper wakes.',
      'Roll 1D6 at the end of every turn: on a 6 the tide goes out.',
      'Each turn roll 1D6; on 5+ the grate opens.',
      'In each Power Phase roll 1D6. On a 6 the idol speaks.',
      'The guard wakes on a 1 on 1D6 (roll each turn).',
      'At the start of each turn there is a 2 in 6 chance that it wakes.',
      'Al principio de cada turno tira 1D6. Con un 1 despierta.',
      'Cada turno, tira 1D6; con un 6 se abre la reja.',
      'En cada fase de Poder tira 1D6. Con un 6 habla el ídolo.',
    );
  });

  it('is each Warrior where the text says so', () => {
    check(
      'warrior',
      'Each Warrior rolls 1D6. On a 5+ he is safe.',
      'Roll 1D6 for each Warrior: on a 1 he falls.',
      'For every Warrior, roll 1D6. On a 1 or 2 he slips.',
      'All Warriors roll 1D6 each. On a 1 they sink.',
      'At the start of each turn roll 1D6 for each Warrior. On a 1 he sinks.',
      'Each player must roll 1D6 and add his Strength. On 7+ the Warrior is free.',
      'Tira 1D6 por cada Guerrero: con 1 o 2 cae.',
      'Cada Guerrero tira 1D6. Con 5+ se salva.',
      'Todos los Guerreros tiran 1D6. Con un 1 se hunden.',
    );
  });

  it('is unknown where the words may mean another number of rolls', () => {
    check(
      undefined,
      'Roll 1D6. On a 1 it wakes.',
      'Roll 1D6. On a 1 he loses 1 Wound each turn.',
      'Roll 1D6: on a 1 he loses 1 Wound at the start of each turn.',
      'Roll 1D6 for each turn. On a 1 it ends.',
      'Each turn after the first roll 1D6. On a 1 it ends.',
      'Twice each turn roll 1D6. On a 1 it ends.',
      'Each turn roll 1D6 for each Rat. On a 1 it flees.',
      'Roll 1D6 for each Warrior in the pit. On a 1 he falls.',
      'Each Warrior who drinks rolls 1D6. On a 1 he falls.',
      'Roll 1D6 for every door. On a 1 it is locked.',
      'Each turn goes by in silence. Roll 1D6: on a 6 the altar glows.',
      'On each turn a Warrior has two moves, and a 4 on 1D6 opens the coffer.',
      'Tira 1D6 por cada turno. Con un 1 acaba.',
      'Tira 1D6 por cada Guerrero en el foso. Con un 1 cae.',
      'Tira 1D6 por cada puerta: con un 1 está cerrada.',
    );
  });

  it('is unknown where another result of the same roll may end it', () => {
    check(
      undefined,
      'Each turn roll 1D6. On a 5+ he is pulled out, on a 1 the pike takes him.',
      'Roll 1D6 each turn: 1-2 nothing, 3-5 a rat, 6 a troll.',
      'Cada turno tira 1D6. Con 5+ sale, con un 1 se hunde.',
    );
    check('turn', 'Each turn roll 1D6. On 1 or 2 it falls, on 3, 4, 5 or 6 it stands.');
    check('warrior', 'Each Warrior rolls 1D6. On a 5+ he is safe, on a 1 he drowns.');
  });

  it('is no occasion for a test of all Warriors together', () => {
    const found = findChances('Each Warrior rolls 1D6. If one of the dice shows a 1, the roof falls.');
    assert.deepEqual(
      found.filter(({ occasion }) => occasion),
      [],
    );
  });
});
