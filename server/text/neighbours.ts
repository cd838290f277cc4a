import { isLetter } from './characters.ts';

/** A word beside a place in a flattened text, in small letters. */
interface Neighbour {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** No relevant word is longer, and no relevant gap wider. */
const maximumWordLength = 20;
const maximumGapLength = 60;

const quotation = '"\'“”«»';

/** The word before an offset, with only spaces and perhaps a quotation mark between; undefined if there is none so near. */
export function wordBefore(flat: string, offset: number): Neighbour | undefined {
  const gapStart = blankStart(flat, quotation.includes(flat[offset - 1] ?? ' ') ? offset - 1 : offset);
  if (gapStart === offset || offset - gapStart > maximumGapLength) return undefined;
  let start = gapStart;
  while (start > 0 && gapStart - start <= maximumWordLength && isLetter(flat.charCodeAt(start - 1))) start--;
  return start === gapStart ? undefined : { word: flat.slice(start, gapStart).toLowerCase(), start, end: gapStart };
}

/** The word after an offset, likewise. */
export function wordAfter(flat: string, offset: number): Neighbour | undefined {
  let start = quotation.includes(flat[offset] ?? ' ') ? offset + 1 : offset;
  const gap = start;
  while (isBlank(flat.charCodeAt(start))) start++;
  if (start === gap || start - gap > maximumGapLength) return undefined;
  let end = start;
  while (end - start <= maximumWordLength && isLetter(flat.charCodeAt(end))) end++;
  return end === start ? undefined : { word: flat.slice(start, end).toLowerCase(), start, end };
}

/** The start of the spaces and line ends before an offset, at most a little more than `maximumGapLength` back. */
export function blankStart(flat: string, offset: number): number {
  let start = offset;
  while (start > 0 && offset - start <= maximumGapLength && isBlank(flat.charCodeAt(start - 1))) start--;
  return start;
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x0a;
}
