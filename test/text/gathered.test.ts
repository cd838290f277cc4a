import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { gathered } from '../../server/text/gathered.ts';

describe('what is found for the items of a list', () => {
  it('is one list in the order of the items, as flatMap makes it', () => {
    const halves = (text: string): readonly string[] => text.split('-');
    const list = ['a-b', 'c', '-', 'd-e-f'];
    assert.deepEqual(gathered(list, halves), list.flatMap(halves));
  });

  it('keeps lists within lists, and is empty where nothing is found', () => {
    assert.deepEqual(
      gathered([1, 2], (one) => [[one]]),
      [[1], [2]],
    );
    assert.deepEqual(
      gathered([1, 2], () => []),
      [],
    );
  });
});
