/** Lines of a text. */
import { type Span, shift, trimmed } from '../../text/span.ts';
import type { WrittenValue } from './writtenBlock.ts';

export interface Line {
  readonly text: string;
  readonly start: number;
}

export function linesOf(text: string): readonly Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const found = { text: line.replace(/\r$/, ''), start };
    start += line.length + 1;
    return found;
  });
}

/** The index of the line with an offset. */
export function lineIndexAt(lines: readonly Line[], offset: number): number {
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Whether a line is empty, in a quotation too. */
export function isBlank(line: Line | undefined): boolean {
  return line !== undefined && /^[\s>]*$/.test(line.text);
}

/** The line below the head of a Markdown table, or a line drawn with signs. */
export function isRule(line: Line | undefined): boolean {
  return line !== undefined && /^[\s|:+=-]*$/.test(line.text) && /[-=]{2,}|\|.*-|-.*\|/.test(line.text);
}

/** A line without white space at its ends. */
export function lineSpan({ text, start }: Line): Span {
  return shift(trimmed(text, { start: 0, end: text.length }), start);
}

/** A text without marks of Markdown and blanks at its ends; undefined without anything else. A `*` alone is a value. */
export function cleaned({ text, start }: Line): WrittenValue | undefined {
  const lead = leadingMarks.exec(text)?.[0].length ?? 0;
  let end = text.length;
  while (end > lead && trailingMark.test(text.charAt(end - 1))) end--;
  if (end > lead) return { written: text.slice(lead, end), span: { start: start + lead, end: start + end } };
  const sign = text.trim();
  const from = start + text.indexOf(sign);
  return sign === '*' || sign === '-' ? { written: sign, span: { start: from, end: from + 1 } } : undefined;
}

const leadingMarks = /^[\s>#*_`]*(?:(?:[-+•]|\d{1,2}[.)])\s+)?[\s*_`"“]*/;
const trailingMark = /[\s*_`"”″]/;
