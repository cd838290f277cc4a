import { type Connection, type Disposable, ErrorCodes, ResponseError } from 'vscode-languageserver';

/** The state of the server between its start and its end, and the requests that it refuses. */
export class LifeCycle {
  /** Why each request is refused; undefined while the server answers. */
  #refusal: ResponseError<void> | undefined = new ResponseError(
    ErrorCodes.ServerNotInitialized,
    'The server is not initialized.',
  );
  #isInitialized = false;
  readonly #listeners: Disposable[] = [];

  /** Answers requests without a handler: before `initialize` these are all requests. */
  constructor(connection: Connection) {
    connection.onRequest((method: string) => {
      this.assertRunning();
      throw new ResponseError(ErrorCodes.MethodNotFound, `Unhandled method ${method}`);
    });
    connection.onShutdown(() => {
      this.assertRunning();
      this.#refusal = new ResponseError(ErrorCodes.InvalidRequest, 'The server is shut down.');
      for (const listener of this.#listeners) listener.dispose();
    });
  }

  /** Ends listeners to notifications at shutdown: then only `exit` counts. */
  untilShutDown(...listeners: readonly Disposable[]): void {
    this.#listeners.push(...listeners);
  }

  get isRunning(): boolean {
    return !this.#refusal;
  }

  get isShutDown(): boolean {
    return this.#isInitialized && !this.isRunning;
  }

  /** Starts. Throws if it has started before. */
  initialize(): void {
    if (this.#isInitialized) throw new ResponseError(ErrorCodes.InvalidRequest, 'The server is initialized.');
    this.#isInitialized = true;
    this.#refusal = undefined;
  }

  /** Throws the error for a request before `initialize` or after `shutdown`. */
  assertRunning(): void {
    if (this.#refusal) throw this.#refusal;
  }
}
