/** Nobody waits longer for a hover: then it answers with the rules known so far. */
const maximumWait = 3000;

/** The first reading of the workspace's files. */
export class FirstLoad {
  #isOver = false;
  readonly #over: Promise<void>;
  #end: () => void = () => {};

  constructor() {
    this.#over = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  /** All files have been read. */
  end(): void {
    this.#isOver = true;
    this.#end();
  }

  /** Resolves when all files have been read, or after the maximum wait. */
  async wait(): Promise<void> {
    if (this.#isOver) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLong = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, maximumWait);
    });
    await Promise.race([this.#over, tooLong]);
    clearTimeout(timer);
  }
}
