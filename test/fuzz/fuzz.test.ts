import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import { it } from 'mocha';
import { describeLong } from '../support/runs.ts';
import type { Input } from './input.ts';
import type { Material } from './material.ts';
import { type Run, run } from './run.ts';

/** Generous: a run takes some ten seconds where nothing else runs. */
const longestMilliseconds = 600_000;
const seed = 1995;

/** Tries inputs on at most two cores. Returns what is wrong, and how many inputs there were. */
async function check(wanted: Pick<Run, 'count' | 'material' | 'worker' | 'limit'>) {
  const workers = Math.min(2, availableParallelism());
  const { tally, findings } = await run({ ...wanted, seed, workers });
  return { findings, inputs: tally.inputs };
}

describeLong('defects that are planted', function () {
  this.timeout(longestMilliseconds);

  const text = 'Of an x the y is all, ??? said he. !!! said she.';
  const pieces = [[{ languageId: 'plaintext', text }]] as const;
  const material: Material = { content: pieces, prose: pieces, expressions: ['1D6'] };

  it('are found, told apart, and shown with the least input', async () => {
    const { findings, inputs } = await check({ count: 60, material, worker: 'plantedWorker', limit: 200 });
    assert.equal(inputs, 60);
    const least = findings.map(({ failure: { kind, input } }) => `${kind} ${textOf(input)}`);
    assert.deepEqual(least.toSorted(), ['difference ??', 'hang !!', 'throw xy']);
  });
});

function textOf(input: Input): string {
  if ('steps' in input) return input.files.map(({ text }) => text).join('');
  return 'text' in input ? input.text : '';
}
