import type { Span } from '../text/span.ts';

/** A value in the quotation marks of a word processor, such as `“2D6”`. */
interface CurlyValue {
  /** Without the marks. */
  readonly valueSpan: Span;
  /** With them. */
  readonly span: Span;
}

/** Behind the second mark the tag ends, or its next attribute begins: so a mark inside the value, such as an apostrophe, does not end it. */
const behind = String.raw`(?=\s{0,10}(?:[/?]?>|$)|\s{1,10}[\p{L}_:][\p{L}\p{N}\p{M}_:.-]{0,60}\s{0,10}=)`;
const inDoubleMarks = new RegExp(`[“”„‟«»″][^“”„‟«»″"<>=\r\n]{0,1000}[“”„‟«»″"]${behind}`, 'uy');
const inSingleMarks = new RegExp(`[‘’‚‛′][^“”"<>=\r\n]{0,1000}?[‘’‚‛′']${behind}`, 'uy');

/** Whether the text has a mark that a word processor puts in place of a quotation mark. */
export function hasCurlyMark(text: string): boolean {
  return /[“”„‟«»″‘’‚‛′]/u.test(text);
}

/** The value at the offset behind an `=`. Undefined if it is not in such marks, or if no other mark ends it in its line and its tag. */
export function curlyValueAt(text: string, start: number): CurlyValue | undefined {
  for (const pattern of [inDoubleMarks, inSingleMarks]) {
    pattern.lastIndex = start;
    const found = pattern.exec(text);
    if (!found) continue;
    const end = start + found[0].length;
    return { valueSpan: { start: start + 1, end: end - 1 }, span: { start, end } };
  }
  return undefined;
}
