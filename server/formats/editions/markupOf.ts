import type { Span } from '../../text/span.ts';
import type { Element } from '../../xml/tree.ts';

/** A change of a text. */
export interface TextChange {
  readonly span: Span;
  readonly newText: string;
}

/** A line of a text: its span, and that of its words. */
interface Line {
  readonly start: number;
  readonly words: string;
  /** Whether a line end is behind it. */
  readonly isEnded: boolean;
}

/**
 * The changes that make a paragraph of each line of a text, and a table of lines that begin with scores one after the other. Only tags are
 * added, and a row gets them in place of the space behind its score. None for an element that has more than text.
 */
export function markupOf(text: string, { children }: Element): readonly TextChange[] {
  const [first, last] = [children[0], children.at(-1)];
  if (!first || !last || children.some(({ kind }) => kind !== 'text')) return [];
  const lines = linesOf(text.slice(first.span.start, last.span.end), first.span.start);
  const changes: TextChange[] = [];
  const insert = (at: number, newText: string): void => void changes.push({ span: { start: at, end: at }, newText });
  for (let index = 0; index < lines.length; ) {
    const rows = rowsFrom(lines, index);
    const line = lines[index];
    if (!line) break;
    if (rows.length < 2) {
      if (line.words !== '') {
        insert(line.start, '<p>');
        insert(line.start + line.words.length, '</p>');
      }
      index++;
      continue;
    }
    const [before, behind] = [lines[index - 1], lines[index + rows.length]];
    insert(before?.words === '' && before.isEnded && index > 1 ? before.start : line.start, '<table>');
    for (const row of rows) {
      const mark = row.words.indexOf(' ');
      insert(row.start, '<tr><td>');
      changes.push({ span: { start: row.start + mark, end: row.start + mark + 1 }, newText: '</td><td>' });
      insert(row.start + row.words.length, '</td></tr>');
    }
    const lastRow = rows.at(-1) ?? line;
    insert(behind?.words === '' ? behind.start : lastRow.start + lastRow.words.length, '</table>');
    index += rows.length;
  }
  return changes;
}

function linesOf(text: string, offset: number): readonly Line[] {
  const lines: Line[] = [];
  let at = offset;
  const all = text.split('\n');
  for (const [index, written] of all.entries()) {
    const words = written.trim();
    const start = at + (words === '' ? written.replace(/\r$/, '').length : written.indexOf(words));
    lines.push({ start, words, isEnded: index < all.length - 1 });
    at += written.length + 1;
  }
  return lines;
}

/** The lines from that one on whose scores follow each other. */
function rowsFrom(lines: readonly Line[], from: number): readonly Line[] {
  let next: number | undefined;
  let index = from;
  for (; index < lines.length; index++) {
    const [, low = '', high = low] = mark.exec(lines[index]?.words ?? '') ?? [];
    if (low === '' || (next !== undefined && Number(low) !== next)) break;
    next = Number(high) + 1;
  }
  return lines.slice(from, index);
}

/** A score or two, with a space and a word behind. */
const mark = /^(\d{1,2})(?:-(\d{1,2}))?\+? \S/;
