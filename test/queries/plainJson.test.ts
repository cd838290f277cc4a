import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { fromPlainJson, plainJson } from '../../server/queries/plainJson.ts';

describe('plain data as JSON', () => {
  it('is the same when it is read again, also where a member has no value', () => {
    for (const value of [
      { a: [1, 'ñ\ud800', true, undefined, null], b: {}, c: undefined },
      [],
      '',
      0,
      undefined,
      Infinity,
      [-Infinity],
    ])
      assert.deepEqual(fromPlainJson(plainJson({ value })), { value });
  });
});
