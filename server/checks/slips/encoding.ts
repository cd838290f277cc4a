import { replaced, type Slip, type SlipRule } from './slip.ts';

/** Letters and marks of UTF-8 that a program has read as windows-1252: `Ã©` for `é`, `â€™` for `’`. */
export const garbledLetters: SlipRule = {
  at: { like: /[ÂÃâ]/ },
  find: ({ text }) =>
    [...text.matchAll(garbled)].flatMap(({ 0: written, index }): readonly Slip[] => {
      if (/[‘’“”]$/.test(written) && isCapitals.test(text.slice(Math.max(0, index - 1), index))) return [];
      const letter = decoded(written);
      return letter === undefined ? [] : [replaced('garbled-letter', index, written, letter)];
    }),
};

/** The characters that windows-1252 has for the bytes 0x80 to 0x9f; a blank stands for a byte without a character. */
const highCharacters = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** A byte behind the first one of a character in UTF-8, read so. */
const further = `[\\u0080-\\u00bf${highCharacters.replaceAll(' ', '')}]`;

/** The first byte of a letter such as `é` and the one behind it, or the three of a mark such as `’`, each read as a character of windows-1252. */
const garbled = new RegExp(`[ÂÃ]${further}|â€${further}`, 'g');

/** A capital letter and a quotation mark behind another capital: `“IRMÃ”` is no letter that was read wrongly. */
const isCapitals = /[A-ZÀ-Þ]$/;

/** The character that the bytes are in UTF-8; undefined if they are none. */
function decoded(written: string): string | undefined {
  const bytes = [...written].map((character) => {
    const high = highCharacters.indexOf(character);
    return high >= 0 ? 0x80 + high : character.charCodeAt(0);
  });
  const [first = 0, second = 0, third] = bytes;
  if (bytes.slice(1).some((byte) => byte < 0x80 || byte > 0xbf)) return undefined;
  const code =
    third === undefined
      ? ((first & 0x1f) << 6) | (second & 0x3f)
      : ((first & 0x0f) << 12) | ((second & 0x3f) << 6) | (third & 0x3f);
  return code < 0xa0 ? undefined : String.fromCharCode(code);
}
