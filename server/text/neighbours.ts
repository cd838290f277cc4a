import { isLetter } from './characters.ts';

/** A word beside a place in a flattened text, in small letters. */
interface Neighbour {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** No word that matters is longer, and no gap wider. */
const longestWord = 20;
const widestGap = 60;

const quotation = '"\'“”«»';

/** The word before an offset, with nothing but blanks and perhaps a quotation mark between; undefined where none stands so near. */
export function wordBefore(flat: string, offset: number): Neighbour | undefined {
  const gapStart = blankStart(flat, quotation.includes(flat[offset - 1] ?? ' ') ? offset - 1 : offset);
  if (gapStart === offset || offset - gapStart > widestGap) return undefined;
  let start = gapStart;
  while (start > 0 && gapStart - start <= longestWord && isLetter(flat.charCodeAt(start - 1))) start--;
  return start === gapStart ? undefined : { word: flat.slice(start, gapStart).toLowerCase(), start, end: gapStart };
}

/** The word behind an offset, likewise. */
export function wordAfter(flat: string, offset: number): Neighbour | undefined {
  let start = quotation.includes(flat[offset] ?? ' ') ? offset + 1 : offset;
  const gap = start;
  while (isBlank(flat.charCodeAt(start))) start++;
  if (start === gap || start - gap > widestGap) return undefined;
  let end = start;
  while (end - start <= longestWord && isLetter(flat.charCodeAt(end))) end++;
  return end === start ? undefined : { word: flat.slice(start, end).toLowerCase(), start, end };
}

/** Where the blanks and line ends begin that stand before an offset. Looks no farther than matters. */
export function blankStart(flat: string, offset: number): number {
  let start = offset;
  while (start > 0 && offset - start <= widestGap && isBlank(flat.charCodeAt(start - 1))) start--;
  return start;
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x0a;
}
