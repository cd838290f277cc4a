import { blankLine, paragraphsOf } from '../../text/paragraphs.ts';
import type { Span } from '../../text/span.ts';
import type { RowPair } from './rowDifferences.ts';
import type { ComparedText } from './signDifference.ts';
import type { Sign } from './signs.ts';

/** A part of a text that corresponds to a part of another: the text of a row, or a paragraph. */
export interface PartPair {
  readonly source: TextPart;
  readonly translation: TextPart;
  /** The scores of the row; empty for a paragraph. */
  readonly form: string;
}

interface TextPart {
  readonly span: Span;
  /** Those that are in it as a whole, in order. */
  readonly signs: readonly Sign[];
}

/** The parts of two texts that correspond to each other: their rows, or their paragraphs if both have as many of these. */
export function partPairs(
  source: ComparedText,
  translation: ComparedText,
  rows: readonly RowPair[],
): readonly PartPair[] {
  const spans = rows.length > 0 ? rows.map(rowSpans) : paragraphSpans(source.text, translation.text);
  const first = divided(
    source.signs.signs,
    spans.map((pair) => pair.source),
  );
  const second = divided(
    translation.signs.signs,
    spans.map((pair) => pair.translation),
  );
  return spans.map(({ form, ...pair }, index) => ({
    form,
    source: { span: pair.source, signs: first[index] ?? none },
    translation: { span: pair.translation, signs: second[index] ?? none },
  }));
}

const none: readonly Sign[] = [];

interface SpanPair {
  readonly source: Span;
  readonly translation: Span;
  readonly form: string;
}

function rowSpans({ source, translation }: RowPair): SpanPair {
  return {
    form: source.form,
    source: { start: source.span.end, end: source.end },
    translation: { start: translation.span.end, end: translation.end },
  };
}

function paragraphSpans(source: string, translation: string): readonly SpanPair[] {
  if (!blankLine.test(source) || !blankLine.test(translation)) return [];
  const [first, second] = [paragraphsOf(source), paragraphsOf(translation)];
  if (first.length !== second.length) return [];
  return first.flatMap((span, index) => {
    const partner = second[index];
    return partner ? [{ form: '', source: span, translation: partner }] : [];
  });
}

/** The signs in each of the spans. Both lists are in the order of the text. */
export function divided(signs: readonly Sign[], spans: readonly Span[]): readonly (readonly Sign[])[] {
  let at = 0;
  return spans.map(({ start, end }) => {
    const inside: Sign[] = [];
    for (let sign = signs[at]; sign && sign.span.start < end; sign = signs[++at])
      if (sign.span.start >= start && sign.span.end <= end) inside.push(sign);
    return inside;
  });
}
