import type { Span } from './span.ts';

/** The mark that ends a sentence: `1.5` has none. */
export const sentenceEnd = /[.!?](?=\s|$)/;
const sentenceEnds = new RegExp(sentenceEnd, 'g');

/** The sentence around a span, as a span: from behind one full stop to the next, or the ends of the text. Looks no farther than a long sentence is. */
export function sentenceAround(text: string, { start, end }: Span): Span {
  const from = Math.max(0, start - longestSentence);
  // Of a mark right before the span it is not known here what stands behind it.
  const before = text.slice(from, start);
  const last = [...before.matchAll(sentenceEnds)].findLast(({ index }) => index + 1 < before.length);
  const after = text.slice(end, end + longestSentence);
  const next = sentenceEnd.exec(after);
  return { start: last ? from + last.index + 1 : from, end: end + (next ? next.index + 1 : after.length) };
}

const longestSentence = 600;
