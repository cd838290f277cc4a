import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe } from 'mocha';
import { findChances } from '../../../server/dice/prose/chances/reading.ts';
import { anyText } from '../../support/anyText.ts';
import { assertLinearSteps, repeated } from '../../support/growth.ts';
import { itLong, itProperty, runs } from '../../support/runs.ts';

describe('findChances', () => {
  itProperty('finds chances that lie inside the text and do not overlap', () => {
    const words =
      'Roll 1D6 2D6 on a of score natural 5+ 4, 5 or 6 o más and add his Strength . If total the is 7 more less greater than n each dice + ( ) - 1-3'.split(
        ' ',
      );
    const texts = fc.oneof(
      anyText(),
      fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((some) => some.join(' ')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        let end = 0;
        for (const { span } of findChances(text)) {
          assert.ok(end <= span.start && span.start < span.end && span.end <= text.length);
          end = span.end;
        }
      }),
      { numRuns: runs(2000) },
    );
  });

  itLong('takes steps in proportion to the text', () => {
    const find = (text: string): unknown => findChances(`Roll 1D6 ${text}`);
    assertLinearSteps(
      repeated(['Roll 1D6. On a 5+ ', '1, ', 'and add ', 'Roll 1D6 ', 'on a score of 1, ']),
      find,
      3000,
    );
  });
});
