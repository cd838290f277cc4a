import * as vscode from 'vscode';
import type { LanguageShown } from '../../server/lsp/protocol/translationRequests.ts';
import { CalmQuestion } from '../server/calmQuestion.ts';
import type { Server } from '../server/server.ts';

/** After a key the progress is asked for when the user pauses. */
const pauseMilliseconds = 400;

/** The context keys of the manifest. */
const contexts = {
  hasEntries: 'whq-rules.hasEntries',
  hasTexts: 'whq-rules.hasTexts',
  hasTranslations: 'whq-rules.hasTranslations',
  isTranslation: 'whq-rules.isTranslation',
} as const;

/**
 * The translations of the workspace as the server knows them. It is asked again when files change, but for the progress only while a view
 * shows it.
 */
export class Translations implements vscode.Disposable {
  readonly #server: Server;
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #events: vscode.Disposable;
  readonly #question: CalmQuestion;
  readonly #wishes = new Set<() => boolean>();
  #uris: ReadonlySet<string> = new Set();
  #languages: readonly LanguageShown[] = [];

  constructor(server: Server) {
    this.#server = server;
    this.#question = new CalmQuestion(server, () => this.#ask(), pauseMilliseconds);
    this.#events = vscode.window.onDidChangeActiveTextEditor(() => {
      this.#showContext();
      this.refresh();
    });
    this.refresh();
  }

  /** Fires after the progress or the files have been asked for again. */
  get onDidChange(): vscode.Event<void> {
    return this.#changed.event;
  }

  /** The latest progress; empty until a view has wanted it. */
  get languages(): readonly LanguageShown[] {
    return this.#languages;
  }

  /** Whether the document is a translations file, as far as is known. */
  has(uri: vscode.Uri): boolean {
    return this.#uris.has(uri.toString());
  }

  /** The file that commands are about: the active one, else the first of the workspace. */
  async documentForCommand(): Promise<vscode.TextDocument | undefined> {
    await this.update();
    const active = vscode.window.activeTextEditor?.document;
    if (active && this.has(active.uri)) return active;
    const [first] = this.#uris;
    return first === undefined ? undefined : vscode.workspace.openTextDocument(vscode.Uri.parse(first));
  }

  /** The progress is wanted while `isWanted` says so. */
  wantProgress(isWanted: () => boolean): void {
    this.#wishes.add(isWanted);
  }

  /** Asks again when the user pauses. */
  refresh(): void {
    this.#question.soon();
  }

  /** Asks now, once more afterwards if it is already asking. */
  update(): Promise<void> {
    return this.#question.now();
  }

  async #ask(): Promise<void> {
    const withProgress = [...this.#wishes].some((isWanted) => isWanted());
    const { hasEntries, hasTexts, uris, languages } = await this.#server.ask('whq/translations', { withProgress });
    this.#uris = new Set(uris.map((uri) => vscode.Uri.parse(uri).toString()));
    void vscode.commands.executeCommand('setContext', contexts.hasEntries, hasEntries);
    void vscode.commands.executeCommand('setContext', contexts.hasTexts, hasTexts);
    void vscode.commands.executeCommand('setContext', contexts.hasTranslations, uris.length > 0);
    this.#showContext();
    if (withProgress) this.#languages = languages;
    this.#changed.fire();
  }

  #showContext(): void {
    const active = vscode.window.activeTextEditor?.document;
    const isTranslation = active !== undefined && this.has(active.uri);
    void vscode.commands.executeCommand('setContext', contexts.isTranslation, isTranslation);
  }

  dispose(): void {
    vscode.Disposable.from(this.#question, this.#events, this.#changed).dispose();
  }
}
