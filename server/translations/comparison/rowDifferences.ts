import type { Span } from '../../text/span.ts';
import { commonOrder } from './commonOrder.ts';
import { rowMarks, rowsIn, type TableRow } from './rows.ts';

/** A row of a table that a translation has lost, or whose scores it has changed or moved. */
export interface RowDifference {
  /** `inSentence`: all rows stand in running text. `fused`: one does, in the line of another. */
  readonly what: 'lost' | 'changed' | 'moved' | 'inSentence' | 'fused';
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

/** Compares the roll tables of two texts. A translation that has no row marks at all is not compared: it may have another form. */
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
  if (pairs.length * 2 < rows.length) return { differences: inSentence(source, translation, rows), pairs: [] };
  const taken = new Set(partners);
  // Adds to `taken` the marks that stand in place of a row.
  const differences = rows.flatMap((row, index) => {
    if ((partners[index] ?? -1) >= 0) return [];
    const around = sourceGap(source, rows, partners, index);
    const gap = gapIn(translation, marks, partners, index);
    const found = differenceAt(row, around, gap, marks, taken);
    return found.length > 0 || !areLines(source, translation, row, pairs) ? found : fused(row, gap);
  });
  const last = { source: source.length, translation: translation.length };
  return {
    differences,
    pairs: pairs.map((pair, index) => ended(pair, pairs[index + 1], last)),
  };
}

/** Whether a row of the source, and those of the translation, each begin a line. */
function areLines(source: string, translation: string, row: TableRow, pairs: readonly RowPair[]): boolean {
  return pairs.length > 1 && isLine(source, row) && pairs.every((pair) => isLine(translation, pair.translation));
}

/** A row whose scores are in the line of the row before; behind a bullet they begin a line of their own. */
function fused({ form }: TableRow, { start, text }: Gap): readonly RowDifference[] {
  const at = text.search(
    new RegExp(`(?<=\\S[ \\t.]{1,3})(?<!^[ \\t]*[•*+·–—-][ \\t]{1,3})${form}(?=[ \\t]\\p{L})`, 'mu'),
  );
  if (at < 0) return [];
  return [{ what: 'fused', form, written: undefined, span: { start: start + at, end: start + at + form.length } }];
}

/** Whether the row begins a line. */
function isLine(text: string, { span }: TableRow): boolean {
  return /(?:^|\n)[ \t*•-]*$/.test(text.slice(Math.max(0, span.start - 20), span.start));
}

/** The rows as one difference if the source has each on a line of its own, and no line of the translation begins with a number. */
function inSentence(source: string, translation: string, rows: readonly TableRow[]): readonly RowDifference[] {
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last || !rows.every((row) => isLine(source, row)) || /(?:^|\n)[ \t*•-]{0,20}\d/.test(translation))
    return [];
  const places = rows.map(({ form }) => translation.search(new RegExp(`(?<![\\d-])${form}(?![\\d-])`)));
  if (places.some((place) => place < 0)) return [];
  const start = Math.min(...places);
  const end = Math.max(...places) + last.form.length;
  return [{ what: 'inSentence', form: first.form, written: last.form, span: { start, end } }];
}

interface Gap extends Span {
  readonly text: string;
  /** The row of the translation before the gap. */
  readonly before: TableRow | undefined;
}

/** The text of the translation between the rows before and after one that has no partner. */
function gapIn(translation: string, marks: readonly TableRow[], partners: readonly number[], index: number): Gap {
  const before = marks[partners.slice(0, index).findLast((partner) => partner >= 0) ?? -1];
  const after = marks[partners.slice(index + 1).find((partner) => partner >= 0) ?? -1];
  const start = before?.span.end ?? 0;
  const end = after?.span.start ?? translation.length;
  return { start, end, before, text: translation.slice(start, end) };
}

function differenceAt(
  row: TableRow,
  around: string,
  gap: Gap,
  marks: readonly TableRow[],
  taken: Set<number>,
): readonly RowDifference[] {
  const free = marks.filter((_, at) => !taken.has(at));
  const inGap = free.find(({ span }) => gap.start <= span.start && span.end <= gap.end);
  if (inGap) {
    taken.add(marks.indexOf(inGap));
    return [{ what: 'changed', form: row.form, written: inGap.form, span: inGap.span }];
  }
  const elsewhere = free.find(({ form }) => form === row.form);
  if (elsewhere) return [{ what: 'moved', form: row.form, written: row.form, span: elsewhere.span }];
  // The scores are there in another form.
  if (numbersOf(row).every((number) => countOf(gap.text, number) >= countOf(around, number))) return [];
  // From the row before to the next one, because nobody knows where the lost one was.
  const span = { start: gap.before?.span.start ?? gap.start, end: gap.end };
  return [{ what: 'lost', form: row.form, written: undefined, span }];
}

/** The text of the source between the rows with partners before and after one without. */
function sourceGap(source: string, rows: readonly TableRow[], partners: readonly number[], index: number): string {
  const hasPartner = (_: TableRow, at: number): boolean => (partners[at] ?? -1) >= 0;
  const before = rows.findLast((row, at) => at < index && hasPartner(row, at));
  const after = rows.find((row, at) => at > index && hasPartner(row, at));
  return source.slice(before?.span.end ?? 0, after?.span.start ?? source.length);
}

/** How often a number stands in a text; dice are none. */
function countOf(text: string, number: number): number {
  return text.match(new RegExp(`(?<![\\dDd])${number}(?![\\dDd])`, 'g'))?.length ?? 0;
}

function numbersOf({ low, high }: TableRow): readonly number[] {
  return low === high ? [low] : [low, high];
}

/** The pair with the texts up to the next pair: a mark between them is none of the table, or has no partner. */
function ended({ source, translation }: RowPair, next: RowPair | undefined, last: RowEnds): RowPair {
  return {
    source: { ...source, end: next?.source.span.start ?? last.source },
    translation: { ...translation, end: next?.translation.span.start ?? last.translation },
  };
}

interface RowEnds {
  readonly source: number;
  readonly translation: number;
}
