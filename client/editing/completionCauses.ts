import * as vscode from 'vscode';
import type { CompletionMiddleware } from 'vscode-languageclient';
import { hasQuickSuggestions } from './quickSuggestions.ts';

interface Place {
  readonly document: vscode.TextDocument;
  readonly version: number;
  readonly at: vscode.Position;
}

/**
 * Tells the server which completion requests are automatic. VS Code reports a typed word and Ctrl+Space in the same way, as a request of
 * the user. The first request after a typed letter is automatic, if the editor suggests words in this language by itself; and so is one for
 * which this extension asks.
 */
export class CompletionCauses implements vscode.Disposable {
  readonly #changes: vscode.Disposable;
  /** The place after the last typed letter, or where this extension asks, until the request for it. */
  #typed: Place | undefined;
  #isAskedByUs = false;
  /** The start of the text that the latest list completes. */
  #offered: Pick<Place, 'document' | 'at'> | undefined;

  constructor() {
    this.#changes = vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      const [change] = contentChanges;
      const isTyped = contentChanges.length === 1 && /^\p{L}$/u.test(change?.text ?? '');
      const at = change?.range.start.translate(0, 1);
      this.#typed = isTyped && at ? { document, version: document.version, at } : undefined;
      this.#isAskedByUs = false;
    });
  }

  readonly middleware: CompletionMiddleware = {
    provideCompletionItem: async (document, position, context, token, next) => {
      const isOwn = this.#isOwn(document, position, context.triggerKind);
      const triggerKind = vscode.CompletionTriggerKind.TriggerCharacter;
      const answer = await next(
        document,
        position,
        isOwn ? { triggerKind, triggerCharacter: undefined } : context,
        token,
      );
      const [first] = Array.isArray(answer) ? answer : (answer?.items ?? []);
      const range = first?.range instanceof vscode.Range ? first.range : first?.range?.inserting;
      if (range) this.#offered = { document, at: range.start };
      return answer;
    },
  };

  /** Notes that the next request at that position comes from this extension, not from the user. */
  askByOurselves(document: vscode.TextDocument, at: vscode.Position): void {
    this.#typed = { document, version: document.version, at };
    this.#isAskedByUs = true;
  }

  /** Whether a list was offered for the word that begins there. It is still open, or the user has closed it. */
  hasOffered(document: vscode.TextDocument, start: vscode.Position): boolean {
    return this.#offered?.document === document && this.#offered.at.isEqual(start);
  }

  dispose(): void {
    this.#changes.dispose();
  }

  #isOwn(document: vscode.TextDocument, position: vscode.Position, kind: vscode.CompletionTriggerKind): boolean {
    if (kind !== vscode.CompletionTriggerKind.Invoke) return false;
    const typed = this.#typed;
    this.#typed = undefined;
    const isBehind = typed?.document === document && typed.version === document.version && typed.at.isEqual(position);
    return isBehind && (this.#isAskedByUs || hasQuickSuggestions(document));
  }
}
