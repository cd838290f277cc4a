/** The limits for a server that does not answer, in checks. */
export interface WatchdogLimits {
  /** Milliseconds between two checks. */
  readonly interval: number;
  /** The number of checks without an answer after which the server is reported as not answering. */
  readonly checksUntilReport: number;
  /** The number of checks without an answer after which the server is lost. */
  readonly checksUntilLoss: number;
}

/** The server from the point of view of its watchdog. */
export interface Watched {
  /** Sends a request to the server. A rejection counts as an answer, because a closed connection is handled elsewhere. */
  readonly ask: () => Promise<unknown>;
  /** Whether the server is needed now. If not, it gets no requests. */
  readonly isWanted: () => boolean;
  /** Called when the server has not answered for some time, and again when it answers. */
  readonly onAnswering: (isAnswering: boolean) => void;
  /** Called once, when the server has not answered for too long. */
  readonly onLost: () => void;
}

/** The milliseconds by which a check may be late. A later check means that this computer was asleep or blocked, and most likely the server too. */
const maximumDelay = 3000;

/**
 * Sends requests to a server, one at a time, to see whether it answers. The time without an answer is counted in punctual checks, not by
 * the clock: a server cannot answer while the computer is asleep.
 */
export class Watchdog {
  readonly #watched: Watched;
  readonly #limits: WatchdogLimits;
  readonly #now: () => number;
  #lastCheck: number;
  /** The number of checks since the open request; undefined without an open request. */
  #silence: number | undefined;
  #isLost = false;

  /** `now` returns milliseconds that never decrease. */
  constructor(watched: Watched, limits: WatchdogLimits, now: () => number) {
    this.#watched = watched;
    this.#limits = limits;
    this.#now = now;
    this.#lastCheck = now();
  }

  /** Checks the server. To be called every `interval` milliseconds. */
  check(): void {
    const now = this.#now();
    const isLate = now - this.#lastCheck > this.#limits.interval + maximumDelay;
    this.#lastCheck = now;
    if (this.#isLost) return;
    if (this.#silence === undefined) {
      if (this.#watched.isWanted()) this.#ask();
      return;
    }
    this.#silence = isLate ? 0 : this.#silence + 1;
    if (this.#silence === this.#limits.checksUntilReport) this.#watched.onAnswering(false);
    if (this.#silence < this.#limits.checksUntilLoss) return;
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
