import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readerIn } from '../../support/cursor.ts';
import { checkOdds as check, oddsAfter, oddsShown, partsOf } from './oddsShown.ts';

describe('the view of odds', () => {
  it('lists the outcomes of a roll with three chances each', () => {
    check('2D3+1', {
      summary: '3–7, average 5, standard deviation 1.15, median 5',
      fields: [],
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
    const { table } = oddsShown('100D6');
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
    const { summary, table } = oddsShown('repeat(1D6 until = 1)');
    assert.equal(summary, '1+, average 21');
    assert.equal(table?.rows[0]?.cells[1]?.text, '100 %');
    assert.ok((table?.rows.at(-1)?.cells[2]?.share ?? 1) < 1);
    assert.match(table?.beyond ?? '', /^more than \d+: </);
  });

  it('sets a chance beside its contrary', () => {
    check('lit: 1D6 >= 5', {
      title: 'lit',
      said: ['5+ on 1D6'],
      summary: '1 in 3 (2/6, 33 %)',
      table: ['Result | Chance', 'yes | 33 % 2/6', 'no | 67 % 4/6'],
    });
  });

  it('is a formula for players where a name is given a value first', () => {
    check('scared: roll = 1D6; roll + battle-level <= 6 and roll > 1', {
      title: 'scared',
      said: ['roll = 1D6; roll + Battle-level ≤ 6 and roll > 1'],
      summary: 'level 1: 67 %, 3: 33 %, 5+: 0 %',
      table: ['Battle-level | Chance', '1 | 67 % 4/6', '2 | 50 % 3/6', '3 | 33 % 2/6', '4 | 17 % 1/6', '5+ | 0 % 0/6'],
    });
  });

  it('has a row for each outcome that has a name, and a column where there are rows already', () => {
    check('fight: a = 1D6; b = 1D6; outcomes(win: a > b, again: a = b, *lose*: a < b)', {
      title: 'fight',
      said: ['a = 1D6; b = 1D6; win: a > b, again: a = b, *lose*: a < b'],
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
    const turns = 'healed: turns(1D2 = 2)';
    assert.equal(oddsShown(turns).summary, '1 in 2 a turn · by turn 1: 50 % · on average in turn 2');
    const spanish = oddsShown(turns, { reader: readerIn('es') });
    assert.equal(spanish.summary, '1 de cada 2 por turno · hasta el turno 1: 50 % · de media en el turno 2');
  });

  it('is called as players call it, in their language', () => {
    check('1D6 + initiative in {1-2}', {
      title: '1D6 + Initiative from 1 to 2',
      said: [],
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
    assert.match(oddsShown('2D6').said.join(), /^Standard deviation: /);
    for (const expression of ['1D6 >= 5', 'D66', '5 + 1D1', 'nD6', '1D6 + strength >= 7'])
      assert.deepEqual(oddsShown(expression).said, []);
  });

  it('needs no table for what is certain', () => check('1D1 + 4', { summary: '5', fields: [] }));

  it('says why there are no odds', () => {
    const problem = 'too large to calculate: sides of a die (at most 10000)';
    check('1D1000000', { problem, summary: '', short: undefined });
    check('1D6 >= ', { title: '1D6 >=', summary: '', fields: [] });
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

  it('says how it was read, what else it may mean, and what it is in short', () => {
    check('5+ on 1D6', {
      said: ['read as 1D6 >= 5'],
      short: '1 in 3 (2/6, 33 %)',
      table: ['Result | Chance', 'yes | 33 % 2/6', 'no | 67 % 4/6'],
    });
    assert.match(oddsShown('10d6>=5').said.join(), /count\(10D6 >= 5\)$/);
    assert.equal(oddsShown('Parry 5+').short, 'Parry 5+, parried → 1 in 3 (2/6, 33 %)');
    assert.match(oddsShown('1d6!').problem, /repeat\(1D6 until < 6\)$/);
  });

  it('takes numbers, gives them back, and lets a field without a valid one be', () => {
    const question = { expression: 'afraid: 1D6 + battle-level <= n', uri: 'file:///a.md' };
    const event = (name: string, value: string, other = {}) => ({
      id: `variable-${name}`,
      values: { ...other, [`variable-${name}`]: value },
    });
    const first = oddsAfter(question, [event('n', '6', { 'variable-battle-level': '' })]);
    assert.deepEqual(first.question, { ...question, rolls: undefined, variables: { n: 6 } });
    const both = oddsAfter(first.question, [event('battle-level', '1')]);
    assert.equal(both.view && partsOf(both.view).summary, '5 in 6 (5/6, 83 %) at Battle-level 1, n 6');
    const open = oddsAfter(both.question, [event('battle-level', '', { 'variable-n': '6' })]);
    assert.deepEqual(open.question, { ...question, rolls: undefined, variables: { n: 6 } });
  });

  it('rolls, says the result until something else is asked, and tells the log', () => {
    const { question, view, effects } = oddsAfter({ expression: '2D6+2' }, [{ id: 'roll', values: {}, seed: 7 }]);
    assert.deepEqual(effects, [{ kind: 'rolled', text: '2D6+2: 1 + 1 → 4', result: '1 + 1 → 4', seed: 7 }]);
    const rolled = view?.blocks.find((block) => block.kind === 'status' && block.id === 'rolled');
    assert.deepEqual(rolled, { kind: 'status', id: 'rolled', role: 'status', text: '1 + 1 → 4' });
    const next = oddsAfter(question, [{ id: 'show', values: { expression: ' 3D6 ' } }]);
    assert.deepEqual(next.question, { uri: undefined, expression: '3D6' });
    const refused = oddsAfter(question, [{ id: 'show', values: { expression: '' } }]);
    assert.deepEqual([refused.question, refused.view], [question, undefined]);
  });

  it('has the rolls of a line to choose from, or those that were meant', () => {
    const rolls = [
      { label: '5+ on 1D6', expression: '1D6 >= 5' },
      { label: '2D6', expression: '2D6' },
    ];
    const chosen = oddsAfter({ expression: '1D6 >= 5', rolls }, [{ id: 'rolls', values: { rolls: '1' } }]);
    assert.equal(chosen.view?.tab, 'Odds: 2D6');
    assert.deepEqual(partsOf(chosen.view).rolls, ['5+ on 1D6', '2D6']);
    const ability = oddsAfter({ expression: 'Breathe Fire 2' }, [{ id: 'rolls', values: { rolls: '1' } }]);
    assert.equal(ability.view?.tab, 'Odds: Breathe Fire 2, Wounds each');
    assert.deepEqual(ability.view && partsOf(ability.view).fields.map(({ value }) => value), ['2']);
  });

  it('reads no question in what is none', () => {
    for (const fields of [{}, { expression: '' }, { expression: 6 }]) assert.throws(() => oddsAfter(fields));
    const { question } = oddsAfter({
      expression: '1D6',
      variables: { n: 'x', m: 2 },
      rolls: [{ label: 1 }, 'x'],
      seed: 0.5,
    });
    assert.deepEqual(question, { expression: '1D6', uri: undefined, variables: { m: 2 }, rolls: [], seed: undefined });
  });
});
