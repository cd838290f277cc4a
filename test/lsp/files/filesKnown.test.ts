import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { atMost } from '../../../server/lsp/files/atMost.ts';

const usual = globalThis.setTimeout;
const never = (): Promise<void> => new Promise(() => {});

describe('waiting for the files', () => {
  /** Ends the longest wait. */
  let isTooLong = (): void => {};
  beforeEach(() => {
    Reflect.set(globalThis, 'setTimeout', (end: () => void, milliseconds: number) => {
      assert.equal(milliseconds, 3000);
      isTooLong = end;
    });
  });
  afterEach(() => void Reflect.set(globalThis, 'setTimeout', usual));

  it('ends after so long, whatever is with them', async () => {
    let isOver = false;
    const waiting = atMost(3000, never()).then(() => {
      isOver = true;
    });
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    assert.equal(isOver, false);
    isTooLong();
    await waiting;
  });

  it('ends at once when they are there', () => atMost(3000, Promise.resolve()));
});
