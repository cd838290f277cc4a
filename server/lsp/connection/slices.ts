import type { Steps } from '../../workspace/documents/steps.ts';

/** Each message that has arrived takes a turn of the event loop: to read a key, to apply it, and to answer what was asked about it. */
const turnsBetween = 4;

/** No fault, and so without a place in the program. */
const tooMuch = 'This was too much to work out. The rest is left out.';

/** Does long work in slices. Of all that is going on one slice is done at a time, so that a key waits for one at most. */
export class Slices {
  readonly #milliseconds: number;
  readonly #maximum: number;
  readonly #now: () => number;
  readonly #waiting: (() => void)[] = [];
  #isPausing = false;

  /**
   * @param milliseconds for so long a long answer is worked on before whatever else has arrived has its turn.
   * @param maximum for so long, all slices together, an answer is worked on at all. The limits of the features are counts, and are met
   * before: this one is for what nobody has thought of.
   * @param now the clock, in milliseconds.
   */
  constructor(milliseconds = 4, maximum = 20_000, now: () => number = Date.now) {
    this.#milliseconds = milliseconds;
    this.#maximum = maximum;
    this.#now = now;
  }

  /**
   * Does all steps, unless something ends the work. The first slice is done at once: most answers take no longer.
   *
   * @param goesOn asked after each pause whether to go on; what it throws ends the work, too.
   * @param report told of a step that failed, while the others go on; and once where it is too much: then the rest is left out.
   */
  async finish<Result>(
    steps: Steps<Result>,
    goesOn: () => boolean,
    report: (error: unknown) => void,
  ): Promise<{ readonly result: Result } | undefined> {
    let start = this.#now();
    let worked = 0;
    for (;;) {
      const { done, value } = steps.next();
      if (done) return { result: value };
      try {
        if (worked < this.#maximum) value();
      } catch (error) {
        report(error);
      }
      if (this.#now() < start + this.#milliseconds) continue;
      const before = worked;
      worked += this.#now() - start;
      if (before < this.#maximum && worked >= this.#maximum) report(tooMuch);
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
        if (!this.#isPausing) void this.#pause();
      });
      if (!goesOn()) return undefined;
      start = this.#now();
    }
  }

  /** Lets one go on after another until none is waiting. */
  async #pause(): Promise<void> {
    this.#isPausing = true;
    while (this.#waiting.length > 0) {
      for (let turn = 0; turn < turnsBetween; turn++) await nextTurn();
      this.#waiting.shift()?.();
    }
    this.#isPausing = false;
  }
}

/**
 * Waits until whatever has arrived has had its turn. Workers and Node have channels, and no browser makes a message wait as it does a
 * timer. It takes a new channel each time: Node hands over all messages of one before anything else.
 */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      // An open one would keep Node from ending.
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
