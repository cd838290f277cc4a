import type { Range } from 'vscode-languageserver-types';
import type { Span } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Place } from '../../workspace/documents/place.ts';

/**
 * The range of the edit that inserts an item at a place. As LSP wants it, it is on the line of the cursor and holds it: of a value
 * that goes over several lines, or whose quote is still missing, it has what stands on that line.
 *
 * @param span of the section: the text that would be replaced.
 */
export function completionRange(document: Document, { offset, inDocument }: Place, span: Span): Range {
  const cursor = document.positionAt(inDocument({ start: offset, end: offset }).start);
  const { start, end } = document.range(inDocument(span));
  const lineEnd = document.positionAt(document.offsetAt({ line: cursor.line, character: Number.MAX_SAFE_INTEGER }));
  return {
    start: start.line < cursor.line ? { line: cursor.line, character: 0 } : start,
    end: end.line > cursor.line ? lineEnd : end,
  };
}
