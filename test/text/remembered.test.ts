import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { remembered, rememberedWith } from '../../server/text/remembered.ts';

describe('remembering', () => {
  it('works each object out once, also where the answer is that there is none', () => {
    const asked: string[] = [];
    const nameOf = remembered(({ name }: { readonly name: string }) => {
      asked.push(name);
      return name === '' ? undefined : name;
    });
    const [eel, nobody] = [{ name: 'eel' }, { name: '' }];
    assert.deepEqual([eel, nobody, eel, nobody].map(nameOf), ['eel', undefined, 'eel', undefined]);
    assert.deepEqual(asked, ['eel', '']);
    assert.equal(nameOf({ name: 'eel' }), 'eel');
    assert.equal(asked.length, 3);
  });

  it('forgets where a mark is another one, and tells what it knows', () => {
    let count = 0;
    const times = rememberedWith(
      (_: object, factor: number, unit: { readonly of: number }) => [factor, unit],
      (_, factor, unit) => {
        count++;
        return factor * unit.of;
      },
    );
    const [key, unit] = [{}, { of: 2 }];
    assert.equal(times.isKnown(key, 3, unit), false);
    assert.deepEqual([times(key, 3, unit), times(key, 3, unit), count], [6, 6, 1]);
    assert.deepEqual(
      [times.isKnown(key, 3, unit), times.isKnown(key, 4, unit), times.isKnown({}, 3, unit)],
      [true, false, false],
    );
    assert.deepEqual([times(key, 4, unit), times(key, 4, { of: 2 }), times(key, 4, unit), count], [8, 8, 8, 4]);
  });
});
