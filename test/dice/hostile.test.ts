import assert from 'node:assert/strict';
import { it } from 'mocha';
import { oddsDetails } from '../../server/answers/odds/shownOdds.ts';
import { evaluate, tabulate } from '../../server/dice/evaluation/evaluate.ts';
import { maximumSteps, maximumTableSteps } from '../../server/dice/language/limits.ts';
import { parseExpression } from '../../server/dice/language/parse.ts';
import { mulberry32 } from '../../server/dice/random.ts';
import { roll } from '../../server/dice/roll.ts';
import { english } from '../support/cursor.ts';
import { describeLong } from '../support/runs.ts';
import { watched } from '../support/watched.ts';

/** What comes of an expression: the kind of answer, or what is named as the reason why there is none. */
interface Expected {
  readonly odds: string;
  readonly roll: string;
}

/** That both the odds and a roll come to an end, and what they say. */
function check(text: string, expected: Expected): void {
  watched(() => {
    const { annotation, errors } = parseExpression(text);
    assert.ok(annotation, JSON.stringify(errors));
    const odds = evaluate(annotation);
    const rolled = roll(annotation, new Map(), mulberry32(1));
    assert.deepEqual({ odds: reasonOf(odds), roll: reasonOf(rolled) }, expected, text.slice(0, 100));
    oddsDetails(annotation, text, english);
  });
}

function reasonOf(answer: ReturnType<typeof evaluate> | ReturnType<typeof roll>): string {
  if (answer.kind === 'tooLarge') return answer.cap;
  return answer.kind === 'invalid' ? answer.code : answer.kind;
}

/** So many of something within each other. */
function nested(count: number, before: string, inside: string, after: string): string {
  return before.repeat(count) + inside + after.repeat(count);
}

const answered = { odds: 'distribution', roll: 'rolled' };

describeLong('expressions that are hard to answer', () => {
  it('end where rolling does not', () => {
    const endless = { odds: 'endless', roll: 'rolled' };
    check('rolls(D6 until = 6) > rolls(D6 until = 6)', endless);
    const never = { odds: 'neverEnds', roll: 'neverEnds' };
    check('repeat(D66 until = 10)', never);
    check('rolls(reroll(D6 where = 1) until > 6)', never);
    check('rolls(10D6 until = 60)', { odds: 'steps', roll: 'dice' });
    check('rolls(1000D10000 until = 1000)', { odds: 'outcomes', roll: 'dice' });
  });

  it('end where pools stand in each other', () => {
    for (const count of [18, 40, 95]) {
      check(`sum(${nested(count, 'reroll(', '2D6', ' where = 1)')} where >= 1)`, { odds: 'steps', roll: 'rolled' });
      check(`sum(${nested(count, 'reroll(', '2D6', ' where >= 1)')} where >= 1)`, { odds: 'steps', roll: 'dice' });
    }
    check(nested(90, '(', '2', ')D6'), { odds: 'steps', roll: 'dice' });
    check('alike(1000D6) + alike(1000D6)', { odds: 'outcomes', roll: 'rolled' });
    check('(1000D6)D(1000D6)', { odds: 'steps', roll: 'rolled' });
  });

  it('end where the same happens many times', () => {
    check(nested(90, 'each(2: ', '1D6', ')'), { odds: 'steps', roll: 'steps' });
    check(nested(90, 'each(2: ', '0', ')'), { odds: 'distribution', roll: 'steps' });
    check(nested(90, 'each(0: ', '1D6', ')'), answered);
    check('each(1001: 1)', { odds: 'times', roll: 'times' });
    check('each(100D10: 1D6)', { odds: 'steps', roll: 'rolled' });
    check('each(100: each(100: 1D2))', { odds: 'steps', roll: 'steps' });
    check('each(rolls(D6 until = 1): 1)', { odds: 'endless', roll: 'rolled' });
    check('each(3: repeat(D6 until < 6))', answered);
    check('each(3: repeat(D6 until = 1))', { odds: 'steps', roll: 'rolled' });
    check('each(1000: repeat(D6 until = 1))', { odds: 'steps', roll: 'rolled' });
    check(`a = D10000; ${nested(90, 'each(2: ', 'a', ')')}`, { odds: 'magnitude', roll: 'steps' });
  });

  it('end where the same dice are looked at twice', () => {
    const twice = (pool: string) => `a = ${pool}; highest(1 of a) - lowest(1 of a)`;
    check(twice('10D6'), answered);
    check(twice('20D6'), { odds: 'outcomes', roll: 'rolled' });
    check(twice('1000D2'), { odds: 'steps', roll: 'rolled' });
    check(twice('(1D1000)D2'), { odds: 'steps', roll: 'rolled' });
    check(twice(nested(90, 'reroll(', '4D6', ' where = 1)')), { odds: 'steps', roll: 'rolled' });
    const names = 'abcdefgh'.split('');
    check(
      `${names.map((name) => `${name} = 6D6; `).join('')}${names.map((name) => `alike(${name}) + ${name}`).join(' + ')}`,
      { odds: 'steps', roll: 'rolled' },
    );
    check(`a = 6D6; sum(${nested(90, 'reroll(', 'a', ' where >= 1)')} where = 1) + a`, {
      odds: 'steps',
      roll: 'dice',
    });
  });

  it('end where parties stand in each other', () => {
    const { annotation } = parseExpression(nested(90, 'party(', '1D6 > strength', ')'));
    assert.ok(annotation);
    const party = Array.from({ length: 12 }, () => new Map([['strength', 3]]));
    watched(() => {
      assert.equal(reasonOf(evaluate(annotation, new Map(), undefined, party)), 'steps');
      assert.equal(reasonOf(roll(annotation, new Map(), mulberry32(1), party)), 'steps');
    });
  });

  it('end where turns go on', () => {
    const never = { odds: 'neverEnds', roll: 'neverEnds' };
    check('turns(D6 > 6)', never);
    check('turns(100D6 = 100)', { odds: 'steps', roll: 'dice' });
    check(nested(90, 'turns(1 > ', 'turns(D6 = 6)', ')'), never);
  });

  it('end where there are many outcomes', () => {
    const named = { odds: 'outcomes', roll: 'rolled' };
    const many = (count: number, test: string) => Array.from({ length: count }, (_, index) => `o${index}: ${test}`);
    check(`outcomes(${many(300, 'D6 = 1').join(', ')})`, { odds: 'steps', roll: 'rolled' });
    check(`a = D10000; outcomes(${many(20, 'a = 1').join(', ')})`, { odds: 'steps', roll: 'rolled' });
    check(`outcomes(${'again: D6 > 1, '.repeat(200)}b)`, { odds: 'outcomes', roll: 'steps' });
    check('outcomes(again: D6 > 0, b)', { odds: 'neverEnds', roll: 'neverEnds' });
    check('outcomes(again: 100D6 > 100, b)', { odds: 'outcomes', roll: 'dice' });
    check(`outcomes(${'constructor: D6 = 1, __proto__: D6 = 1, '.repeat(3)}toString)`, named);
  });

  it('end where there is much of something', () => {
    const sums = Array<string>(2000).fill('D6');
    check(sums.join('+'), { odds: 'steps', roll: 'rolled' });
    check(sums.join('*'), { odds: 'steps', roll: 'magnitude' });
    check(nested(95, 'min(D6, ', '1', ')'), answered);
    check(nested(95, 'max(D10000, ', '1', ')'), { odds: 'steps', roll: 'rolled' });
    check(`D10000 in {${Array<string>(3000).fill('1').join(',')}}`, { odds: 'steps', roll: 'rolled' });
    const names = Array.from({ length: 8 }, (_, index) => `x${'abcdefgh'[index]}`);
    check(`${names.map((name) => `${name} = D10000; `).join('')}${[...names, ...names].join(' + ')}`, {
      odds: 'steps',
      roll: 'rolled',
    });
  });

  it('are refused before they are read to the end where brackets go too deep', () => {
    for (const text of [nested(4000, '(', '1', ')'), nested(9000, '(', '', ''), `${'-'.repeat(9000)}1`]) {
      assert.equal(parseExpression(text).errors[0]?.code, 'tooDeep');
    }
    assert.equal(parseExpression(`${'not '.repeat(2000)}1 > 0`).errors[0]?.code, 'tooDeep');
  });

  it('take from a budget that others may share', () => {
    const { annotation } = parseExpression('100D6');
    assert.ok(annotation);
    const budget = { steps: maximumSteps };
    evaluate(annotation, new Map(), budget);
    assert.ok(budget.steps < maximumSteps && budget.steps > 0);
    const spent = maximumSteps - budget.steps;
    budget.steps = spent / 2;
    assert.equal(reasonOf(evaluate(annotation, new Map(), budget)), 'steps');
  });

  it('take no more for a table than a few answers do', () => {
    const { annotation } = parseExpression('300D6 + n');
    assert.ok(annotation);
    const values = Array.from({ length: 40 }, (_, index) => index);
    const answers = tabulate(annotation, 'n', values).map(({ odds }) => reasonOf(odds));
    const one = { steps: maximumSteps };
    evaluate(annotation, new Map([['n', 1]]), one);
    const most = Math.ceil(maximumTableSteps / (maximumSteps - one.steps));
    assert.equal(answers[0], 'distribution');
    assert.ok(answers.filter((answer) => answer === 'distribution').length <= most);
    assert.equal(answers.at(-1), 'steps');
  });
});
