import { sentenceAround } from '../../text/sentences.ts';
import { overlaps, type Span, trimmed } from '../../text/span.ts';
import { alignedParts } from './alignedParts.ts';
import { commonOrder } from './commonOrder.ts';
import type { ComparedText, SignDifference } from './signDifference.ts';
import { isWord, type Sign, type Signs } from './signs.ts';

/**
 * The places of lost and added signs in a translation. A lost one and an added one between the same neighbours are one change.
 *
 * @param missing how many of each form the translation has lost, `added`: how many it has more.
 */
export function placedDifferences(
  source: ComparedText,
  translation: ComparedText,
  missing: Map<string, number>,
  added: Map<string, number>,
): readonly SignDifference[] {
  const a = source.places;
  const b = translation.places;
  const partners = commonOrder(
    a.map(({ form }) => form),
    b.map(({ form }) => form),
  );
  const taken = new Set(partners);
  const lost = chosen(source, missing, (index) => (partners[index] ?? -1) < 0);
  const extra = chosen(translation, added, (index) => !taken.has(index));
  const differences: SignDifference[] = [];
  for (const index of lost) {
    const gap = gapOf(partners, index, b.length);
    const sign = a[index];
    if (!sign) continue;
    const found = extra.findIndex((at) => gap.from <= at && at < gap.to && b[at]?.kind === sign.kind);
    const written = found < 0 ? undefined : b[extra[found] ?? -1];
    if (found >= 0) extra.splice(found, 1);
    if (!written && isWord(sign)) continue;
    differences.push({ source: sign, written, span: written?.span ?? placeOf(source, translation, sign, gap) });
  }
  for (const at of extra) {
    const written = b[at];
    if (written && (!isWord(written) || isUnheardOf(written, source.signs)))
      differences.push({ source: undefined, written, span: written.span });
  }
  return differences;
}

/** Whether a number in words is one that the source has nowhere. Smaller numbers may be said in many ways. */
function isUnheardOf(sign: Sign, { signs, words }: Signs): boolean {
  return (
    sign.kind === 'number' && sign.value > 2 && !words.has(sign.value) && signs.every(({ form }) => form !== sign.form)
  );
}

/** The indices of so many signs of each form, those first that nothing in the other text corresponds to. */
function chosen(
  { signs, places }: ComparedText,
  wanted: Map<string, number>,
  isAlone: (index: number) => boolean,
): number[] {
  const counted = new Set(signs.signs);
  const indices = places.flatMap((sign, index) => (wanted.has(sign.form) && counted.has(sign) ? [index] : []));
  const sorted = [...indices.filter(isAlone), ...indices.filter((index) => !isAlone(index)).reverse()];
  return sorted
    .filter((index) => {
      const form = places[index]?.form ?? '';
      const left = wanted.get(form) ?? 0;
      wanted.set(form, left - 1);
      return left > 0;
    })
    .sort((x, y) => x - y);
}

/** The signs of the translation between the partners of the signs before and after one of the source. */
function gapOf(partners: readonly number[], index: number, length: number): { from: number; to: number } {
  const before = partners.slice(0, index).findLast((partner) => partner >= 0);
  const after = partners.slice(index + 1).find((partner) => partner >= 0);
  return { from: (before ?? -1) + 1, to: after ?? length };
}

/** The place of the translation in which a sign is missing: the sentence, from the sign before to the sign after. */
function placeOf(
  source: ComparedText,
  { text, places }: ComparedText,
  sign: Sign,
  { from, to }: { from: number; to: number },
): Span {
  const gap = { start: places[from - 1]?.span.end ?? 0, end: places[to]?.span.start ?? text.length };
  const part = alignedParts(source.text, text).find((one) => overlaps(one.source, sign.span))?.translation ?? gap;
  const span = trimmed(text, { start: Math.max(gap.start, part.start), end: Math.min(gap.end, part.end) });
  if (/\p{L}/u.test(text.slice(span.start, span.end))) return span;
  return trimmed(text, sentenceAround(text, { start: gap.start, end: gap.start }));
}
