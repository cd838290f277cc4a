import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'mocha';
import { formatExpression } from '../../server/dice/format.ts';
import { findChances } from '../../server/dice/target.ts';

/** The text has exactly these chances, each as `target => test`. */
function check(text: string, ...expected: readonly string[]): void {
  const found = findChances(text).map(({ span, text: written, test }) => {
    assert.equal(text.slice(span.start, span.end), written);
    return `${written} => ${formatExpression(test)}`;
  });
  assert.deepEqual(found, expected, text);
}

describe('findChances', () => {
  it('knows the ways to say a target', () => {
    check('a score of 5 or 6 on 1D6', '5 or 6 => 1D6 >= 5');
    check('on a 1D6 roll of 4, 5 or 6', '4, 5 or 6 => 1D6 >= 4');
    check('on a 1D6 roll of 1, 2, or 3', '1, 2, or 3 => 1D6 <= 3');
    check('on a 1D6 roll of 4 or 5', '4 or 5 => 1D6 in {4, 5}');
    check(
      'Roll 1D6. On 1-2 nothing, on 3-4 he stumbles, on a 5+ more.',
      '1-2 => 1D6 <= 2',
      '3-4 => 1D6 in {3-4}',
      '5+ => 1D6 >= 5',
    );
    check('Roll 2D6. On a score of 2, 3 or 11-12 he dies.', '2, 3 or 11-12 => 2D6 in {2, 3, 11-12}');
    check('Roll 1D6. If you score a 1, it breaks.', '1 => 1D6 = 1');
    check('Roll 1D6: on 1 the waters burn.', '1 => 1D6 = 1');
    check('Roll 1D6: on 1 square the waters burn.');
    check('Roll 1D6: on 1, the waters burn.', '1 => 1D6 = 1');
    check('He needs 5+ on a D6.', '5+ => 1D6 >= 5');
    check('Roll 1D6. If the result is 4 or less he falls.', '4 or less => 1D6 <= 4');
    check('Roll a D6 + his Initiative and score 7+.', '7+ => 1D6 + initiative >= 7');
  });

  it('knows them in Spanish', () => {
    check('Tira 1D6; con un 1 se rompe, con 5 o 6 no.', '1 => 1D6 = 1', '5 o 6 => 1D6 >= 5');
    check('Tira 2D6. Con una puntuación de 2, 3 o 4 muere.', '2, 3 o 4 => 2D6 <= 4');
    check('Si sacas 8+ en 1D6 + Iniciativa', '8+ => 1D6 + initiative >= 8');
    check('Lo logras con un resultado de 8 o más en 1D6 + tu Nivel de Combate', '8 o más => 1D6 + battle-level >= 8');
    check('Tira 1D6 + Resistencia y mira: si el resultado es 7 o menos', '7 o menos => 1D6 + toughness <= 7');
  });

  it('follows what is added in words', () => {
    check('Roll 1D6 and add his Strength. A total of 7 or more opens it.', '7 or more => 1D6 + strength >= 7');
    check(
      'Roll 1D6 for each prisoner, adding his Toughness. If the result is 7 or greater',
      '7 or greater => 1D6 + toughness >= 7',
    );
    check('roll 2D6 and subtract his Luck. If the total is 6 or less', '6 or less => 2D6 - luck <= 6');
    check('Tira 1D6 y suma su Fuerza: con 7 o más', '7 o más => 1D6 + strength >= 7');
  });

  it('knows comparisons in words', () => {
    check(
      'Roll 2D6. Whoever scores equal to or less than his Initiative',
      'equal to or less than his Initiative => 2D6 <= initiative',
    );
    check(
      'Roll 1D6+(the Warrior’s Battle-level). If the total is greater than n',
      'greater than n => 1D6 + battle-level > n',
    );
    check('Roll 1D6: if the result is equal to or over n', 'equal to or over n => 1D6 >= n');
    check(
      'Tira 2D6; si el total es mayor que el nivel de batalla',
      'mayor que el nivel de batalla => 2D6 > battle-level',
    );
    check('Tira 1D6: si el total es igual o superior a n', 'igual o superior a n => 1D6 >= n');
  });

  it('takes a natural score without what is added', () => {
    check('Roll 1D6 and add his Toughness. On a natural 1 he dies.', '1 => 1D6 = 1');
    check('Roll 2D6. On a natural 6 he dies.');
  });

  it('says nothing where it is not clear what is rolled or asked for', () => {
    check('Roll 1D6 for him and 2D6 for her. On a 5+ he lives.');
    check('On a 5+ he lives.');
    check('1D6 Orcs appear. On a 5+ they attack.');
    check('Roll 3D6: each dice that scores a 4+ hits.');
    check('Roll 1D6. If any of these dice score a 1');
    check('Roll 1D6, adding +1 for each spell. On a 5+ it works.');
    check('Roll 1D6, modified for his Luck. On a 5+ it works.');
    check('Roll 1D6. Then compare his Strength. On a 5+ it works.');
    check('Roll 1D6. Wait. Wait. Wait. On a 5+ it works.');
    check('Roll 1D6. On 5 squares there is gold; with 6" more.');
    check('Roll 1D6. On a score of 1. 2 or 3 he dies.');
    check('Roll 1D6. On a 7+ he lives.');
    check('Roll 1D6. On a score of 6 or 5 he lives.');
    check('Roll 1D6. On a 5+1 he lives.');
  });

  it('finds chances that lie inside the text and do not overlap', () => {
    const words =
      'Roll 1D6 2D6 on a of score natural 5+ 4, 5 or 6 o más and add his Strength . If total the is 7 more less greater than n each dice + ( ) - 1-3'.split(
        ' ',
      );
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((some) => some.join(' ')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        let end = 0;
        for (const { span } of findChances(text)) {
          assert.ok(end <= span.start && span.start < span.end && span.end <= text.length);
          end = span.end;
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('takes time in proportion to the text', () => {
    for (const bait of ['Roll 1D6. On a 5+ ', '1, ', 'on a score of 1, ', 'and add ', 'Roll 1D6 ']) {
      const start = process.cpuUsage();
      findChances(`Roll 1D6 ${bait.repeat(200_000 / bait.length)}`);
      const took = process.cpuUsage(start).user / 1000;
      assert.ok(took < 1000, `${bait} took ${took} ms`);
    }
  });
});
