import { type Span, trimmed } from '../../text/span.ts';
import type { RowPair } from './rowDifferences.ts';
import type { ComparedText } from './signDifference.ts';
import { beyond, formsOf, type Sign } from './signs.ts';
import { type NamedSign, namedSigns } from './things.ts';

/** Dice, numbers or rows that have another place in a translation than in its source, although it has the same ones. */
export type Move =
  /** The sign is in another row. */
  | { readonly what: 'sign'; readonly sign: Sign; readonly span: Span }
  /** Two signs have each other's places. */
  | { readonly what: 'signs'; readonly sign: Sign; readonly other: Sign; readonly span: Span }
  /** The texts of two rows have changed places. `form` are the scores of the first, `other` those of the second. */
  | { readonly what: 'rows'; readonly form: string; readonly other: string; readonly span: Span };

/** A translation whose rows are divided otherwise than those of its source differs in many of them. */
const maximumMoved = 2;

/** What has another place in texts that have the same signs altogether. */
export function movedSigns(source: ComparedText, translation: ComparedText, rows: readonly RowPair[]): readonly Move[] {
  const parts = rows.map((row) => partOf(row, source, translation));
  const different = parts.filter(({ wanted, found }) => formsOf(wanted) !== formsOf(found));
  const lengths = swappedLengths(parts);
  if (lengths) return [swapOf(lengths, translation.text)];
  const [first, second, ...others] = different;
  if (!first || !second) return swappedSigns(source, translation);
  if (others.length > 0 || isLate(first, second, source.text)) return [];
  const isNext = parts.indexOf(second) === parts.indexOf(first) + 1;
  if (isNext && formsOf(first.wanted) === formsOf(second.found) && formsOf(second.wanted) === formsOf(first.found))
    return [swapOf([first, second], translation.text)];
  const moves = different.flatMap(({ wanted, found }) =>
    beyond(found.filter(isFirm), wanted).map((sign): Move => ({ what: 'sign', sign, span: sign.span })),
  );
  return moves.length <= maximumMoved ? moves : [];
}

function swapOf([first, second]: readonly [Part, Part], text: string): Move {
  return { what: 'rows', form: first.form, other: second.form, span: trimmed(text, first.span) };
}

/** How far the lengths of a row and its translation are apart if they belong together, and if they do not, as factors. */
const sameLength = 1.5;
const otherLength = 1.9;
const minimumLength = 12;

/** Two rows that follow each other and have each other's lengths. */
function swappedLengths(parts: readonly Part[]): readonly [Part, Part] | undefined {
  const apart = (one: number, other: number): number => Math.max(one, other) / Math.max(1, Math.min(one, other));
  const lengths = parts.map((part) => ({ part, wanted: part.length, found: part.span.end - part.span.start }));
  for (const [at, { part, wanted, found }] of lengths.entries()) {
    const next = lengths[at + 1];
    if (!next || Math.min(wanted, found, next.wanted, next.found) < minimumLength) continue;
    const isCrossed = apart(wanted, next.found) < sameLength && apart(next.wanted, found) < sameLength;
    if (!isCrossed || apart(wanted, found) <= otherLength || apart(next.wanted, next.found) <= otherLength) continue;
    // A mark that stands one line late in the source moves a line to the row before.
    const isLate =
      apart(wanted - part.lastLine, found) < sameLength && apart(next.wanted + part.lastLine, next.found) < sameLength;
    if (!isLate) return [part, next.part];
  }
  return undefined;
}

/** The text of a row with its signs in both languages. */
interface Part {
  readonly form: string;
  readonly wanted: readonly Sign[];
  readonly found: readonly Sign[];
  /** In the source, the lengths of the row and of its last line, and its end. */
  readonly length: number;
  readonly lastLine: number;
  readonly end: number;
  /** In the translation. */
  readonly span: Span;
}

function partOf({ source, translation }: RowPair, own: ComparedText, other: ComparedText): Part {
  const span = { start: translation.span.end, end: translation.end };
  const isIn = ({ start, end }: Span, sign: Sign): boolean => start <= sign.span.start && sign.span.end <= end;
  const wanted = own.signs.signs.filter((sign) => isIn({ start: source.span.end, end: source.end }, sign));
  const found = other.signs.signs.filter((sign) => isIn(span, sign));
  const written = own.text.slice(source.span.end, source.end);
  const lastLine = written.trimEnd().length - Math.max(0, written.trimEnd().lastIndexOf('\n'));
  return { form: source.form, wanted, found, length: written.length, lastLine, end: source.end, span };
}

/** Whether the mark of a row stands one line late in the source, so that its first line seems to be the end of the row before. */
function isLate(first: Part, second: Part, source: string): boolean {
  const line = source.lastIndexOf('\n', source.slice(0, first.end).trimEnd().length);
  const isOfNext = ({ span }: Sign): boolean => span.start > line;
  const before = first.wanted.filter((sign) => !isOfNext(sign));
  const behind = [...first.wanted.filter(isOfNext), ...second.wanted];
  return formsOf(before) === formsOf(first.found) && formsOf(behind) === formsOf(second.found);
}

/** Words may say the same in another way, and an article may stand for 1. */
function isFirm(sign: Sign): boolean {
  return sign.kind === 'die' || (!sign.isWord && sign.value > 1);
}

/** Two signs that stand beside each other's things: `2D6 Goblins and 1D6 Snotlings`. Things that either text names twice say nothing. */
function swappedSigns(source: ComparedText, translation: ComparedText): readonly Move[] {
  const [own, other] = [onlyOnes(namedSigns(source)), onlyOnes(namedSigns(translation))];
  for (const [thing, before] of own) {
    const now = other.get(thing);
    if (!now || now.form === before.form) continue;
    for (const [partner, { form }] of own) {
      const swapped = other.get(partner);
      if (swapped && form === now.form && swapped.form === before.form)
        return [{ what: 'signs', sign: now, other: swapped, span: now.span }];
    }
  }
  return [];
}

function onlyOnes(named: readonly NamedSign[]): ReadonlyMap<string, Sign> {
  const isOnly = ({ thing }: NamedSign): boolean => named.filter((other) => other.thing === thing).length === 1;
  return new Map(named.filter(isOnly).map(({ thing, sign }) => [thing, sign]));
}
