/** Work on a long text that pauses now and then, so that something else can be done between. */
export type Paused<Result> = Generator<undefined, Result, void>;

/** Does all the work at once. */
export function withoutPauses<Result>(work: Paused<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
