import type { Span } from '../../text/span.ts';
import type { Suffix } from './mention.ts';

/** The brackets in a stretch of flattened text, as the text itself has them. */
export function suffixesIn(text: string, flat: string, { start, end }: Span): readonly Suffix[] {
  return [...flat.slice(start, end).matchAll(/\(([^()]*)\)/g)].map(({ 0: bracket, 1: inside = '', index }) => {
    const from = start + index + 1 + (inside.length - inside.trimStart().length);
    const span = {
      start: from,
      end: Math.max(from, start + index + bracket.length - 1 - (inside.length - inside.trimEnd().length)),
    };
    return { text: text.slice(span.start, span.end), span };
  });
}
