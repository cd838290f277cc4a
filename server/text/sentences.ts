import type { Span } from './span.ts';

/** The mark at the end of a sentence; the point in `1.5` is not one. */
const sentenceEnd = /[.!?](?=\s|$)/;
/** All of them, for `matchAll`. */
export const sentenceEnds = new RegExp(sentenceEnd, 'g');

/** The parts of a text, or of a stretch of it, up to such ends: together all of it, but for white space behind the last end. */
export function partsUpTo(text: string, ends: RegExp, { start, end }: Span = { start: 0, end: text.length }): Span[] {
  const found: Span[] = [];
  let from = start;
  for (const { 0: mark, index } of text.slice(start, end).matchAll(ends)) {
    const to = start + index + mark.length;
    found.push({ start: from, end: to });
    from = to;
  }
  if (found.length === 0 || text.slice(from, end).trim() !== '') found.push({ start: from, end });
  return found;
}

/**
 * The span of the sentence around a span: from one full stop to the next, or to an end of the text, at most the length of a long sentence
 * away.
 */
export function sentenceAround(text: string, { start, end }: Span): Span {
  const from = Math.max(0, start - maximumSentenceLength);
  // A mark directly before the span is skipped: the character after it is not in this part.
  const before = text.slice(from, start);
  const last = [...before.matchAll(sentenceEnds)].findLast(({ index }) => index + 1 < before.length);
  const after = text.slice(end, end + maximumSentenceLength);
  const next = sentenceEnd.exec(after);
  return { start: last ? from + last.index + 1 : from, end: end + (next ? next.index + 1 : after.length) };
}

const maximumSentenceLength = 600;
