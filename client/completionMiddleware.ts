import * as vscode from 'vscode';
import type { CompletionMiddleware } from 'vscode-languageclient';

/**
 * Tells the server when a scenario is asked about by itself: VS Code says of a word that is being typed and of Ctrl+Space alike that somebody
 * wants completions. Behind what has just been typed the first question is the editor's own, where it asks for words at all.
 */
export function completionMiddleware(subscriptions: vscode.Disposable[]): CompletionMiddleware {
  let typed:
    | { readonly document: vscode.TextDocument; readonly version: number; readonly at: vscode.Position }
    | undefined;
  subscriptions.push(
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      const [change] = contentChanges;
      const isTyped = contentChanges.length === 1 && /^\p{L}$/u.test(change?.text ?? '');
      const at = change?.range.start.translate(0, 1);
      typed = isTyped && at ? { document, version: document.version, at } : undefined;
    }),
  );
  return {
    provideCompletionItem: (document, position, context, token, next) => {
      if (context.triggerKind !== vscode.CompletionTriggerKind.Invoke) return next(document, position, context, token);
      const isOwn =
        typed?.document === document &&
        typed.version === document.version &&
        typed.at.isEqual(position) &&
        hasQuickSuggestions(document);
      typed = undefined;
      if (!isOwn) return next(document, position, context, token);
      const triggerKind = vscode.CompletionTriggerKind.TriggerCharacter;
      return next(document, position, { triggerKind, triggerCharacter: undefined }, token);
    },
  };
}

/** Whether the editor asks for words of itself in this language, as it does in plain text. */
function hasQuickSuggestions(document: vscode.TextDocument): boolean {
  if (document.languageId === 'xml') return false;
  const setting: unknown = vscode.workspace.getConfiguration('editor', document).get('quickSuggestions');
  if (typeof setting === 'object' && setting !== null && 'other' in setting) {
    return setting.other === true || setting.other === 'on';
  }
  return setting === true;
}
