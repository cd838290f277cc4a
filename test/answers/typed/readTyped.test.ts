import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { readTyped } from '../../../server/answers/typed/readTyped.ts';
import { faultText, hintText, readAsText } from '../../../server/answers/typed/typedText.ts';
import { evaluate } from '../../../server/dice/evaluation/evaluate.ts';
import { parseExpression } from '../../../server/dice/language/parse.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { messagesFor } from '../../../server/wording/messages.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { itLong } from '../../support/runs.ts';

const workspace = new Workspace(packs);
const [english, spanish] = [messagesFor('en'), messagesFor('es')];

/** What comes of a text: how it is read, what is offered in its place, and what is said, in English. */
function check(typed: string): Readonly<Partial<Record<'reads' | 'offers' | 'hints' | 'says', string>>> {
  const reading = readTyped(typed, () => workspace.all, 'en');
  if (reading.kind === 'unread') {
    const { fault } = reading;
    const spellings = 'spellings' in fault ? fault.spellings : 'spelling' in fault ? [fault.spelling] : [];
    return { says: faultText(fault, english), ...(spellings.length > 0 && { offers: spellings.join(' | ') }) };
  }
  const reads = reading.rolls.map((roll) => readAsText(roll, english).replace(/^read as /, '') || roll.expression);
  const [{ instead }] = reading.rolls;
  return { ...(instead === undefined ? { reads: reads.join(' | ') } : { hints: instead.spelling }) };
}

/**
 * What people type, in English and Spanish, in sections: `typed → reads …` for how it is read, values of names behind it; `→ offers …` for what a
 * message has as the right spelling, `→ hints …` for the same beside the odds of what was typed, and `→ missed …` for what is asked where it is
 * neither. Several expressions stand with ` | ` between them.
 */
for (const section of readFileSync('test/answers/typed/typed.txt', 'utf8').trimEnd().split('\n\n')) {
  const [title = '', ...rows] = section.split('\n');
  describe(`what people type: ${title.slice(2)}`, () => {
    it('is thirty texts or more, each of them once', () => {
      assert.ok(rows.length >= 30);
      assert.equal(new Set(rows.map((row) => row.split(' → ')[0])).size, rows.length);
    });

    for (const row of rows) {
      it(row, () => {
        const [typed = '', ...parts] = row.split(' → ');
        const { missed, ...expected } = Object.fromEntries(parts.map((part) => part.split(/ (.*)/).slice(0, 2)));
        assert.ok(missed !== undefined || Object.keys(expected).length > 0);
        const { says, ...answered } = check(typed);
        assert.deepEqual(answered, expected);
        for (const spelling of (expected.offers ?? expected.hints ?? '').split(' | ').filter(Boolean)) {
          assert.deepEqual(parseExpression(spelling).errors, [], spelling);
          if (expected.offers !== undefined) assert.ok(says?.includes(spelling), says);
        }
      });
    }
  });
}

describe('readTyped', () => {
  const reads = (typed: string, expected: string) => assert.deepEqual(check(typed), { reads: expected });
  const offers = (typed: string, expected: string) => assert.equal(check(typed).offers, expected);

  it('reads what can mean only one thing, whatever words stand around it', () => {
    reads('how likely is 5+ on 1D6', '1D6 >= 5');
    reads('average of 2D6', '2D6');
    reads('cuál es la media de 2D6', '2D6');
    reads('5+ on one die', '1D6 >= 5');
    reads('entre 3 y 5 en un dado', '1D6 in {3-5}');
    reads('2 dados de 6', '2D6');
    reads('1D6+S vs 1D6+3', '1D6 + strength > 1D6+3');
    reads('4D6-L', 'highest(3 of 4D6)');
    reads('3D8-H', 'lowest(2 of 3D8)');
    reads('1d20 vs DC 15', '1D20 >= 15');
    reads('2D6+3 // hammer', '2D6+3');
    reads('(1D6+5)[fire]', '1D6+5');
    reads('highest of 3D6 is 6', 'highest(1 of 3D6) = 6');
    reads('1D6 = 1 or 6', '1D6 in {1, 6}');
    reads('/r 8D6cs>=(2+3)', 'count(8D6 >= 5)');
    reads('1D[-3, -2, -1]', '1D{-3, -2, -1}');
    reads('roll 2D6 twice and take the higher', 'max(2D6, 2D6)');
    reads('tira 2D6 dos veces y quédate con el menor', 'min(2D6, 2D6)');
    reads('1D6 + ST', '1D6 + strength');
    reads('Strength test (7+)', '1D6 + strength >= 7');
    reads('prueba de Fuerza (7+)', '1D6 + strength >= 7');
    reads('three 4+ saves in a row', '1D6 >= 4 and 1D6 >= 4 and 1D6 >= 4');
    reads('4+ twice in a row', '1D6 >= 4 and 1D6 >= 4');
    reads('natural 6', '1D6 = 6');
    reads('3 in 6', '1D6 <= 3');
  });

  it('asks where two things may be meant, and answers no other question', () => {
    offers('2D6 vs 9', '2D6 >= 9 | 2D6 > 9');
    offers('2D6 + Streng', '2D6 + strength');
    offers('2D6 + l', '2D6+1');
    for (const typed of ['3D6/4D6(5+)', '1D6!<3']) assert.equal(check(typed).offers, undefined, typed);
    for (const typed of ['5+ on 1D6 or thereabouts', '5 como poco con 1D6 o así'])
      assert.equal(check(typed).reads, undefined, typed);
  });
  const says = (typed: string, expected: RegExp) => assert.match(check(typed).says ?? '', expected);

  it('knows the letters of a profile, in both languages', () => {
    reads('1D6+S>6', '1D6 + strength > 6');
    reads('2D6 <= I', '2D6 <= initiative');
    reads('1D6 + WS - BS', '1D6 + weapon-skill - ballistic-skill');
    reads('1D6 + BL <= DL', '1D6 + battle-level <= dungeon-level');
    reads('(DL)D6 - T', '(dungeon-level)D6 - toughness');
    reads('TD6', '(toughness)D6');
    reads('1D6 + WP + M + A + W', '1D6 + willpower + movement + attacks + wounds');
    reads('1D6 + HA - HP + F', '1D6 + weapon-skill - ballistic-skill + strength');
    reads('1D6 + NB <= NM', '1D6 + battle-level <= dungeon-level');
    reads('1D6 + fuerza > resistencia', '1D6 + strength > toughness');
    reads('1D6 + nivel-de-batalla', '1D6 + battle-level');
  });

  it('leaves names alone that are given a value, and those of no number of the game', () => {
    reads('s = 1D6; s + s', 's = 1D6; s + s');
    reads('1D6 + nets', '1D6 + nets');
    reads('1D6 + m - s', '1D6 + m - s');
    reads('nD6', 'nD6');
  });

  it('says that there are no dice, and tabulates nothing', () => {
    for (const typed of ['7', 'strength', 'n', 'battle-level + 2', '3 > 2', 'hello there', '[]', '🎲']) {
      says(typed, /^There are no dice in this\./);
    }
    says('Feer 6', /Did you mean Fear n\?$/);
    offers('5+', '1D6 >= 5');
  });

  it('has the rolls of an ability in the language of its name, with its values', () => {
    reads('Fear 6', 'afraid: 1D6 + battle-level <= n, n = 6');
    reads('miedo 6', 'tiene miedo: 1D6 + battle-level <= n, n = 6');
    reads('rpb-fear', 'afraid: 1D6 + battle-level <= n');
    reads('Ambush A', 'sprung: 1D6 >= n, n = A');
    reads('Breathe Fire 4', 'Warriors engulfed: min(1D6, warriors) | Wounds each: nD6, n = 4');
    reads('Fear 6 (Ambush 4+)', 'afraid: 1D6 + battle-level <= n, n = 6 | sprung: 1D6 >= n, n = 4');
    says('Fly', /has no roll/);
  });

  it('reads nothing where words may change the roll', () => {
    const changed = [
      ['roll 2D6 and keep what you like', '2D6'],
      ['4D6 keep the highest 5', '4D6'],
      ['roll 2D6 and add 2 for each level', '2D6'],
      ['twice 1D6', '1D6'],
      ['1D6 for each Warrior', '1D6'],
      ['2D6 doubles twice', '2D6'],
      ['1D6 Wounds each', '1D6'],
      ['tira 1D6 dos veces', '1D6'],
      ['1D6 por guerrero', '1D6'],
    ] as const;
    for (const [typed, expected] of changed) {
      offers(typed, expected);
      says(typed, /^Only .* can be read in this/);
    }
    for (const typed of ['1D6 halved', 'half of 1D6', 'la mitad de 1D6']) {
      offers(typed, 'round-down(1D6 / 2) | round-up(1D6 / 2)');
      says(typed, /^Say how the result is rounded/);
    }
    offers('2D6 or 1D3', '2D6 | 1D3');
    says('Roll 1D6: 1-2 nothing, 2D6 gold', /^This asks for several rolls|^Only/);
  });

  it('knows how people ask about single dice', () => {
    const forms = [
      ['roll 2D6 and keep the highest', 'highest(1 of 2D6)'],
      ['4D6 keep highest 3', 'highest(3 of 4D6)'],
      ['5D6, drop the lowest', 'highest(4 of 5D6)'],
      ['4D6 drop the highest 2', 'lowest(2 of 4D6)'],
      ['keep 3 of 4d6', 'highest(3 of 4D6)'],
      ['the highest two of 3d6', 'highest(2 of 3D6)'],
      ['3D6, quédate con los 2 mejores', 'highest(2 of 3D6)'],
      ['3D6, quita el peor', 'highest(2 of 3D6)'],
      ['a double on 2D6', 'alike(2D6) >= 2'],
      ['2D6 doubles', 'alike(2D6) >= 2'],
      ['un doble con 3D6', 'alike(3D6) >= 2'],
      ['at least one 6 on 3D6', 'count(3D6 = 6) >= 1'],
      ['any 5+ on 3D6', 'count(3D6 >= 5) >= 1'],
      ['al menos un 6 en 4D6', 'count(4D6 = 6) >= 1'],
      ['the number of 6s on 4D6', 'count(4D6 = 6)'],
      ['count 5+ on 10d6', 'count(10D6 >= 5)'],
      ['6D6 successes on 5+', 'count(6D6 >= 5)'],
      ['between 5 and 8 on 2D6', '2D6 in {5-8}'],
      ['entre 5 y 8 con 2D6', '2D6 in {5-8}'],
      ['not a 1 on 1D6', '1D6 != 1'],
      ['exactly 7 on 2D6', '2D6 = 7'],
      ['2D6 equal to or less than Initiative', '2D6 <= initiative'],
      ['2D10 under 11', '2D10 < 11'],
      ['roll 2D6 and add 2', '2D6+2'],
      ['tirar 2D6 y sumar 2', '2D6+2'],
      ['roll 1D6 and add 1, on 5+', '1D6+1 >= 5'],
      ['1D6 with a -1 modifier', '1D6-1'],
      ['5+ on 1D6 re-rolling 1s', 'reroll(1D6 where = 1) >= 5'],
    ] as const;
    for (const [typed, expected] of forms) reads(typed, expected);
  });

  it('tells a slip in the language of odds as before', () => {
    says('1D6 +', /missing here/);
    says('1D6 4', /"4" does not fit/);
    says('((1D6', /A "\)" is missing/);
    says('2 <= 1D6 <= 4', /Only two things/);
    says('', /missing here/);
    says('d6/0', /"\/" does not fit/);
  });

  it('says what may be meant where people mean different things', () => {
    offers('two 6s on 4D6', 'count(4D6 = 6) >= 2 | count(4D6 = 6) = 2');
    offers('3D6 5+', 'count(3D6 >= 5) | 3D6 >= 5');
    offers('2d20 adv', 'highest(1 of 2D20)');
    offers('8d6s5', 'count(8D6 >= 5) | count(8D6 > 5)');
    offers('three 6s on 2D6', '2D6');
    reads('2D6 9+', '2D6 >= 9');
    reads('D{0, 0, 1}', 'D{0, 0, 1}');
    says('1d6!', /rolled again on a high score.*: explode\(1D6\)$/);
  });

  it('says what else a sum may mean, where no two dice or less are added up', () => {
    assert.equal(check('2D6 >= 5').hints, undefined);
    assert.equal(check('3D6 >= 7').hints, undefined);
    assert.equal(check('3D6 >= 6').hints, 'count(3D6 >= 6)');
    assert.equal(check('8d6>4').hints, 'count(8D6 > 4)');
  });

  it('speaks Spanish', () => {
    const said = (typed: string): string => {
      const reading = readTyped(typed, () => workspace.all, 'es');
      if (reading.kind === 'unread') return faultText(reading.fault, spanish);
      const [roll] = reading.rolls;
      return [readAsText(roll, spanish), hintText(roll, spanish)].filter(Boolean).join(' · ');
    };
    assert.equal(said('4+ en 1D6'), 'leído como 1D6 >= 4');
    assert.equal(said('rpb-fear 6'), 'leído como tiene miedo: 1D6 + battle-level <= n, n = 6');
    assert.equal(said('10D6>=5'), 'Esto suma los dados. Para contar los dados que lo muestran: count(10D6 >= 5)');
    assert.match(said('hola'), /^Aquí no hay dados\./);
    assert.match(said('2d6/2'), /^Di cómo se redondea el resultado: round-down\(2D6 \/ 2\) o round-up/);
  });

  itLong('answers any input, and soon', () => {
    const hostile = [
      '('.repeat(9999),
      '{'.repeat(9999),
      '['.repeat(5000),
      'd6!'.repeat(3000),
      '1d6[a]'.repeat(1600),
      '[a]'.repeat(3300),
      `2d6${'[a]'.repeat(3300)}`,
      'max('.repeat(2400),
      `max(${'1d6,'.repeat(2400)}1d6)`,
      'named "'.repeat(1400),
      'floor('.repeat(1600),
      `[count {${'1..999,'.repeat(1400)}6} in 4d6]`,
      '999999d999999kh999999',
      '9999d9999999999',
      '1d6r'.repeat(2000),
      'roll 1D6 on a 5+ '.repeat(500),
      '__proto__',
      'constructor 6',
      'a'.repeat(10_001),
      '1d6 vs '.repeat(1400),
      'Fear '.repeat(1900),
    ];
    for (const typed of hostile) {
      const reading = readTyped(typed, () => workspace.all, 'en');
      if (reading.kind === 'unread') assert.notEqual(faultText(reading.fault, english), '');
      else for (const { annotation, given } of reading.rolls) evaluate(annotation, given);
    }
  });
});
