import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { describe, it } from 'mocha';

/** What a program creates again and again: how many of it are kept at a time, and are created between two pauses. */
interface Created {
  readonly created: string;
  readonly kept: number;
  readonly atOnce: number;
}

/** Enough that V8 gives young objects all the space that it may. */
const small: Created = { created: '{ index, text: [index] }', kept: 400_000, atOnce: 10_000 };
/** 250 MB, in lists of 10 MB. */
const large: Created = { created: 'new Array(1_250_000).fill(index)', kept: 25, atOnce: 1 };

/** Prints the megabytes of the space for young objects at the end, the most that all objects took with their garbage, and compiled code. */
const program = (beginning: string, { created, kept, atOnce }: Created): string => `
  import { setImmediate } from 'node:timers/promises';
  import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8';
  import { Script } from 'node:vm';
  import { limitGarbage, withUsualGrowth } from ${JSON.stringify(resolve('server/start/limitGarbage.ts'))};
  ${beginning}
  const kept = [];
  const work = async () => {
    let most = 0;
    for (let index = 0; index < ${4 * kept}; ) {
      for (const end = index + ${atOnce}; index < end; index++) kept[index % ${kept}] = ${created};
      await setImmediate();
      most = Math.max(most, getHeapStatistics().used_heap_size);
    }
    const young = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space');
    const code = withUsualGrowth(() => new Script('1 + 1').createCachedData()).toString('base64');
    const megabyte = 1024 * 1024;
    console.log(JSON.stringify({ young: young.space_size / megabyte, most: most / megabyte, code }));
  };
  work();`;

interface Result {
  readonly young: number;
  readonly most: number;
  readonly code: string;
}

async function resultOf(beginning: string, created: Created): Promise<Result> {
  const { outputFiles } = await build({
    stdin: { contents: program(beginning, created), resolveDir: resolve('.') },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
  });
  return JSON.parse(execFileSync(process.execPath, ['-e', outputFiles[0]?.text ?? ''], { encoding: 'utf8' }));
}

describe('a limit for garbage', () => {
  const limiting = resultOf('limitGarbage();', small);

  it('leaves young objects half of the space that V8 would take', async () => {
    const [limited, usual] = await Promise.all([limiting, resultOf('', small)]);
    assert.ok(limited.young <= 16, `${limited.young} MB`);
    assert.ok(usual.young > 16, `${usual.young} MB without the limit: nothing is tested`);
  });

  it('lets V8 look for garbage sooner where much memory is in use', async () => {
    const [limited, usual] = await Promise.all([resultOf('limitGarbage();', large), resultOf('', large)]);
    assert.ok(limited.most < usual.most * 0.8, `${limited.most} MB, ${usual.most} MB without the limit`);
  });

  it('makes no difference to compiled code, which V8 only uses with the same flags', async () => {
    const { code } = await limiting;
    const use = `
      const cachedData = Buffer.from('${code}', 'base64');
      console.log(new (require('node:vm').Script)('1 + 1', { cachedData }).cachedDataRejected);`;
    assert.equal(execFileSync(process.execPath, ['-e', use], { encoding: 'utf8' }), 'false\n');
  });
});
