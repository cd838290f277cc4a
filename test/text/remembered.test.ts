import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { remembered, rememberedLately, rememberedText, rememberedWith } from '../../server/text/remembered.ts';

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

  it('forgets where there are fewer marks, and where there are more', () => {
    let count = 0;
    const total = rememberedWith(
      (numbers: { readonly list: readonly number[] }) => numbers.list,
      ({ list }) => {
        count++;
        return list.length;
      },
    );
    const numbers: { list: readonly number[] } = { list: [1, 2] };
    const counts = [[1, 2], [1], [], [1], [1, 2]].map((list) => {
      numbers.list = list;
      return [total(numbers), count];
    });
    assert.deepEqual(counts, [
      [2, 1],
      [1, 2],
      [0, 3],
      [1, 4],
      [2, 5],
    ]);
  });

  it('keeps what is large of the last objects alone', () => {
    const asked: number[] = [];
    const double = rememberedLately(
      (_: { readonly number: number }) => [],
      ({ number }) => {
        asked.push(number);
        return number * 2;
      },
    );
    const keys = Array.from({ length: 129 }, (_, number) => ({ number }));
    assert.deepEqual(
      keys.map(double),
      keys.map(({ number }) => number * 2),
    );
    const [first, last] = [keys[0], keys.at(-1)];
    assert.ok(first && last);
    assert.deepEqual([double(last), double(first), asked.length, asked.at(-1)], [256, 0, 130, 0]);
  });

  it('begins anew where there are too many texts, and keeps none that is too long', () => {
    const asked: string[] = [];
    const lengthOf = rememberedText({ most: 2, longest: 3 }, (text, factor: number) => {
      asked.push(text);
      return text === '' ? undefined : text.length * factor;
    });
    assert.deepEqual(
      ['', '', 'a', 'a'].map((text) => lengthOf(text, 2)),
      [undefined, undefined, 2, 2],
    );
    assert.deepEqual(asked.splice(0), ['', 'a']);
    assert.deepEqual(
      ['long', 'long', 'a'].map((text) => lengthOf(text, 2)),
      [8, 8, 2],
    );
    assert.deepEqual(asked.splice(0), ['long', 'long']);
    assert.deepEqual(
      ['b', 'a', ''].map((text) => lengthOf(text, 2)),
      [2, 2, undefined],
    );
    assert.deepEqual(asked, ['b', 'a', '']);
  });
});
