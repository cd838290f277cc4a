import type { TextLanguage } from '../../text/language.ts';
import { misspeltGameWord } from './gameWords.ts';
import { noSlips, type Slip } from './slip.ts';

/**
 * Words of the game with a letter wrong, missing or too many, or with two that have changed places: `Stregnth`, `Battel-level`. In a language that
 * is not known no word is misspelt.
 */
export function misspeltWords(text: string, language: () => TextLanguage): readonly Slip[] {
  // Without their places the words are quickly read, and few texts have such a word.
  if (!text.match(word)?.some(mayBeMisspelt)) return noSlips;
  const slips: Slip[] = [];
  for (const { 0: whole, index } of text.matchAll(word)) {
    const parts = isMisspelt(whole) ? [{ 0: whole, index: 0 }] : whole.matchAll(/[^-]+/g);
    for (const { 0: written, index: at } of parts) {
      const start = index + at;
      if (!isMisspelt(written) || isOfOther(text, start, written)) continue;
      const own = language();
      if (own === 'other') return noSlips;
      const right = misspeltGameWord(written, own);
      if (right !== undefined) slips.push({ code: 'misspelt-word', start, written, repaired: cased(right, written) });
    }
  }
  return slips;
}

/** In either language: a text that is neither English nor Spanish by its words may be English. */
function isMisspelt(word: string): boolean {
  return misspeltGameWord(word, undefined) !== undefined;
}

function mayBeMisspelt(word: string): boolean {
  return isMisspelt(word) || (word.includes('-') && word.split('-').some(isMisspelt));
}

const word = /[A-Za-zÀ-ÖØ-öø-ÿ]{4,}(?:-[A-Za-zÀ-ÖØ-öø-ÿ]+)*/g;

/** Beside digits, an apostrophe or a stroke it is a part of something else: a code, a name, an address. `Warriers'` is a possessive. */
function isOfOther(text: string, start: number, written: string): boolean {
  const behind = text.slice(start + written.length, start + written.length + 3);
  return (
    /[a-zß-ÿ][A-ZÀ-Þ]/.test(written) ||
    /[\w'’/@#.]$/.test(text.slice(Math.max(0, start - 1), start)) ||
    /^(?:[\d_/@]|[’'](?!s?(?![A-Za-zÀ-ÿ0-9]))|[.][A-Za-z])/.test(behind)
  );
}

/** The word in capitals where the other is. */
function cased(right: string, written: string): string {
  if (written === written.toUpperCase()) return right.toUpperCase();
  const isCapitalised = written[0] !== written[0]?.toLowerCase();
  return isCapitalised ? `${right.charAt(0).toUpperCase()}${right.slice(1)}` : right;
}
