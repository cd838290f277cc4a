import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { shareAmount, sharePercent } from '../../../server/answers/fights/shares.ts';
import { fraction } from '../../../server/dice/evaluation/fraction.ts';
import type { Share } from '../../../server/fights/fight.ts';
import { messagesFor } from '../../../server/wording/messages.ts';

function exact(numerator: bigint, denominator: bigint): Share {
  return { exact: fraction(numerator, denominator), value: Number(numerator) / Number(denominator) };
}

const percents: readonly (readonly [share: Share, text: string])[] = [
  [exact(0n, 1n), '0 %'],
  [exact(1n, 1n), '100 %'],
  [exact(391903n, 483153n), '81.1 %'],
  [exact(1n, 2n), '50 %'],
  [exact(9989n, 10000n), '99.89 %'],
  [exact(11n, 10000n), '0.11 %'],
  [exact(999999n, 1000000n), '> 99.99 %'],
  [exact(1n, 10000000n), '< 0.01 %'],
  [exact(66n, 1000000n), '< 0.01 %'],
  [{ value: 0 }, '< 0.01 %'],
  [{ value: 0.8115 }, '81.2 %'],
  [{ value: 1, error: 1e-9 }, '> 99.99 %'],
  // Played:
  [{ value: 0.582, error: 0.004 }, '58.2 % ± 0.4'],
  [{ value: 0.5, error: 0.00499 }, '50 % ± 0.5'],
  [{ value: 0.8115, error: 1e-5 }, '81.2 %'],
  [{ value: 0.8115, error: 0.0003 }, '81.2 % ± 0.03'],
  [{ value: 0.004, error: 0.001 }, '0.4 % ± 0.1'],
  [{ value: 0.0004, error: 0.001 }, '< 0.14 %'],
  [{ value: 1, error: 0.0003 }, '> 99.97 %'],
  [{ value: 0, error: 0.0003 }, '< 0.03 %'],
];

describe('a chance of a fight', () => {
  for (const [share, text] of percents) {
    it(`is told with its error: ${share.value} within ${share.error} is ${text}`, () =>
      assert.equal(sharePercent(share, messagesFor('en')), text));
  }

  it('has the decimal sign of the language', () =>
    assert.equal(sharePercent(exact(391903n, 483153n), messagesFor('es')), '81,1 %'));
});

describe('a mean of a fight', () => {
  for (const [value, error, text] of [
    [9.4128, 0, '9.4'],
    [0.000001, 1e-6, '0'],
    [0.318, 0, '0.32'],
    [9.5, 0.01, '9.5'],
    [9.5, 0.14, '9.5 ± 0.1'],
  ] as const) {
    it(`is told with its error: ${value} within ${error} is ${text}`, () =>
      assert.equal(shareAmount({ value, error }, messagesFor('en')), text));
  }
});
