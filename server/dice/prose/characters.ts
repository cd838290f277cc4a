/** What the characters of running text are. */

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

/** Whether a UTF-16 code unit is one of 0 to 9. */
export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** Whether a UTF-16 code unit is a letter of any script. */
export function isLetter(code: number): boolean {
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
  return code >= 0xaa && /\p{L}/u.test(String.fromCharCode(code));
}
