import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { numberText, percentText } from '../../../server/answers/odds/numbers.ts';
import { fraction } from '../../../server/dice/evaluation/fraction.ts';
import { messagesFor } from '../../../server/wording/messages.ts';

/** How many formatters the work makes. */
function formattersMadeBy(work: () => void): number {
  const { NumberFormat } = Intl;
  let made = 0;
  const counting = new Proxy(NumberFormat, {
    construct: (target, args: ConstructorParameters<typeof NumberFormat>) => {
      made++;
      return new target(...args);
    },
  });
  Object.defineProperty(Intl, 'NumberFormat', { value: counting, configurable: true, writable: true });
  work();
  Object.defineProperty(Intl, 'NumberFormat', { value: NumberFormat, configurable: true, writable: true });
  return made;
}

describe('numbers', () => {
  const [english, spanish] = [messagesFor('en'), messagesFor('es')];

  it('are written as each language writes them', () => {
    assert.equal(numberText(1234.567, english), '1234.57');
    assert.equal(numberText(1234.567, spanish), '1234,57');
    assert.equal(percentText(fraction(1n, 3000n), english), '0.033 %');
    assert.equal(percentText(fraction(1n, 3000n), spanish), '0,033 %');
  });

  it('make no formatter for each number', () => {
    const write = (): void => {
      for (let number = 1; number <= 1000; number++) {
        for (const messages of [english, spanish]) {
          numberText(number / 7, messages);
          percentText(fraction(BigInt(number), 1003n), messages);
        }
      }
    };
    write();
    assert.equal(formattersMadeBy(write), 0);
  });
});
