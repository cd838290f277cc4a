import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { CancellationTokenSource, ErrorCodes, ResponseError } from 'vscode-languageserver';
import { guard } from '../../../server/lsp/connection/guard.ts';
import { Slices } from '../../../server/lsp/connection/slices.ts';

/** What the guard of a request for the text `given` answers, and what it puts into the log. */
async function answered(handle: (given: { text: string }) => string, given: unknown): Promise<unknown> {
  const reports: string[] = [];
  const context: Parameters<typeof guard>[0] = {
    documents: { get: () => undefined, all: () => [], keys: () => [] } as never,
    slices: new Slices(),
    faults: { report: (where: string, error: unknown) => void reports.push(`${where}: ${error}`) } as never,
    lifeCycle: { assertRunning: () => {} } as never,
  };
  const { token } = new CancellationTokenSource();
  const request = guard(context, 'feature', (asked: { text: string }) => `nothing of ${asked.text}`, handle);
  try {
    return [await request(given as never, token), ...reports];
  } catch (error) {
    return error instanceof ResponseError ? error.code : error;
  }
}

describe('the guard of a request', () => {
  it('answers', async () => {
    assert.deepEqual(await answered(({ text }) => `all of ${text}`, { text: 'a' }), ['all of a']);
  });

  it('answers a fault with as little as can be said to that request, and with a line in the log', async () => {
    const fault = (): string => {
      throw new Error('oops');
    };
    assert.deepEqual(await answered(fault, { text: 'a' }), ['nothing of a', 'feature : Error: oops']);
  });

  it('refuses what is no request, and passes on what was refused', async () => {
    assert.equal(await answered(() => '', 7), ErrorCodes.InvalidParams);
    assert.equal(await answered(() => '', { position: { line: 'a' } }), ErrorCodes.InvalidParams);
    const refuse = (): string => {
      throw new ResponseError(5, 'No.');
    };
    assert.equal(await answered(refuse, { text: 'a' }), 5);
  });
});
