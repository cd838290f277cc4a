import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { FilesKnown } from '../../../server/lsp/connection/filesKnown.ts';

const usual = globalThis.setTimeout;
const never = (): Promise<void> => new Promise(() => {});
const atOnce = async (): Promise<void> => {};

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

  for (const [name, hasBegun, latest] of [
    ['the first reading', false, atOnce],
    ['the latest changes', true, never],
  ] as const)
    it(`ends after three seconds, whatever is with ${name}`, async () => {
      const files = new FilesKnown(latest);
      if (hasBegun) files.firstReadingEnded();
      let isOver = false;
      const waiting = files.wait().then(() => {
        isOver = true;
      });
      for (let turn = 0; turn < 10; turn++) await Promise.resolve();
      assert.equal(isOver, false);
      isTooLong();
      await waiting;
    });

  it('ends at once when both are there', async () => {
    const files = new FilesKnown(atOnce);
    files.firstReadingEnded();
    await files.wait();
  });
});
