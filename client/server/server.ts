import * as vscode from 'vscode';
import { State } from 'vscode-languageclient';
import type { ServerNotifications, ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import type { ServerClient } from './serverClient.ts';
import type { StartProgram } from './serverProgram.ts';
import { type Failure, maximumFailures, type PastFailure, type ServerState } from './serverState.ts';
import { serverSentence } from './serverText.ts';
import { Watchdog, type WatchdogLimits, type Watched } from './watchdog.ts';

/** The time limits for a server. */
export interface ServerLimits {
  readonly starting: WatchdogLimits;
  readonly running: WatchdogLimits;
  /** Milliseconds in which a server may end by itself after it is asked to. */
  readonly ending: number;
}

/** The parts that run a server. Every start reads them again, so that a test can change them. */
interface ServerSetup {
  startProgram: StartProgram;
  readonly createClient: (startProgram: StartProgram) => ServerClient;
  /** Whether an editor shows a document for which the server is needed. */
  readonly isWanted: () => boolean;
  limits: ServerLimits;
}

const unreadFiles = 'whq/unreadFiles' satisfies keyof ServerNotifications;

/** The milliseconds after which a failure no longer counts. */
const failuresCountFor = 5 * 60_000;

/**
 * The language server during the whole life of the extension, across restarts. A server that ends unexpectedly or does not answer is
 * replaced by a new one, and the editor sends its open documents to that one. After three failures within some minutes it stays off until
 * `restart`.
 */
export class Server implements vscode.Disposable {
  readonly setup: ServerSetup;
  readonly log: vscode.LogOutputChannel;
  readonly #changed = new vscode.EventEmitter<ServerState>();
  #state: ServerState = { kind: 'waiting' };
  #client: ServerClient | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** The times of the failures in milliseconds, the newest last. */
  #failures: readonly number[] = [];
  #lastFailure: PastFailure | undefined;
  /** The latest number that the server has sent. */
  #unreadFiles = 0;
  /** The number of our own requests that have no answer yet. */
  #open = 0;
  #isDisposed = false;

  constructor(setup: ServerSetup, log: vscode.LogOutputChannel) {
    this.setup = setup;
    this.log = log;
  }

  get state(): ServerState {
    return this.#state;
  }

  get onDidChangeState(): vscode.Event<ServerState> {
    return this.#changed.event;
  }

  /** Starts the server if it has not been needed before. The result is in `state`. */
  start(): void {
    if (this.#state.kind === 'waiting') this.#start({ kind: 'starting' });
  }

  /**
   * Ends the server, even if it is busy, and starts a new one; earlier failures no longer count. Resolves when the new server is running.
   * Rejects, with a sentence for the user, if it stays off.
   */
  async restart(): Promise<void> {
    this.#failures = [];
    this.#lastFailure = undefined;
    await this.#replace({ kind: 'starting' }, this.setup.limits.ending);
    await this.#running();
  }

  /** Sends one of our own requests, as `use` does. */
  ask<Method extends keyof ServerRequests>(
    method: Method,
    params: ServerRequests[Method]['params'],
    token?: vscode.CancellationToken,
  ): Promise<ServerRequests[Method]['result']> {
    // A token that is undefined would be sent as a second parameter.
    return this.use((client) =>
      token === undefined ? client.sendRequest(method, params) : client.sendRequest(method, params, token),
    );
  }

  /**
   * Sends a request to the server as soon as it is running; starts it if that has not been needed before. Rejects, with a sentence for the user, if the server is off or is lost before
   * its answer. The request is not repeated, because it may have caused the loss.
   */
  async use<Answer>(question: (client: ServerClient) => Promise<Answer>): Promise<Answer> {
    const client = await this.#running();
    this.#open++;
    try {
      return await question(client);
    } catch (error) {
      if (client === this.#client) throw error;
      throw new Error(vscode.l10n.t('The server of WHQ Rules had to be restarted. Please try again.'));
    } finally {
      this.#open--;
    }
  }

  dispose(): void {
    this.#isDisposed = true;
    clearInterval(this.#timer);
    // Ended by force: this process may end soon, and a server that hangs would continue without it.
    const client = this.#client;
    this.#client = undefined;
    void client?.end(0);
    this.#changed.dispose();
  }

  #become(state: ServerState): void {
    if (state === this.#state) return;
    const isNews = state.kind !== this.#state.kind;
    this.#state = state;
    if (isNews) this.log[state.kind === 'off' ? 'error' : 'info'](serverSentence(state));
    this.#changed.fire(state);
  }

  #start(state: ServerState): void {
    const client = this.setup.createClient(this.setup.startProgram);
    this.#client = client;
    this.#become(state);
    this.#unreadFiles = 0;
    client.onNotification(unreadFiles, ({ count }: ServerNotifications[typeof unreadFiles]) => {
      if (client !== this.#client) return;
      this.#unreadFiles = count;
      if (this.#state.kind === 'running') this.#become(this.#runningState());
    });
    let wasRunning = false;
    client.onDidChangeState(({ newState }) => {
      if (client !== this.#client) return;
      if (newState === State.Running) {
        wasRunning = true;
        this.#run(client);
      } else if (newState !== State.Starting) {
        this.#fail(wasRunning ? 'ended' : 'notStarted');
      }
    });
    // The state of the client shows the result.
    const started = client.start().catch(() => undefined);
    this.#watch(this.setup.limits.starting, {
      ask: () => started,
      isWanted: () => true,
      onAnswering: () => undefined,
      onLost: () => this.#fail('notStarted'),
    });
  }

  #run(client: ServerClient): void {
    this.#become(this.#runningState());
    this.#watch(this.setup.limits.running, {
      ask: () => client.sendRequest('whq/document', { uri: '' }),
      isWanted: () => this.#open > 0 || this.setup.isWanted(),
      onAnswering: (isAnswering) => {
        const isSilent = this.#state.kind === 'notAnswering';
        if (client !== this.#client || isAnswering !== isSilent) return;
        this.#become(isAnswering ? this.#runningState() : { kind: 'notAnswering' });
      },
      onLost: () => this.#fail('silent'),
    });
  }

  #runningState(): ServerState {
    return { kind: 'running', lastFailure: this.#lastFailure, unreadFiles: this.#unreadFiles };
  }

  #watch(limits: WatchdogLimits, watched: Watched): void {
    clearInterval(this.#timer);
    const watchdog = new Watchdog(watched, limits, () => performance.now());
    this.#timer = setInterval(() => watchdog.check(), limits.interval);
  }

  /** Handles the loss of the server. */
  #fail(failure: Failure): void {
    const now = Date.now();
    this.#failures = [...this.#failures.filter((time) => now - time < failuresCountFor), now];
    this.#lastFailure = { failure, at: new Date(now) };
    const times = this.#failures.length;
    const isOff = times >= maximumFailures;
    const state: ServerState = isOff ? { kind: 'off', failure, times } : { kind: 'restarting', failure };
    void this.#replace(state, 0);
  }

  /** Ends the server within the given milliseconds, then starts a new one unless the state is off. */
  async #replace(state: ServerState, milliseconds: number): Promise<void> {
    clearInterval(this.#timer);
    const old = this.#client;
    this.#client = undefined;
    this.#become(state);
    await old?.end(milliseconds);
    // In the meantime the user may have asked for a restart, which replaces this state.
    if (this.#state === state && state.kind !== 'off' && !this.#isDisposed) this.#start(state);
  }

  /** Waits for a running server. Rejects, with a sentence for the user, if it stays off. */
  #running(): Promise<ServerClient> {
    this.start();
    return new Promise((resolve, reject) => {
      const settle = (): boolean => {
        const state = this.#state;
        if (state.kind === 'off')
          reject(new Error(`${serverSentence(state)} ${vscode.l10n.t('“Restart the server” starts it again.')}`));
        else if (this.#client && (state.kind === 'running' || state.kind === 'notAnswering')) resolve(this.#client);
        else return false;
        return true;
      };
      if (settle()) return;
      const listener = this.onDidChangeState(() => {
        if (settle()) listener.dispose();
      });
    });
  }
}
