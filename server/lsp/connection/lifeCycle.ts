import { type Connection, type Disposable, ErrorCodes, ResponseError } from 'vscode-languageserver';

/** The state of the server between its start and its end, and the requests that it refuses. */
export class LifeCycle {
  #state: 'waiting' | 'running' | 'shutDown' = 'waiting';
  readonly #listeners: Disposable[] = [];

  /** Answers requests without a handler: before `initialize` these are all requests. */
  constructor(connection: Connection) {
    connection.onRequest((method: string) => {
      this.assertRunning();
      throw new ResponseError(ErrorCodes.MethodNotFound, `Unhandled method ${method}`);
    });
    connection.onShutdown(() => {
      this.assertRunning();
      this.#state = 'shutDown';
      for (const listener of this.#listeners) listener.dispose();
    });
  }

  /** Ends listeners to notifications at shutdown: then only `exit` counts. */
  untilShutDown(...listeners: readonly Disposable[]): void {
    this.#listeners.push(...listeners);
  }

  get isRunning(): boolean {
    return this.#state === 'running';
  }

  get isShutDown(): boolean {
    return this.#state === 'shutDown';
  }

  /** Starts. Throws if it has started before. */
  initialize(): void {
    if (this.#state !== 'waiting') throw new ResponseError(ErrorCodes.InvalidRequest, 'The server is initialized.');
    this.#state = 'running';
  }

  /** Throws the error for a request before `initialize` or after `shutdown`. */
  assertRunning(): void {
    if (this.#state === 'waiting')
      throw new ResponseError(ErrorCodes.ServerNotInitialized, 'The server is not initialized.');
    if (this.#state === 'shutDown') throw new ResponseError(ErrorCodes.InvalidRequest, 'The server is shut down.');
  }
}
