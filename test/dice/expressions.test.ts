import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { checkExpressions } from './expressionOracle.ts';

const count = 400;

describe('made-up expressions', () => {
  it('have the odds that all falls of the dice together make', () => {
    const played = checkExpressions(count, 1);
    assert.ok(played > count / 2, `${played} of ${count} could be played`);
  });
});
