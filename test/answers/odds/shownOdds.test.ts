import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { rollOdds } from '../../../server/answers/odds/shownOdds.ts';
import type { Reader } from '../../../server/answers/reader.ts';
import { english } from '../../support/cursor.ts';

/** The line, or each row of the table with its cells between bars. */
function check(expression: string, expected: string | readonly string[], reader: Reader = english): void {
  const odds = rollOdds(expression, new Map(), reader, { steps: 1_000_000 });
  assert.ok(odds, expression);
  const { line, across } = odds;
  const shown = across ? across.map((row) => row.join(' | ')) : line;
  assert.deepEqual(shown, expected, expression);
}

describe('the odds of a roll', () => {
  it('has a column for each outcome that has a name', () => {
    check('roll = 2D6; outcomes(none: roll <= 4, gold: roll <= 9, treasure)', [
      'Result | none | gold | treasure',
      'Chance | 6/36 | 24/36 | 6/36',
      ' | 17 % | 67 % | 17 %',
    ]);
  });

  it('has rows and columns where two names are open', () => {
    check('hurt: min(2, attacks) + min(2, n) + 1D2 = 4', [
      'hurt: Attacks ↓ n → | 1 | 2+',
      '1 | 50 % | 50 %',
      '2+ | 50 % | 0 %',
    ]);
    const levels = new Map([['dungeon-level', 2]]);
    check(
      '1D1 + min(2, attacks) + min(1, n) + dungeon-level > 5',
      ['Attacks ↓ n → at Dungeon level 2 | 1+', '1 | 0 %', '2+ | 100 %'],
      {
        ...english,
        preview: { levels, party: [] },
      },
    );
    check('1D6 + attacks + luck > n', 'depends on Attacks, Luck, n');
  });

  it('has a few values of each of two names that are open', () => {
    check('late: 1D6 + battle-level <= dungeon-level + 3', [
      'late: Battle-level ↓ Dungeon level → | 1 | 3 | 5 | 7 | 9',
      '1 | 50 % | 83 % | 100 % | 100 % | 100 %',
      '3 | 17 % | 50 % | 83 % | 100 % | 100 %',
      '5 | 0 % | 17 % | 50 % | 83 % | 100 %',
      '7 | 0 % | 0 % | 17 % | 50 % | 83 %',
      '9 | 0 % | 0 % | 0 % | 17 % | 50 %',
    ]);
    check('free: 1D6 + strength - nets >= 7', [
      'free: Strength ↓ nets → | 1 | 2 | 3 | 4',
      '3 | 33 % | 17 % | 0 % | 0 %',
      '4 | 50 % | 33 % | 17 % | 0 %',
      '5 | 67 % | 50 % | 33 % | 17 %',
      '6 | 83 % | 67 % | 50 % | 33 %',
    ]);
  });

  it('has a row for each outcome where the columns are values', () => {
    check('roll = 1D6; outcomes(lost: roll <= battle-level, again: roll = 6, found)', [
      'Battle-level | 1 | 2 | 3 | 4 | 5+',
      'lost | 20 % | 40 % | 60 % | 80 % | 100 %',
      'found | 80 % | 60 % | 40 % | 20 % | 0 %',
    ]);
  });
});
