import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { ChartedTable } from '../../../server/answers/odds/chartedTable.ts';
import { type OddsData, oddsData, oddsProblem } from '../../../server/answers/odds/oddsData.ts';
import type { Reader, Warrior } from '../../../server/answers/reader.ts';
import type { Binding } from '../../../server/dice/evaluation/odds.ts';
import { parseExpression } from '../../../server/dice/language/parse.ts';
import { messagesFor } from '../../../server/wording/messages.ts';
import { english, readerIn } from '../../support/cursor.ts';

interface Given {
  readonly variables?: Readonly<Record<string, Binding>>;
  readonly reader?: Reader;
}

/** What of the answer the expectation speaks of, compared exactly; the table as lines: the head, then `label | cell | …`. */
function check(
  expression: string,
  expected: Partial<Omit<OddsData, 'table'>> & { readonly table?: readonly string[] },
  { variables = {}, reader = english }: Given = {},
): void {
  const { annotation, errors } = parseExpression(expression);
  assert.deepEqual(errors, []);
  assert.ok(annotation);
  const data = oddsData(annotation, expression, new Map(Object.entries(variables)), reader);
  assert.deepEqual(JSON.parse(JSON.stringify(data)), data, 'survives the wire');
  const { table, ...others } = expected;
  const picked = Object.fromEntries(Object.entries(data).filter(([name]) => name in others));
  assert.deepEqual(picked, others);
  assert.deepEqual(data.table && linesOf(data.table), table);
}

function linesOf({ head, across, columns, rows, beyond }: ChartedTable): readonly string[] {
  for (const { cells } of rows) {
    assert.equal(cells.length, columns.length);
    for (const [index, { share }] of cells.entries()) {
      assert.equal(share !== undefined, columns[index]?.isCharted);
      assert.ok(share === undefined || (share >= 0 && share <= 1));
    }
  }
  const charted = columns.map(({ label, isCharted }) => (isCharted ? label : `(${label})`));
  const cellsOf = ({ cells }: ChartedTable['rows'][number]): readonly string[] =>
    cells.map(({ text, exact }) => (exact === undefined ? text : `${text} ${exact}`));
  return [
    [across === undefined ? head : `${head} × ${across}`, ...charted].join(' | '),
    ...rows.map((row) => [row.label, ...cellsOf(row)].join(' | ')),
    ...(beyond === undefined ? [] : [beyond]),
  ];
}

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
    const { table } = oddsData(annotation, '100D6', new Map(), english);
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
    const { summary, table } = oddsData(annotation, '', new Map(), english);
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

  it('has a row for each value of an open variable, and a field for it', () => {
    const field = { name: 'battle-level', label: 'Battle-level', min: 1, max: 10 };
    const hint = 'A whole number from 1 to 10, or nothing to leave it open.';
    check('1D6 + battle-level <= 3', {
      summary: 'level 1: 33 %, 3+: 0 %',
      variables: [{ ...field, hint }],
      table: ['Battle-level | Chance', '1 | 33 % 2/6', '2 | 17 % 1/6', '3+ | 0 % 0/6'],
    });
    check(
      '1D6 + battle-level <= 3',
      {
        summary: '1 in 6 (1/6, 17 %) at Battle-level 2',
        answer: '1 in 6 (1/6, 17 %)',
        variables: [{ ...field, value: 2, hint }],
        table: ['Result | Chance', 'yes | 17 % 1/6', 'no | 83 % 5/6'],
      },
      { variables: { 'battle-level': 2 } },
    );
  });

  it('has the numbers of the game as the limits of its fields', () => {
    const { annotation } = parseExpression('1D6 + toughness + luck > n');
    assert.ok(annotation);
    assert.deepEqual(
      oddsData(annotation, '', new Map(), english).variables.map(({ name, min, max }) => [name, min, max]),
      [
        ['toughness', 1, 10],
        ['luck', 0, 10],
        ['n', 0, 99],
      ],
    );
  });

  it('is a formula for players where a name is given a value first', () => {
    check('scared: roll = 1D6; roll + battle-level <= 6 and roll > 1', {
      title: 'scared',
      formula: 'roll = 1D6; roll + Battle-level ≤ 6 and roll > 1',
      summary: 'level 1: 67 %, 3: 33 %, 5+: 0 %',
      table: ['Battle-level | Chance', '1 | 67 % 4/6', '2 | 50 % 3/6', '3 | 33 % 2/6', '4 | 17 % 1/6', '5+ | 0 % 0/6'],
    });
  });

  it('compares means where each value has a whole roll', () => {
    const { annotation } = parseExpression('nD6');
    assert.ok(annotation);
    const { variables, table } = oddsData(annotation, 'nD6', new Map(), english);
    assert.deepEqual(
      variables.map(({ min, max }) => [min, max]),
      [[0, 99]],
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

  it('asks for numbers while more than two are missing', () => {
    check('1D6 + battle-level + luck <= n', { summary: 'set Battle-level, Luck, n …' });
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
      return oddsData(annotation, expression, new Map(), english).note;
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
