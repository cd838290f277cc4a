import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'mocha';
import { add } from '../../../server/dice/evaluation/convolution.ts';
import {
  constant,
  type Distribution,
  d66,
  die,
  fromCounts,
  greater,
  lesser,
  mapOutcomes,
  mixture,
  negate,
  scale,
  shiftOutcomes,
} from '../../../server/dice/evaluation/distribution.ts';
import { countOfPassing, sumOfDice, sumOfHighest, sumOfRolls } from '../../../server/dice/evaluation/pool.ts';
import { itProperty, runs } from '../../support/runs.ts';
import { bruteForce } from '../bruteForce.ts';

/** The distribution has exactly the counts of trying every way. */
function check(distribution: Distribution, sides: readonly number[], value: (...faces: number[]) => number): void {
  const expected = bruteForce(sides, value);
  assert.deepEqual([...distribution.counts], [...expected]);
  assert.equal(
    distribution.total,
    [...expected.values()].reduce((sum, count) => sum + count, 0n),
  );
}

const small = fc.integer({ min: -20, max: 20 });
const anyDistribution = fc
  .dictionary(small.map(String), fc.bigInt({ min: 1n, max: 1000n }), { minKeys: 1, maxKeys: 12 })
  .map((entries) => {
    const counts = new Map(Object.entries(entries).map(([outcome, count]) => [Number(outcome), count]));
    return fromCounts(
      counts,
      [...counts.values()].reduce((sum, count) => sum + count, 0n),
    );
  });

describe('distribution', () => {
  it('counts dice and numbers', () => {
    check(die(6), [6], (a) => a);
    check(d66(), [6, 6], (a, b) => 10 * a + b);
    check(constant(-3), [], () => -3);
  });

  it('changes outcomes', () => {
    check(shiftOutcomes(die(6), 2), [6], (a) => a + 2);
    check(scale(die(6), -2), [6], (a) => a * -2);
    check(scale(die(6), 0), [6], () => 0);
    check(negate(die(4)), [4], (a) => -a);
    check(
      mapOutcomes(die(6), (face) => Math.ceil(face / 2)),
      [6],
      (a) => Math.ceil(a / 2),
    );
  });

  it('never has a negative zero', () => {
    assert.ok(Object.is([...scale(die(1), 0).counts.keys()][0], 0));
    assert.ok(Object.is([...negate(constant(0)).counts.keys()][0], 0));
  });

  it('combines rolls', () => {
    check(add(die(6), die(4)), [6, 4], (a, b) => a + b);
    check(greater(die(6), shiftOutcomes(die(4), 1)), [6, 4], (a, b) => Math.max(a, b + 1));
    check(lesser(die(6), shiftOutcomes(die(4), 1)), [6, 4], (a, b) => Math.min(a, b + 1));
  });

  it('adds sparse, dense and large distributions alike', () => {
    const hundreds = scale(sumOfDice(2, 6), 100);
    check(add(hundreds, die(6)), [6, 6, 6], (a, b, c) => (a + b) * 100 + c);
    // Enough outcomes that the sum goes through one large product.
    const packed = add(shiftOutcomes(sumOfDice(20, 6), -40), sumOfDice(20, 6));
    assert.deepEqual(packed, shiftOutcomes(sumOfDice(40, 6), -40));
  });

  it('mixes distributions by weight', () => {
    const mixed = mixture(
      [
        { weight: 1n, distribution: die(6) },
        { weight: 2n, distribution: die(4) },
      ],
      12n,
    );
    assert.equal(mixed.total, 36n);
    assert.deepEqual(
      [...mixed.counts],
      [
        [1, 8n],
        [2, 8n],
        [3, 8n],
        [4, 8n],
        [5, 2n],
        [6, 2n],
      ],
    );
  });

  it('adds in any order, and loses no way', () => {
    fc.assert(
      fc.property(anyDistribution, anyDistribution, anyDistribution, (a, b, c) => {
        assert.deepEqual(add(a, b), add(b, a));
        assert.deepEqual(add(add(a, b), c), add(a, add(b, c)));
        const { counts, total } = add(a, b);
        assert.equal(
          [...counts.values()].reduce((sum, count) => sum + count, 0n),
          total,
        );
        assert.deepEqual(
          [...counts.keys()],
          [...counts.keys()].sort((left, right) => left - right),
        );
      }),
    );
  });
});

describe('pool', () => {
  it('adds up dice', () => {
    for (const [count, sides] of [
      [0, 6],
      [1, 1],
      [3, 1],
      [1, 6],
      [2, 6],
      [5, 6],
      [3, 10],
      [6, 2],
      [2, 20],
    ] as const) {
      check(sumOfDice(count, sides), Array(count).fill(sides), (...faces) =>
        faces.reduce((sum, face) => sum + face, 0),
      );
    }
  });

  it('adds up rolls of any kind', () => {
    const odd = mapOutcomes(die(6), (face) => (face % 2 === 1 ? face : 0));
    check(sumOfRolls(4, odd), [6, 6, 6, 6], (...faces) => faces.reduce((sum, face) => sum + (face % 2) * face, 0));
    check(sumOfRolls(3, negate(die(6))), [6, 6, 6], (a, b, c) => -a - b - c);
    check(sumOfRolls(0, odd), [], () => 0);
    assert.deepEqual(sumOfRolls(2, d66()), add(d66(), d66()));
  });

  it('counts dice that pass', () => {
    check(countOfPassing(4, 2n, 6n), [6, 6, 6, 6], (...faces) => faces.filter((face) => face >= 5).length);
    check(countOfPassing(3, 0n, 6n), [6, 6, 6], () => 0);
    check(countOfPassing(3, 6n, 6n), [6, 6, 6], () => 3);
  });

  it('keeps the highest', () => {
    for (const [kept, count] of [
      [1, 3],
      [2, 3],
      [3, 4],
      [4, 4],
      [0, 2],
      [9, 2],
    ] as const) {
      check(sumOfHighest(kept, count, die(5)), kept === 0 ? [] : Array(count).fill(5), (...faces) =>
        faces
          .sort((a, b) => b - a)
          .slice(0, kept)
          .reduce((sum, face) => sum + face, 0),
      );
    }
  });

  itProperty('agrees with adding one die after the other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 12 }), (count, sides) => {
        let expected = constant(0);
        for (let rolled = 0; rolled < count; rolled++) expected = add(expected, die(sides));
        assert.deepEqual(sumOfDice(count, sides), expected);
        assert.deepEqual(sumOfRolls(count, die(sides)), expected);
        assert.deepEqual(sumOfHighest(count, count, die(sides)), expected);
      }),
      { numRuns: runs(40) },
    );
  });
});
