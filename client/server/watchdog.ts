/** How long a server may be silent before that is said, and before it is lost. Counted in looks. */
export interface Patience {
  /** Milliseconds from one look to the next. */
  readonly look: number;
  /** So many looks without an answer, and it is said that the server does not answer. */
  readonly untilSaid: number;
  /** So many, and it is given up. */
  readonly untilLost: number;
}

/** A server as its watchdog sees it. */
export interface Watched {
  /** Asks the server for a sign of life. A rejection counts as one: a connection that has ended is not the watchdog's business. */
  readonly ask: () => Promise<unknown>;
  /** Whether anybody would miss the server now. Where nobody does, it is left in peace. */
  readonly isWanted: () => boolean;
  /** Told when the server has been silent for some time, and again when it has answered after all. */
  readonly onAnswering: (isAnswering: boolean) => void;
  /** Told once, when the server has been silent for too long. */
  readonly onLost: () => void;
}

/** A look that comes so many milliseconds late means that this computer slept, or that all here was held up, the server most likely too. */
const longestDelay = 3000;

/**
 * Asks a server for signs of life, one at a time. Silence is counted in looks that came in time, not by the clock: nobody could have
 * answered while the computer slept.
 */
export class Watchdog {
  readonly #watched: Watched;
  readonly #patience: Patience;
  readonly #now: () => number;
  #lastLook: number;
  /** Looks since the question that is open; undefined where none is. */
  #silence: number | undefined;
  #isLost = false;

  /** `now` gives milliseconds that never go back. */
  constructor(watched: Watched, patience: Patience, now: () => number) {
    this.#watched = watched;
    this.#patience = patience;
    this.#now = now;
    this.#lastLook = now();
  }

  /** To be called every `look` milliseconds. */
  look(): void {
    const now = this.#now();
    const isLate = now - this.#lastLook > this.#patience.look + longestDelay;
    this.#lastLook = now;
    if (this.#isLost) return;
    if (this.#silence === undefined) {
      if (this.#watched.isWanted()) this.#ask();
      return;
    }
    this.#silence = isLate ? 0 : this.#silence + 1;
    if (this.#silence === this.#patience.untilSaid) this.#watched.onAnswering(false);
    if (this.#silence < this.#patience.untilLost) return;
    this.#isLost = true;
    this.#watched.onLost();
  }

  #ask(): void {
    this.#silence = 0;
    const hear = (): void => {
      this.#silence = undefined;
      if (!this.#isLost) this.#watched.onAnswering(true);
    };
    this.#watched.ask().then(hear, hear);
  }
}
