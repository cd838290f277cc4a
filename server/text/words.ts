import { rememberedText } from '../queries/remembered.ts';
import { isDigit, isLetter } from './characters.ts';

/** The part that all spellings of a word have in common. */
export interface Spelling {
  /** In small letters, without accents and apostrophes, in British spelling. */
  readonly form: string;
  /** The form without its plural. Different words can have the same stem: `isSameWord` decides. */
  readonly stem: string;
}

/** A word or a number of a text. */
export interface Word extends Spelling {
  readonly start: number;
  readonly end: number;
}

/**
 * The words of a flattened text, in order. Offsets are in the text.
 *
 * @param isWanted by the stem: a long text has many words, and few of them matter.
 */
export function wordsOf(flat: string, isWanted: (stem: string) => boolean = () => true): readonly Word[] {
  const words: Word[] = [];
  for (let at = 0; at < flat.length; ) {
    const code = flat.charCodeAt(at);
    let next = at + 1;
    if (isDigit(code)) while (isDigit(flat.charCodeAt(next))) next++;
    else if (isLetter(code)) while (goesOn(flat.charCodeAt(next))) next++;
    else {
      at = next;
      continue;
    }
    const limit = next;
    // A closing quotation mark is not a part of the word.
    while (flat.charCodeAt(next - 1) === apostrophe) next--;
    const { form, stem } = spellingOf(flat.slice(at, next));
    if (isWanted(stem)) words.push({ start: at, end: next, form, stem });
    at = limit;
  }
  return words;
}

/**
 * The spelling of a word as a text has it. Most equal words get the same object, because texts repeat a few thousand words; the maximum is
 * above the everyday vocabulary of any language.
 */
export const spellingOf = rememberedText({ most: 50_000, longest: 12 }, (written): Spelling => {
  const form = formOf(written);
  return { form, stem: stemOf(form) };
});

const apostrophe = 0x27;

/** Whether a word continues: with a letter, an apostrophe, a combining accent, or the fill character of `flatten`. */
function goesOn(code: number): boolean {
  if (code === apostrophe || isLetter(code)) return true;
  return code >= 0x300 && (code === 0x2060 || /\p{M}/u.test(String.fromCharCode(code)));
}

function formOf(written: string): string {
  if (/^[a-z]+$/.test(written)) return inBritish(written);
  const letters = /^[\x20-\x7e]*$/.test(written) ? written : written.normalize('NFD').replace(/[\p{M}\u2060]/gu, '');
  return inBritish(letters.toLowerCase().replaceAll("'", ''));
}

function inBritish(form: string): string {
  if (form.startsWith('armor')) return `armour${form.slice('armor'.length)}`;
  return form.includes('iz') ? form.replace(/iz(e[sd]?|ing)$/, 'is$1') : form;
}

/**
 * The part that singular and plural have in common, in English and Spanish: `blade`, `blades`; `fly`, `flies`; `cruz`, `cruces`; `boss`,
 * `bosses`; `ignora`, `ignoran`.
 */
function stemOf(form: string): string {
  if (form.length <= 2) return form;
  const cut = form.endsWith('es') ? 2 : form.endsWith('s') || form.endsWith('e') ? 1 : 0;
  const stem = (cut > 0 ? form.slice(0, -cut) : form).replace(/[ae]?n$|[ae]$/, '');
  if (stem.endsWith('y')) return `${stem.slice(0, -1)}i`;
  if (stem.endsWith('z')) return `${stem.slice(0, -1)}c`;
  return stem.endsWith('ss') ? stem.slice(0, -1) : stem;
}

/** Whether two forms are the same word: equal, singular and plural, or two persons of a verb. */
export function isSameWord(a: string, b: string): boolean {
  return a === b || isPluralOf(a, b) || isPluralOf(b, a);
}

function isPluralOf(plural: string, singular: string): boolean {
  if (plural === `${singular}s`) return true;
  // The third person plural of a Spanish verb: `ignora`, `ignoran`.
  if (plural === `${singular}n`) return /[ae]$/.test(singular);
  if (plural === `${singular}es`) return /(?:[sxzjnrldo]|ch|sh)$/.test(singular);
  if (!plural.endsWith('es')) return false;
  return plural === singular.replace(/y$/, 'ies') || plural === singular.replace(/z$/, 'ces');
}
