/** Nobody waits longer for a hover: then it answers with what is known so far. */
const maximumWait = 3000;

/** Tells when the files of the workspace are known as they are on the disk. */
export class FilesKnown {
  readonly #firstReading: Promise<void>;
  #end: () => void = () => {};
  readonly #latest: () => Promise<void>;

  /** @param latest resolves when the latest changes of files have been read. */
  constructor(latest: () => Promise<void>) {
    this.#latest = latest;
    this.#firstReading = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  /** All files have been read for the first time. */
  firstReadingEnded(): void {
    this.#end();
  }

  /** Resolves when all files and their latest changes have been read, or after the maximum wait. */
  async wait(): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLong = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, maximumWait);
    });
    await Promise.race([this.#firstReading.then(this.#latest), tooLong]);
    clearTimeout(timer);
  }
}
