import { blankLine, paragraphsOf } from '../../text/paragraphs.ts';
import { type Span, trimmed } from '../../text/span.ts';
import type { RowPair } from './rowDifferences.ts';
import type { Sign } from './signs.ts';

/** A sign that a translation has in another row or paragraph than its source. */
export type Move =
  | { readonly what: 'sign'; readonly sign: Sign; readonly span: Span }
  /** The texts of two rows have changed places. `form` are the scores of the first, `other` those of the second. */
  | { readonly what: 'rows'; readonly form: string; readonly other: string; readonly span: Span };

/** A part of a text that corresponds to a part of another. */
interface PartPair {
  readonly source: Span;
  readonly translation: Span;
  /** The scores of the row; empty for a paragraph. */
  readonly form: string;
}

interface SignedText {
  readonly text: string;
  readonly signs: readonly Sign[];
}

/** A translation whose rows are divided otherwise than those of its source differs in many of them. */
const maximumMoved = 2;

/**
 * The dice and written numbers that stand in another row or paragraph than in the source, for texts that have the same signs altogether. Only
 * differences between two parts count: more of them mean that the parts do not belong together.
 */
export function movedSigns(source: SignedText, translation: SignedText, rows: readonly RowPair[]): readonly Move[] {
  const parts = rows.length > 0 ? rows.map(rowParts) : paragraphPairs(source.text, translation.text);
  const swapped = swappedRows(source, translation, rows.length > 0 ? parts : []);
  if (swapped) return [swapped];
  const different = parts
    .map((part) => ({ part, wanted: countsIn(source, part.source), found: countsIn(translation, part.translation) }))
    .filter(({ wanted, found }) => !isSame(wanted, found));
  const [first, second] = different;
  if (!first || !second || different.length > 2) return [];
  const moves = different.flatMap(({ part, wanted }) => {
    const left = new Map(wanted);
    return within(translation.signs, part.translation).flatMap((sign): readonly Move[] => {
      const count = left.get(sign.form) ?? 0;
      left.set(sign.form, count - 1);
      return count > 0 ? [] : [{ what: 'sign', sign, span: sign.span }];
    });
  });
  return moves.length <= maximumMoved ? moves : [];
}

/** Two rows that follow each other and have each other's dice and numbers, in digits or words. */
function swappedRows(source: SignedText, translation: SignedText, parts: readonly PartPair[]): Move | undefined {
  const forms = parts.map((part) => ({
    wanted: formsIn(source, part.source),
    found: formsIn(translation, part.translation),
  }));
  const index = forms.findIndex(({ wanted, found }, at) => {
    const next = forms[at + 1];
    return next !== undefined && wanted !== found && wanted === next.found && found === next.wanted;
  });
  const [first, second] = [parts[index], parts[index + 1]];
  if (!first || !second) return undefined;
  const span = trimmed(translation.text, first.translation);
  return { what: 'rows', form: first.form, other: second.form, span };
}

function formsIn({ signs }: SignedText, { start, end }: Span): string {
  return signs
    .flatMap(({ span, form }) => (start <= span.start && span.end <= end ? [form] : []))
    .sort()
    .join(' ');
}

function rowParts({ source, translation }: RowPair): PartPair {
  return {
    form: source.form,
    source: { start: source.span.end, end: source.end },
    translation: { start: translation.span.end, end: translation.end },
  };
}

/** The paragraphs between empty lines, if both texts have as many. */
function paragraphPairs(source: string, translation: string): readonly PartPair[] {
  if (!blankLine.test(source) || !blankLine.test(translation)) return [];
  const [first, second] = [paragraphsOf(source), paragraphsOf(translation)];
  if (first.length !== second.length) return [];
  return first.flatMap((span, index) => {
    const partner = second[index];
    return partner ? [{ form: '', source: span, translation: partner }] : [];
  });
}

function within(signs: readonly Sign[], { start, end }: Span): readonly Sign[] {
  return signs.filter((sign) => start <= sign.span.start && sign.span.end <= end && isFirm(sign));
}

/** Words may say the same in another way, and an article may stand for 1. */
function isFirm(sign: Sign): boolean {
  return sign.kind === 'die' || (!sign.isWord && sign.value > 1);
}

function countsIn({ signs }: SignedText, part: Span): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { form } of within(signs, part)) counts.set(form, (counts.get(form) ?? 0) + 1);
  return counts;
}

function isSame(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  return one.size === other.size && [...one].every(([form, count]) => other.get(form) === count);
}
