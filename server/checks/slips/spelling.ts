import { misreadCommonWord } from './commonWords.ts';
import { misspeltGameWord } from './gameWords.ts';
import { noSlips, replaced, type Slip, type SlipRule } from './slip.ts';

/**
 * Words of the game with a letter wrong, missing or too many, or with two that have changed places: `Stregnth`, `Battel-level`. And common
 * words of the text's language in which a scanner has misread a letter: `wilh`. In a language that is not known no word is misspelt.
 */
export const misspeltWords: SlipRule = {
  at: {
    like: { test: isMisspelt },
    signs: '-',
    when: (text, start, end, before) =>
      text[start] !== '-' || (before === start && isMisspelt(hyphenatedAt(text, start, end))),
  },
  find: ({ text }, { language }) => {
    const own = language();
    if (own === 'other') return noSlips;
    const slips: Slip[] = [];
    for (const { 0: written, index } of text.matchAll(word)) {
      const whole = misspelling(text, index, written, own);
      if (whole) slips.push(whole);
      if (whole || !written.includes('-')) continue;
      for (const part of written.matchAll(/[^-]+/g)) {
        const slip = misspelling(text, index + part.index, part[0], own);
        if (slip) slips.push(slip);
      }
    }
    return slips;
  },
};

const word = /[A-Za-zÀ-ÖØ-öø-ÿ]+(?:-[A-Za-zÀ-ÖØ-öø-ÿ]+)*/g;
const shortest = 3;
/** Longer than the longest word of the game with a letter too many. */
const longest = 20;

/** The word with the hyphen at an offset, if it has a single one, as those of the game have. */
function hyphenatedAt(text: string, start: number, end: number): string {
  const [before = ''] = /[A-Za-zÀ-ÖØ-öø-ÿ]*$/.exec(text.slice(Math.max(0, start - longest), start)) ?? [];
  const [behind = ''] = /^[A-Za-zÀ-ÖØ-öø-ÿ]*/.exec(text.slice(end, end + longest)) ?? [];
  return `${before}-${behind}`;
}

/** In either language: a text that is neither English nor Spanish by its words may be English. */
function isMisspelt(written: string): boolean {
  return rightSpelling(written, undefined) !== undefined;
}

/** @param language undefined for either: a text that is neither English nor Spanish by its words may be English. */
function rightSpelling(written: string, language: 'en' | 'es' | undefined): string | undefined {
  if (written.length < shortest || written.length >= longest) return undefined;
  return (
    misspeltGameWord(written, language) ??
    (language === 'es' ? undefined : misreadCommonWord(written, 'en')) ??
    (language === 'en' ? undefined : misreadCommonWord(written, 'es'))
  );
}

function misspelling(text: string, at: number, written: string, language: 'en' | 'es' | undefined): Slip | undefined {
  const right = rightSpelling(written, language);
  if (right === undefined || /[a-zß-ÿ][A-ZÀ-Þ]/.test(written)) return undefined;
  // Beside digits, an apostrophe or a stroke it is a part of something else: a code, a name, an address. `Warriers'` is a possessive.
  if (
    /[\w'’/@#.]$/.test(text.slice(Math.max(0, at - 1), at)) ||
    /^(?:[\d_/@]|[’'](?!s?(?![A-Za-zÀ-ÿ0-9]))|[.][A-Za-z])/.test(
      text.slice(at + written.length, at + written.length + 3),
    )
  )
    return undefined;
  return replaced('misspelt-word', at, written, cased(right, written));
}

/** The word in capitals where the other is. */
function cased(right: string, written: string): string {
  if (written === written.toUpperCase()) return right.toUpperCase();
  const isCapitalised = written[0] !== written[0]?.toLowerCase();
  return isCapitalised ? `${right.charAt(0).toUpperCase()}${right.slice(1)}` : right;
}
