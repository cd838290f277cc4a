import type * as vscode from 'vscode';

interface PlainPosition {
  readonly line: number;
  readonly character: number;
}

/** A position as plain data, for a request: one of the editor would reach a worker with its private fields, and no others. */
export function plainPosition({ line, character }: vscode.Position): PlainPosition {
  return { line, character };
}

/** The same for a range. */
export function plainRange({ start, end }: vscode.Range): {
  readonly start: PlainPosition;
  readonly end: PlainPosition;
} {
  return { start: plainPosition(start), end: plainPosition(end) };
}
