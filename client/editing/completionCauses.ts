import * as vscode from 'vscode';
import type { CompletionMiddleware } from 'vscode-languageclient';
import { hasQuickSuggestions } from './quickSuggestions.ts';

interface Place {
  readonly document: vscode.TextDocument;
  readonly version: number;
  readonly at: vscode.Position;
}

/**
 * Tells the server when a scenario is asked about by itself: VS Code says of a word that is being typed and of Ctrl+Space alike that somebody
 * wants completions. Behind what has just been typed the first question is the editor's own, where it asks for words at all.
 */
export class CompletionCauses implements vscode.Disposable {
  readonly #changes: vscode.Disposable;
  /** The letter that was typed last, until the question behind it. */
  #typed: Place | undefined;
  #isAskedByUs = false;
  /** Where the list that came last begins. */
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

  /** Notes that the next question behind the letter that was typed last is asked by us, and wanted by nobody. */
  askByOurselves(): void {
    this.#isAskedByUs = true;
  }

  /** Whether a list has been offered for what begins there: it is still open, or was closed by somebody who does not want it. */
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
