import { rememberedText } from '../../queries/remembered.ts';
import { lean } from '../../text/lean.ts';
import { isSameWord, type Spelling, spellingOf, type Word, wordsOf } from '../../text/words.ts';
import { flatten } from './flatten.ts';

/** The words of a name, and the gaps between them. */
export interface NameWords {
  readonly words: readonly Spelling[];
  /** `','` for a comma, `''` for a space. */
  readonly gaps: readonly string[];
  /** Whether its last word has an apostrophe and an s, as in `WARRIOR'S`. */
  readonly isPossessive: boolean;
}

/** Texts are not searched for a name with more words. */
export const maximumWords = 12;

export function nameWordsOf(name: string): NameWords {
  const flat = flatten(name);
  const words = wordsOf(flat);
  const gaps = words.slice(1).map((word, index) => flat.slice(words[index]?.end, word.start).trim());
  const spelled = words.map(({ start, end }) => spellingOf(flat.slice(start, end)));
  return { words: lean(spelled), gaps: sharedGaps(JSON.stringify(gaps), gaps), isPossessive: /'s$/i.test(flat) };
}

/** One list for all names with the same gaps: in nearly all these are spaces. */
const sharedGaps = rememberedText({ most: 1000, longest: 60 }, (_, gaps: readonly string[]) => lean(gaps));

/** Whether the words of a flattened text, from an index on, are those of the name: in any case, with or without accents, also in the plural. */
export function isNameAt(flat: string, words: readonly Word[], index: number, name: NameWords): boolean {
  for (let offset = 0; offset < name.words.length; offset++) {
    const word = words[index + offset];
    const wanted = name.words[offset];
    if (!word || !wanted || !isSameWord(word.form, wanted.form)) return false;
    const gap = name.gaps[offset - 1];
    const before = words[index + offset - 1];
    if (gap !== undefined && before && !fitsGap(flat.slice(before.end, word.start), gap)) return false;
  }
  const last = words[index + name.words.length - 1];
  return last !== undefined && (name.isPossessive || flat[last.end - 2] !== "'");
}

const maximumGapLength = 130;

/**
 * Spaces with at most one line end, and the comma of the name, which authors may leave out. After the line end the mark of a quotation may
 * follow.
 */
function fitsGap(between: string, gap: string): boolean {
  if (between.length > maximumGapLength) return false;
  const lineEnd = between.indexOf('\n');
  if (lineEnd >= 0 && lineEnd !== between.lastIndexOf('\n')) return false;
  const mark = between
    .replace(/\u2060/g, '')
    .replace('→', '->')
    .trim();
  if (mark === '') return between !== '' || gap === '-';
  return mark === gap || (mark === '>' && /\n {0,3}> ?$/.test(between));
}
