import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { describe, it } from 'mocha';

/** Keeps enough of what it creates that V8 gives young objects all the space that it may, and prints the megabytes of that space, and compiled code. */
const program = (beginning: string): string => `
  import { setImmediate } from 'node:timers/promises';
  import { getHeapSpaceStatistics } from 'node:v8';
  import { Script } from 'node:vm';
  import { limitYoungObjects, withUsualGrowth } from ${JSON.stringify(resolve('server/start/limitYoungObjects.ts'))};
  ${beginning}
  const kept = [];
  const work = async () => {
    for (let round = 0; round < 100; round++) {
      for (let index = 0; index < 10_000; index++) kept[(round * 10_000 + index) % 400_000] = { index, text: [index] };
      await setImmediate();
    }
    const young = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space');
    const code = withUsualGrowth(() => new Script('1 + 1').createCachedData()).toString('base64');
    console.log(JSON.stringify({ megabytes: young.space_size / 1024 / 1024, code }));
  };
  work();`;

async function resultOf(beginning: string): Promise<{ readonly megabytes: number; readonly code: string }> {
  const { outputFiles } = await build({
    stdin: { contents: program(beginning), resolveDir: resolve('.') },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
  });
  return JSON.parse(execFileSync(process.execPath, ['-e', outputFiles[0]?.text ?? ''], { encoding: 'utf8' }));
}

describe('the space for young objects', () => {
  const limiting = resultOf('limitYoungObjects();');

  it('is half of what V8 would take', async () => {
    const [limited, usual] = await Promise.all([limiting, resultOf('')]);
    assert.ok(limited.megabytes <= 16, `${limited.megabytes} MB`);
    assert.ok(usual.megabytes > 16, `${usual.megabytes} MB without the limit: nothing is tested`);
  });

  it('makes no difference to compiled code, which V8 only uses with the same flags', async () => {
    const { code } = await limiting;
    const use = `
      const cachedData = Buffer.from('${code}', 'base64');
      console.log(new (require('node:vm').Script)('1 + 1', { cachedData }).cachedDataRejected);`;
    assert.equal(execFileSync(process.execPath, ['-e', use], { encoding: 'utf8' }), 'false\n');
  });
});
