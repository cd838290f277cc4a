import assert from 'node:assert/strict';
import { Recent } from '../../server/queries/recent.ts';
import { asXml, Section } from '../../server/workspace/documents/section.ts';

const many = 32;

describe('what is remembered of the last', () => {
  it('is there for so many at least, and for twice as many at most', () => {
    for (let count = 1; count < 4 * many; count++) {
      const keys = Array.from({ length: count }, (_, number) => ({ number }));
      const recent = new Recent<object, number>();
      for (const key of keys) recent.set(key, key.number);
      const known = keys.filter((key) => recent.get(key) === key.number);
      assert.deepEqual(known, keys.slice(count - known.length), 'the latest are known');
      assert.ok(known.length >= Math.min(count, many) && known.length <= 2 * many, `${known.length} of ${count}`);
    }
  });

  it('is replaced without a place being taken anew', () => {
    const [first, ...others] = Array.from({ length: many }, () => ({}));
    assert.ok(first);
    const recent = new Recent<object, string>();
    recent.set(first, 'old');
    for (const key of others) for (const value of ['old', 'new']) recent.set(key, value);
    recent.set(first, 'new');
    assert.equal(recent.get(first), 'new');
    assert.ok(others.every((key) => recent.get(key) === 'new'));
  });
});

describe('the tree of a section', () => {
  const section = (number: number) => new Section(`<rule id="r-${number}"><p>Roll 1D6.</p></rule>`, asXml('rules'));

  it('is kept while others are read, and read again where too many were', () => {
    const [first, ...others] = Array.from({ length: 2 * many + 1 }, (_, number) => section(number));
    assert.ok(first);
    const { nodes } = first;
    for (const other of others.slice(0, many - 1)) assert.equal(other.nodes.length, 1);
    assert.equal(first.nodes, nodes);
    for (const other of others) assert.equal(other.nodes.length, 1);
    assert.notEqual(first.nodes, nodes);
    assert.deepEqual(first.nodes, nodes);
  });
});
