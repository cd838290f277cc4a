import * as vscode from 'vscode';

/** The rule that is lit in a list, in an editor beside the one in use. */
export interface RuleTextView extends vscode.Disposable {
  /** Shows the text, in place of any that was there. The focus stays where it is. */
  show(text: string): Promise<void>;
  /** Closes the editor. */
  hide(): Promise<void>;
}

/** A document of its own scheme and language: it is on no disk, and no other feature touches it. */
const uri = vscode.Uri.from({ scheme: 'whq-rules-text', path: '/WHQ Rule' });

/** Makes the view, which appears with the first text. A further text replaces the letters of the same document, so nothing flickers. */
export function ruleTextView(): RuleTextView {
  let shown = '';
  const changed = new vscode.EventEmitter<vscode.Uri>();
  const provider = vscode.workspace.registerTextDocumentContentProvider(uri.scheme, {
    onDidChange: changed.event,
    provideTextDocumentContent: () => shown,
  });
  return {
    show: async (text) => {
      shown = text;
      changed.fire(uri);
      if (tabs().length > 0) return;
      const document = await vscode.workspace.openTextDocument(uri);
      await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true });
    },
    hide: async () => {
      await vscode.window.tabGroups.close(tabs(), true);
    },
    dispose: () => vscode.Disposable.from(changed, provider).dispose(),
  };
}

function tabs(): readonly vscode.Tab[] {
  return vscode.window.tabGroups.all.flatMap((group) =>
    group.tabs.filter(({ input }) => input instanceof vscode.TabInputText && input.uri.scheme === uri.scheme),
  );
}
