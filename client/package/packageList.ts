import * as vscode from 'vscode';
import type { EntryFilter, EntryKindShown, PackageShown } from '../../server/lsp/protocol/packageRequests.ts';
import { CalmQuestion } from '../server/calmQuestion.ts';
import type { Server } from '../server/server.ts';

/** Problems come some moments after a key; the list follows when they have settled. */
const pauseMilliseconds = 1000;

/** So many more entries are shown when somebody wants to see them. */
const page = 200;

/** What has changed: the health of the packages alone, while files are being checked, or anything. */
type PackageChange = 'health' | 'all';

/**
 * The packages of the workspace as the server knows them, filtered, and the entries of the kinds that are open in a view. They are asked for
 * only while a view shows them.
 */
export class PackageList implements vscode.Disposable {
  readonly #server: Server;
  readonly #isWanted: () => boolean;
  readonly #changed = new vscode.EventEmitter<PackageChange>();
  readonly #question: CalmQuestion;
  readonly #events: vscode.Disposable;
  /** How many entries are shown of a kind, by its folder and its name; those of other kinds are not open. */
  readonly #shown = new Map<string, number>();
  #packages: readonly PackageShown[] | undefined;
  #filter: EntryFilter = { text: '', only: 'all' };

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

  get filter(): EntryFilter {
    return this.#filter;
  }

  /** Shows other entries, from the first page of each kind on. */
  async setFilter(filter: EntryFilter): Promise<void> {
    this.#filter = filter;
    this.#shown.clear();
    await this.#question.now();
  }

  /** Asks now, if the packages are wanted. */
  update(): Promise<void> {
    return this.#question.now();
  }

  /** Shows one more page of a kind. */
  showMore(folder: string, kind: string): void {
    const key = keyOf(folder, kind);
    this.#shown.set(key, (this.#shown.get(key) ?? page) + page);
    this.#changed.fire('all');
  }

  /** A kind with its entries as far as they are shown; undefined without any. */
  async kindIn(folder: string, kind: string): Promise<EntryKindShown | undefined> {
    const key = keyOf(folder, kind);
    const isFirst = this.#shown.size === 0;
    const most = this.#shown.get(key) ?? page;
    this.#shown.set(key, most);
    // The uses of rules are counted for somebody who sees them.
    if (isFirst) this.#question.soon();
    const asked = { filter: this.#filter, withUses: false, open: { folder, kind, most } };
    const answer = await this.#server.ask('whq/packages', asked).catch(() => undefined);
    const shown = answer?.packages.find((one) => one.folder === folder);
    return shown?.kinds.find((one) => one.kind === kind);
  }

  async #ask(): Promise<void> {
    for (let isFirst = this.#packages === undefined, isWhole = false; !isWhole && this.#isWanted(); isFirst = false) {
      const asked = { filter: this.#filter, withUses: this.#shown.size > 0 };
      const answer = await this.#server.ask('whq/packages', asked);
      isWhole = answer.isWhole && asked.filter === this.#filter;
      this.#packages = answer.packages;
      this.#changed.fire(isFirst || isWhole ? 'all' : 'health');
    }
  }

  dispose(): void {
    vscode.Disposable.from(this.#question, this.#events, this.#changed).dispose();
  }
}

function keyOf(folder: string, kind: string): string {
  return `${folder} ${kind}`;
}
