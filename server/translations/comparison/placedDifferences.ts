import { partsUpTo, sentenceAround, sentenceEnds } from '../../text/sentences.ts';
import { type Span, trimmed } from '../../text/span.ts';
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
    differences.push({ source: sign, written, span: written?.span ?? placeOf(source, translation, partners, index) });
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

/**
 * The place of the translation in which a sign is missing, as far as the signs around it tell: the sentence, from the sign before to the sign
 * after. A sign that the missing one touches belongs to it: `causa +1` for `causes 1D6+1`.
 */
function placeOf(source: ComparedText, translation: ComparedText, partners: readonly number[], index: number): Span {
  const [a, b] = [source.places, translation.places];
  const beforeIndex = partners.findLastIndex((partner, at) => at < index && partner >= 0);
  const afterIndex = partners.findIndex((partner, at) => at > index && partner >= 0);
  const [sign, before, after] = [a[index]?.span, a[beforeIndex]?.span, a[afterIndex]?.span];
  const [written, next] = [b[partners[beforeIndex] ?? -1]?.span, b[partners[afterIndex] ?? -1]?.span];
  const gap = { start: before?.end ?? 0, end: after?.start ?? source.text.length };
  const own = { start: written?.end ?? 0, end: next?.start ?? translation.text.length };
  const at = sign?.start ?? gap.start;
  const [ofSource, ofTranslation] = [
    partsUpTo(source.text, sentenceEnds, gap),
    partsUpTo(translation.text, sentenceEnds, own),
  ];
  const share = (at - gap.start) / Math.max(1, gap.end - gap.start);
  const middle = Math.round(own.start + share * (own.end - own.start));
  const number = ofSource.findIndex(({ end }) => at < end);
  const part = counterpart(number, ofSource.length, ofTranslation) ?? ofTranslation.find(({ end }) => middle < end);
  const { start, end } = part ?? own;
  const touchesBefore = start === own.start && before !== undefined && isOne(before, sign);
  const touchesAfter = end === own.end && after !== undefined && isOne(sign, after);
  const span = trimmed(translation.text, {
    start: (touchesBefore ? written?.start : undefined) ?? start,
    end: (touchesAfter ? next?.end : undefined) ?? end,
  });
  if (/\p{L}/u.test(translation.text.slice(span.start, span.end))) return span;
  return trimmed(translation.text, sentenceAround(translation.text, { start, end: start }));
}

/**
 * The sentence that corresponds to the one with that number among `count`: where a translation divides the text otherwise, counted from the
 * nearer of the two signs around. Undefined in the middle.
 */
function counterpart(number: number, count: number, sentences: readonly Span[]): Span | undefined {
  const fromEnd = count - 1 - number;
  if (count === sentences.length || number < fromEnd) return sentences[number];
  return number > fromEnd ? sentences.at(-1 - fromEnd) : undefined;
}

/** Whether there is nothing between two signs, or only a mark: `1D6+1`. */
function isOne(first: Span | undefined, second: Span | undefined): boolean {
  return first !== undefined && second !== undefined && second.start - first.end <= 1;
}
