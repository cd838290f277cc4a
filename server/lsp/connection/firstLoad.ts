/** Longer nobody waits for a hover: it then answers with what is known. */
const maximumWait = 3000;

/** The first time that the files of the workspace are read. */
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

  /** Resolves when all files have been read, or when the wait has become too long. */
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
