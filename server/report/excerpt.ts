import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Span } from '../text/span.ts';
import { type Cell, cellsOf } from './cells.ts';

/** A piece of a line for a terminal. */
interface Excerpt {
  readonly text: string;
  /** The columns before the marked part, and its own, at least one. */
  readonly indent: number;
  readonly length: number;
}

const ellipsis: Cell = { text: '…', width: 1 };

/**
 * The line on which the span begins, cut to `width` columns around the span. Of a span of several lines the first is marked. Only the text
 * around the span is read, so that ten thousand problems in one long line take no longer than elsewhere.
 */
export function excerpt(document: Pick<TextDocument, 'getText' | 'positionAt'>, span: Span, width: number): Excerpt {
  const text = document.getText();
  const lineStart = span.start - document.positionAt(span.start).character;
  // A column may have several characters; twice as many are enough even for scripts with many marks.
  const reach = width * 2;
  const restOfLine = /^[^\r\n]*/.exec(text.slice(span.start, span.start + reach))?.[0] ?? '';
  const length = Math.min(span.end - span.start, restOfLine.length);
  const before = cellsOf(text.slice(Math.max(lineStart, span.start - reach), span.start));
  const marked = cutEnd(cellsOf(restOfLine.slice(0, length)), width);
  const after = cellsOf(restOfLine.slice(length));
  const room = width - widthOf(marked);
  const left = cutStart(before, Math.max(Math.floor(room / 2), room - widthOf(after)));
  const right = cutEnd(after, room - widthOf(left));
  return {
    text: [...left, ...marked, ...right].map((cell) => cell.text).join(''),
    indent: widthOf(left),
    length: Math.max(1, widthOf(marked)),
  };
}

/** The first cells that fit into `width` columns, and an ellipsis if there were more. */
function cutEnd(cells: readonly Cell[], width: number): readonly Cell[] {
  if (widthOf(cells) <= width) return cells;
  const kept: Cell[] = [];
  let taken = ellipsis.width;
  for (const cell of cells) {
    taken += cell.width;
    if (taken > width) break;
    kept.push(cell);
  }
  return width < ellipsis.width ? [] : [...kept, ellipsis];
}

/** The last cells that fit, as `cutEnd`. */
function cutStart(cells: readonly Cell[], width: number): readonly Cell[] {
  return cutEnd(cells.toReversed(), width).toReversed();
}

function widthOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, { width }) => sum + width, 0);
}
