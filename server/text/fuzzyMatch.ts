/** A text as fuzzy matching compares it: small letters without accents, each run of white space as one space. */
export function foldedText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
}

/** The score if the query is a part of the text; a text that only has the letters in order scores less. */
const partScore = 1000;

/**
 * The score of a text for a search query: the letters must occur in their order; fewer gaps and more letters at beginnings of words score
 * more. Undefined if the text does not match. Both are folded; the query has no spaces at its ends; an empty query matches all texts alike.
 * Linear in the text.
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
  return /[^\p{L}\p{N}]/u.test(text[at - 1] ?? ' ');
}
