import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Current } from './current.ts';
import type { Failure } from './failure.ts';
import type { Input } from './input.ts';
import type { Answer, Order, WorkerData } from './serve.ts';

const pollMilliseconds = 50;
/** On a computer that does much else a thread waits for its turn. So many times the limit is a hang all the same. */
const patience = 20;
/** What the inputs of a worker may keep in memory. */
const mostMegabytes = 1500;

/** A worker that had to be ended, and what it was doing: too long, or with a fault that ends a thread, such as no memory left. */
export interface Stuck extends Pick<Failure, 'stage' | 'span' | 'message' | 'index'> {
  readonly kind: 'hang' | 'throw';
}

/** A worker that tries inputs, and is ended when one of them takes too long. The next order makes a new one. */
export class WatchedWorker {
  readonly #file: string;
  readonly #data: Omit<WorkerData, 'memory'>;
  readonly #limit: number;
  #running: { readonly worker: Worker; readonly current: Current } | undefined;

  /** @param name of the file in `test/fuzz` that is the worker. @param limit in milliseconds: an input that takes longer hangs. */
  constructor(name: string, { seed, material }: Omit<WorkerData, 'memory'>, limit: number) {
    this.#file = resolve(`out/test/fuzz/${name}.mjs`);
    this.#data = { seed, material };
    this.#limit = limit;
  }

  async do(order: Order): Promise<Answer | Stuck> {
    this.#running ??= await this.#start();
    const { worker, current } = this.#running;
    const stuck = (kind: Stuck['kind'], message: string): Stuck => {
      const { stage, span, index } = current;
      return { kind, stage, span, index, message };
    };
    let timer: NodeJS.Timeout | undefined;
    const answer = new Promise<Answer | Stuck>((done) => {
      let since = { begun: -1, time: 0, work: 0 };
      timer = setInterval(() => {
        const now = { begun: current.begun, time: performance.now(), work: workMilliseconds() };
        if (now.begun !== since.begun) since = now;
        const isBusy = now.work - since.work > this.#limit;
        const isLate = now.time - since.time > this.#limit * (isBusy ? 1 : patience);
        if (isLate) done(stuck('hang', `more than ${this.#limit} ms`));
      }, pollMilliseconds);
      worker.once('message', done);
      worker.once('error', ({ message }: Error) => done(stuck('throw', message)));
      worker.postMessage(order);
    });
    const found = await answer;
    clearInterval(timer);
    worker.removeAllListeners('message').removeAllListeners('error');
    if ('kind' in found) await this.end();
    return found;
  }

  /** Ends the worker, whatever it is doing. */
  async end(): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    running?.worker.on('error', () => {});
    await running?.worker.terminate();
  }

  async #start() {
    const current = new Current();
    const workerData: WorkerData = { ...this.#data, memory: current.memory };
    const worker = new Worker(this.#file, {
      workerData,
      execArgv: ['--enable-source-maps'],
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    await new Promise((done, fail) => {
      worker.once('message', done);
      worker.once('error', fail);
    });
    worker.removeAllListeners('error');
    return { worker, current };
  }
}

/** How long all threads of this process have worked. */
function workMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Tries one input. A hang counts if it comes again: on a busy computer any thread may once wait for a second. */
export async function tryOne(worker: WatchedWorker, input: Input): Promise<Failure | undefined> {
  for (let tries = 1; ; tries++) {
    const found = await worker.do({ input });
    if (!('kind' in found)) return found.failures[0];
    if (found.kind === 'throw' || tries === 3) return { ...found, place: '', input };
  }
}
