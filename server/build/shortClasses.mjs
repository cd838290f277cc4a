// A plugin of esbuild for the patterns of the programs, and the short classes of characters that it writes into them.
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import jsTokens from 'js-tokens';

/**
 * Letters, and the signs that stand on or under letters in the scripts of Asia and Africa, because a word goes on behind them. On all letters of
 * scripts that people write with today it is what `\p{L}` is, and on what stands between words in these scripts, so a border of words is
 * where it was. `\p{L}` has 680 ranges, and V8 takes ten times as long to compile a pattern with it.
 *
 * It differs where no text of the game has a character, so that fewer ranges do: letters among symbols (`ℓ`, `ⁿ`) and signs of phonetics are
 * none; the digits that only one script of Asia has, old punctuation, symbols among the letters of a script, and places without a character
 * count as letters. The test pins these differences.
 */
export const letters = [
  // Latin, with what is written as a letter in Spanish (ª, º)
  String.raw`A-Za-z\xaa\xb5\xba\xc0-\xd6\xd8-\xf6\xf8-\u02c1`,
  // Greek without its question mark and its semicolon; Cyrillic; Armenian without its punctuation
  String.raw`\u0370-\u037d\u037f-\u0386\u0388-\u0481\u048a-\u0559\u0560-\u0588`,
  // Hebrew without its hyphen and its quotation marks; Arabic without punctuation and digits
  String.raw`\u0591-\u05bd\u05bf-\u05f2\u0620-\u065f\u066e-\u06d3\u06d5-\u06ef\u06fa-\u06ff`,
  // Scripts of India without the bars at the ends of sentences; Thai without the sign of its currency; Lao
  String.raw`\u0710-\u0963\u0971-\u0e3e\u0e40-\u0eff`,
  // Tibetan, Burmese, Georgian, Ethiopic, the syllables of Canada, Khmer and Mongolian, without their punctuation
  String.raw`\u0f40-\u0fbc\u1000-\u103f\u1050-\u10fa\u10fc-\u135f\u1380-\u13ff\u1401-\u166c\u166f-\u17d3\u17d7\u17dc-\u17df\u1820-\u1dff`,
  // Latin with the accents of Vietnamese, Greek with its old accents, and further letters of Coptic, Georgian, Berber and Ethiopic
  String.raw`\u1e00-\u1fff\u2c00-\u2ddf`,
  // Chinese, Japanese and Korean without the punctuation that they share
  String.raw`\u3005-\u3006\u3041-\u309f\u30a1-\u30fa\u30fc-\u31ff\u3400-\ud7ff`,
  // Other forms of letters: those of Chinese and Arabic, and wide ones
  String.raw`\uf900-\ufd3d\ufd50-\ufdfb\ufe70-\ufefc\uff21-\uff3a\uff41-\uff5a\uff66-\uffdc`,
  // Rare letters, without musical and other symbols
  String.raw`\u{10000}-\u{1cfff}\u{1d400}-\u{1d7cb}\u{1e000}-\u{1e94f}\u{20000}-\u{3ffff}`,
].join('');

/** What `\p{M}` has beside these letters: accents that stand behind a letter, and signs that change the look of another. */
export const marks = String.raw`\u0300-\u036f\u0483-\u0489\u20d0-\u20ff\u302a-\u302f\u3099-\u309a\ufe00-\ufe0f\ufe20-\ufe2f`;

/** What `\p{N}` has beside these letters: digits, fractions, and numbers in circles or in Roman letters. */
export const numbers = String.raw`0-9\xb2\xb3\xb9\xbc-\xbe\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u2070\u2074-\u2079\u2080-\u2089\u2150-\u2189\u2460-\u249b\u24ea-\u24ff\u2776-\u2793\u3007\u3021-\u3029\uff10-\uff19`;

/**
 * Bundles the files of client and server with short classes in place of `\p{L}`, `\p{L}\p{M}`, `\p{L}\p{N}` and `\p{L}\p{M}\p{N}`, in patterns
 * and in texts from which patterns are made.
 */
export const shortClasses = {
  name: 'short-classes',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/, namespace: 'file' }, async ({ path }) => {
      if (!folders.some((folder) => path.startsWith(folder))) return undefined;
      const source = await readFile(path, 'utf8');
      return source.includes(letterClass) ? { contents: withShortClasses(source), loader: 'ts' } : undefined;
    });
  },
};

const folders = ['client', 'server'].map((name) => join(import.meta.dirname, '../..', name) + sep);
const letterClass = String.raw`\p{L}`;

/**
 * A source with short classes in its patterns and texts. The rest stays as it is, and so do the numbers of lines.
 * @param {string} source TypeScript
 */
export function withShortClasses(source) {
  let written = '';
  // Those of the templates that are open here.
  const shorteners = [];
  for (const { type, value } of jsTokens(source)) {
    if (type === 'NoSubstitutionTemplate' || type === 'TemplateHead')
      shorteners.push(shortener(written.endsWith('String.raw')));
    if (type === 'RegularExpressionLiteral') written += shortener(true)(value);
    else if (type === 'StringLiteral') written += shortener(false)(value);
    else if (templates.has(type)) written += shorteners.at(-1)(value);
    else written += value;
    if (type === 'NoSubstitutionTemplate' || type === 'TemplateTail') shorteners.pop();
  }
  return written;
}

const templates = new Set(['NoSubstitutionTemplate', 'TemplateHead', 'TemplateMiddle', 'TemplateTail']);

/**
 * A function that puts short classes into the pieces of a pattern, one after the other: a class can begin in one piece and end in another.
 * @param {boolean} isRaw whether a backslash is written once
 */
function shortener(isRaw) {
  let isInClass = false;
  return (piece) =>
    piece.replace(isRaw ? rawPart : escapedPart, (part, letter, mark, number) => {
      if (part === '[' || part === ']') isInClass = part === '[';
      if (letter === undefined) return part;
      const short = letters + (mark ? marks : '') + (number ? numbers : '');
      const isAlone = !isInClass;
      return `${isAlone ? '[' : ''}${isRaw ? short : short.replaceAll('\\', '\\\\')}${isAlone ? ']' : ''}`;
    });
}

const rawPart = /(\\p\{L\})(\\p\{M\})?(\\p\{N\})?|\\[\s\S]|[[\]]/g;
const escapedPart = /(\\\\p\{L\})(\\\\p\{M\})?(\\\\p\{N\})?|\\\\(?:\\[\s\S]|[^\\])|\\[\s\S]|[[\]]/g;
