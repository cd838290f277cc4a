import type { Span } from '../../text/span.ts';

/** Whether a line of a flattened text begins at the offset, behind the mark of a quotation or a list at most. */
export function beginsLine(flat: string, offset: number): boolean {
  return /(?:^|\n)[ >]*(?:[-*+•] +)?$/.test(flat.slice(Math.max(0, offset - 20), offset));
}

/** Whether nothing else stands in its line, as in a list by lines. */
export function isWholeLine(flat: string, { start, end }: Span): boolean {
  return /^ {0,60}[.;,]?(?: {0,60}\n| {0,60}$)/.test(flat.slice(end, end + 122)) && beginsLine(flat, start);
}
