import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { shareAmount, sharePercent } from '../../../server/answers/fights/shares.ts';
import { fraction } from '../../../server/dice/evaluation/fraction.ts';
import type { Share } from '../../../server/fights/fight.ts';
import { messagesFor } from '../../../server/wording/messages.ts';

function exact(numerator: bigint, denominator: bigint): Share {
  return { exact: fraction(numerator, denominator), value: Number(numerator) / Number(denominator) };
}

const percents: readonly (readonly [share: Share, error: number, text: string])[] = [
  [exact(0n, 1n), 0, '0 %'],
  [exact(1n, 1n), 0, '100 %'],
  [exact(391903n, 483153n), 0, '81.1 %'],
  [exact(1n, 2n), 0, '50 %'],
  [exact(9989n, 10000n), 0, '99.89 %'],
  [exact(11n, 10000n), 0, '0.11 %'],
  [exact(999999n, 1000000n), 0, '> 99.99 %'],
  [exact(9999999n, 10000000n), 0, '> 99.99 %'],
  [exact(1n, 10000000n), 0, '< 0.01 %'],
  [exact(66n, 1000000n), 0, '< 0.01 %'],
  [{ value: 0 }, 0, '< 0.01 %'],
  [{ value: 1 }, 1e-9, '> 99.99 %'],
  [{ value: 0.99999895 }, 1e-7, '> 99.99 %'],
  [{ value: 0.811136 }, 1e-9, '81.1 %'],
  // Rounded in two ways: digits that both have.
  [{ value: 0.8115 }, 1e-6, '81.15 %'],
  [{ value: 0.8115 }, 2e-3, '81 %'],
  [{ value: 0.815 }, 2e-2, '79.5–83.5 %'],
  [{ value: 0.004 }, 1e-3, '< 0.5 %'],
];

describe('a chance of a fight', () => {
  for (const [share, error, text] of percents) {
    it(`has the digits that are certain: ${share.value} within ${error} is ${text}`, () =>
      assert.equal(sharePercent(share, error, messagesFor('en')), text));
  }

  it('has the decimal sign of the language', () =>
    assert.equal(sharePercent(exact(391903n, 483153n), 0, messagesFor('es')), '81,1 %'));
});

describe('a mean of a fight', () => {
  for (const [value, error, text] of [
    [9.4128, 0, '9.4'],
    [0.000001, 1e-6, '0'],
    [0.318, 0, '0.32'],
    [9.45, 1e-9, '9.45'],
    [9.45, 0.1, '9.35–9.55'],
    [9.5, 0.1, '9.4–9.6'],
  ] as const) {
    it(`has the digits that are certain: ${value} within ${error} is ${text}`, () =>
      assert.equal(shareAmount({ value }, error, messagesFor('en')), text));
  }
});
