import * as vscode from 'vscode';
import { printable } from '../../server/text/printable.ts';

/** The time for which a result is shown in full, and the time for which it then fades. */
const shownMilliseconds = 6000;
const fadingMilliseconds = 3000;

/** The result of a roll, shown at the end of its line. */
export interface RollHint extends vscode.Disposable {
  /** Shows the result for some seconds if the document is visible, in place of an earlier one. */
  show(uri: string, position: { readonly line: number }, result: string): void;
}

/** Makes the hint, which fades in the colours of the theme and disappears when the text is edited. */
export function rollHint(): RollHint {
  const looks = [decoration('editorInfo.foreground'), decoration('editorCodeLens.foreground')] as const;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = (): void => {
    clearTimeout(timer);
    for (const editor of vscode.window.visibleTextEditors) for (const look of looks) editor.setDecorations(look, []);
  };
  const editing = vscode.workspace.onDidChangeTextDocument(clear);
  return {
    show: (uri, { line }, result) => {
      clear();
      const editors = vscode.window.visibleTextEditors.filter(({ document }) => document.uri.toString() === uri);
      const contentText = printable(` → ${result}`);
      // Inside the sentence it would read as a part of the text.
      const end = new vscode.Position(line, Number.MAX_SAFE_INTEGER);
      const options = [{ range: new vscode.Range(end, end), renderOptions: { after: { contentText } } }];
      const [full, faded] = looks;
      for (const editor of editors) editor.setDecorations(full, options);
      timer = setTimeout(() => {
        for (const editor of editors) {
          editor.setDecorations(full, []);
          editor.setDecorations(faded, options);
        }
        timer = setTimeout(clear, fadingMilliseconds);
      }, shownMilliseconds);
    },
    dispose: () => {
      clear();
      vscode.Disposable.from(editing, ...looks).dispose();
    },
  };
}

function decoration(color: string): vscode.TextEditorDecorationType {
  return vscode.window.createTextEditorDecorationType({
    rangeBehavior: vscode.DecorationRangeBehavior.ClosedClosed,
    after: { color: new vscode.ThemeColor(color), fontWeight: 'bold', margin: '0 0.5ch 0 0' },
  });
}
