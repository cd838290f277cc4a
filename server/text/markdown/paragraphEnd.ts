import { lineStart } from '../lineStart.ts';
import { fenceStart, heading, listItem, quotation, tableRow } from './lines.ts';

/** The place for an insertion below a paragraph of Markdown or plain text. */
interface ParagraphEnd {
  /** The end of its last line, before the line break. */
  readonly end: number;
  /** White space that indents the insertion as far as the paragraph; for a list item, as far as the text behind its mark. */
  readonly indent: string;
  /** Whether the next line is not empty, such as the next item of a list. */
  readonly isFollowed: boolean;
}

const beginnings = [listItem, heading, quotation, tableRow, fenceStart];

/**
 * The end of the paragraph at the offset. For a list item this is the end of its own text, without the items in it. A table and a quotation
 * are one paragraph.
 */
export function paragraphEnd(text: string, offset: number): ParagraphEnd {
  let start = lineStart(text, offset);
  for (let line = lineFrom(text, start); start > 0 && !beginnings.some((pattern) => pattern.test(line)); ) {
    const before = lineStart(text, start - 1);
    line = lineFrom(text, before);
    if (line.trim() === '') break;
    start = before;
  }
  const first = lineFrom(text, start);
  let end = endOfLine(text, offset);
  let next = lineAfter(text, end);
  while (next !== undefined && goesOn(first, next)) {
    end = endOfLine(text, startAfter(text, end));
    next = lineAfter(text, end);
  }
  const lead = listItem.exec(first)?.[1] ?? /^[ \t]*/.exec(first)?.[0] ?? '';
  return { end, indent: lead.replace(/\S/g, ' '), isFollowed: next !== undefined && next.trim() !== '' };
}

/** Whether the line belongs to the paragraph with that first line. */
function goesOn(first: string, line: string): boolean {
  if (line.trim() === '' || heading.test(first)) return false;
  for (const pattern of [quotation, tableRow]) if (pattern.test(first) && pattern.test(line)) return true;
  return !beginnings.some((pattern) => pattern.test(line));
}

function lineFrom(text: string, start: number): string {
  return text.slice(start, endOfLine(text, start));
}

function endOfLine(text: string, offset: number): number {
  const lineBreak = text.indexOf('\n', offset);
  const end = lineBreak < 0 ? text.length : lineBreak;
  return lineBreak > offset && text[end - 1] === '\r' ? end - 1 : end;
}

/** The start of the line after the line that ends at the offset. */
function startAfter(text: string, end: number): number {
  return text.indexOf('\n', end) + 1;
}

function lineAfter(text: string, end: number): string | undefined {
  const start = startAfter(text, end);
  return start > 0 ? lineFrom(text, start) : undefined;
}
