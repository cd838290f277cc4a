import type { Steps } from '../workspace/steps.ts';

/** Each message that has arrived takes a turn of the event loop: to read a key, to apply it, and to answer what was asked about it. */
const turnsBetween = 4;

/** Does long work in slices. Of all that is going on one slice is done at a time, so that a key waits for one at most. */
export class Slices {
  readonly #milliseconds: number;
  readonly #waiting: (() => void)[] = [];
  #isPausing = false;

  /** @param milliseconds for so long a long answer is worked on before whatever else has arrived has its turn. */
  constructor(milliseconds = 4) {
    this.#milliseconds = milliseconds;
  }

  /**
   * Does all steps, unless something ends the work. The first slice is done at once: most answers take no longer.
   *
   * @param goesOn asked after each pause whether to go on; what it throws ends the work, too.
   * @param report told of a step that failed; the others go on.
   */
  async finish<Result>(
    steps: Steps<Result>,
    goesOn: () => boolean,
    report: (error: unknown) => void,
  ): Promise<{ readonly result: Result } | undefined> {
    let end = Date.now() + this.#milliseconds;
    for (;;) {
      const { done, value } = steps.next();
      if (done) return { result: value };
      try {
        value();
      } catch (error) {
        report(error);
      }
      if (Date.now() < end) continue;
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
        if (!this.#isPausing) void this.#pause();
      });
      if (!goesOn()) return undefined;
      end = Date.now() + this.#milliseconds;
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
