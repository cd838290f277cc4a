/** A text as fuzzy matching compares it: small letters without accents, blanks as one. */
export function foldedText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
}

/** How good a match is where the query is a part of the text; anything that only has its letters in order is worse. */
const partScore = 1000;

/**
 * How well a text matches what somebody types who looks for it: the letters must occur in their order; the fewer gaps between them and
 * the more of them at beginnings of words, the better. Undefined if it does not match. Both are folded; the query has no blanks at its
 * ends; an empty one matches everything alike. Takes time in proportion to the text.
 */
export function fuzzyScore(query: string, text: string): number | undefined {
  if (query === '') return 0;
  const at = text.indexOf(query);
  if (at >= 0) {
    const isWord = isWordStart(text, at) || text.includes(` ${query}`);
    return partScore + (at === 0 ? 300 : isWord ? 200 : 0) - Math.min(100, text.length - query.length);
  }
  let score = 0;
  let from = 0;
  let last = -1;
  for (const character of query) {
    if (character === ' ') continue;
    const found = text.indexOf(character, from);
    if (found < 0) return undefined;
    if (found === last + 1) score += 10;
    if (isWordStart(text, found)) score += 20;
    score -= Math.min(5, found - from);
    last = found;
    from = found + character.length;
  }
  return Math.min(partScore - 1, score);
}

function isWordStart(text: string, at: number): boolean {
  return at === 0 || (at > 0 && /[^\p{L}\p{N}]/u.test(text[at - 1] ?? ''));
}
