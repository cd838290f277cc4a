import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { percentOf } from '../../server/translations/model/progress.ts';

describe('the progress of a translation', () => {
  for (const [translated, needed, percent] of [
    [0, 0, undefined],
    [0, 3, 0],
    [2, 3, 66],
    [249, 250, 99],
    [250, 250, 100],
  ] as const)
    it(`is ${percent} % for ${translated} of ${needed}`, () =>
      assert.equal(percentOf({ translated, needed }), percent));
});
