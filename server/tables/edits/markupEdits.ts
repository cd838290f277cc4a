/** Tables of running text as elements, by tags alone: no other character is added, changed or lost. */
import type { Span } from '../../text/span.ts';
import type { RollRow, RollTable } from '../rollTable.ts';

/** A change of the text with a table. */
export interface TableEdit {
  readonly span: Span;
  readonly newText: string;
}

/**
 * The tags that make elements of a table of lines or sentences, in the order of the text; undefined for another table, or where more than
 * blanks and the sign behind the scores stands between its rows.
 */
export function markupEdits(source: string, table: RollTable): readonly TableEdit[] | undefined {
  const { rows, layout } = table;
  if (layout !== 'lines' && layout !== 'inline') return undefined;
  const edits: TableEdit[] = [];
  let before: RollRow | undefined;
  for (const row of rows) {
    const { mark, text, tables } = row;
    if (before && (mark.start < before.text.end || !isBlank(source.slice(before.text.end, mark.start))))
      return undefined;
    const between = source.slice(mark.end, text.start);
    const sign = between.trimEnd();
    // A cell with scores may end with a sign, but with nothing else.
    if (!/^[.:)–—-]?[–—-]?$/.test(sign.trim()) || text.start >= text.end) return undefined;
    const written = source.slice(mark.start, text.end);
    if (/<\/?(?:p|li|table|tr|td|rule|magic)\b|<!|]]>/.test(written)) return undefined;
    edits.push(
      insertion(mark.start, before ? '<tr><td>' : '<table><tr><td>'),
      insertion(mark.end + sign.length, '</td>'),
      insertion(text.start, '<td>'),
      ...tables.flatMap((nested) => (isWithin(nested.span, text) ? (markupEdits(source, nested) ?? []) : [])),
      insertion(text.end, '</td></tr>'),
    );
    before = row;
  }
  return before && [...edits, insertion(before.text.end, '</table>')];
}

function insertion(at: number, newText: string): TableEdit {
  return { span: { start: at, end: at }, newText };
}

function isWithin(inner: Span, outer: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

function isBlank(text: string): boolean {
  return /^\s*$/.test(text);
}
