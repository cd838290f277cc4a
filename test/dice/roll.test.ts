import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { evaluate } from '../../server/dice/evaluation/evaluate.ts';
import { toNumber } from '../../server/dice/evaluation/fraction.ts';
import type { Binding, Party } from '../../server/dice/evaluation/odds.ts';
import { parseExpression } from '../../server/dice/language/parse.ts';
import { mulberry32 } from '../../server/dice/random.ts';
import { type Rolled, roll } from '../../server/dice/roll.ts';
import { itLong } from '../support/runs.ts';

type Lets = Readonly<Record<string, Binding>>;

function rollOf(text: string, random: () => number, lets: Lets = {}, party: Party = []): ReturnType<typeof roll> {
  const { annotation } = parseExpression(text);
  assert.ok(annotation, text);
  return roll(annotation, new Map(Object.entries(lets)), random, party);
}

/** The face that a D6 shows, or a face and the sides of another die. */
type Fall = number | readonly [face: number, sides: number];

/** Dice that fall as given. */
function faces(wanted: readonly Fall[]): () => number {
  const left = [...wanted];
  return () => {
    const next = left.shift();
    assert.notEqual(next, undefined, 'no die was expected');
    const [face, sides] = typeof next === 'object' ? next : [next ?? 0, 6];
    return (face - 1) / sides;
  };
}

function check(text: string, dice: readonly Fall[], total: number | boolean | string, lets: Lets = {}): void {
  const rolled = rollOf(text, faces(dice), lets);
  assert.ok(rolled.kind === 'rolled', `${text}: ${rolled.kind}`);
  assert.equal(rolled.total, total, text);
  const shown = dice.map((die) =>
    typeof die === 'object' ? { sides: die[1], face: die[0] } : { sides: 6, face: die },
  );
  assert.deepEqual(rolled.dice, shown, text);
}

describe('roll', () => {
  it('adds, multiplies and compares what the dice show', () => {
    check('D66', [3, 5], 35);
    check(
      '1D4 - 1D3',
      [
        [4, 4],
        [1, 3],
      ],
      3,
    );
    check('(1D3)D6', [[2, 3], 5, 6], 11);
    check('sum(3D6 where even) + sum(1D6 where odd)', [1, 6, 4, 3], 13);
    check('repeat(1D6 until = 1)', [6, 4, 1], 11);
    check('repeat(1D6 until >= n)', [2], 2, { n: 'automatic' });
    check('rolls(1D6 until = 1)', [6, 4, 1], 3);
    check('if(1D6 >= 4, 2D6, 100)', [4, 1, 2], 3);
    check('if(1D6 >= 4, 2D6, 100)', [3], 100);
    check('reroll(3D6 where <= 2)', [1, 5, 2, 2, 6], 13);
    check('highest(1 of reroll(D66 where < 20))', [1, 6, 3, 2], 32);
    check('reroll(reroll(1D6 where = 1) where = 1)', [1, 1, 1, 2], 2);
    check('reroll(reroll(1D6 where = 1) where = 2)', [2, 1, 3], 3);
    check('1D6 = 1 or not 1D6 = 1', [1, 1], true);
    check('1D6 = 1 and 1D6 = 2', [2, 2], false);
    check('1D6 >= n', [], true, { n: 'automatic' });
    check('each(count(3D6 >= 4): 2D6)', [4, 1, 6, 2, 3, 5, 5], 15);
    check('each(0: 1D0)', [], 0);
    check('turns(1D6 = 6)', [5, 1, 6], 3);
    const contest = 'a = 1D6; b = 1D6; outcomes(win: a > b, again: a = b, lose)';
    check(contest, [3, 3, 4, 4, 2, 6], 'lose');
    check(contest, [5, 3], 'win');
    check('outcomes(first: 1D6 = 6, second: 1D6 = 6)', [1, 6], 'second');
    check('outcomes(first: 1D6 = 6, second: 1D6 = 6)', [1, 1], '');
  });

  it('rolls a name once', () => {
    check('unused = 1D6; 2D6', [1, 1], 2);
    check('blow = 1D6; each(3: max(0, blow - 4))', [6], 6);
    check('dice = 3D6; highest(1 of dice) - lowest(1 of dice) + dice', [3, 6, 1], 15);
    check('dice = 3D6; sum(reroll(dice where = 1) where >= 4) + count(dice = 1)', [1, 5, 1, 4, 2], 11);
    const { annotation } = parseExpression('2D6');
    assert.ok(annotation && annotation.body.kind === 'dice');
    check('n x n', [2, 3], 25, { n: annotation.body });
  });

  it('rolls for each Warrior of the party', () => {
    const party = [5, 2].map((initiative) => new Map([['initiative', initiative]]));
    const rolled = rollOf('party(1D6 <= initiative) + initiative', faces([5, 3]), { initiative: 10 }, party);
    assert.ok(rolled.kind === 'rolled');
    assert.equal(rolled.total, 11);
    check('party(1D6 <= initiative)', [4, 3], 1, { initiative: 3, warriors: 2 });
    const unknown = rollOf('party(1D6 <= initiative + luck)', () => 0, {}, party);
    assert.deepEqual(unknown, { kind: 'open', variables: ['luck'] });
  });

  it('says why it cannot', () => {
    const answers: readonly (readonly [string, object, Lets?])[] = [
      ['1D6 + strength', { kind: 'open', variables: ['strength'] }],
      ['1 + n', { kind: 'invalid', code: 'automaticValue', name: 'n', span: { start: 4, end: 5 } }, { n: 'automatic' }],
      ['1D0', { kind: 'invalid', code: 'noSides', sides: 0, span: { start: 2, end: 3 } }],
      ['(1-2)D6', { kind: 'invalid', code: 'negativeCount', count: -1, span: { start: 1, end: 4 } }],
      ['round-up(1 / (1-1))', { kind: 'invalid', code: 'divisionByZero', span: { start: 14, end: 17 } }],
      ['outcomes(again: 1D6 > 0, done)', { kind: 'invalid', code: 'neverEnds', span: { start: 0, end: 30 } }],
      ['outcomes(again)', { kind: 'invalid', code: 'neverEnds', span: { start: 0, end: 15 } }],
      ['each(1 - 3: 1D6)', { kind: 'invalid', code: 'negativeCount', count: -2, span: { start: 5, end: 10 } }],
      ['turns(1D6 > 6)', { kind: 'invalid', code: 'neverEnds', span: { start: 0, end: 14 } }],
      ['each(1001: 1)', { kind: 'tooLarge', cap: 'times', limit: 1000, span: { start: 5, end: 9 } }],
      ['repeat(0D6 until = 1)', { kind: 'invalid', code: 'neverEnds', span: { start: 0, end: 21 } }],
      ['repeat(1D6 until = 7)', { kind: 'invalid', code: 'neverEnds', span: { start: 0, end: 21 } }],
      ['repeat(9D6 until = 54)', { kind: 'tooLarge', cap: 'dice', limit: 10_000, span: { start: 7, end: 10 } }],
      ['99999999D6', { kind: 'tooLarge', cap: 'dice', limit: 10_000, span: { start: 0, end: 10 } }],
      ['1D1000000', { kind: 'tooLarge', cap: 'sides', limit: 10_000, span: { start: 0, end: 9 } }],
      [
        '9007199254740991 + 1',
        { kind: 'tooLarge', cap: 'magnitude', limit: Number.MAX_SAFE_INTEGER, span: { start: 0, end: 20 } },
      ],
    ];
    for (const [text, expected, lets] of answers)
      assert.deepEqual(
        rollOf(text, () => 0, lets),
        expected,
        text,
      );
  });

  itLong('follows the odds', () => {
    const random = mulberry32(7);
    for (const text of followed) {
      const { annotation } = parseExpression(text);
      assert.ok(annotation);
      const odds = evaluate(annotation);
      const rolls = Array.from({ length: 4000 }, () => Number(totalOf(rollOf(text, random))));
      const average = rolls.reduce((sum, total) => sum + total, 0) / rolls.length;
      const counts = odds.kind === 'distribution' ? odds.distribution.counts : new Map([[1, 0n]]);
      for (const total of rolls) assert.ok(odds.kind === 'chance' || counts.has(total));
      const expected = odds.kind === 'chance' ? toNumber(odds.chance) : meanOf(counts);
      // Four thousand rolls of a seed that never changes: this never fails by chance.
      assert.ok(Math.abs(average - expected) < 0.05 * Math.max(1, expected), `${text}: ${average}, not ${expected}`);
    }
  });
});

const followed = [
  '3D6',
  '1D6 + 2 >= 2D6',
  'highest(2 of 3D4)',
  'a = 1D6; b = 1D6; a x b + (a)D4',
  'reroll(2D6 where <= 2)',
  'sum(2D6 unless = 1)',
  'alike(4D6)',
  'alike(reroll(3D6 where <= 3))',
  'each(1D3: max(0, 1D6 - 2))',
  'dice = 4D6; highest(1 of dice) - lowest(1 of dice)',
  'if(1D6 >= 5, 4D6, round-down(3D6 / 2))',
  'rolls(1D6 until <= 2)',
];

function totalOf(rolled: ReturnType<typeof roll>): Rolled['total'] {
  assert.ok(rolled.kind === 'rolled');
  return rolled.total;
}

function meanOf(counts: ReadonlyMap<number, bigint>): number {
  let sum = 0;
  let ways = 0;
  for (const [outcome, count] of counts) {
    sum += outcome * Number(count);
    ways += Number(count);
  }
  return sum / ways;
}

describe('mulberry32', () => {
  it('gives the same numbers for the same seed', () => {
    const numbers = (seed: number) => {
      const random = mulberry32(seed);
      return [random(), random(), random()].map((value) => Math.floor(value * 2 ** 32));
    };
    // The first numbers of the published generator for these seeds.
    assert.deepEqual(numbers(0), [1144304738, 1416247, 958946056]);
    assert.deepEqual(numbers(1995), [1179460256, 2706841141, 1244281958]);
    assert.notDeepEqual(numbers(1), numbers(2));
    assert.deepEqual(numbers(2 ** 32 + 5), numbers(5));
  });

  it('lets each face fall about equally often', () => {
    const random = mulberry32(1995);
    const counts = Array(6).fill(0);
    for (let rolled = 0; rolled < 60_000; rolled++) counts[Math.floor(random() * 6)]++;
    for (const count of counts) assert.ok(Math.abs(count - 10_000) < 400, counts.join());
  });
});
