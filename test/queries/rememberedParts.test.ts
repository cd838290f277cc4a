import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { rememberedParts } from '../../server/queries/rememberedParts.ts';

/** Lengths of parts, and the parts whose length has been calculated. */
function counting() {
  const asked: string[] = [];
  const lengths = rememberedParts((part) => {
    asked.push(part);
    return part.length;
  });
  return { asked, lengths };
}

describe('remembering parts of texts', () => {
  it('gives what each part has, after any edits of several texts', () => {
    const text = fc.array(fc.constantFrom('', 'a', 'bb', 'ccc', 'dddd'), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 30 }), (texts) => {
        const { lengths } = counting();
        for (const parts of texts)
          assert.deepEqual(
            lengths(parts),
            parts.map((part) => part.length),
          );
      }),
    );
  });

  it('calculates only the parts that are new between the same beginning and the same end', () => {
    const { asked, lengths } = counting();
    lengths(['one', 'two', 'three', 'four']);
    asked.length = 0;
    assert.deepEqual(lengths(['one', 'fifth', 'sixths', 'three', 'four']), [3, 5, 6, 5, 4]);
    assert.deepEqual(lengths(['one', 'four']), [3, 4]);
    assert.deepEqual(lengths(['one', 'five', 'four']), [3, 4, 4]);
    assert.deepEqual(asked, ['fifth', 'sixths', 'five']);
  });

  it('keeps only the last state of a text, so that other texts are not forgotten while it is edited', () => {
    const { asked, lengths } = counting();
    lengths(['another', 'text']);
    for (let edit = 0; edit < 100; edit++) lengths(['begin', `edit ${edit}`, 'end']);
    asked.length = 0;
    lengths(['another', 'text']);
    assert.deepEqual(asked, []);
    lengths(['begin', 'edit 98', 'end']);
    assert.deepEqual(asked, ['edit 98']);
  });

  it('forgets a text after eight others', () => {
    const { asked, lengths } = counting();
    const parts = (number: number): string[] => [`begin ${number}`, `end ${number}`];
    for (let number = 0; number < 9; number++) lengths(parts(number));
    asked.length = 0;
    lengths(parts(1));
    assert.deepEqual(asked, []);
    lengths(parts(0));
    assert.deepEqual(asked, parts(0));
  });
});
