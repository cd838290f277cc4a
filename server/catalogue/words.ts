/** A word or a number of a text, and what its spellings have in common. */
export interface Word {
  readonly start: number;
  readonly end: number;
  /** In small letters, without accents and apostrophes, in British spelling. */
  readonly form: string;
  /** The form without its plural. Two words of one stem need not be one word: `isSameWord` tells. */
  readonly stem: string;
}

const word = /\p{L}[\p{L}\p{M}'\u2060]*|\d+/gu;

/** The words of a flattened text, in order. Its offsets are those of the text. */
export function wordsOf(flat: string, start = 0, end = flat.length): readonly Word[] {
  const words: Word[] = [];
  const known = new Map<string, { readonly form: string; readonly stem: string }>();
  word.lastIndex = start;
  for (let match = word.exec(flat); match && match.index < end; match = word.exec(flat)) {
    const [written] = match;
    let spelling = known.get(written);
    if (!spelling) {
      const form = formOf(written);
      spelling = { form, stem: stemOf(form) };
      known.set(written, spelling);
    }
    // What closes a quotation is no part of the word.
    const length = written.endsWith("'") ? written.replace(/'+$/, '').length : written.length;
    words.push({ start: match.index, end: match.index + length, form: spelling.form, stem: spelling.stem });
  }
  return words;
}

function formOf(written: string): string {
  const letters = /[^\x20-\x7e]/.test(written) ? written.normalize('NFD').replace(/[\p{M}\u2060]/gu, '') : written;
  return letters
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/^armor/, 'armour')
    .replace(/iz(e[sd]?|ing)$/, 'is$1');
}

/** What singular and plural have in common, in English and Spanish: `blade`, `blades`; `fly`, `flies`; `cruz`, `cruces`. */
function stemOf(form: string): string {
  if (form.length <= 2) return form;
  return form
    .replace(/(?:es|s|e)$/, '')
    .replace(/i$|y$/, 'i')
    .replace(/z$/, 'c')
    .replace(/ss$/, 's');
}

/** Whether two forms are the same word, the one perhaps the plural of the other, or its verb with he or she. */
export function isSameWord(a: string, b: string): boolean {
  return a === b || isPluralOf(a, b) || isPluralOf(b, a);
}

function isPluralOf(plural: string, singular: string): boolean {
  if (plural === `${singular}s`) return true;
  if (plural === `${singular}es`) return /(?:[sxzjnrldo]|ch|sh)$/.test(singular);
  if (!plural.endsWith('es')) return false;
  return plural === singular.replace(/y$/, 'ies') || plural === singular.replace(/z$/, 'ces');
}
