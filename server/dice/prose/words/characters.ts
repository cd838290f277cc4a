/** Where blanks, digits and letters of running text end. */

import { isDigit, isLetter } from '../../../text/characters.ts';

const blankReferences = ['&nbsp;', '&#160;', '&#xa0;', '&#xA0;'];

/** The offset after the blank at an offset, also one that XML authors escape; the same offset where there is none. */
export function skipBlank(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code <= 0x20 || code === 0xa0 || (code >= 0x2000 && code <= 0x200b) || code === 0xfeff) return at + 1;
  if (code !== ampersand) return at;
  return at + (blankReferences.find((reference) => text.startsWith(reference, at))?.length ?? 0);
}

/** The first offset from `from`, up to `limit`, where no digit stands. */
export function skipDigits(text: string, from: number, limit: number): number {
  let at = from;
  while (at < limit && isDigit(text.charCodeAt(at))) at++;
  return at;
}

/** The first offset from `from` where no letter stands. */
export function skipLetters(text: string, from: number): number {
  let at = from;
  while (at < text.length && isLetter(text.charCodeAt(at))) at++;
  return at;
}

const ampersand = 0x26;
