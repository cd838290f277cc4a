import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'mocha';
import {
  combinePairs,
  constant,
  type Distribution,
  die,
  mapOutcomes,
  negate,
  scale,
} from '../../../server/dice/evaluation/distribution.ts';
import { sumOfRolls } from '../../../server/dice/evaluation/pool.ts';
import { itProperty, runs } from '../../support/runs.ts';

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
  itProperty('adds up rolls of any kind as one after the other does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 12 }), (count, sides) => {
        const odd = mapOutcomes(die(sides), (face) => (face % 2 === 1 ? face : 0));
        for (const roll of [die(sides), odd, negate(odd), scale(die(sides), 3)]) {
          let expected = constant(0);
          for (let rolled = 0; rolled < count; rolled++) expected = add(expected, roll);
          assert.deepEqual(sumOfRolls(count, roll), expected);
        }
      }),
      { numRuns: runs(40) },
    );
  });
});
