import { partsUpTo } from '../../text/sentences.ts';
import type { Span } from '../../text/span.ts';

/** A stretch of a text and that of its translation. */
interface AlignedPart {
  readonly source: Span;
  readonly translation: Span;
}

/**
 * The paragraphs, lines and sentences of two texts, in pairs, as far as both have as many of them; what one of them divides otherwise stays
 * whole. Without pairs of which one is less than half of the other: they do not belong together.
 */
export function alignedParts(source: string, translation: string): readonly AlignedPart[] {
  const whole = { source: { start: 0, end: source.length }, translation: { start: 0, end: translation.length } };
  const partsIn = (text: string, ends: RegExp, span: Span): readonly Span[] =>
    partsUpTo(text, ends, span).filter(({ start, end }) => /\S/.test(text.slice(start, end)));
  return divisions
    .reduce<readonly AlignedPart[]>(
      (parts, ends) =>
        parts.flatMap((part) => {
          const own = partsIn(source, ends, part.source);
          const other = partsIn(translation, ends, part.translation);
          if (own.length !== other.length) return [part];
          return own.flatMap((span, index) => {
            const partner = other[index];
            return partner ? [{ source: span, translation: partner }] : [];
          });
        }),
      [whole],
    )
    .filter((part) => {
      const [shorter = 0, longer = 0] = [lengthOf(part.source), lengthOf(part.translation)].sort((a, b) => a - b);
      return shorter * 2 > longer;
    });
}

/** Ends of paragraphs, of lines and of sentences. */
const divisions = [/\n[^\S\n]*\n\s*/g, /\n\s*/g, /[.!?]["'”’»)]{0,3}(?=\s)/g];

function lengthOf({ start, end }: Span): number {
  return end - start;
}
