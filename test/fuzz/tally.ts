import { type Failure, type FailureKind, signatureOf } from './failure.ts';

/** What was tried of one kind of input. Times are in milliseconds. */
export interface Tried {
  readonly inputs: number;
  readonly time: number;
  readonly slowest: number;
  readonly slowestIndex: number;
}

/** A defect: the first failure that showed it, and how many inputs did. */
export interface Defect {
  readonly failure: Failure;
  inputs: number;
}

/** Counts what was tried and what failed. */
export class Tally {
  /** By kind of input. */
  readonly tried = new Map<string, Tried>();
  /** By signature. */
  readonly defects = new Map<string, Defect>();
  readonly #failed = new Map<string, number>();
  readonly #onDefect: (signature: string) => void;

  /** @param onDefect is told of each defect at once. */
  constructor(onDefect: (signature: string) => void = () => {}) {
    this.#onDefect = onDefect;
  }

  get inputs(): number {
    return [...this.tried.values()].reduce((sum, { inputs }) => sum + inputs, 0);
  }

  /** How many inputs of that kind have failed in that way. */
  failed(inputKind: string, kind: FailureKind): number {
    return this.#failed.get(`${inputKind} ${kind}`) ?? 0;
  }

  /** Adds inputs of a kind. */
  add(inputKind: string, other: Tried): void {
    const one = this.tried.get(inputKind) ?? other;
    const { slowest, slowestIndex } = one.slowest >= other.slowest ? one : other;
    const sum = { inputs: one.inputs + other.inputs, time: one.time + other.time, slowest, slowestIndex };
    this.tried.set(inputKind, one === other ? other : sum);
  }

  note(failure: Failure): void {
    const cell = `${failure.input.kind} ${failure.kind}`;
    this.#failed.set(cell, (this.#failed.get(cell) ?? 0) + 1);
    const signature = signatureOf(failure);
    const known = this.defects.get(signature);
    if (known) {
      known.inputs++;
      return;
    }
    this.defects.set(signature, { failure, inputs: 1 });
    this.#onDefect(signature);
  }
}
