import * as vscode from 'vscode';
import { State } from 'vscode-languageclient';
import type { ServerNotifications, ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import type { ServerClient } from './serverClient.ts';
import type { StartProgram } from './serverProgram.ts';
import { type Failure, maximumFailures, type PastFailure, type ServerState } from './serverState.ts';
import { serverSentence } from './serverText.ts';
import { type Patience, Watchdog, type Watched } from './watchdog.ts';

/** How long a server may take. */
export interface Patiences {
  readonly starting: Patience;
  readonly running: Patience;
  /** Milliseconds in which a server that is asked to end may do so by itself. */
  readonly ending: number;
}

/** What a server is run with. Every start reads it anew, so that a test may change it. */
interface ServerSetup {
  startProgram: StartProgram;
  readonly createClient: (startProgram: StartProgram) => ServerClient;
  /** Whether somebody has open what the server is for. */
  readonly isWanted: () => boolean;
  patiences: Patiences;
}

const unreadFiles = 'whq/unreadFiles' satisfies keyof ServerNotifications;

/** Failures that lie so many milliseconds back no longer count. */
const failuresCountFor = 5 * 60_000;

/**
 * The language server for as long as the extension lives, through all of its restarts. A server that ends by itself or does not answer
 * is replaced by a new one, to which the editor sends its open documents. After three failures within minutes it stays off until
 * `restart`.
 */
export class Server implements vscode.Disposable {
  readonly setup: ServerSetup;
  readonly log: vscode.LogOutputChannel;
  readonly #changed = new vscode.EventEmitter<ServerState>();
  #state: ServerState = { kind: 'starting' };
  #client: ServerClient | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** In milliseconds; the newest is the last. */
  #failures: readonly number[] = [];
  #lastFailure: PastFailure | undefined;
  /** As the server has said last. */
  #unreadFiles = 0;
  /** Questions of our own that have no answer yet. */
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

  /** Starts the server for the first time. What comes of it is in `state`. */
  start(): void {
    this.#start({ kind: 'starting' });
  }

  /**
   * Ends the server, whatever it is doing, and starts a new one; earlier failures are forgotten. Resolves when that one is running. Rejects, with
   * a sentence for the user, where it stays off.
   */
  async restart(): Promise<void> {
    this.#failures = [];
    this.#lastFailure = undefined;
    await this.#replace({ kind: 'starting' }, this.setup.patiences.ending);
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
   * Asks the server something, once it is running. Rejects, with a sentence for the user, where it is off or is lost before it has
   * answered. The question is not asked again then: it may be what the server was lost over.
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
    // By force: this process may be about to end, and a server that hangs would go on without it.
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
    // How it went is in the client's state.
    const started = client.start().catch(() => undefined);
    this.#watch(this.setup.patiences.starting, {
      ask: () => started,
      isWanted: () => true,
      onAnswering: () => undefined,
      onLost: () => this.#fail('notStarted'),
    });
  }

  #run(client: ServerClient): void {
    this.#become(this.#runningState());
    this.#watch(this.setup.patiences.running, {
      ask: () => client.sendRequest('whq/ping', {}),
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

  #watch(patience: Patience, watched: Watched): void {
    clearInterval(this.#timer);
    const watchdog = new Watchdog(watched, patience, () => performance.now());
    this.#timer = setInterval(() => watchdog.look(), patience.look);
  }

  /** The server is lost. */
  #fail(failure: Failure): void {
    const now = Date.now();
    this.#failures = [...this.#failures.filter((time) => now - time < failuresCountFor), now];
    this.#lastFailure = { failure, at: new Date(now) };
    const times = this.#failures.length;
    const isOff = times >= maximumFailures;
    const state: ServerState = isOff ? { kind: 'off', failure, times } : { kind: 'restarting', failure };
    void this.#replace(state, 0);
  }

  /** Ends the server within so many milliseconds. Unless it is to be off, a new one is started then. */
  async #replace(state: ServerState, milliseconds: number): Promise<void> {
    clearInterval(this.#timer);
    const old = this.#client;
    this.#client = undefined;
    this.#become(state);
    await old?.end(milliseconds);
    // Meanwhile the user may have asked for a restart, which has replaced this one.
    if (this.#state === state && state.kind !== 'off' && !this.#isDisposed) this.#start(state);
  }

  /** Waits for a server that is running. Rejects, with a sentence for the user, where it stays off. */
  #running(): Promise<ServerClient> {
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
