import type { Span } from './span.ts';

/** The end of a paragraph: the end of its last line and a line of white space. */
export const blankLine = /\n[^\S\n]*\n|\r[^\S\r\n]*\r(?!\n)/;
const blankLines = new RegExp(blankLine, 'g');

/** The paragraphs between empty lines, in order: from the first line of each, with its indentation, to the end of its last line. */
export function paragraphsOf(text: string): readonly Span[] {
  return [...text.matchAll(paragraph)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));
}

/** Lines with anything but white space. Linear: each line is read once. */
const paragraph = /(?<![^\r\n])[^\S\r\n]*\S[^\r\n]*(?:(?:\r*\n|\r)[^\S\r\n]*\S[^\r\n]*)*/g;

/** The start of the paragraph at the offset, at most `reach` before the offset. */
export function paragraphStart(text: string, offset: number, reach: number): number {
  const from = Math.max(0, offset - reach);
  const last = [...text.slice(from, offset).matchAll(blankLines)].at(-1);
  return last ? from + last.index + last[0].length : from;
}
