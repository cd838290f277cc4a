import { fenceStart, heading, listItem, quotation, tableRow } from '../text/markdown/lines.ts';

/** The place for an insertion below a paragraph of Markdown or plain text. */
interface ParagraphEnd {
  /** The end of its last line, before the line break. */
  readonly end: number;
  /** White space that indents the insertion as far as the paragraph; for a list item, as far as the text behind its mark. */
  readonly indent: string;
  /** Whether the next line is not empty, such as the next item of a list. */
  readonly isFollowed: boolean;
}

/**
 * The end of the paragraph at the offset. For a list item this is the end of its own text, without the items in it. A table and a quotation
 * are one paragraph.
 */
export function paragraphEnd(text: string, offset: number): ParagraphEnd {
  const written = text.split('\n');
  const lines = written.map((line) => line.replace(/\r$/, ''));
  const lineOf = (index: number): string => lines[index] ?? '';
  let first = text.slice(0, offset).split('\n').length - 1;
  let next = first + 1;
  while (first > 0 && !begins(lineOf(first)) && lineOf(first - 1).trim() !== '') first--;
  while (goesOn(lineOf(first), lineOf(next))) next++;
  const { length } = written.slice(0, next).join('\n');
  const end = Math.max(offset, text.startsWith('\r\n', length - 1) ? length - 1 : length);
  const lead = listItem.exec(lineOf(first))?.[1] ?? /^[ \t]*/.exec(lineOf(first))?.[0] ?? '';
  return { end, indent: lead.replace(/\S/g, ' '), isFollowed: lineOf(next).trim() !== '' };
}

function begins(line: string): boolean {
  return [listItem, heading, quotation, tableRow, fenceStart].some((pattern) => pattern.test(line));
}

/** Whether the line belongs to the paragraph with that first line. */
function goesOn(first: string, line: string): boolean {
  if (line.trim() === '' || heading.test(first)) return false;
  for (const pattern of [quotation, tableRow]) if (pattern.test(first) && pattern.test(line)) return true;
  return !begins(line);
}
