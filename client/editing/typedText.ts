import * as vscode from 'vscode';

/** What an author has just typed. */
interface TypedText {
  readonly editor: vscode.TextEditor;
  /** Usually one character; VS Code writes a quotation mark with its pair. */
  readonly text: string;
  /** Behind the first character of the text. */
  readonly position: vscode.Position;
}

/** The text that a change has put in at the one cursor of the active editor; undefined for undo, and for any other change. */
export function typedText({ document, contentChanges, reason }: vscode.TextDocumentChangeEvent): TypedText | undefined {
  const [change, ...others] = contentChanges;
  const editor = vscode.window.activeTextEditor;
  if (!change || others.length > 0 || reason !== undefined) return undefined;
  if (editor?.document !== document || editor.selections.length > 1) return undefined;
  return { editor, text: change.text, position: change.range.start.translate(0, 1) };
}
