import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { grouped } from '../../server/text/grouped.ts';
import { OrderedSet } from '../../server/text/orderedSet.ts';

describe('grouped items', () => {
  it('are in the order of the items, and their keys in that of the first item of each', () => {
    const byLength = grouped(['bb', 'a', 'cc', 'd', 'eee'], ({ length }) => length);
    assert.deepEqual(
      [...byLength],
      [
        [2, ['bb', 'cc']],
        [1, ['a', 'd']],
        [3, ['eee']],
      ],
    );
  });
});

/** Does the same to an ordered set and to a plain one; `read` looks at what is in it. */
function check(steps: readonly (readonly ['add' | 'remove' | 'read', number])[]): void {
  const [ordered, plain] = [new OrderedSet<number>(), new Set<number>()];
  for (const [step, item] of steps) {
    if (step === 'add' && !plain.has(item)) {
      ordered.add(item);
      plain.add(item);
    } else if (step === 'remove' && plain.has(item)) {
      ordered.remove(item);
      plain.delete(item);
    } else if (step === 'read') {
      assert.deepEqual(
        ordered.inOrder((left, right) => left - right),
        [...plain].sort((left, right) => left - right),
      );
    }
    assert.equal(ordered.size, plain.size);
  }
}

describe('an ordered set', () => {
  it('has what was added and not removed since, in order, whenever somebody reads it', () => {
    const step = fc.tuple(fc.constantFrom('add', 'add', 'remove', 'remove', 'read'), fc.nat(12));
    fc.assert(fc.property(fc.array(step, { maxLength: 80 }), (steps) => check([...steps, ['read', 0]])));
  });

  it('has each item once where one is taken out and put in again', () => {
    check([
      ['add', 1],
      ['add', 2],
      ['remove', 1],
      ['add', 1],
      ['read', 0],
    ]);
  });

  it('goes on where many are taken out and put in before anybody reads it', () => {
    const letters = Array.from(
      { length: 100 },
      (_, item) =>
        [
          ['remove', item],
          ['add', item + 1],
        ] as const,
    ).flat();
    check([['add', 0], ...letters, ['read', 0]]);
  });
});
