import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'mocha';
import {
  combinePairs,
  constant,
  type Distribution,
  d66,
  die,
  mapOutcomes,
  negate,
  scale,
} from '../../../server/dice/evaluation/distribution.ts';
import { sumOfRolls } from '../../../server/dice/evaluation/pool.ts';
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

function add(left: Distribution, right: Distribution): Distribution {
  return combinePairs(left, right, (one, other) => one + other);
}

describe('distribution', () => {
  it('never has a negative zero', () => {
    assert.ok(Object.is([...scale(die(1), 0).counts.keys()][0], 0));
    assert.ok(Object.is([...negate(constant(0)).counts.keys()][0], 0));
  });
});

describe('pool', () => {
  it('adds up rolls of any kind', () => {
    const odd = mapOutcomes(die(6), (face) => (face % 2 === 1 ? face : 0));
    check(sumOfRolls(4, odd), [6, 6, 6, 6], (...faces) => faces.reduce((sum, face) => sum + (face % 2) * face, 0));
    check(sumOfRolls(3, negate(die(6))), [6, 6, 6], (a, b, c) => -a - b - c);
    check(sumOfRolls(0, odd), [], () => 0);
    assert.deepEqual(sumOfRolls(2, d66()), add(d66(), d66()));
  });

  itProperty('agrees with adding one die after the other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 12 }), (count, sides) => {
        let expected = constant(0);
        for (let rolled = 0; rolled < count; rolled++) expected = add(expected, die(sides));
        assert.deepEqual(sumOfRolls(count, die(sides)), expected);
      }),
      { numRuns: runs(40) },
    );
  });
});
