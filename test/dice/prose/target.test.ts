import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'mocha';
import { formatExpression } from '../../../server/dice/language/format.ts';
import { findChances, readProse } from '../../../server/dice/prose/chances/reading.ts';
import { anyText } from '../../support/anyText.ts';
import { assertLinearSteps, repeated } from '../../support/growth.ts';
import { itLong, itProperty, runs } from '../../support/runs.ts';

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
      'Roll 1D6. On 1-2 nothing, on 3-4 he stumbles, on a 5+ he flies.',
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

  it('reads a column of rolls beside one of what they need', () => {
    const table = (heads: string) =>
      `| Action | ${heads} |\n| --- | --- | --- |\n| Jump | 1D6 | 3+ |\n| Swim | 2D6 | Strength or less |`;
    check(table('Roll | Success'), '3+ => 1D6 >= 3', 'Strength or less => 2D6 <= strength');
    check(table('Tirada | Necesita'), '3+ => 1D6 >= 3', 'Strength or less => 2D6 <= strength');
    check(table('Damage | Save'));
    check(table('Roll | Rats'));
    check('| Jump | 1D6 | 3+ |');
  });

  it('leaves targets alone where other dice stand before them in the sentence', () => {
    const first = 'Roll 1D6 and add his Toughness. On 9 or more he wins.';
    const found = '9 or more => 1D6 + toughness >= 9';
    check(`${first} He gets a D6 each turn and is out on a 5+.`, found);
    check(`${first} The bite costs 1D6 Wounds, and on a 6 the arm.`, found);
    check(`${first} Then 2D6: with 9 or more he flees.`, found, '9 or more => 2D6 >= 9');
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

  it('looks past what comes of a score, to the next score', () => {
    check(
      'Roll 1D6. On 1-2 he takes 1D6 Wounds, on 3-4 he finds 1D6 x 50 gold and 2D6 Orcs, on 5 or 6 nothing.',
      '1-2 => 1D6 <= 2',
      '3-4 => 1D6 in {3-4}',
      '5 or 6 => 1D6 >= 5',
    );
    check(
      'Roll 1D6. On a 1 he loses 1 Strength, on 2 to 4 he adds 1 to his Toughness. He is glad. On a 5+ he sleeps.',
      '1 => 1D6 = 1',
      '2 to 4 => 1D6 in {2-4}',
      '5+ => 1D6 >= 5',
    );
    check(
      'Roll 1D6. On a score of 1. 2 or 3 his Strength is halved. On a score of 4, 5 or 6 not.',
      '4, 5 or 6 => 1D6 >= 4',
    );
    check(
      'Roll 1D6 and, if a 1 is rolled, stop. If a 2 or 3 is rolled, go.',
      '1 => 1D6 = 1',
      '2 or 3 => 1D6 in {2, 3}',
    );
    check(
      'He must roll under his Toughness on a D6. If the roll is higher than his Toughness he falls.',
      ...['under his Toughness => 1D6 < toughness', 'higher than his Toughness => 1D6 > toughness'],
    );
  });

  it('knows whatever a total may be compared with', () => {
    check(
      "Roll 2D6: he runs with a total greater than the Monsters' Fear Value",
      "greater than the Monsters' Fear Value => 2D6 > monster-fear-value",
    );
    check(
      'Roll 1D6: its magic fails when the roll is equal to or higher than its Magic Drain Rating',
      'equal to or higher than its Magic Drain Rating => 1D6 >= magic-drain-rating',
    );
    check(
      'Roll 1D6: he runs with a result higher than the number of Warriors',
      'higher than the number of Warriors => 1D6 > warriors',
    );
    check(
      'Roll 1D6, add his Strength and subtract the number of nets. If the total is at least 7',
      'at least 7 => 1D6 + strength - nets >= 7',
    );
    check('Roll 2D6: he falls with a score greater than his Strength doubled.');
    check(
      'Tira 1D6: con un total igual o superior al nivel de mazmorra',
      'igual o superior al nivel de mazmorra => 1D6 >= dungeon-level',
    );
  });

  it('asks single dice, pairs, odd and even', () => {
    check('Roll 3D6; he stops when any of the dice shows a 1.', 'any of the dice shows a 1 => count(3D6 = 1) >= 1');
    check(
      'He may roll as many D6 as he wants, adding up the total and multiplying it by 20, until any of the dice shows a 1',
      'any of the dice shows a 1 => count((dice)D6 = 1) >= 1',
    );
    check(
      'Tira tantos D6 como quiera, salvo que alguno de los dados muestre un 1.',
      'alguno de los dados muestre un 1 => count((dice)D6 = 1) >= 1',
    );
    check(
      "It causes 3D6 Wounds. If the dice show 2 or 3 natural 1's it breaks.",
      "2 or 3 natural 1's => count(3D6 = 1) >= 2",
    );
    check(
      'Roll 2D6: on a double he falls; on a double 6 he dies; he takes double damage.',
      'double => alike(2D6) >= 2',
      'double 6 => count(2D6 = 6) >= 2',
    );
    check(
      'Roll 1D6. If the score is even he falls, on an odd roll not; even so he runs.',
      'even => 1D6 in {2, 4, 6}',
      'odd roll => 1D6 in {1, 3, 5}',
    );
    check('He rolls 1D6 to hit; against WS 7 he needs 6 then 4, 5 or 6.', '6 then 4, 5 or 6 => 1D6 = 6 and 1D6 >= 4');
    check('Roll 2D6. On a double 1 or 2 he falls. If both dice score 3 he flies.');
  });

  it('counts dice, and rolls until one of them ends it', () => {
    const scores = (text: string) => readProse(text).scores.map(({ value }) => formatExpression(value));
    assert.deepEqual(scores('Roll 3D6: each die that shows 4, 5 or 6 hits.'), ['count(3D6 >= 4)']);
    assert.deepEqual(scores('Tira 3D6: cada dado que muestre 4, 5 o 6 impacta.'), ['count(3D6 >= 4)']);
    assert.deepEqual(scores('Roll 1D6 until the roll is a 1.'), ['rolls(1D6 until = 1)']);
    assert.deepEqual(scores('Tira 1D6 hasta que salga un 1.'), ['rolls(1D6 until = 1)']);
    assert.deepEqual(scores('Roll 1D6 until the end. Roll 1D6 until 3 Warriors are dead.'), []);
  });

  it('leaves the targets of other rolls alone', () => {
    check('Roll 2D6. On a natural 6 to hit he takes 1D6 Wounds.', '6 => 1D6 = 6');
    check('Tira 2D6: con un 6 natural para impactar sufre 1D6 Heridas.', '6 => 1D6 = 6');
    check('Roll 1D6. On a 2 he falls. 3 Sword: it hits on a 4+.', '2 => 1D6 = 2');
    check('Roll 1D6. - Rope. If you roll a 6, good.');
    check('Roll 1D6. His Courage roll scores a 5 or 6.');
    check('Roll 1D6: with anything but a score of 2 he lives.', 'anything but a score of 2 => 1D6 != 2');
    check('He needs 6+ on 1D6 with bonuses.');
    check('Roll 1D6. He may re-roll a 1. On a 4+ he passes.');
    check('Roll 1D6 in a Village. In a City, roll 2D6. If any die shows a 1 he is seen.');
    check('Roll 2D6. On a 7+, roll 1D6: on a 5 or 6 he dies. On a 3 he lives.', '7+ => 2D6 >= 7', '5 or 6 => 1D6 >= 5');
  });

  it('keeps the numbers of the Warrior and of others apart', () => {
    check(
      "Roll 2D6. If it is greater than the victim's Toughness",
      "greater than the victim's Toughness => 2D6 > victim-toughness",
    );
    check('Tira 1D6 y suma la Fuerza del atacante. Con 9 o más', '9 o más => 1D6 + attacker-strength >= 9');
    check('Roll 1D6 and add its Strength. On 9 or more', '9 or more => 1D6 + monster-strength >= 9');
    check('The Monster rolls 1D6 and adds his Strength. On 9 or more it is free.');
    check("Roll 1D6 and add the tinker's Strength. On 9 or more");
  });

  it('follows Markdown, lists and what stands in brackets', () => {
    check('Roll `1D6`: on a **5**+ he is safe, on a *1* not.', '5**+ => 1D6 >= 5', '1 => 1D6 = 1');
    check('Roll 1D6:\n- on a 1 he falls;\n- on a 2-6 not.', '1 => 1D6 = 1', '2-6 => 1D6 >= 2');
    check('Roll 2D6.\n\n## Altar\n\nOn a 6 it glows.');
    check('Roll 2D6.\n\nThe altar is old. On a 6 it glows.');
    check('Roll 2D6.\n\nOn a 6 it glows.', '6 => 2D6 = 6');
    check('Roll 1D6 (once a turn). On a six it glows.', 'six => 1D6 = 6');
  });

  it('reads notes with letters, labels and short lines', () => {
    check('Lock: 1D6+S, 8+ opens it', '8+ => 1D6 + strength >= 8');
    check('Poison: T or less on 1D6', 'T or less => 1D6 <= toughness');
    check('Puerta: 1D6 + F, 8+', '8+ => 1D6 + strength >= 8');
    check('Trampa: 1D6 y suma la Iniciativa, 8+', '8+ => 1D6 + initiative >= 8');
    check('Lock: 1D6 + Strength, opens on 8+\nArchers: hit on 4+', '8+ => 1D6 + strength >= 8');
    check('Lid: 1D6 + Strength, needs 8', '8 => 1D6 + strength >= 8');
    check('Chest: 2D6, trapped on 5+');
    check('S or more. Roll 1D6.');
  });

  it('reads scores with an article, in words, in between and without a die', () => {
    check('Roll 1D6: a 1 kills him, a 6 heals him.', '1 => 1D6 = 1', '6 => 1D6 = 6');
    check('Roll 1D6. A one kills him.', 'one => 1D6 = 1');
    check('He needs at least a four on 1D6.', 'at least a four => 1D6 >= 4');
    check(
      'Roll 2D6. On 4 or less he is ill, on 10 or more strong, on anything in between himself.',
      '4 or less => 2D6 <= 4',
      '10 or more => 2D6 >= 10',
      'anything in between => 2D6 in {5-9}',
    );
    check('He talks on 4+ on 1D6 and dies on a 1.', '4+ => 1D6 >= 4', '1 => 1D6 = 1');
    check('Debe sacar en 1D6 su Iniciativa o menos.', 'su Iniciativa o menos => 1D6 <= initiative');
    check('Roll 1D6. On a l or 2 he falls.', 'l or 2 => 1D6 <= 2');
    check('Roll 1D6 and add his Stre-\nngth. On 7 or more he is free.', '7 or more => 1D6 + strength >= 7');
  });

  it('says nothing where words may change the score', () => {
    check('Roll 1D6 (Elves add 1). On 4+ he hears it.');
    check('Roll 1D6+1 for every helper. On a 5+ it opens.');
    check('Roll 1D6 plus 1D6 for each Battle-level. On 10 or more he wins.');
    check('The roof falls on a 1 on 1D6 per Dungeon level.');
    check('Every level adds one. Roll 1D6: on a 6+ he wins.');
    check('Roll 1D6; a 1 is always a 6. On 4+ he hears it.');
    check('Roll 1D6 - 1, minimum 1. On a 1 he hears it.');
    check('Roll 1D6 again if it is a 1. On a 4+ he hears it.');
    check('Roll 1D6 against 1D6. On a 4+ he hears it.');
    check('Roll 3D6, of which the Monster removes one. On 10+ he hears it.');
    check('Roll 4D6: hits on 5+.');
  });

  it('says nothing where it is not clear what is rolled or asked for', () => {
    check('Roll 1D6 for him and 2D6 for her. On a 5+ he lives.');
    check('On a 5+ he lives.');
    check('1D6 Orcs appear. On a 5+ they attack.');
    check('Roll 3D6: each dice that scores a 4+ hits.');
    check('Roll 1D6. If any of these dice score a 1');
    check('Roll 1D6, modified for his Luck. On a 5+ it works.');
    check('Roll 1D6. Then compare his Strength. On a 5+ it works.');
    check('Roll 1D6. Wait. Wait. Wait. On a 5+ it works.');
    check('Each of them rolls 1D6; the highest score wins.');
    check('Roll 1D6. On 5 squares there is gold; with 6" more.');
    check('Roll 1D6. On a score of 1. 2 or 3 he dies.');
    check('Roll 1D6. On a 7+ he lives.');
    check('Roll 1D6. On a score of 6 or 5 he lives.');
    check('Roll 1D6. On a 5+1 he lives.');
  });

  itProperty('finds chances that lie inside the text and do not overlap', () => {
    const words =
      'Roll 1D6 2D6 on a of score natural 5+ 4, 5 or 6 o más and add his Strength . If total the is 7 more less greater than n each dice + ( ) - 1-3'.split(
        ' ',
      );
    const texts = fc.oneof(
      anyText(),
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
      { numRuns: runs(2000) },
    );
  });

  itLong('takes steps in proportion to the text', () => {
    const find = (text: string): unknown => findChances(`Roll 1D6 ${text}`);
    assertLinearSteps(repeated(['Roll 1D6. On a 5+ ', '1, ', 'and add ', 'Roll 1D6 ']), find, 3000);
    // Fewer of these: from 3,000 characters to 12,000 some of their steps grow eight times.
    assertLinearSteps(repeated(['on a score of 1, ']), find, 400);
  });
});
