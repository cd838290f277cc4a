import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { evaluate, tabulate } from '../../../server/dice/evaluation/evaluate.ts';
import { formatFraction, fraction, toNumber } from '../../../server/dice/evaluation/fraction.ts';
import type { Binding, Odds } from '../../../server/dice/evaluation/odds.ts';
import { parseAnnotation } from '../../../server/dice/language/parse.ts';
import { itLong } from '../../support/runs.ts';

type Lets = Readonly<Record<string, Binding>>;

function oddsOf(text: string, lets: Lets = {}): Odds {
  const { annotation, errors } = parseAnnotation(text);
  assert.deepEqual(errors, [], text);
  assert.ok(annotation);
  return evaluate(annotation, new Map(Object.entries(lets)));
}

/** The chance, or that of each outcome. */
function check(text: string, expected: string, lets: Lets = {}): void {
  const odds = oddsOf(text, lets);
  assert.ok(odds.kind === 'chance' || odds.kind === 'distribution', text);
  const { counts, total } = odds.kind === 'chance' ? { counts: new Map(), total: 1n } : odds.distribution;
  const shown = [...counts].map(([outcome, ways]) => `${outcome}: ${formatFraction(fraction(ways, total))}`);
  assert.equal(odds.kind === 'chance' ? formatFraction(odds.chance) : shown.join(', '), expected, text);
}

describe('evaluate', () => {
  it('counts ways as a player does', () => {
    const odds = oddsOf('1D6 + battle-level > 6', { 'battle-level': 3 });
    assert.ok(odds.kind === 'chance');
    assert.equal(`${odds.ways}/${odds.total} ${formatFraction(odds.chance)}`, '3/6 1/2');
    const roll = oddsOf('2D6+2');
    assert.ok(roll.kind === 'distribution');
    assert.deepEqual([roll.distribution.total, roll.distribution.counts.get(9)], [36n, 6n]);
  });

  it('tabulates a row for each level', () => {
    const { annotation } = parseAnnotation('afraid: 1D6 + battle-level <= n');
    assert.ok(annotation);
    const rows = tabulate(annotation, 'battle-level', [1, 2, 3, 4, 5, 6, 10], new Map([['n', 6]]));
    const shown = rows.map(
      ({ value, odds }) => `${value}: ${odds.kind === 'chance' ? formatFraction(odds.chance) : odds.kind}`,
    );
    assert.deepEqual(shown, ['1: 5/6', '2: 2/3', '3: 1/2', '4: 1/3', '5: 1/6', '6: 0', '10: 0']);
  });
});

describe('evaluate a roll that may go on for ever', () => {
  it('has the exact mean and exact chances of what is listed', () => {
    const odds = oddsOf('Wounds: repeat(1D6 until = 1)');
    assert.ok(odds.kind === 'distribution' && odds.truncated);
    assert.equal(formatFraction(odds.truncated.mean), '21');
    assert.ok(toNumber(odds.truncated.cut) < 1e-6 && odds.truncated.cut.numerator > 0n);
    // 1 at once, 3 as 2+1, 5 as 4+1 or 2+2+1, and so on: compositions without ones, then the 1.
    const { counts, total } = odds.distribution;
    const shares = [1, 2, 3, 4, 5, 7].map((value) => (counts.get(value) ?? 0n) * 6n ** 4n);
    const expected = [216n, 0n, 36n, 36n, 42n, 55n].map((ways) => ways * total);
    assert.deepEqual(shares, expected);
  });

  it('can be added to, multiplied, capped and compared', () => {
    check('min(repeat(1D6 until = 1), 3)', '1: 1/6, 3: 5/6');
    check('repeat(1D6 until = 1) >= 3', '5/6');
    check('3 > repeat(1D6 until = 1)', '1/6');
    check('repeat(1D6 until = 1) in {1-2}', '1/6');
    const odds = oddsOf('repeat(1D6 until = 1) x 2 + 1D6 + 3');
    assert.ok(odds.kind === 'distribution' && odds.truncated);
    assert.equal(formatFraction(odds.truncated.mean), '97/2');
    assert.deepEqual([...odds.distribution.counts.keys()].slice(0, 2), [6, 7]);
  });

  it('says where only all outcomes would do', () => {
    for (const text of ['-repeat(1D6 until = 1)', '10 - repeat(1D6 until = 1)', '(repeat(1D6 until = 1))D6']) {
      const odds = oddsOf(text);
      assert.ok(odds.kind === 'invalid' && odds.code === 'endless', text);
    }
  });
});

describe('evaluate without an answer', () => {
  const answers: readonly (readonly [string, string, Lets?])[] = [
    ['1D6 + battle-level <= n', 'open battle-level n'],
    ['1D6 + battle-level <= n', 'open battle-level', { n: 6 }],
    ['1D6 + strength >= n', 'chance', { n: 'automatic' }],
    ['t = n; 1D6 >= t + 1', 'chance', { n: 'automatic' }],
    ['count(2D6 >= n) = 2', 'chance', { n: 'automatic' }],
    ['n + 1', 'invalid automaticValue 0-1', { n: 'automatic' }],
    ['(n)D6 >= 3', 'invalid automaticValue 1-2', { n: 'automatic' }],
    ['1D6 + n', 'invalid notWhole 0-7', { n: 0.5 }],
    ['1D6 + n', 'invalid notWhole 0-7', { n: Number.NaN }],
    ['2 + 1D0', 'invalid noSides 6-7'],
    ['(2 - 5)D6', 'invalid negativeCount 1-6'],
    ['1D6 + repeat(1D6 until = 7)', 'invalid neverEnds 6-27'],
    ['1D1000000', 'tooLarge sides 10000'],
    ['99999999999D6', 'tooLarge dice 1000'],
    ['1000D1000', 'tooLarge outcomes 20000'],
    ['(1000D6)D6', 'tooLarge steps 300000'],
    ['(999D6 + 2)D6', 'tooLarge dice 1000'],
    ['(3D6)D6', 'distribution'],
    ['(1D1000)D(1D1000)', 'tooLarge steps 300000'],
    ['1D(1D1000)', 'tooLarge steps 300000'],
    ['1D10000 * 1D10000', 'tooLarge steps 300000'],
    ['highest(50 of 100D6)', 'tooLarge steps 300000'],
    ['highest(5 of 10D6)', 'distribution'],
    ['repeat(1D100 until = 1)', 'tooLarge steps 300000'],
    ['repeat(1D20 until = 1)', 'distribution'],
    ['sum(1000D6 where >= 4)', 'distribution'],
    ['1000D20', 'tooLarge steps 300000'],
    ['100D20', 'distribution'],
    ['alike(100D6)', 'tooLarge outcomes 20000'],
    ['alike(12D6)', 'distribution'],
    ['rolls(1000D6 until > 3500)', 'tooLarge steps 300000'],
    ['rolls(100D6 until >= 6D100)', 'tooLarge steps 300000'],
    ['rolls(50D2 until < min(300D10, 100D6))', 'tooLarge steps 300000'],
    ['if(1D6 > 6, 1D0, 2)', 'distribution'],
    ['2 + round-up(6 / (1D6 - 1))', 'invalid divisionByZero 18-25'],
    ['round-up(repeat(1D6 until = 1) / 2)', 'invalid endless 0-35'],
    ['rolls(1D6 until > 6)', 'invalid neverEnds 0-20'],
    ['if(1D6 > n, 1, 2)', 'distribution', { n: 'automatic' }],
    ['repeat(100D6 until > 400)', 'tooLarge steps 300000'],
    ['9007199254740991 + 1D6', `tooLarge magnitude ${Number.MAX_SAFE_INTEGER}`],
    ['9007199254740991 * 9007199254740991 * 1D6', `tooLarge magnitude ${Number.MAX_SAFE_INTEGER}`],
    [sharedNames(9), 'tooLarge sharedNames 8'],
  ];
  /** Those on which all steps that are allowed are spent. */
  const dearest: typeof answers = [
    ['a=100D6; b=100D6; a > b or b > a+1', 'tooLarge steps 300000'],
    ['sum(2D(3D1000) where <= 1)', 'tooLarge steps 300000'],
    [`${'1D6+'.repeat(2000)}1`, 'tooLarge steps 300000'],
    [sharedNames(8), 'distribution'],
  ];

  function sharedNames(count: number): string {
    const names = Array.from({ length: count }, (_, index) => `a${index}`);
    return `${names.map((name) => `${name}=1D2;`).join('')}${names.join('+')}+${names.join('+')}`;
  }

  for (const answer of answers) it(titleOf(answer), () => checkAnswer(answer));
  for (const answer of dearest) itLong(titleOf(answer), () => checkAnswer(answer));

  function titleOf([text, expected]: (typeof answers)[number]): string {
    return `${text.slice(0, 60)}: ${expected}`;
  }

  function checkAnswer([text, expected, lets]: (typeof answers)[number]): void {
    const start = process.cpuUsage();
    const odds = oddsOf(text, lets);
    const took = process.cpuUsage(start).user / 1000;
    assert.ok(describeOdds(odds).startsWith(expected), describeOdds(odds));
    // 50 ms are promised on a warm machine; this has to catch what is off by magnitudes on any.
    assert.ok(took < 5000, `took ${took} ms`);
  }

  function describeOdds(odds: Odds): string {
    switch (odds.kind) {
      case 'open':
        return `open ${odds.variables.join(' ')}`;
      case 'tooLarge':
        return `tooLarge ${odds.cap} ${odds.limit}`;
      case 'invalid':
        return `invalid ${odds.code} ${odds.span.start}-${odds.span.end}`;
      default:
        return odds.kind;
    }
  }
});

describe('evaluate, in general', () => {
  it('rolls dice given for a parameter once', () => {
    const { annotation } = parseAnnotation('2D6+1');
    assert.ok(annotation);
    const dice = annotation.body;
    assert.ok(dice.kind === 'addition');
    check('n - n', '0: 1', { n: dice });
    check('n > 10 and n < 12', '1/12', { n: dice });
  });
});
