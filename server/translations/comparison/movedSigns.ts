import { type Span, trimmed } from '../../text/span.ts';
import type { PartPair } from './partPairs.ts';
import { beyond, formsOf, type Sign } from './signs.ts';

/** A sign that a translation has in another row or paragraph than its source. */
export type Move =
  | { readonly what: 'sign'; readonly sign: Sign; readonly span: Span }
  /** The texts of two rows have changed places. `form` are the scores of the first, `other` those of the second. */
  | { readonly what: 'rows'; readonly form: string; readonly other: string; readonly span: Span };

/** A translation whose rows are divided otherwise than those of its source differs in many of them. */
const maximumMoved = 2;

/**
 * The dice and written numbers that stand in another row or paragraph than in the source, for texts that have the same signs altogether. Only
 * differences between two parts count: more of them mean that the parts do not belong together.
 *
 * @param text that of the translation.
 */
export function movedSigns(text: string, parts: readonly PartPair[]): readonly Move[] {
  const swapped = swappedRows(text, parts) ?? swappedLengths(text, parts);
  if (swapped) return [swapped];
  const different = parts
    .map(({ source, translation }) => ({
      wanted: source.signs.filter(isFirm),
      found: translation.signs.filter(isFirm),
    }))
    .filter(({ wanted, found }) => formsOf(wanted) !== formsOf(found));
  const [first, second] = different;
  if (!first || !second || different.length > 2) return [];
  const moves = different.flatMap(({ wanted, found }) =>
    beyond(found, wanted).map((sign): Move => ({ what: 'sign', sign, span: sign.span })),
  );
  return moves.length <= maximumMoved ? moves : [];
}

/** Two rows that follow each other and have each other's signs. */
function swappedRows(text: string, parts: readonly PartPair[]): Move | undefined {
  const forms = parts.map(({ form, source, translation }) => ({
    isRow: form !== '',
    wanted: formsOf(source.signs),
    found: formsOf(translation.signs),
  }));
  const index = forms.findIndex(({ isRow, wanted, found }, at) => {
    const next = forms[at + 1];
    return isRow && next !== undefined && wanted !== found && wanted === next.found && found === next.wanted;
  });
  return swapAt(text, parts, index);
}

function swapAt(text: string, parts: readonly PartPair[], index: number): Move | undefined {
  const [first, second] = [parts[index], parts[index + 1]];
  if (!first || !second) return undefined;
  return { what: 'rows', form: first.form, other: second.form, span: trimmed(text, first.translation.span) };
}

/** How far the lengths of a row and its translation are apart if they belong together, and if they do not, as factors. */
const sameLength = 1.5;
const otherLength = 1.9;
const minimumLength = 12;

/** Two rows that follow each other and have each other's lengths. */
function swappedLengths(text: string, parts: readonly PartPair[]): Move | undefined {
  const lengths = parts.map(({ form, source, translation }) => ({
    isRow: form !== '',
    wanted: source.span.end - source.span.start,
    found: translation.span.end - translation.span.start,
  }));
  const apart = (one: number, other: number): number => Math.max(one, other) / Math.max(1, Math.min(one, other));
  const index = lengths.findIndex(({ isRow, wanted, found }, at) => {
    const next = lengths[at + 1];
    if (!isRow || !next || Math.min(wanted, found, next.wanted, next.found) < minimumLength) return false;
    const isCrossed = apart(wanted, next.found) < sameLength && apart(next.wanted, found) < sameLength;
    return isCrossed && apart(wanted, found) > otherLength && apart(next.wanted, next.found) > otherLength;
  });
  return swapAt(text, parts, index);
}

/** Words may say the same in another way, and an article may stand for 1. */
function isFirm(sign: Sign): boolean {
  return sign.kind === 'die' || (!sign.isWord && sign.value > 1);
}
