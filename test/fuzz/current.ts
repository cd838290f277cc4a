import type { Span } from '../../server/text/span.ts';

const stageStart = 16;
const size = 64;

/** What a worker is doing, in memory that the thread that watches it can read at any time. */
export class Current {
  readonly memory: SharedArrayBuffer;
  readonly #numbers: Int32Array;
  readonly #stage: Uint8Array;

  constructor(memory = new SharedArrayBuffer(size)) {
    this.memory = memory;
    this.#numbers = new Int32Array(memory, 0, 4);
    this.#stage = new Uint8Array(memory, stageStart);
  }

  /** How many inputs have been begun; it changes with each. */
  get begun(): number {
    return this.#numbers[0] ?? 0;
  }

  /** The index of the input in its run, or -1 for one of no run. */
  get index(): number {
    return this.#numbers[1] ?? -1;
  }

  get stage(): string {
    return String.fromCharCode(...this.#stage.filter((code) => code > 0));
  }

  /** What is asked about. */
  get span(): Span {
    return { start: this.#numbers[2] ?? 0, end: this.#numbers[3] ?? 0 };
  }

  begin(index: number): void {
    this.#numbers[1] = index;
    this.enter('');
    this.#numbers[0] = this.begun + 1;
  }

  /** @param stage what is about to be done, in a few ASCII letters. */
  enter(stage: string, span: Span = { start: 0, end: 0 }): void {
    for (let at = 0; at < this.#stage.length; at++) this.#stage[at] = at < stage.length ? stage.charCodeAt(at) : 0;
    this.#numbers[2] = span.start;
    this.#numbers[3] = span.end;
  }
}
