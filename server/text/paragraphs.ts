import type { Span } from './span.ts';

/** What ends a paragraph: the end of its last line, and a line with nothing but blanks, up to its own end. */
export const blankLine = /\n[^\S\n]*\n|\r[^\S\r\n]*\r(?!\n)/;
const blankLines = new RegExp(blankLine, 'g');

/** What blank lines separate, in order: from the first line of each, with its indentation, to the end of its last one. */
export function paragraphsOf(text: string): readonly Span[] {
  const paragraphs: Span[] = [];
  let start: number | undefined;
  let end = 0;
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
    const isBlank = !/\S/.test(line);
    const isApart = start !== undefined && blankLine.test(text.slice(end, index));
    if (start !== undefined && (isBlank || isApart)) {
      paragraphs.push({ start, end });
      start = undefined;
    }
    if (!isBlank) {
      start ??= index;
      end = index + line.length;
    }
  }
  if (start !== undefined) paragraphs.push({ start, end });
  return paragraphs;
}

/** Where the paragraph begins that the offset is in, or where `reach` begins, counted back from the offset. */
export function paragraphStart(text: string, offset: number, reach: number): number {
  const from = Math.max(0, offset - reach);
  const last = [...text.slice(from, offset).matchAll(blankLines)].at(-1);
  return last ? from + last.index + last[0].length : from;
}
