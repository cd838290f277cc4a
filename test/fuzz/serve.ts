import type { MessagePort } from 'node:worker_threads';
import { Current } from './current.ts';
import { type Failure, failureOf } from './failure.ts';
import { type Input, inputAt } from './input.ts';
import type { Material } from './material.ts';
import { Tally, type Tried } from './tally.ts';
import type { TryInput } from './tryInput.ts';

/** What a worker is made with. */
export interface WorkerData {
  readonly seed: number;
  readonly material: Material;
  /** The memory of a `Current`. */
  readonly memory: SharedArrayBuffer;
}

/** What a worker is told to try: inputs of its run, or one of no run. */
export type Order =
  | { readonly from: number; readonly to: number; readonly except: ReadonlySet<number> }
  | { readonly input: Input };

/** The answer to an order. */
export interface Answer {
  /** By kind of input. */
  readonly tried: ReadonlyMap<string, Tried>;
  readonly failures: readonly Failure[];
}

/** Tries inputs as it is told, until it is ended from outside, and says when it is ready. */
export function serve(port: MessagePort, { seed, material, memory }: WorkerData, tryInput: TryInput): void {
  const current = new Current(memory);
  port.on('message', (order: Order) => {
    const tally = new Tally();
    const failures: Failure[] = [];
    for (const [index, input] of inputsOf(order, seed, material)) {
      current.begin(index);
      const start = performance.now();
      try {
        tryInput(input, (stage, span) => {
          // Each step of a sequence has as much time as a document.
          if (stage === 'edit') current.begin(index);
          current.enter(stage, span);
        });
      } catch (error) {
        failures.push(failureOf(input, current, error));
      }
      const time = performance.now() - start;
      tally.add(input.kind, { inputs: 1, time, slowest: time, slowestIndex: index });
    }
    port.postMessage({ tried: tally.tried, failures } satisfies Answer);
  });
  port.postMessage('ready');
}

function* inputsOf(order: Order, seed: number, material: Material): Iterable<readonly [number, Input]> {
  if ('input' in order) {
    yield [-1, order.input];
    return;
  }
  for (let index = order.from; index < order.to; index++) {
    if (!order.except.has(index)) yield [index, inputAt(seed, index, material)];
  }
}
