import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { describe, it } from 'mocha';

/** Keeps enough of what it creates that V8 gives young objects all the space that it may, and prints the megabytes of that space. */
const program = (beginning: string): string => `
  import { setImmediate } from 'node:timers/promises';
  import { getHeapSpaceStatistics } from 'node:v8';
  import { limitYoungObjects } from ${JSON.stringify(resolve('server/start/limitYoungObjects.ts'))};
  ${beginning}
  const kept = [];
  const work = async () => {
    for (let round = 0; round < 300; round++) {
      for (let index = 0; index < 10_000; index++) kept[(round * 10_000 + index) % 400_000] = { index, text: [index] };
      await setImmediate();
    }
    const young = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space');
    console.log(young.space_size / 1024 / 1024);
  };
  work();`;

async function megabytesAfter(beginning: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: program(beginning), resolveDir: resolve('.') },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
  });
  return Number(execFileSync(process.execPath, ['-e', outputFiles[0]?.text ?? ''], { encoding: 'utf8' }));
}

describe('the space for young objects', () => {
  it('is half of what V8 would take', async () => {
    const [limited, usual] = [await megabytesAfter('limitYoungObjects();'), await megabytesAfter('')];
    assert.ok(limited <= 16, `${limited} MB`);
    assert.ok(usual > 16, `${usual} MB without the limit: nothing is tested`);
  });
});
