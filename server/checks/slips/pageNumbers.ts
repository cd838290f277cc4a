import type { Span } from '../../text/span.ts';
import type { Prose } from '../../workspace/documents/prose.ts';
import { replaced, type Slip } from './slip.ts';

/**
 * A number alone on the last line, below a line of words. In a text with rows of a table, or with dice, a number that a roll may show is
 * the mark of a row without its text; a larger one is left to the author, because removing the mark of a row destroys a rule.
 */
export function strayPageNumber(prose: Prose): readonly Slip[] {
  if (prose.use === 'name') return [];
  const tail = prose.text.slice(-maximumTail);
  const match = pageNumber.exec(tail);
  const number = match?.[1];
  if (!match || number === undefined) return [];
  const at = prose.text.length - tail.length + match.index + match[0].indexOf(number);
  const before = prose.text.slice(0, at);
  const marks = rowMarks(before);
  const [roll] = before.match(dice) ?? [];
  if ((roll || marks.length > 0) && Number(number) <= highestMark(marks, roll)) return [];
  return [replaced('stray-page-number', at, number, marks.length > 0 ? undefined : '')];
}

const pageNumber = /(?<=[A-Za-zÀ-ÿ]{2}[^\n]*[.!?)"'A-Za-zÀ-ÿ][ \t]*\r?\n(?:[ \t]*\r?\n)*)[ \t]*(\d{1,3})\s*$/u;
const maximumTail = 400;

const dice = /(?<![A-Za-zÀ-ÿ])(?:[dD]66|\d{0,2}[dD][36])(?!\d)/;

/** A number or a range at the beginning of a line, or behind the end of a sentence with a capital after it. */
const rowMark =
  /(?:^[ \t]*(?:[*•–-][ \t]*)?|[.;:!?][ \t]+)(\d{1,3})(?:[ \t]*[-–][ \t]*(\d{1,3}))?(?:[.):+]|(?=[ \t]*\r?$)|(?=[ \t]+[-–A-ZÀ-Þ"“¡¿(]))/gmu;

/** The highest number of each mark of a row. */
function rowMarks(text: string): readonly number[] {
  return [...text.matchAll(rowMark)].map(([, low, high]) => Number(high ?? low));
}

/** The highest marks of rows: the scores of three dice, the row after the last one, and all of D66 in a table of it. */
function highestMark(marks: readonly number[], roll: string | undefined): number {
  const last = marks.reduce((highest, mark) => Math.max(highest, mark), 0);
  return Math.max(last > 18 || roll?.endsWith('66') ? 66 : 18, last + 1);
}

/**
 * The numbers alone on a line between two rows of a table that follow each other: no row is missing there, so they are those of pages. Numbers
 * near each other, such as prices below each row, are none.
 */
export function numbersBetweenRows({ text, use }: Prose): readonly Slip[] {
  if (use === 'name' || !mayBeAlone.test(text)) return [];
  const found = [...text.matchAll(aloneOnLine)]
    .slice(0, maximumAlone)
    .flatMap(({ 0: whole, 1: written = '', index }) => {
      const end = index + whole.length;
      const start = end - written.length;
      const next = numberOfNextRow(text, end);
      const before = text.slice(Math.max(0, start - longestRow), start);
      const isBetween = next !== undefined && /[.!?]["”’)]*\s*$/.test(before) && rowMarks(before).includes(next - 1);
      return isBetween && Number(written) > Math.max(highestSum, next) ? [{ start, end, written }] : [];
    });
  const isApart = found.every(
    ({ start }, index) => index === 0 || start - (found[index - 1]?.end ?? 0) >= shortestPage,
  );
  return isApart ? found.map(({ start, written }) => replaced('stray-page-number', start, written, undefined)) : [];
}

const mayBeAlone = /\n[ \t]*\d{2,3}[ \t]*\r?\n[ \t]*[*•–-]?[ \t]*\d/;
const maximumAlone = 50;
const longestRow = 4000;

/** The number of the row that begins on the line behind an offset; undefined if none does. */
export function numberOfNextRow(text: string, end: number): number | undefined {
  const [, number] = nextRow.exec(text.slice(end, end + maximumTail)) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** The mark of a row behind the line with a number. */
const nextRow = /^[ \t]*\r?\n[ \t]*(?:[*•–-][ \t]*)?(\d{1,3})(?:[ \t]*[-–][ \t]*\d{1,3})?[.):]?[ \t]+[A-ZÀ-Þ"“¡¿]/u;

/**
 * Which of the numbers that end texts of a file are numbers of pages, in the order of the file: they rise from page to page. A number that
 * may or may not stand in the rising row is none, and where fewer than half of the numbers rise, none is.
 *
 * @returns for each number whether it is one.
 */
export function risingNumbers(numbers: readonly number[]): readonly boolean[] {
  const upTo = lengthsOfRises(numbers);
  const from = lengthsOfRises(numbers.map((number) => -number).reverse()).reverse();
  const longest = upTo.reduce((most, length) => Math.max(most, length), 0);
  const isInRow = numbers.map((_, index) => (upTo[index] ?? 0) + (from[index] ?? 0) === longest + 1);
  const atPlace = new Map<number, number>();
  for (const [index, place] of upTo.entries()) {
    if (isInRow[index]) atPlace.set(place, (atPlace.get(place) ?? 0) + 1);
  }
  const isMost = longest * 2 > numbers.length;
  return numbers.map((_, index) => isMost && isInRow[index] === true && atPlace.get(upTo[index] ?? 0) === 1);
}

/** A number of a page, with its place in the text. */
interface Page {
  readonly span: Span;
  readonly number: number;
}

/** The number of a page stands at least so far from that of the next one; rows of a table stand nearer. */
const shortestPage = 300;

/** The sums of three dice are scores of rows. */
const highestSum = 18;

/**
 * The numbers alone on a line between two pages that can only be those of the pages between them, also in a text with rows: the pages around
 * them tell.
 */
export function numbersBetween(text: string, before: Page, after: Page): readonly Span[] {
  const lines = text.slice(before.span.end, after.span.start);
  const found = [...lines.matchAll(aloneOnLine)].flatMap((match): readonly Page[] => {
    const [whole, written = ''] = match;
    const start = before.span.end + match.index + whole.length - written.length;
    const number = Number(written);
    const isBetween = before.number < number && number < after.number && number > highestSum && !goesOn(lines, number);
    return isBetween ? [{ span: { start, end: start + written.length }, number }] : [];
  });
  const all = [before, ...found, after];
  const isApart = all.every(
    ({ span, number }, index) =>
      index === 0 ||
      (span.start - (all[index - 1]?.span.end ?? 0) >= shortestPage && number > (all[index - 1]?.number ?? 0)),
  );
  return isApart ? found.map(({ span }) => span) : [];
}

/** Whether the row before the number ends with the score below it, or the row behind begins with the next one. */
function goesOn(lines: string, number: number): boolean {
  return new RegExp(
    `\\n[ \\t*•-]{0,20}(?:(?:\\d{1,3}[-–])?${number - 1}(?![\\d–-])|${number + 1}(?!\\d))[^\\n]*\\p{L}`,
    'u',
  ).test(lines);
}

const aloneOnLine =
  /(?<=[A-Za-zÀ-ÿ]{2}[^\n<]{0,200}[.!?)"'A-Za-zÀ-ÿ][ \t]*)\r?\n(?:[ \t]*\r?\n)*[ \t]*(\d{1,3})(?=[ \t]*(?:\r?\n|<\/))/gu;

/** For each number how many there are at most in a rising row that ends with it. */
function lengthsOfRises(numbers: readonly number[]): number[] {
  // The lowest last number of the rising rows of each length.
  const ends: number[] = [];
  return numbers.map((number) => {
    let low = 0;
    for (let high = ends.length; low < high; ) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    ends[low] = number;
    return low + 1;
  });
}
