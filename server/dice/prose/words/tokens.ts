/** Running text to tokens: the little of it that dice notations are made of. */

import { type Paused, withoutPauses } from '../../../queries/paused.ts';
import { isDigit, isLetter } from '../../../text/characters.ts';
import { skipBlank, skipDigits, skipLetters } from './characters.ts';
import { endsInDie, spoiltDieAt, spoiltNumberAt, startsProduct } from './misread.ts';
import type { DieToken, NumberToken, SignToken, Token, WordToken } from './token.ts';
import { wordSet } from './words.ts';

/** Dice, also as scanners spoil them, or the word for them. Dice read as a number, `106`, count only beside words. */
const anyDie = /[dD](?:\d|[ \u00a0]\d|G|n(?![\p{L}\p{N}]))|[dD](?:ice|ie|ados?)(?!\p{L})|[1-9]06(?!\d)/u;
/** As XML authors escape them. */
const apostrophes = ["'", '’', '‘', '&apos;', '&#39;', '&#x27;'];
const maximumDigits = 4;

/** Whether the text has anything that could be a die; where not, there is no need for tokens. */
export function mayHaveDice(text: string): boolean {
  return anyDie.test(text);
}

/** Whether the text has a target for which no dice need be named. */
export function mayHaveBareTarget(text: string): boolean {
  return bareTarget.test(text);
}

/** Whether the text may state a chance of its own, or test a characteristic: `a 1 in 6 chance`, `a Strength test (7+)`. */
export function mayStateChance(text: string): boolean {
  return statedChance.test(text);
}

const statedChance =
  /\bin[ -][\p{L}\d]+ chance|\bchances? in |(?:posibilidad|probabilidad|oportunidad)(?:es)? (?:entre|de|sobre) [\p{L}\d]|\bvez de cada |\bde cada [\p{L}\d]+ (?:veces|casos|ocasiones|tiradas|intentos)|\b(?:[Tt]est|[Pp]rueba|[Cc]hequeo)\b[^.\d]{0,40}\d\+/u;
const bareTarget = /(?<![\w+.,-])(?:\d{1,2}\+|[1-6](?:[-–][2-6])?(?:\s+(?:or|o|natural|to|al|on|en)\b|[.,;:)\s]))/;

/** The tokens of the text, in order. Takes time in proportion to the text, whatever it is. */
export function tokensOf(text: string): readonly Token[] {
  return withoutPauses(readTokens(text));
}

/** The same with pauses. */
export function* readTokens(text: string): Paused<readonly Token[]> {
  const tokens: Token[] = [];
  let isGlued = false;
  let startsLine = false;
  let lineStart = 0;
  let before: Token | undefined;
  for (let at = 0; at < text.length; ) {
    const blankEnd = skipBlank(text, at);
    if (blankEnd > at) {
      if (text.charCodeAt(at) === lineFeed) {
        if (lineStart === at || isBlankLine(text, lineStart, at)) startsLine = true;
        else
          startsLine =
            (at - lineStart < minimumWrappedLength && !isUnfinished(before) && beginsAnew(text, blankEnd)) ||
            beginsEntry(text, at, blankEnd);
        lineStart = blankEnd;
      }
      at = blankEnd;
      isGlued = false;
      continue;
    }
    const found: Token =
      dieAt(text, at, isGlued, before) ??
      spoiltDieAt(text, at, isGlued, before) ??
      numberOrWordAt(text, at, isGlued) ??
      signAt(text, at, isGlued);
    tokens.push(startsLine ? { ...found, startsLine } : found);
    before = found;
    at = found.end;
    isGlued = true;
    startsLine = false;
    if (tokens.length % maximumBetweenPauses === 0) yield;
  }
  return tokens;
}

/** The number of tokens that are read without a pause: in a millisecond or two. */
const maximumBetweenPauses = 1000;

/** Whoever wraps lines fills them further, but in narrow columns. */
const minimumWrappedLength = 40;

function isBlankLine(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (skipBlank(text, at) === at) return false;
  return true;
}

/** Whether a line begins with a capital, a sign, or a few words and a colon. */
function beginsAnew(text: string, start: number): boolean {
  const line = text.slice(start, start + maximumLabelLength);
  return /^\s*(?:\p{Lu}|[-*•#>]|\((?!\p{Ll})|\p{Ll}[\p{L} ']*:)/u.test(line);
}

/** Whether a line that ends so goes on with a name: `and add the`, `the Elf's`, `1D6 +`. */
function isUnfinished(last: Token | undefined): boolean {
  if (last?.kind === 'sign') return last.sign === ',' || (last.sign === '+' && !last.isGlued);
  return last?.kind === 'word' && (unfinished.has(last.word) || /['’]s$|s['’]$/.test(last.word));
}

/** `Rope: 1D6, 4+` on a line behind one that ends a sentence. */
function beginsEntry(text: string, lineEnd: number, start: number): boolean {
  if (!'.!?)'.includes(text.charAt(text[lineEnd - 1] === '\r' ? lineEnd - 2 : lineEnd - 1))) return false;
  return /^\s*\p{Lu}\p{Ll}[\p{L} ']*: /u.test(text.slice(start, start + maximumLabelLength));
}

const maximumLabelLength = 40;
const lineFeed = 0x0a;

function dieAt(text: string, at: number, isGlued: boolean, before: Token | undefined): DieToken | undefined {
  const isLetterCount = text[at] === 'n';
  const mark = isLetterCount ? at + 1 : skipDigits(text, at, at + maximumDigits);
  const code = text.charCodeAt(mark);
  if (code !== 0x44 && code !== 0x64) return undefined;
  const hasParameter = text[mark + 1] === 'n';
  const end = hasParameter ? mark + 2 : skipDigits(text, mark + 1, mark + 1 + maximumDigits);
  const hasCount = mark > at;
  if (end === mark + 1 || (hasParameter && !hasCount) || continuesWord(text, end)) return undefined;
  const die: DieToken = {
    kind: 'die',
    count: isLetterCount ? 'n' : hasCount ? Number(text.slice(at, mark)) : undefined,
    sides: hasParameter ? 'n' : Number(text.slice(mark + 1, end)),
    start: at,
    end,
    isGlued,
    startsLine: false,
  };
  return isGlued && before && !mayPrecede(before, die) ? undefined : die;
}

/** Whether the character makes what is before it part of a longer word. `1D6x50` is a product. */
function continuesWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (startsProduct(text, at)) return false;
  // `two D6s`
  if (code === 0x73) return isLetter(text.charCodeAt(at + 1)) || isDigit(text.charCodeAt(at + 1));
  return isDigit(code) || code === underscore || isLetter(code);
}

/** A die glued to a letter, a digit or an underscore is part of a name, such as `B2D6`, `AD66` and, without a count, `R2-D2`. */
function mayPrecede(before: Token, die: DieToken): boolean {
  if (before.kind !== 'sign') return false;
  if ('_#@&$\\½¼¾'.includes(before.sign)) return false;
  return die.count !== undefined || !before.isGlued || !"-–.'’".includes(before.sign);
}

function numberOrWordAt(text: string, start: number, isGlued: boolean): NumberToken | WordToken | undefined {
  const number = isGlued ? undefined : spoiltNumberAt(text, start);
  if (number) return { kind: 'number', value: number.value, start, end: number.end, isGlued, startsLine: false };
  if (isDigit(text.charCodeAt(start))) {
    const end = skipDigits(text, start, text.length);
    return { kind: 'number', value: Number(text.slice(start, end)), start, end, isGlued, startsLine: false };
  }
  if (!isLetter(text.charCodeAt(start))) return undefined;
  let word = '';
  for (let at = start; ; ) {
    const lettersEnd = skipLetters(text, at);
    const end = lettersEnd - 1 > at && endsInDie(text, lettersEnd) ? lettersEnd - 1 : lettersEnd;
    word += text.slice(at, end);
    const joint = jointAt(text, end);
    if (joint === 0 || !isLetter(text.charCodeAt(end + joint))) {
      const lower = word.toLowerCase();
      return {
        kind: 'word',
        word: lower,
        isCapitalised: lower[0] !== word[0],
        start,
        end,
        isGlued,
        startsLine: false,
      };
    }
    word += text.charCodeAt(end) === hyphen ? ' ' : "'";
    at = end + joint;
  }
}

/** Words that no sentence ends in. */
const unfinished = wordSet(
  'a an the his her its their your my our each every and or of at for from with but as if when while unless until than plus ' +
    'el la los las un una su sus tu tus mi cada y o u e a al de del en con por para si que pero como cuando sin más',
);

/** The length of a hyphen or an apostrophe here; 0 where there is none. */
function jointAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code === hyphen) return 1;
  if (code !== ampersand && code !== 0x27 && code !== 0x2018 && code !== 0x2019) return 0;
  return apostrophes.find((apostrophe) => text.startsWith(apostrophe, at))?.length ?? 0;
}

function signAt(text: string, start: number, isGlued: boolean): SignToken {
  const isReference = text.charCodeAt(start) === ampersand;
  const reference = isReference ? apostrophes.find((apostrophe) => text.startsWith(apostrophe, start)) : undefined;
  if (reference) return { kind: 'sign', sign: "'", start, end: start + reference.length, isGlued, startsLine: false };
  const sign = text.charAt(start);
  return { kind: 'sign', sign: hyphens.includes(sign) ? '-' : sign, start, end: start + 1, isGlued, startsLine: false };
}

/** Hyphens and dashes as long as one, which word processors put for it: nobody sees a difference. */
const hyphens = '\u2010\u2011\u2012\ufe63\uff0d';
const ampersand = 0x26;
const hyphen = 0x2d;
const underscore = 0x5f;
