import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe } from 'mocha';
import { itProperty, runs } from '../support/runs.ts';
import { blocksIn } from './blocksIn.ts';

describe('blocksOf', () => {
  itProperty('never fails and loses no letter', () => {
    const piece = fc.constantFrom('1 ', '2', '-', '- ', '3-6 ', '\n', '\n\n', 'a', ' ', '    ', '+', '.', '99 ');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const content = pieces.join('');
        const letters = (text: string): number => text.match(/a/g)?.length ?? 0;
        assert.equal(letters(blocksIn(content).join('')), letters(content));
      }),
      { seed: 1, numRuns: runs(1000) },
    );
  });
});
