import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { d66, die, scale } from '../../../server/dice/evaluation/distribution.ts';
import {
  addFractions,
  formatFraction,
  fraction,
  multiplyFractions,
  toNumber,
} from '../../../server/dice/evaluation/fraction.ts';
import { sumOfRolls } from '../../../server/dice/evaluation/pool.ts';
import { maximum, mean, median, minimum, standardDeviation } from '../../../server/dice/evaluation/statistics.ts';

describe('statistics', () => {
  const all = {
    die: die(6),
    two: sumOfRolls(2, die(6)),
    three: sumOfRolls(3, die(6)),
    d66: d66(),
    gold: scale(die(6), 50),
  };

  function check(
    statistic: (distribution: typeof all.die) => unknown,
    expected: Readonly<Record<keyof typeof all, unknown>>,
  ): void {
    const found = Object.fromEntries(
      Object.entries(all).map(([name, distribution]) => [name, statistic(distribution)]),
    );
    assert.deepEqual(found, expected);
  }

  it('has extremes', () => {
    check(minimum, { die: 1, two: 2, three: 3, d66: 11, gold: 50 });
    check(maximum, { die: 6, two: 12, three: 18, d66: 66, gold: 300 });
  });

  it('has exact means and deviations', () => {
    check((one) => formatFraction(mean(one)), { die: '7/2', two: '7', three: '21/2', d66: '77/2', gold: '175' });
    check((one) => standardDeviation(one).toFixed(2), {
      die: '1.71',
      two: '2.42',
      three: '2.96',
      d66: '17.16',
      gold: '85.39',
    });
  });

  it('has middles', () => {
    check(median, { die: 3, two: 7, three: 10, d66: 36, gold: 150 });
  });
});

describe('fraction', () => {
  const half = fraction(1n, 2n);

  it('is in lowest terms with a positive denominator', () => {
    assert.deepEqual(fraction(6n, -4n), { numerator: -3n, denominator: 2n });
    assert.deepEqual(fraction(0n, -7n), { numerator: 0n, denominator: 1n });
  });

  it('calculates', () => {
    assert.equal(formatFraction(addFractions(half, fraction(1n, 3n))), '5/6');
    assert.equal(formatFraction(multiplyFractions(half, fraction(-4n, 3n))), '-2/3');
  });

  it('is in lowest terms at any size, and beside nothing the same', () => {
    const large = 2n ** 53n - 1n;
    for (const factor of [1n, 6n, large, large + 2n, 3n ** 80n]) {
      for (const [numerator, denominator] of [
        [2n, 3n],
        [large, large + 2n],
        [5n ** 40n, 7n ** 40n],
      ] as const)
        assert.deepEqual(fraction(numerator * factor, denominator * factor), { numerator, denominator });
    }
    assert.deepEqual(addFractions(fraction(0n, 1n), half), half);
    assert.deepEqual(addFractions(half, fraction(0n, 1n)), half);
    assert.deepEqual(addFractions(half, fraction(-1n, 2n)), fraction(0n, 1n));
  });

  it('becomes the nearest number at any size', () => {
    assert.equal(toNumber(fraction(1n, 3n)), 1 / 3);
    assert.equal(toNumber(fraction(-5n, 6n)), -5 / 6);
    assert.equal(toNumber(fraction(0n, 5n)), 0);
    assert.equal(toNumber(fraction(10n ** 400n + 1n, 3n * 10n ** 400n)), 1 / 3);
    assert.equal(toNumber(fraction(1n, 10n ** 300n)), 1e-300);
    assert.equal(toNumber(fraction(1n, 10n ** 500n)), 0);
    assert.equal(toNumber(fraction(10n ** 300n, 1n)), 1e300);
    assert.equal(toNumber(fraction(2n ** 53n + 2n, 1n)), 2 ** 53 + 2);
  });
});
