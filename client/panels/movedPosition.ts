import * as vscode from 'vscode';

/**
 * A question with the place of its subject after an edit of its document; undefined for an edit of another document, and for a question
 * without a place.
 */
export function movedPosition(
  question: { readonly uri?: string | undefined; readonly position?: Place | undefined } | undefined,
  { document, contentChanges }: vscode.TextDocumentChangeEvent,
): object | undefined {
  const { uri, position } = question ?? {};
  if (!position || document.uri.toString() !== uri || contentChanges.length === 0) return undefined;
  let { line, character } = position;
  for (const { range, text } of contentChanges) {
    const { start, end } = range;
    if (!start.isBefore(new vscode.Position(line, character))) continue;
    const inserted = text.split(/\r\n|[\r\n]/);
    const last = inserted.at(-1) ?? '';
    if (end.isAfter(new vscode.Position(line, character))) {
      ({ line, character } = start);
      continue;
    }
    const from = inserted.length > 1 ? 0 : start.character;
    if (line === end.line) character = from + last.length + (character - end.character);
    line += inserted.length - 1 - (end.line - start.line);
  }
  return { ...question, position: { line, character } };
}

interface Place {
  readonly line: number;
  readonly character: number;
}
