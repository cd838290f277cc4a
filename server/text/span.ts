/** A stretch of text as UTF-16 offsets: `start` is included, `end` is not. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether `offset` lies in the span or at one of its two ends, where a cursor still touches it. */
export function touches(span: Span, offset: number): boolean {
  return span.start <= offset && offset <= span.end;
}

/** The span without the blanks at its two ends. `text` is what it counts in. */
export function trimmed(text: string, { start, end }: Span): Span {
  const written = text.slice(start, end);
  const from = start + written.length - written.trimStart().length;
  return { start: from, end: Math.max(from, start + written.trimEnd().length) };
}
