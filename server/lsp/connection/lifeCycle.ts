import { type Connection, type Disposable, ErrorCodes, ResponseError } from 'vscode-languageserver';

/** Where the server is between its start and its end, and what it refuses there. */
export class LifeCycle {
  #state: 'waiting' | 'running' | 'shutDown' = 'waiting';
  readonly #listeners: Disposable[] = [];

  /** Answers all that nobody else does: before `initialize` that is everything. */
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

  /** Ends what listens to notifications when the server is shut down: then only `exit` counts. */
  untilShutDown(listener: Disposable): void {
    this.#listeners.push(listener);
  }

  get isRunning(): boolean {
    return this.#state === 'running';
  }

  /** Begins to run. Throws where it has begun before. */
  initialize(): void {
    if (this.#state !== 'waiting') throw new ResponseError(ErrorCodes.InvalidRequest, 'The server is initialized.');
    this.#state = 'running';
  }

  /** Throws what a request is answered with that comes before `initialize` or after `shutdown`. */
  assertRunning(): void {
    if (this.#state === 'waiting')
      throw new ResponseError(ErrorCodes.ServerNotInitialized, 'The server is not initialized.');
    if (this.#state === 'shutDown') throw new ResponseError(ErrorCodes.InvalidRequest, 'The server is shut down.');
  }
}
