/** A stretch of text as UTF-16 offsets: `start` is included, `end` is not. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether `offset` is in the span or at one of its ends, where a cursor touches it. */
export function touches(span: Span, offset: number): boolean {
  return span.start <= offset && offset <= span.end;
}

/** Whether the two have a character in common. */
export function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Whether all of a span is in another one, which may be the same. */
export function isWithin(inner: Span, outer: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** The span moved by `distance`: from a section's coordinates to its document's, or back. */
export function shift(span: Span, distance: number): Span {
  return { start: span.start + distance, end: span.end + distance };
}

/** The span without white space at its ends. Its offsets are in `text`. */
export function trimmed(text: string, { start, end }: Span): Span {
  const written = text.slice(start, end);
  const from = start + written.length - written.trimStart().length;
  return { start: from, end: Math.max(from, start + written.trimEnd().length) };
}

/** The same places in order, as spans that do not touch each other. */
export function merged(spans: readonly Span[]): readonly Span[] {
  const result: { start: number; end: number }[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}
