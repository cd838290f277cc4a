import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'mocha';
import { formatExpression } from '../../../server/dice/language/format.ts';
import { readProse } from '../../../server/dice/prose/chances/reading.ts';
import { anyText } from '../../support/anyText.ts';
import { assertLinearSteps, repeated } from '../../support/growth.ts';
import { itLong, itProperty, runs } from '../../support/runs.ts';

/** The text has exactly these rolls, each as `what is written => what it is`. */
function check(text: string, ...expected: readonly string[]): void {
  const found = readProse(text).dice.map(({ text: written, expression, sign, alternative, misread, span }) => {
    assert.equal(text.slice(span.start, span.end), written);
    const natural = alternative?.fromNatural === undefined ? '' : ` from ${alternative.fromNatural}`;
    const other = alternative ? ` / ${formatExpression(alternative.expression)}${natural}` : '';
    const spoilt = misread ? ` (${misread})` : '';
    return `${written} => ${sign ? `${sign} ` : ''}${formatExpression(expression)}${other}${spoilt}`;
  });
  assert.deepEqual(found, expected, text);
}

describe('the dice of a text', () => {
  it('finds dice', () => {
    check('Roll 1D6, then 2D3 and a D6.', '1D6 => 1D6', '2D3 => 2D3', 'D6 => 1D6');
    check('3d6 inches, 2D6" or d6″', '3d6 => 3D6', '2D6 => 2D6', 'd6 => 1D6');
    check('Roll D66; 1D66 is the same.', 'D66 => D66', '1D66 => D66');
    check('Suffers nD6 Wounds; 1Dn if it bites.', 'nD6 => nD6', '1Dn => 1Dn');
    check('1 2D6 Skeletons 2 1D6 Orcs', '2D6 => 2D6', '1D6 => 1D6');
    check('(1D3) <b>4D6</b>', '1D3 => 1D3', '4D6 => 4D6');
  });

  it('adds and subtracts', () => {
    check('2D6+2 1D6 + 3 1D6+ 1', '2D6+2 => 2D6+2', '1D6 + 3 => 1D6+3', '1D6+ 1 => 1D6+1');
    check('2D6-2, 2D6–2 or 2D6−2', '2D6-2 => 2D6-2', '2D6–2 => 2D6-2', '2D6−2 => 2D6-2');
    check('1D6+2D3', '1D6+2D3 => 1D6+2D3');
    check('10 + 1D6 gold', '10 + 1D6 => 10+1D6');
    check('2D6 - 2 Wounds (1D6 - 1)', '2D6 - 2 => 2D6-2', '1D6 - 1 => 1D6-1');
  });

  it('multiplies', () => {
    check('1D6x50G', '1D6x50 => 1D6 x 50');
    check('2D6 x 10 gold, D6x5 GC', '2D6 x 10 => 2D6 x 10', 'D6x5 => 1D6 x 5');
    check('worth (1D6 x 100) gold', '1D6 x 100 => 1D6 x 100');
    check('(1D6 + 2) x 100', '(1D6 + 2) x 100 => (1D6+2) x 100');
    check('2 x 1D6 or 2 x (1D6+3)', '2 x 1D6 => 2 x 1D6', '2 x (1D6+3) => 2 x (1D6+3)');
    check('1D6 × 20', '1D6 × 20 => 1D6 x 20');
  });

  it('says nothing of a product of which only a half can be read', () => {
    check('(1D6x1o0) gold, 1D6 x 1oo gold or 2D6x5o%');
    check('1D6 x 1,ooo or 2D6x1o0+5');
    check('(1D6+2) x 1oo', '1D6+2 => 1D6+2');
    check('1D6 multiplied by 1oo', '1D6 => 1D6');
    check('1D6x50G, 1D6x50 o 2D6 x 10', '1D6x50 => 1D6 x 50', '1D6x50 => 1D6 x 50', '2D6 x 10 => 2D6 x 10');
  });

  it('knows levels and characteristics in English and Spanish', () => {
    check('1D6+ (the Warrior’s Battle-level)', '1D6+ (the Warrior’s Battle-level) => 1D6 + battle-level');
    check('1D6+(your Warrior&apos;s Battle-level)', '1D6+(your Warrior&apos;s Battle-level) => 1D6 + battle-level');
    check('1D6 + Battle level', '1D6 + Battle level => 1D6 + battle-level');
    check('2D6+(2 x the Dungeon level)', '2D6+(2 x the Dungeon level) => 2D6 + 2 x dungeon-level');
    check('(2D6 + the Dungeon\nlevel) Wounds', '2D6 + the Dungeon\nlevel => 2D6 + dungeon-level');
    check('1D3 x the dungeon level', '1D3 x the dungeon level => 1D3 x dungeon-level');
    check('1D6 x his Battle-level', '1D6 x his Battle-level => 1D6 x battle-level');
    check('1D6 + Strength', '1D6 + Strength => 1D6 + strength');
    check('a D6 + his Initiative', 'D6 + his Initiative => 1D6 + initiative');
    check("the monster's Strength + 2D6", "the monster's Strength + 2D6 => monster-strength + 2D6");
    check('1D6+n, where n is', '1D6+n => 1D6 + n');
    check(
      'lanza 1D6+ (el nivel de Batalla del Guerrero)',
      '1D6+ (el nivel de Batalla del Guerrero) => 1D6 + battle-level',
    );
    check('1D6 + tu Nivel de Combate', '1D6 + tu Nivel de Combate => 1D6 + battle-level');
    check('1D6 + nivel de la Mazmorra', '1D6 + nivel de la Mazmorra => 1D6 + dungeon-level');
    check(
      '2D6 + Resistencia y 1D6 + Fuerza de Voluntad',
      '2D6 + Resistencia => 2D6 + toughness',
      '1D6 + Fuerza de Voluntad => 1D6 + willpower',
    );
    check('1D6 + Reputación', '1D6 + Reputación => 1D6 + reputation');
    check('1D6 +&nbsp;Luck', '1D6 +&nbsp;Luck => 1D6 + luck');
  });

  it('reads numbers of dice that are worked out', () => {
    check('(the Dungeon level) D6 Wounds', '(the Dungeon level) D6 => (dungeon-level)D6');
    check('(number of Warriors)D6', '(number of Warriors)D6 => (warriors)D6');
    check('he suffers (7-2)=5D6 Wounds', '(7-2)=5D6 => 5D6');
    check('suffers ((6-4)x2)D6 = 4D6 Wounds', '((6-4)x2)D6 = 4D6 => ((6 - 4) x 2)D6');
  });

  it('reads a damage and its alternative as one', () => {
    check('<damage>3D6/4D6(5+)</damage>', '3D6/4D6(5+) => 3D6 / 4D6 from 5');
    check('1D6/2D6', '1D6/2D6 => 1D6 / 2D6');
  });

  it('reads dice that a scanner spoilt, and says how', () => {
    check('roll1D6onthe table', '1D6 => 1D6 (glued)');
    check('suffers2D6Wounds and1D3more', '2D6 => 2D6 (glued)', '1D3 => 1D3 (glued)');
    check('rolla D6 or rollD6', 'D6 => 1D6', 'D6 => 1D6 (glued)');
    check('1D6x50gold', '1D6x50 => 1D6 x 50');
    check('of1D6x100gold', '1D6x100 => 1D6 x 100 (glued)');
    check('1D6x 10 gold', '1D6x 10 => 1D6 x 10');
    check('roll 2D6s or n D6', '2D6 => 2D6', 'n D6 => nD6');
    check('½D6, 1/2D6');
    check('Tira1D6por cada Guerrero', '1D6 => 1D6 (glued)');
    check('roll 1 D6 and suffer 2 D6 Wounds', '1 D6 => 1D6 (split)', '2 D6 => 2D6 (split)');
    check('on a 1 D 6 roll, 2 D 6 of them', '1 D 6 => 1D6 (split)', '2 D 6 => 2D6 (split)');
    check('rows 1 D 6 2 and 5 or 6 D6 Goblins', 'D6 => 1D6');
    check('roll 1 D 6 or 2D 6', '1 D 6 => 1D6 (split)', '2D 6 => 2D6 (split)');
    check('an extra +lD6 Wounds', '+lD6 => + 1D6 (letter)');
    check('roll ID6, lD6, iD6 or |D6', ...['ID6', 'lD6', 'iD6', '|D6'].map((die) => `${die} => 1D6 (letter)`));
    check('Roll i D6 for each', 'i D6 => 1D6 (letter)');
    check('2D6/1DG}', '2D6/1DG => 2D6 / 1D6 (letter)');
    check('roll IDG', 'IDG => 1D6 (letter)');
    check('roll 106', '106 => 1D6 (letter)');
    check('the score that he needs on 106 is 5', '106 => 1D6 (letter)');
    check('on a 206 roll of 3', '206 => 2D6 (letter)');
    check('con una tirada de 106 en la tabla', '106 => 1D6 (letter)');
  });

  it('does not take for spoilt dice what is none', () => {
    for (const text of [
      'They find 106 gold. Roll again.',
      'Roll again on page 106.',
      'He has walked on 106 miles to roll a stone.',
      'On 106 there is nothing.',
      'a roll of 1060',
      'The IDG meets',
      'a1b2D6e8c4',
      '#ab1D6f',
      'aGk2D6xRw',
      'roll1D6_table',
      'the 1D6th',
      'l1D6',
      'I D',
      'Vitamin D 6',
      'a total of 106',
    ])
      check(text);
    check('a 5 D6 Orcs. 6 D6 Orcs', 'D6 => 1D6', 'D6 => 1D6');
    check('1 Gold\n2 D6 Orcs\n3 D6\n4', 'D6 => 1D6', 'D6 => 1D6');
    check('on a roll of 2 D6 Wounds', 'D6 => 1D6');
    check('he drops his shield 6 D6 Orcs', 'D6 => 1D6');
    check('Level 3 D6 Orcs', 'D6 => 1D6');
  });

  it('reads rolls that are told in words', () => {
    check('roll two D6 or three D3', 'two D6 => 2D6', 'three D3 => 3D3');
    check('tira dos D6', 'dos D6 => 2D6');
    check('Roll 2 dice, or roll a dice; he rolls one die', '2 dice => 2D6', 'a dice => 1D6', 'one die => 1D6');
    check('lanza dos dados o tira un dado', 'dos dados => 2D6', 'un dado => 1D6');
    check('roll as many D6 as he likes', 'as many D6 as he likes => (dice)D6');
    check('roll as many dice as you wish', 'as many dice as you wish => (dice)D6');
    check('puede tirar tantos D6 como quiera', 'tantos D6 como quiera => (dice)D6');
    check('as many D6 as his Battle-level', 'as many D6 as his Battle-level => (battle-level)D6');
    check('a number of D6 equal to n', 'number of D6 equal to n => (n)D6'.replace('(n)', 'n'));
    check('shows how many D6 Wounds', 'many D6 => (dice)D6');
    check('the relevant number of 1D6', 'number of 1D6 => (dice)D6');
    check('The dice are his. He may roll the dice, roll an extra dice, or die. Two dice are enough.');
    check('Echa los dados; dos dados bastan.');
  });

  it('reads what is done with a roll in words', () => {
    check('roll 2D4 and times it by 10', '2D4 and times it by 10 => 2D4 x 10');
    check('Roll 1D6 and multiply the result by 50.', '1D6 and multiply the result by 50 => 1D6 x 50');
    check('1D6 multiplied by 100 gold', '1D6 multiplied by 100 => 1D6 x 100');
    check('Tira 1D6 y multiplica el resultado por 50', '1D6 y multiplica el resultado por 50 => 1D6 x 50');
    check('1D6 and multiply it by 1.5', '1D6 => 1D6');
    check('1D6 and multiply it by the level', '1D6 => 1D6');
    check('1D6 veces, or 1D6 times', '1D6 => 1D6', '1D6 => 1D6');
    check('1D6 plus his Strength', '1D6 plus his Strength => 1D6 + strength');
    check(
      '1D6 más su Iniciativa y 2D6 plus 1D3',
      '1D6 más su Iniciativa => 1D6 + initiative',
      '2D6 plus 1D3 => 2D6+1D3',
    );
    check('1D6 Orcs plus 2 Goblins, 1D6 más 2 Orcos', '1D6 => 1D6', '1D6 => 1D6');
    check('1D6 (+ Strength)', '1D6 (+ Strength) => 1D6 + strength');
  });

  it('reads rolls for each level as more dice, and other rolls for each something as they are', () => {
    check('1D6 Wounds per Battle-level', '1D6 Wounds per Battle-level => (battle-level)D6');
    check('2D6 for each Battle-level', '2D6 for each Battle-level => (2 x battle-level)D6');
    check('1D6x25 per Battle-level gold', '1D6x25 per Battle-level => (battle-level)D6 x 25');
    check('1D6+2 Wounds per Dungeon level', '1D6+2 Wounds per Dungeon level => (dungeon-level)D6 + 2 x dungeon-level');
    check('1D6 heridas por nivel de batalla', '1D6 heridas por nivel de batalla => (battle-level)D6');
    check('1D6 for each Warrior, 2D6 per Flamer', '1D6 => 1D6', '2D6 => 2D6');
    check('1D6 + number of nets', '1D6 + number of nets => 1D6 + nets');
  });

  it('leaves a bonus its sign', () => {
    check('+1D6 Wounds', '+1D6 => + 1D6');
    check('Strength +1D6, Movement -1D3', '+1D6 => + 1D6', '-1D3 => - 1D3');
    check('(+1D6)', '+1D6 => + 1D6');
  });

  it('leaves alone what only looks like dice', () => {
    for (const text of [
      'B106',
      'B2D6',
      'AD66x',
      'R2-D2',
      'x_1D6',
      '#D6',
      '1D6th',
      '3D',
      'D',
      '5 o 6',
      '1-3',
      'D7',
      '2D66',
      '1D1995',
      'den 2',
      'Dn',
      '',
    ])
      check(text);
  });

  it('does not take for arithmetic what is none', () => {
    check('Roll 1D6 - remove them', '1D6 => 1D6');
    check('Roll 1D6 - 1 Nothing happens. 2 Gold.', '1D6 => 1D6');
    check('Roll 1D6 - 1-3 nothing', '1D6 => 1D6');
    check('Roll 1D6 – 2 turns later', '1D6 => 1D6');
    check('1D6-1-3', '1D6 => 1D6');
    check('1D6+', '1D6 => 1D6');
    check('1D6 +2 to hit', '1D6 => 1D6');
    check('On a 5+ 1D6 Wounds', '1D6 => 1D6');
    check('1-3 1D6 Orcs', '1D6 => 1D6');
    check('1D6 x the number shown', '1D6 => 1D6');
    check('1D6, 2 Orcs', '1D6 => 1D6');
  });

  it('says nothing where half of a roll would be wrong', () => {
    check('1D6 x 1.5');
    check('1D6 + 2 x 100');
    check('(Battle-level 1D6+)');
  });

  const pieces = fc.constantFrom(
    ...'1D6 2D6 D66 nD6 ( ) + - – x / , . = 5+ 3 the Battle-level Strength (5+) &nbsp; &apos; 1. x50'.split(' '),
    ' ',
    '',
  );
  const texts = fc.oneof(
    anyText(),
    fc.array(pieces).map((some) => some.join('')),
    fc.array(pieces).map((some) => some.join(' ')),
  );

  itProperty('finds rolls that lie inside the text and do not overlap', () => {
    fc.assert(
      fc.property(texts, (text) => {
        let end = 0;
        for (const { span, text: written } of readProse(text).dice) {
          assert.ok(end <= span.start && span.start < span.end && span.end <= text.length);
          assert.equal(text.slice(span.start, span.end), written);
          end = span.end;
        }
      }),
      { numRuns: runs(2000) },
    );
  });

  itLong('takes steps in proportion to the text', () => {
    const baits = [
      '(',
      '1D6+',
      '1',
      'D',
      '((((1D6',
      '1D6 ',
      '1D6x',
      '1D6+(',
      '(((1+1)+1)+1',
      "1D6 + the Warrior's ",
      '1D6/',
      '1D6-',
      'the ',
      '&nbsp',
      "a'",
    ];
    assertLinearSteps(repeated(baits), (text) => readProse(`${text} 1D6`).dice, 3000);
  });
});
