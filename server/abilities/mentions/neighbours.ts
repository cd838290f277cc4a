/** A word beside a place in a flattened text, in small letters. */
interface Neighbour {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** No relevant word is longer, and no relevant gap wider. */
const maximumWordLength = 20;
const maximumGapLength = 60;

/** The word before an offset, with only spaces and perhaps a quotation mark between; undefined if there is none so near. */
export function wordBefore(flat: string, offset: number): Neighbour | undefined {
  return neighbour(flat, Math.max(0, offset - maximumGapLength - maximumWordLength - 1), offset, before);
}

/** The word after an offset, likewise. */
export function wordAfter(flat: string, offset: number): Neighbour | undefined {
  return neighbour(flat, offset, offset + maximumGapLength + maximumWordLength + 1, after);
}

const before = /(\p{L}+)(?:[ \n]+["'“”«»]?|["'“”«»])$/du;
const after = /^["'“”«»]?[ \n]+(\p{L}+)/du;

function neighbour(flat: string, from: number, to: number, pattern: RegExp): Neighbour | undefined {
  const found = pattern.exec(flat.slice(from, to));
  const [start, end] = found?.indices?.[1] ?? [];
  if (!found || start === undefined || end === undefined) return undefined;
  return { word: (found[1] ?? '').toLowerCase(), start: from + start, end: from + end };
}

/** The start of the spaces and line ends before an offset, at most a little more than `maximumGapLength` back. */
export function blankStart(flat: string, offset: number): number {
  let start = offset;
  while (start > 0 && offset - start <= maximumGapLength && /[ \n]/.test(flat[start - 1] ?? '')) start--;
  return start;
}
