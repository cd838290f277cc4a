import type { Span } from '../../text/span.ts';
import { commonOrder } from './commonOrder.ts';
import { rowMarks, rowsIn, type TableRow } from './rows.ts';

/** A row of a table that a translation has lost, or whose scores it has changed or moved. */
export interface RowDifference {
  readonly what: 'lost' | 'changed' | 'moved';
  /** The scores in the source: `3-4`. */
  readonly form: string;
  /** The scores in the translation; undefined for a lost row. */
  readonly written: string | undefined;
  /** In the translation: the scores, or the row before a lost one. */
  readonly span: Span;
}

/** The rows of both texts that belong together. */
export interface RowPair {
  readonly source: TableRow;
  readonly translation: TableRow;
}

/** The rows of a translation beside those of its source. */
interface RowComparison {
  readonly differences: readonly RowDifference[];
  readonly pairs: readonly RowPair[];
}

/** Compares the roll tables of two texts. A translation with less than half of the marks is not compared: it may have another form. */
export function compareRows(source: string, translation: string): RowComparison {
  const rows = rowsIn(source);
  if (rows.length === 0) return { differences: [], pairs: [] };
  const marks = rowMarks(translation);
  const partners = commonOrder(
    rows.map(({ form }) => form),
    marks.map(({ form }) => form),
  );
  const pairs = rows.flatMap((row, index) => {
    const partner = marks[partners[index] ?? -1];
    return partner ? [{ source: row, translation: partner }] : [];
  });
  if (pairs.length * 2 < rows.length) return { differences: [], pairs: [] };
  const taken = new Set(partners);
  // Adds to `taken` the marks that stand in place of a row.
  const differences = rows.flatMap((row, index) => {
    if ((partners[index] ?? -1) >= 0) return [];
    const [before, after] = neighbours(partners, index);
    const around = between(source, rows[before], rows[after]);
    const gap = between(translation, marks[partners[before] ?? -1], marks[partners[after] ?? -1]);
    return differenceAt(row, source.slice(around.start, around.end), translation, gap, marks, taken) ?? [];
  });
  const ends = { source: source.length, translation: translation.length };
  return { differences, pairs: pairs.map((pair, index) => ended(pair, pairs[index + 1], ends)) };
}

/** The indices of the rows before and after one that have partners; -1 without. */
function neighbours(partners: readonly number[], index: number): readonly [number, number] {
  const hasPartner = (partner: number): boolean => partner >= 0;
  return [
    partners.findLastIndex((partner, at) => at < index && hasPartner(partner)),
    partners.findIndex((partner, at) => at > index && hasPartner(partner)),
  ];
}

interface Gap extends Span {
  /** The row before it. */
  readonly before: TableRow | undefined;
}

function between(text: string, before: TableRow | undefined, after: TableRow | undefined): Gap {
  return { start: before?.span.end ?? 0, end: after?.span.start ?? text.length, before };
}

function differenceAt(
  row: TableRow,
  around: string,
  translation: string,
  gap: Gap,
  marks: readonly TableRow[],
  taken: Set<number>,
): RowDifference | undefined {
  const free = marks.filter((_, at) => !taken.has(at));
  const inGap = free.find(({ span }) => gap.start <= span.start && span.end <= gap.end);
  if (inGap) {
    taken.add(marks.indexOf(inGap));
    return { what: 'changed', form: row.form, written: inGap.form, span: inGap.span };
  }
  const elsewhere = free.find(({ form }) => form === row.form);
  if (elsewhere) return { what: 'moved', form: row.form, written: row.form, span: elsewhere.span };
  const text = translation.slice(gap.start, gap.end);
  // The scores are there in another form.
  if ([row.low, row.high].every((number) => countOf(text, number) >= countOf(around, number))) return undefined;
  // From the row before to the next one, because nobody knows where the lost one was.
  const span = { start: gap.before?.span.start ?? gap.start, end: gap.end };
  return { what: 'lost', form: row.form, written: undefined, span };
}

/** How often a number stands in a text; dice are none. */
function countOf(text: string, number: number): number {
  return text.match(new RegExp(`(?<![\\dDd])${number}(?![\\dDd])`, 'g'))?.length ?? 0;
}

/** The pair with the texts up to the next pair: a mark between them is none of the table, or has no partner. */
function ended(
  { source, translation }: RowPair,
  next: RowPair | undefined,
  last: Record<keyof RowPair, number>,
): RowPair {
  return {
    source: { ...source, end: next?.source.span.start ?? last.source },
    translation: { ...translation, end: next?.translation.span.start ?? last.translation },
  };
}
