import * as vscode from 'vscode';
import type { Server } from '../server/server.ts';

/**
 * Shows a fact about the active document: now, and whenever the editor, the document or the state of the server changes.
 *
 * @param ask requests the fact from the server. `document` is undefined if no document is open.
 * @param show is called with the answer, unless another document is active by then.
 */
export function followActiveDocument<Fact>(
  server: Server,
  ask: (document: vscode.TextDocument | undefined) => Promise<Fact>,
  show: (fact: Fact) => void,
): vscode.Disposable & { readonly update: () => Promise<void> } {
  const update = async (): Promise<void> => {
    const document = vscode.window.activeTextEditor?.document;
    const fact = await ask(document);
    if (document === vscode.window.activeTextEditor?.document) show(fact);
  };
  void update();
  const events = vscode.Disposable.from(
    server.onDidChangeState(update),
    vscode.window.onDidChangeActiveTextEditor(update),
    vscode.workspace.onDidSaveTextDocument(update),
  );
  return { update, dispose: () => events.dispose() };
}
