import * as vscode from 'vscode';
import type { EntryKindShown, PackageShown } from '../../server/lsp/protocol/packageRequests.ts';
import { CalmQuestion } from '../server/calmQuestion.ts';
import type { Server } from '../server/server.ts';

/** Problems come some moments after a key; the list follows when they have settled. */
const pauseMilliseconds = 1000;

/** What has changed: the health of the packages alone, while files are being checked, or anything. */
type PackageChange = 'health' | 'all';

/**
 * The packages of the workspace as the server knows them, and the entries of the kinds that are open in a view. They are asked for
 * only while a view shows them.
 */
export class PackageList implements vscode.Disposable {
  readonly #server: Server;
  readonly #isWanted: () => boolean;
  readonly #changed = new vscode.EventEmitter<PackageChange>();
  readonly #question: CalmQuestion;
  readonly #events: vscode.Disposable;
  #packages: readonly PackageShown[] | undefined;

  constructor(server: Server, isWanted: () => boolean) {
    this.#server = server;
    this.#isWanted = isWanted;
    this.#question = new CalmQuestion(server, () => this.#ask(), pauseMilliseconds);
    this.#events = vscode.languages.onDidChangeDiagnostics(() => {
      if (isWanted()) this.#question.soon();
    });
  }

  get onDidChange(): vscode.Event<PackageChange> {
    return this.#changed.event;
  }

  /** Undefined before the first answer. */
  get packages(): readonly PackageShown[] | undefined {
    return this.#packages;
  }

  /** Asks now, if the packages are wanted. */
  update(): Promise<void> {
    return this.#question.now();
  }

  /** A kind with its entries; undefined without any. */
  async kindIn(folder: string, kind: string): Promise<EntryKindShown | undefined> {
    const answer = await this.#server.ask('whq/packages', { open: { folder, kind } }).catch(() => undefined);
    const shown = answer?.packages.find((one) => one.folder === folder);
    return shown?.kinds.find((one) => one.kind === kind);
  }

  async #ask(): Promise<void> {
    for (let isFirst = this.#packages === undefined, isWhole = false; !isWhole && this.#isWanted(); isFirst = false) {
      const answer = await this.#server.ask('whq/packages', {});
      isWhole = answer.isWhole;
      this.#packages = answer.packages;
      this.#changed.fire(isFirst || isWhole ? 'all' : 'health');
    }
  }

  dispose(): void {
    vscode.Disposable.from(this.#question, this.#events, this.#changed).dispose();
  }
}
