import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { binsOf } from '../../../server/answers/odds/bins.ts';
import { type Distribution, die, scale } from '../../../server/dice/evaluation/distribution.ts';
import { sumOfRolls } from '../../../server/dice/evaluation/pool.ts';
import { maximum, minimum } from '../../../server/dice/evaluation/statistics.ts';

describe('bins', () => {
  it('have all outcomes once, in order, in a number that is taken in at a glance', () => {
    for (const distribution of [die(1), die(24), die(25), die(1000), scale(die(100), -5), ...[4, 8, 20, 100].map(d6)]) {
      const bins = binsOf(distribution);
      assert.ok(bins.length <= 24, `${bins.length} bins`);
      assert.equal(
        bins.reduce((sum, { count }) => sum + count, 0n),
        distribution.total,
      );
      assert.deepEqual([bins[0]?.low, bins.at(-1)?.high], [minimum(distribution), maximum(distribution)]);
      assert.ok(bins.every(({ low, high }, index) => low <= high && low > (bins[index - 1]?.high ?? low - 1)));
    }
  });

  it('are as wide as each other between ends that hardly ever come up', () => {
    for (const distribution of [8, 20, 50, 100].map(d6)) {
      const bins = binsOf(distribution);
      for (const end of [bins[0], bins.at(-1)]) assert.ok(end && end.count * 1000n < distribution.total);
      assert.equal(new Set(bins.slice(1, -1).map(({ low, high }) => high - low)).size, 1);
    }
  });

  it('make no end of outcomes that are as likely as all others', () => {
    const bins = binsOf(die(44));
    assert.deepEqual(
      bins.map(({ low, high }) => high - low),
      bins.map(() => 1),
    );
  });
});

function d6(count: number): Distribution {
  return sumOfRolls(count, die(6));
}
