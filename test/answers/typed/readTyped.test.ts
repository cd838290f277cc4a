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
    it('has each text once', () => {
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
  it('answers no question that is not certainly asked', () => {
    for (const typed of [
      '3D6/4D6(5+)',
      '1D6!<3',
      '4d6k>3',
      '1d6xo',
      '5+ on 1D6 or thereabouts',
      '5 como poco con 1D6 o así',
    ])
      assert.equal(check(typed).reads, undefined, typed);
    for (const typed of ['2D6 >= 5', '3D6 >= 7']) assert.equal(check(typed).hints, undefined);
  });

  it('says why a text is not read', () => {
    const says = (typed: string, expected: RegExp) => assert.match(check(typed).says ?? '', expected);
    for (const typed of ['7', 'n', 'battle-level + 2', 'hello there', '[]', '🎲'])
      says(typed, /^There are no dice in this\./);
    says('Feer 6', /Did you mean Fear n\?$/);
    says('Fly', /has no roll/);
    says('roll 2D6 and keep what you like', /^Only .* can be read in this/);
    says('1D6 halved', /^Say how the result is rounded/);
    says('1D6 +', /missing here/);
    says('1D6 4', /"4" does not fit/);
    says('2 <= 1D6 <= 4', /Only two things/);
    says('1d6!', /rolled again on a high score.*: repeat\(1D6 until < 6\)$/);
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
