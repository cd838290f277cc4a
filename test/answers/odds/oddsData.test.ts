import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { oddsData, oddsProblem } from '../../../server/answers/odds/oddsData.ts';
import { parseExpression } from '../../../server/dice/language/parse.ts';
import { messagesFor } from '../../../server/wording/messages.ts';
import { english, readerIn } from '../../support/cursor.ts';
import { checkOddsData as check } from './checkOddsData.ts';

describe('oddsData', () => {
  it('lists the outcomes of a roll with three chances each', () => {
    check('2D3+1', {
      summary: '3–7, average 5, standard deviation 1.15, median 5',
      variables: [],
      table: [
        'Result | Exactly | At least | At most',
        '3 | 11 % 1/9 | 100 % 9/9 | 11 % 1/9',
        '4 | 22 % 2/9 | 89 % 8/9 | 33 % 3/9',
        '5 | 33 % 3/9 | 67 % 6/9 | 67 % 6/9',
        '6 | 22 % 2/9 | 33 % 3/9 | 89 % 8/9',
        '7 | 11 % 1/9 | 11 % 1/9 | 100 % 9/9',
      ],
    });
  });

  it('takes many outcomes together, and leaves out ways that nobody counts', () => {
    const { annotation } = parseExpression('100D6');
    assert.ok(annotation);
    const { table } = oddsData(annotation, new Map(), english);
    assert.ok(table);
    assert.equal(table.rows.length, 24);
    assert.deepEqual(
      table.rows.slice(11, 13).map(({ label, cells }) => [label, ...cells.map(({ text }) => text)]),
      [
        ['347–351', '12 %', '58 %', '53 %'],
        ['352–356', '11 %', '47 %', '65 %'],
      ],
    );
    assert.ok(table.rows.every(({ cells }) => cells.every(({ exact }) => exact === undefined)));
  });

  it('counts beyond what is listed of a roll that can go on for ever', () => {
    const { annotation } = parseExpression('repeat(1D6 until = 1)');
    assert.ok(annotation);
    const { summary, table } = oddsData(annotation, new Map(), english);
    assert.equal(summary, '1+, average 21');
    assert.equal(table?.rows[0]?.cells[1]?.text, '100 %');
    assert.ok((table?.rows.at(-1)?.cells[2]?.share ?? 1) < 1);
    assert.match(table?.beyond ?? '', /^more than \d+: </);
  });

  it('sets a chance beside its contrary', () => {
    check('lit: 1D6 >= 5', {
      title: 'lit',
      formula: '5+ on 1D6',
      summary: '1 in 3 (2/6, 33 %)',
      table: ['Result | Chance', 'yes | 33 % 2/6', 'no | 67 % 4/6'],
    });
  });

  it('is a formula for players where a name is given a value first', () => {
    check('scared: roll = 1D6; roll + battle-level <= 6 and roll > 1', {
      title: 'scared',
      formula: 'roll = 1D6; roll + Battle-level ≤ 6 and roll > 1',
      summary: 'level 1: 67 %, 3: 33 %, 5+: 0 %',
      table: ['Battle-level | Chance', '1 | 67 % 4/6', '2 | 50 % 3/6', '3 | 33 % 2/6', '4 | 17 % 1/6', '5+ | 0 % 0/6'],
    });
  });

  it('has a row for each outcome that has a name, and a column where there are rows already', () => {
    check('fight: a = 1D6; b = 1D6; outcomes(win: a > b, again: a = b, *lose*: a < b)', {
      title: 'fight',
      formula: 'a = 1D6; b = 1D6; win: a > b, again: a = b, *lose*: a < b',
      summary: 'win 50 %, *lose* 50 %',
      table: ['Result | Chance', 'win | 50 % 15/30', '*lose* | 50 % 15/30'],
    });
    check(
      'outcomes(gana: 1D6 >= 5)',
      {
        title: 'gana: 1D6 ≥ 5',
        summary: 'gana 33 %, ninguno de ellos 67 %',
        table: ['Resultado | Probabilidad', 'gana | 33 % 2/6', 'ninguno de ellos | 67 % 4/6'],
      },
      { reader: readerIn('es') },
    );
    check('roll = 1D6; outcomes(hit: roll + strength >= 8, miss)', {
      summary:
        'Strength 3: hit 33 % · miss 67 %, 4: hit 50 % · miss 50 %, 5: hit 67 % · miss 33 %, 6: hit 83 % · miss 17 %',
      table: [
        'Strength | hit | miss',
        '1 | 0 % 0/6 | 100 % 6/6',
        '2 | 17 % 1/6 | 83 % 5/6',
        '3 | 33 % 2/6 | 67 % 4/6',
        '4 | 50 % 3/6 | 50 % 3/6',
        '5 | 67 % 4/6 | 33 % 2/6',
        '6 | 83 % 5/6 | 17 % 1/6',
        '7+ | 100 % 6/6 | 0 % 0/6',
      ],
    });
  });

  it('says by which turn something happens', () => {
    check('healed: turns(1D2 until total >= 3)', {
      summary: 'by turn 2: 75 % · on average in turn 2.25',
      table: [
        'Turn | Exactly | At least | By then',
        '2 | 75 % 6/8 | 100 % 8/8 | 75 % 6/8',
        '3 | 25 % 2/8 | 25 % 2/8 | 100 % 8/8',
      ],
    });
    check(
      'turns(1D2 until total >= 3)',
      {
        summary: 'hasta el turno 2: 75 % · de media en el turno 2,25',
        table: [
          'Turno | Exactamente | Como mínimo | Hasta entonces',
          '2 | 75 % 6/8 | 100 % 8/8 | 75 % 6/8',
          '3 | 25 % 2/8 | 25 % 2/8 | 100 % 8/8',
        ],
      },
      { reader: readerIn('es') },
    );
  });

  it('is called as players call it, in their language', () => {
    check('1D6 + initiative in {1-2}', {
      title: '1D6 + Initiative from 1 to 2',
      formula: '',
      summary: 'Initiative 1: 17 %, 2+: 0 %',
      table: ['Initiative | Chance', '1 | 17 % 1/6', '2+ | 0 % 0/6'],
    });
    check(
      '1D6 + initiative in {1-2}',
      { title: '1D6 + Iniciativa entre 1 y 2', table: ['Iniciativa | Probabilidad', '1 | 17 % 1/6', '2+ | 0 % 0/6'] },
      { reader: readerIn('es') },
    );
    check(
      '1D6 + strength >= 9',
      {
        title: '1D6 + Strength ≥ 9',
        summary: 'never at Strength 2',
        table: ['Result | Chance', 'yes | 0 % 0/6', 'no | 100 % 6/6'],
      },
      { variables: { strength: 2 } },
    );
  });

  it('explains what not everybody knows, and only where it is said', () => {
    const noteOf = (expression: string): string => {
      const { annotation } = parseExpression(expression);
      assert.ok(annotation);
      return oddsData(annotation, new Map(), english).note;
    };
    assert.match(noteOf('2D6'), /^Standard deviation: /);
    for (const expression of ['1D6 >= 5', 'D66', '5', 'nD6', '1D6 + strength >= 7'])
      assert.equal(noteOf(expression), '');
  });

  it('needs no table for what is certain', () => check('2 + 3', { summary: '5', variables: [] }));

  it('says why there are no odds', () => {
    const problem = 'too large to calculate: sides of a die (at most 10000)';
    check('1D1000000', { problem, summary: '' });
    const spanish = messagesFor('es');
    const { title, table, words } = oddsProblem('2D', 'Falta algo.', spanish);
    assert.deepEqual([title, table, words.show, words.open], ['2D', undefined, 'Mostrar', 'todos']);
  });

  it('speaks Spanish', () => {
    check(
      '1D3',
      {
        summary: '1–3, media 2, desviación típica 0,82, mediana 2',
        table: [
          'Resultado | Exactamente | Como mínimo | Como máximo',
          '1 | 33 % 1/3 | 100 % 3/3 | 33 % 1/3',
          '2 | 33 % 1/3 | 67 % 2/3 | 67 % 2/3',
          '3 | 33 % 1/3 | 33 % 1/3 | 100 % 3/3',
        ],
      },
      { reader: readerIn('es') },
    );
  });
});
