import { type Failure, signatureOf } from './failure.ts';
import { inputAt } from './input.ts';
import type { Material } from './material.ts';
import { minimised } from './minimised.ts';
import { Tally } from './tally.ts';
import { tryOne, WatchedWorker } from './watchedWorker.ts';

/** What is to be tried. */
export interface Run {
  readonly count: number;
  readonly seed: number;
  /** How many at a time. */
  readonly workers: number;
  readonly material: Material;
  /** The file in `test/fuzz` that tries inputs. */
  readonly worker: string;
  /** In milliseconds: an input that takes longer hangs. */
  readonly limit: number;
  /** Whether to go on; asked every some hundred inputs. */
  readonly goesOn?: (tally: Tally) => boolean;
  readonly onDefect?: (signature: string) => void;
}

/** A defect, with as little input as could be found. */
export interface Finding {
  readonly failure: Failure;
  /** The input of the run that showed it first. */
  readonly original: Failure;
  /** How many inputs of the run showed it. */
  readonly inputs: number;
}

/** So many inputs are one order: where a worker is ended the others are tried again. */
const inputsAtOnce = 200;
/** More defects than these are counted, but their inputs are left as they are. */
const mostMinimised = 20;

/** Tries inputs in workers, each of which is watched. Nothing that an input does ends the run. */
export async function run(wanted: Run): Promise<{ readonly tally: Tally; readonly findings: readonly Finding[] }> {
  const tally = new Tally(wanted.onDefect);
  let next = 0;
  const work = async (): Promise<void> => {
    const worker = new WatchedWorker(wanted.worker, wanted, wanted.limit);
    while (next < wanted.count && (wanted.goesOn?.(tally) ?? true)) {
      const from = next;
      next = Math.min(wanted.count, from + inputsAtOnce);
      await tryAll(worker, from, next, wanted, tally);
    }
    await worker.end();
  };
  await Promise.all(Array.from({ length: wanted.workers }, work));
  return { tally, findings: await findingsIn(tally, wanted) };
}

async function tryAll(worker: WatchedWorker, from: number, to: number, wanted: Run, tally: Tally): Promise<void> {
  const except = new Set<number>();
  for (;;) {
    const answer = await worker.do({ from, to, except });
    if (!('kind' in answer)) {
      for (const [kind, tried] of answer.tried) tally.add(kind, tried);
      for (const failure of answer.failures) tally.note(failure);
      return;
    }
    const { index } = answer;
    if (index < from || index >= to || except.has(index)) throw new Error(`The worker has failed: ${answer.message}`);
    except.add(index);
    const input = inputAt(wanted.seed, index, wanted.material);
    const stuck: Failure = { ...answer, place: '', input };
    // A hang that is known need not show itself three times more.
    const failure = tally.defects.has(signatureOf(stuck)) ? stuck : await tryOne(worker, input);
    if (failure) tally.note({ ...failure, index });
    const time = failure?.kind === 'hang' ? wanted.limit : 0;
    tally.add(input.kind, { inputs: 1, time, slowest: time, slowestIndex: index });
  }
}

async function findingsIn({ defects }: Tally, wanted: Run): Promise<readonly Finding[]> {
  const worker = new WatchedWorker(wanted.worker, wanted, wanted.limit);
  const findings: Finding[] = [];
  for (const { failure: original, inputs } of defects.values()) {
    const isMinimised = findings.length < mostMinimised;
    const failure = isMinimised ? await minimised(original, (input) => tryOne(worker, input)) : original;
    findings.push({ failure, original, inputs });
  }
  await worker.end();
  return findings;
}
