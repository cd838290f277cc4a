import { Run } from '../../queries/run.ts';

/** Each waiting message takes a turn of the event loop: reading a key, applying it, and answering the requests about it. */
const turnsBetween = 4;

/** So many slices of soon wanted work go before other work that waits: the first check of a large text takes more, and must not stop all else. */
const maximumSoon = 10;

/** Not a fault, so without a stack trace. */
const tooMuch = 'This was too much to work out. The rest is left out.';

/** How work goes on. */
export interface Pace {
  /** Another maximum for this work, in milliseconds. */
  readonly maximum?: number;
  /** Whether its answer follows each key: it goes on before other work that waits. */
  readonly isSoon?: boolean;
}

/** How work is divided. */
interface Division {
  /** The length of a slice in milliseconds; after it, waiting messages have their turn. */
  readonly milliseconds: number;
  /** The maximum time of an answer, all slices together. The features have their own, lower limits as counts; this one is for unforeseen cases. */
  readonly maximum: number;
  /** The clock, in milliseconds. */
  readonly now: () => number;
  /** Waits for the next turn of the event loop. */
  readonly nextTurn: () => Promise<void>;
}

/** Runs long work in slices. Only one slice of all work runs at a time, so that a key waits for one slice at most. */
export class Slices {
  readonly #division: Division;
  readonly #waiting: (() => void)[] = [];
  #isPausing = false;

  constructor(division: Partial<Division> = {}) {
    this.#division = { milliseconds: 4, maximum: 20_000, now: Date.now, nextTurn: turnOfChannel, ...division };
  }

  /**
   * Does all the work, unless it is ended. The first slice runs at once: most answers take no longer.
   *
   * @param work as for `Run`.
   * @param goesOn called after each pause; false or an exception ends the work.
   * @param report called with the error of a part that fails, while the others continue; and once if the maximum time is exceeded: then the
   * rest is left out.
   */
  async finish<Result>(
    work: () => Result,
    goesOn: () => boolean,
    report: (error: unknown) => void,
    { maximum = this.#division.maximum, isSoon = false }: Pace = {},
  ): Promise<{ readonly result: Result } | undefined> {
    const { milliseconds, now } = this.#division;
    const run = new Run(report);
    let worked = 0;
    let soon = isSoon ? maximumSoon : 0;
    for (;;) {
      const start = now();
      const done = run.goOn(work, () => now() >= start + milliseconds);
      if (done) return done;
      worked += now() - start;
      if (worked >= maximum) {
        run.leaveOutRest();
        report(tooMuch);
      }
      await new Promise<void>((resolve) => {
        this.#waiting[soon-- > 0 ? 'unshift' : 'push'](resolve);
        if (!this.#isPausing) void this.#pause();
      });
      if (!goesOn()) return undefined;
    }
  }

  /** Resumes the waiting work, one after another. */
  async #pause(): Promise<void> {
    this.#isPausing = true;
    while (this.#waiting.length > 0) {
      for (let turn = 0; turn < turnsBetween; turn++) await this.#division.nextTurn();
      this.#waiting.shift()?.();
    }
    this.#isPausing = false;
  }
}

/**
 * Waits until all waiting messages have had their turn, in a worker and wherever else there is nothing better: browsers do not delay message
 * channels like timers. A new channel each time, because Node delivers all messages of one channel before anything else.
 */
function turnOfChannel(): Promise<void> {
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
