import type { TextLanguage } from '../../text/language.ts';
import { rememberedText } from '../../text/remembered.ts';
import type { Prose } from '../../workspace/documents/prose.ts';
import { misreadCommonWord } from './commonWords.ts';
import { misspeltGameWord } from './gameWords.ts';
import { noSlips, replaced, type Slip } from './slip.ts';

/**
 * Words of the game with a letter wrong, missing or too many, or with two that have changed places: `Stregnth`, `Battel-level`. And common
 * words of the text's language in which a scanner has misread a letter: `wilh`.
 *
 * @param language that of the text, asked for only where a word is one of these. In a language that is not known no word is misspelt.
 */
export function misspeltWords({ text }: Prose, language: () => TextLanguage): readonly Slip[] {
  if (!mayHaveMisspelt(text)) return noSlips;
  const own = language();
  if (own === 'other') return noSlips;
  const slips: Slip[] = [];
  for (const { 0: written, index } of text.matchAll(word)) {
    if (written.length < shortest) continue;
    const whole = misspelling(text, index, written, own);
    if (whole || !written.includes('-')) {
      if (whole) slips.push(whole);
      continue;
    }
    for (const part of written.matchAll(/[^-]+/g)) {
      const slip = misspelling(text, index + part.index, part[0], own);
      if (slip) slips.push(slip);
    }
  }
  return slips;
}

const word = /[A-Za-zÀ-ÖØ-öø-ÿ]+(?:-[A-Za-zÀ-ÖØ-öø-ÿ]+)*/g;
const shortest = 3;
/** Longer than the longest word of the game with a letter too many. */
const longest = 20;

/** Whether a word, or a part of it between hyphens, is one of the game that is misspelt. Most texts have none. */
function mayHaveMisspelt(text: string): boolean {
  let [start, part] = [0, 0];
  for (let at = 0; at <= text.length; at++) {
    const code = text.charCodeAt(at);
    if (isLetterOfWord(code)) continue;
    if (isMisspelt(text, part, at)) return true;
    if (code === hyphen && at > part) {
      part = at + 1;
      continue;
    }
    if (part > start && (isMisspelt(text, start, at) || isMisspelt(text, start, part - 1))) return true;
    start = part = at + 1;
  }
  return false;
}

const hyphen = 0x2d;

/** The letters of `word`. */
function isLetterOfWord(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x41 && code <= 0x5a) ||
    (code >= 0xc0 && code <= 0xff && code !== 0xd7 && code !== 0xf7)
  );
}

function isMisspelt(text: string, start: number, end: number): boolean {
  return end - start >= shortest && end - start < longest && isMisspeltWord(text.slice(start, end));
}

/** In either language. Each word of a text is asked for, and most are asked for often. */
const isMisspeltWord = rememberedText(
  { most: 20_000, longest },
  (written: string): boolean => rightSpelling(written, undefined) !== undefined,
);

/** @param language undefined for either: a text that is neither English nor Spanish by its words may be English. */
function rightSpelling(written: string, language: 'en' | 'es' | undefined): string | undefined {
  if (written.length >= longest) return undefined;
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
