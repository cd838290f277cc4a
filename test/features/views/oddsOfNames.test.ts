import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Warrior } from '../../../server/answers/reader.ts';
import { english } from '../../support/cursor.ts';
import { checkOdds as check, linesOf, oddsShown } from './oddsShown.ts';

describe('the view of odds with names that have several values', () => {
  it('has a row for each value of an open variable, and a field for it', () => {
    const field = {
      kind: 'field',
      id: 'variable-battle-level',
      label: 'Battle-level',
      range: { minimum: 1, maximum: 10 },
      hasSlider: true,
      isOptional: true,
      placeholder: 'all',
      hint: 'A whole number from 1 to 10, or nothing to leave it open.',
      tells: 'input',
    } as const;
    check('1D6 + battle-level <= 3', {
      summary: 'level 1: 33 %, 3+: 0 %',
      fields: [{ ...field, value: '' }],
      table: ['Battle-level | Chance', '1 | 33 % 2/6', '2 | 17 % 1/6', '3+ | 0 % 0/6'],
    });
    check(
      '1D6 + battle-level <= 3',
      {
        summary: '1 in 6 (1/6, 17 %) at Battle-level 2',
        short: '1 in 6 (1/6, 17 %)',
        fields: [{ ...field, value: '2' }],
        table: ['Result | Chance', 'yes | 17 % 1/6', 'no | 83 % 5/6'],
      },
      { variables: { 'battle-level': 2 } },
    );
  });

  it('has the numbers of the game as the limits of its fields', () => {
    const shown = oddsShown('1D6 + toughness + luck > n');
    assert.deepEqual(
      shown.fields.map(({ id, range }) => [id, range?.minimum, range?.maximum]),
      [
        ['variable-toughness', 1, 10],
        ['variable-luck', 0, 10],
        ['variable-n', 0, 99],
      ],
    );
  });

  it('compares means where each value has a whole roll', () => {
    const shown = oddsShown('nD6');
    const { fields, table } = shown;
    assert.deepEqual(
      fields.map(({ range, hasSlider }) => [range?.minimum, range?.maximum, hasSlider]),
      [[0, 99, false]],
    );
    const lines = table && linesOf(table);
    assert.deepEqual(lines?.slice(0, 3), ['n | Average | (Range)', '1 | 3.5 | 1–6', '2 | 7 | 2–12']);
    assert.deepEqual([table?.rows[0]?.cells[0]?.share, table?.rows[9]?.cells[0]?.share], [0.1, 1]);
  });

  it('marks the values without an answer', () => {
    check('(3 - n)D6', {
      summary: 'n 1: average 7, 3: 0, 4+: –',
      table: ['n | Average | (Range)', '1 | 7 | 2–12', '2 | 3.5 | 1–6', '3 | 0 | 0', '4+ | – | –'],
    });
  });

  it('has a row for each Warrior of the party', () => {
    const warrior = (name: string, strength: number): Warrior => ({
      name,
      characteristics: new Map([['strength', strength]]),
    });
    const party = [warrior('Gurni', 4), warrior('Ilse', 3)];
    check(
      '1D6 + strength >= 7',
      {
        summary: 'Gurni: 67 %, Ilse: 50 %',
        table: ['Warrior | Chance', 'Gurni | 67 % 4/6', 'Ilse | 50 % 3/6'],
      },
      { reader: { ...english, preview: { levels: new Map(), party } } },
    );
  });

  it('takes the values of each Warrior of the party in one answer', () => {
    const warrior = (name: string, initiative: number): Warrior => ({
      name,
      characteristics: new Map([
        ['initiative', initiative],
        ['strength', 3],
      ]),
    });
    const party = [warrior('Gurni', 2), warrior('Ilse', 5)];
    const preview = { levels: new Map<string, number>(), party };
    const expression = 'hurt: party(1D6 > initiative) >= 1';
    const reader = { ...english, preview };
    check(
      expression,
      {
        summary: '13 in 18 (26/36, 72 %) for Gurni, Ilse',
        table: ['Result | Chance', 'yes | 72 % 26/36', 'no | 28 % 10/36'],
      },
      { reader },
    );
    // What somebody puts in counts for all Warriors.
    const variables = { initiative: 3 };
    check(
      expression,
      {
        summary: '3 in 4 (27/36, 75 %) at Initiative 3 for Gurni, Ilse',
        table: ['Result | Chance', 'yes | 75 % 27/36', 'no | 25 % 9/36'],
      },
      { reader, variables },
    );
    check(
      expression,
      {
        summary: '1 in 2 (3/6, 50 %) at Warriors 1, Initiative 3',
        table: ['Result | Chance', 'yes | 50 % 3/6', 'no | 50 % 3/6'],
      },
      { reader, variables: { ...variables, warriors: 1 } },
    );
    // Outside, the same word is that of whoever is asked about.
    check(
      'party(1D6 > strength) + strength',
      {
        summary: 'Gurni: average 4, Ilse: average 4 for Gurni, Ilse',
        table: ['Warrior | Average | (Range)', 'Gurni | 4 | 3–5', 'Ilse | 4 | 3–5'],
      },
      { reader },
    );
  });

  it('has a column for each value of a second open name', () => {
    check('1D2 + attacks <= n', {
      summary: 'depends on Attacks, n',
      table: [
        'Attacks × n | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10',
        ...Array.from({ length: 10 }, (_, index) => {
          const attacks = index + 1;
          const cells = Array.from({ length: 10 }, (_, column) => {
            const margin = column + 1 - attacks;
            return margin <= 0 ? '0 %' : margin === 1 ? '50 %' : '100 %';
          });
          return [attacks, ...cells].join(' | ');
        }),
      ],
    });
    check('(attacks)D6 + min(3, n)', {
      summary: 'depends on Attacks, n',
      table: [
        'Attacks × n | 1 | 2 | 3+',
        ...Array.from({ length: 10 }, (_, index) => {
          const average = 3.5 * (index + 1);
          return `${index + 1} | ${average + 1} | ${average + 2} | ${average + 3}`;
        }),
      ],
    });
    check('min(2, attacks) + min(2, n) + 1D2 = 4', {
      table: ['Attacks × n | 1 | 2+', '1 | 50 % | 50 %', '2+ | 50 % | 0 %'],
    });
  });

  it('asks for numbers while more than two are missing', () => {
    check('1D6 + battle-level + luck <= n', { summary: 'depends on Battle-level, Luck, n' });
  });
});
