import type { Span } from './span.ts';

/** The end of a paragraph: the end of its last line and a line of white space. */
export const blankLine = /\n[^\S\n]*\n|\r[^\S\r\n]*\r(?!\n)/;
const blankLines = new RegExp(blankLine, 'g');

/** The paragraphs between empty lines, in order: from the first line of each, with its indentation, to the end of its last line. */
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

/** The start of the paragraph at the offset, at most `reach` before the offset. */
export function paragraphStart(text: string, offset: number, reach: number): number {
  const from = Math.max(0, offset - reach);
  const last = [...text.slice(from, offset).matchAll(blankLines)].at(-1);
  return last ? from + last.index + last[0].length : from;
}
