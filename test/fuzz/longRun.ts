// `npm run test:mutated`: as many inputs as wanted, on all cores; or with --repeat one that has failed.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Input } from './input.ts';
import { readMaterial } from './material.ts';
import { findingText, tallyText } from './report.ts';
import { run } from './run.ts';
import type { Tally } from './tally.ts';
import { tryOne, WatchedWorker } from './watchedWorker.ts';

const progressSeconds = 10;
/** In milliseconds. */
const limit = 1000;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1995' },
    minutes: { type: 'string', default: '60' },
    workers: { type: 'string', default: String(availableParallelism()) },
    repeat: { type: 'string' },
  },
});
const material = readMaterial();
process.exitCode = (values.repeat === undefined ? await runAll() : await repeat(values.repeat)) ? 0 : 1;

async function runAll(): Promise<boolean> {
  const [count, seed, minutes, workers] = [values.count, values.seed, values.minutes, values.workers].map(Number);
  if (!count || seed === undefined || !minutes || !workers) throw new Error('--count, --seed, --minutes: numbers');
  const start = performance.now();
  const seconds = (): number => (performance.now() - start) / 1000;
  let nextProgress = progressSeconds;
  const goesOn = (tally: Tally): boolean => {
    if (seconds() > nextProgress) {
      nextProgress = seconds() + progressSeconds;
      const speed = Math.round(tally.inputs / seconds());
      console.log(`${tally.inputs} of ${count} inputs, ${speed}/s, ${tally.defects.size} defects`);
    }
    return seconds() < minutes * 60;
  };
  const { tally, findings } = await run({
    count,
    seed,
    workers,
    material,
    worker: 'worker',
    limit,
    goesOn,
    onDefect: console.log,
  });
  const duration = seconds();
  for (const finding of findings) console.log(`\n${findingText(finding, seed)}`);
  console.log(`\n${tallyText(tally, duration, seed)}`);
  return findings.length === 0;
}

async function repeat(file: string): Promise<boolean> {
  const { input }: { input: Input } = JSON.parse(readFileSync(file, 'utf8'));
  const worker = new WatchedWorker('worker', { seed: 0, material }, limit);
  const failure = await tryOne(worker, input);
  await worker.end();
  console.log(
    failure ? `${failure.kind} in ${failure.stage}: ${failure.message}\n${failure.place}` : 'Nothing is wrong.',
  );
  return !failure;
}
