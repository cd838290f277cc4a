import assert from 'node:assert/strict';
import { describe } from 'mocha';
import { itProperty, runs } from '../support/runs.ts';
import { checkExpressions } from './expressionOracle.ts';

describe('made-up expressions', () => {
  itProperty('have the odds that all falls of the dice together make', () => {
    const count = runs(400);
    const played = checkExpressions(count, 1);
    assert.ok(played > count / 2, `${played} of ${count} could be played`);
  });
});
