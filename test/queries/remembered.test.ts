import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { Mark, noteRead } from '../../server/queries/reads.ts';
import { query, remembered, rememberedLately, rememberedText } from '../../server/queries/remembered.ts';

/** A number that changes. */
class Count extends Mark {
  #count = 0;

  get count(): number {
    noteRead(this);
    return this.#count;
  }

  set count(count: number) {
    this.#count = count;
    this.change();
  }
}

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

  it('forgets with another argument', () => {
    let count = 0;
    const times = query((_: object, factor: number, unit: { readonly of: number }) => {
      count++;
      return factor * unit.of;
    });
    const [key, unit] = [{}, { of: 2 }];
    assert.deepEqual([times(key, 3, unit), times(key, 3, unit), count], [6, 6, 1]);
    assert.deepEqual([times(key, 4, unit), times(key, 4, { of: 2 }), times(key, 4, unit), count], [8, 8, 8, 4]);
  });

  for (const [name, memory] of Object.entries({ query, remembered, rememberedLately }))
    it(`forgets where something that was read has changed, also through others (${name})`, () => {
      const [eels, rays] = [new Count(), new Count()];
      let [inner, outer] = [0, 0];
      const fish = memory((_: object) => {
        inner++;
        return eels.count;
      });
      const all = memory((key: object) => {
        outer++;
        return fish(key) + (eels.count > 1 ? rays.count : 0);
      });
      const key = {};
      assert.deepEqual([all(key), all(key), inner, outer], [0, 0, 1, 1]);
      // Nobody has read it.
      rays.count = 7;
      assert.deepEqual([all(key), inner, outer], [0, 1, 1]);
      eels.count = 2;
      assert.deepEqual([all(key), inner, outer], [9, 2, 2]);
      rays.count = 8;
      assert.deepEqual([all(key), inner, outer], [10, 2, 3]);
      // What the inner one has remembered counts for the outer one too.
      assert.equal(fish(key), 2);
      eels.count = 3;
      assert.deepEqual([fish(key), all(key), inner, outer], [3, 11, 3, 4]);
    });

  it('remembers for texts until something else that was read has changed', () => {
    const eels = new Count();
    let count = 0;
    const sized = rememberedText({ most: 10 }, (text) => {
      count++;
      return text === 'eels' ? eels.count : text.length;
    });
    assert.deepEqual([sized('ray'), sized('ray'), sized('eels'), sized('eels'), count], [3, 3, 0, 0, 2]);
    eels.count = 5;
    assert.equal(sized('eels'), 5);
  });

  it('notes nothing of work that failed', () => {
    const eels = new Count();
    const failing = query((_: object): number => {
      if (eels.count === 0) throw new Error('none');
      return eels.count;
    });
    const key = {};
    assert.throws(() => failing(key), /none/);
    eels.count = 1;
    assert.equal(failing(key), 1);
  });

  it('keeps what is large of the last objects alone', () => {
    const asked: number[] = [];
    const double = rememberedLately(({ number }: { readonly number: number }) => {
      asked.push(number);
      return number * 2;
    });
    const keys = Array.from({ length: 129 }, (_, number) => ({ number }));
    assert.deepEqual(
      keys.map((key) => double(key)),
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
