import * as vscode from 'vscode';
import type { CompletionCauses } from './completionCauses.ts';

/** What stands behind the value of an ability where the text goes on. */
const goesOn = /^[,;.]$/;

/**
 * Ends the choice between the values of an ability once the author goes on behind the value, as in `Ambush 5+,`. Without a Tab VS Code
 * would take all that is typed until then for the value: it would offer nothing but values, and the next ability of the list not at all.
 */
export function leaveChoice(causes: CompletionCauses): vscode.Disposable {
  /** The document and the line of the ability that was accepted last. */
  let accepted: { readonly document: vscode.TextDocument; readonly line: number } | undefined;
  return vscode.workspace.onDidChangeTextDocument(async ({ document, contentChanges }) => {
    const [change] = contentChanges;
    if (!change) return;
    const { start } = change.range;
    if (change.text.length > 1 && causes.hasOffered(document, start)) accepted = { document, line: start.line };
    else if (accepted && (accepted.document !== document || accepted.line !== start.line)) accepted = undefined;
    else if (accepted && goesOn.test(change.text)) {
      accepted = undefined;
      await vscode.commands.executeCommand('leaveSnippet');
    }
  });
}
