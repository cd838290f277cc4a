/** A word as it is written, without digits: letters with their accents and apostrophes. `wordsOf` does the same for a flattened text. */
const word = /\p{L}[\p{L}\p{M}'’\u2060]*/gu;

/** The words of a text as they are written, in order. */
export function writtenWords(text: string): readonly string[] {
  return text.match(word) ?? [];
}

/** A text in capitals as titles write it: `FIGHT IN RANKS` becomes `Fight in Ranks`. */
export function inTitleCase(text: string): string {
  return text
    .toLowerCase()
    .replace(word, (found, offset: number) =>
      offset > 0 && isSmallWord(found) ? found : found.charAt(0).toUpperCase() + found.slice(1),
    );
}

/** Whether titles write the word without a capital. The word is in small letters. */
export function isSmallWord(lower: string): boolean {
  return smallWords.has(lower);
}

/** Without `a`, because `Ambush A` is the name of an ability with a value. */
const smallWords: ReadonlySet<string> = new Set(
  'al and at by con de del e el en in la las los o of on or por the to with x y'.split(' '),
);

/** In small letters, with hyphens for everything between words and numbers: `Dread King's Throne` is `dread-king-s-throne`. */
export function hyphenated(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}
