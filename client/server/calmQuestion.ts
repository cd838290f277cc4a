import * as vscode from 'vscode';
import type { Server } from './server.ts';

/** Something that is asked of the server again after changes: when the user pauses, and never twice at the same time. */
export class CalmQuestion implements vscode.Disposable {
  readonly #server: Server;
  readonly #ask: () => Promise<void>;
  readonly #pause: number;
  readonly #events: vscode.Disposable;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isAsking = false;
  #isStale = false;

  /**
   * @param ask asks, and keeps the answer.
   * @param pause for so many milliseconds nothing has changed when it asks.
   */
  constructor(server: Server, ask: () => Promise<void>, pause: number) {
    this.#server = server;
    this.#ask = ask;
    this.#pause = pause;
    const soon = () => this.soon();
    this.#events = vscode.Disposable.from(
      server.onDidChangeState(soon),
      vscode.workspace.onDidChangeTextDocument(({ document }) => {
        if (document.languageId === 'xml' && document.uri.scheme !== 'output') this.soon();
      }),
      vscode.workspace.onDidSaveTextDocument(soon),
      vscode.workspace.onDidCreateFiles(soon),
      vscode.workspace.onDidDeleteFiles(soon),
      vscode.workspace.onDidRenameFiles(soon),
    );
  }

  /** Asks again when the user pauses. */
  soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.now(), this.#pause);
  }

  /** Asks now, once more afterwards if it is already asking. */
  async now(): Promise<void> {
    if (this.#server.state.kind !== 'running' && this.#server.state.kind !== 'starting') return;
    if (this.#isAsking) {
      this.#isStale = true;
      return;
    }
    this.#isAsking = true;
    try {
      await this.#ask();
    } catch {
      // The server has ended; its next state brings the next question.
    } finally {
      this.#isAsking = false;
    }
    if (this.#isStale) {
      this.#isStale = false;
      this.soon();
    }
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#events.dispose();
  }
}
