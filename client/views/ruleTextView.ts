import * as vscode from 'vscode';
import { besideText } from '../panels/besideText.ts';

/** The active rule of a list, shown in an editor beside the current one. */
export interface RuleTextView extends vscode.Disposable {
  /** Shows the text in place of an earlier one. The focus does not move. */
  show(text: string): Promise<void>;
  /** Closes the editor. */
  hide(): Promise<void>;
}

/** The address of a document that exists in memory only. It has its own scheme and language, so no other feature works on it. */
const uri = vscode.Uri.from({ scheme: 'whq-rules-text', path: '/WHQ Rule' });

/** Makes the view, which opens with the first text. Later texts replace the content of the same document, so nothing flickers. */
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
      await vscode.window.showTextDocument(document, { viewColumn: besideText(), preserveFocus: true });
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
