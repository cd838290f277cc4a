import { noSlips, type Slip } from './slip.ts';

/**
 * A number alone on the last line, below a line of words. In a text with rows of a table, or with dice, a number that a roll may show is the mark
 * of a row without its text.
 */
export function strayPageNumber(text: string): readonly Slip[] {
  const tail = text.slice(-maximumTail);
  const [whole, written = ''] = pageNumber.exec(tail) ?? [];
  if (whole === undefined) return noSlips;
  const start = text.length - whole.length + whole.indexOf(written);
  const before = text.slice(0, start);
  const hasRows = rowMark.test(before);
  const highest = /D66/i.test(before) || /(?:^|\s)[2-6]\d[\s.:)-]/.test(before) ? 66 : 18;
  if ((hasRows || /\d?D[36]/i.test(before)) && Number(written) <= highest) return noSlips;
  return [{ code: 'stray-page-number', start, written, repaired: hasRows ? undefined : '' }];
}

const pageNumber = /(?<=[A-Za-zÀ-ÿ]{2}[^\n]*[.!?)"'A-Za-zÀ-ÿ][ \t]*\r?\n(?:[ \t]*\r?\n)*)[ \t]*(\d{1,3})\s*$/;
const maximumTail = 400;

/** A number or a range at the beginning of a line, or behind the end of a sentence with a capital after it. */
const rowMark =
  /(?:^[ \t]*(?:[*•–-][ \t]*)?|[.;:!?][ \t]+)\d{1,3}(?:[ \t]*[-–][ \t]*\d{1,3})?(?:[.):+]|(?=[ \t]*\r?$)|(?=[ \t]+[-–A-ZÀ-Þ"“¡¿(]))/m;

/**
 * Which of the numbers that end texts of a file are numbers of pages, in the order of the file: they rise from page to page, and one that does
 * not, beside the one before it or behind it, is none.
 */
export function risingNumbers(numbers: readonly number[]): readonly boolean[] {
  return numbers.map((number, index) => {
    const [before, behind] = [numbers[index - 1] ?? -1, numbers[index + 1] ?? Number.POSITIVE_INFINITY];
    return before < number && number < behind;
  });
}
