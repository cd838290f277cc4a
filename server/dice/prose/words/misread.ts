/** Dice as scanners spoil them: `lD6`, `1DG`, `1 D 6`, `roll1D6onthe`. */
import { isDigit, isLetter } from '../../../text/characters.ts';
import { skipDigits, skipLetters } from './characters.ts';
import type { DieToken, Misread, Token } from './token.ts';
import { rollVerbs, wordSet } from './words.ts';

/** Reads the spoilt die that starts at an offset, where it is certain that it is one. */
export function spoiltDieAt(
  text: string,
  at: number,
  isGlued: boolean,
  before: Token | undefined,
): DieToken | undefined {
  const code = text.charCodeAt(at);
  const isOne = isLookalikeOfOne(code);
  if (!isOne && !isDigit(code) && code !== capitalD) return undefined;
  const gluedBefore = isGlued ? before : undefined;
  if (gluedBefore && gluedBefore.kind !== 'sign' && !isPlainWord(gluedBefore)) return undefined;
  if (gluedBefore?.kind === 'sign' && '_#@&$\\'.includes(gluedBefore.sign)) return undefined;
  const die = readDie(text, at, isOne, before);
  if (!die) return undefined;
  const isBare = die.count === undefined;
  const isAfterWord = gluedBefore?.kind === 'word';
  if (isBare && gluedBefore && !isAfterWord) return undefined;
  const isBeforeWord = isLetter(text.charCodeAt(die.end)) && !startsProduct(text, die.end);
  if (isBeforeWord && !isTail(text, die.end)) return undefined;
  if ((isAfterWord || isBeforeWord) && isCode(text, at, die.end)) return undefined;
  const misread = die.misread ?? (isAfterWord || isBeforeWord ? 'glued' : undefined);
  return (
    misread && {
      kind: 'die',
      count: die.count,
      sides: die.sides,
      misread,
      start: at,
      end: die.end,
      isGlued,
      startsLine: false,
    }
  );
}

/** Whether a word that ends at an offset has run into a die without a number: the offset is between the D and its sides. */
export function endsInDie(text: string, end: number): boolean {
  const side = text[end];
  return text[end - 1] === 'D' && (side === '3' || side === '6') && /\p{Ll}/u.test(text.charAt(end - 2));
}

/** `l`, `l2`: a number that begins with a small L in place of a 1; undefined for anything that may be a word or a name. */
export function spoiltNumberAt(text: string, at: number): { readonly value: number; readonly end: number } | undefined {
  if (text.charCodeAt(at) !== smallL) return undefined;
  const digit = text.charCodeAt(at + 1) - zero;
  const end = digit >= 0 && digit <= 2 ? at + 2 : at + 1;
  const next = text[end];
  const isWhole =
    next === undefined || ' \n\r\t+,;:)-–*'.includes(next) || (next === '.' && !isDigit(text.charCodeAt(end + 1)));
  return isWhole ? { value: end === at + 2 ? 10 + digit : 1, end } : undefined;
}

const smallL = 0x6c;
const zero = 0x30;

/** `x50`, `x 50`: the dice before it are multiplied, and not part of a longer word. */
export function startsProduct(text: string, at: number): boolean {
  if (!'xX×'.includes(text[at] ?? ' ')) return false;
  const next = text[at + 1] === ' ' ? at + 2 : at + 1;
  return isDigit(text.charCodeAt(next));
}

/** Whether a number goes on in letters that were zeros or ones: `1oo`, `1,ooo`. What it was is for the author to say. */
export function goesOnInLetters(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1];
  const isSeparated = next?.kind === 'sign' && next.isGlued && '.,'.includes(next.sign);
  const letters = isSeparated ? tokens[index + 2] : next;
  return letters?.kind === 'word' && letters.isGlued && /^(?=.*o)[ol]+$/.test(letters.word);
}

interface SpoiltDie {
  readonly count: number | undefined;
  readonly sides: number;
  readonly end: number;
  /** Absent where only what stands beside the die can be wrong. */
  readonly misread: Misread | undefined;
}

function readDie(text: string, at: number, isOne: boolean, before: Token | undefined): SpoiltDie | undefined {
  const countEnd = isOne ? at + 1 : skipDigits(text, at, at + 3);
  const hasCount = countEnd > at;
  const mark = hasCount ? skipSpace(text, countEnd) : countEnd;
  if (text.charCodeAt(mark) !== capitalD && !isSmallDie(text, at, before)) return undefined;
  const isCountSplit = mark > countEnd;
  const sidesStart = hasCount ? skipSpace(text, mark + 1) : mark + 1;
  const isSidesSplit = sidesStart > mark + 1;
  // A D that stands alone is nothing else; in `6 D6 Orcs` the 6 may be the number of a row.
  const isCertain = isSidesSplit && !isOne;
  if (isCountSplit && !isCertain && !mayHaveSplitCount(text, at, before, isOne)) return undefined;
  const isG = text[sidesStart] === 'G';
  // Capitals alone may be an abbreviation.
  if (
    isG &&
    (!hasCount || isLetter(text.charCodeAt(sidesStart + 1)) || (isOne && text[at] === 'I' && !isRollVerb(before)))
  )
    return undefined;
  const end = isG ? sidesStart + 1 : skipDigits(text, sidesStart, sidesStart + 3);
  const sides = isG ? 6 : Number(text.slice(sidesStart, end));
  if (
    !usualSides.has(sides) ||
    isDigit(text.charCodeAt(end)) ||
    text[end] === '_' ||
    (isSidesSplit && (continuesNumber(text, end, sides) || rowOfNumbers.test(text.slice(end, end + 3))))
  ) {
    return undefined;
  }
  const count = isOne ? 1 : hasCount ? Number(text.slice(at, countEnd)) : undefined;
  const misread = isOne || isG ? 'letter' : isCountSplit || isSidesSplit ? 'split' : undefined;
  return { count, sides, end, misread };
}

/** `suffers ld6 Wounds`: elsewhere a small `ld6` may be the characteristic Ld. */
function isSmallDie(text: string, at: number, before: Token | undefined): boolean {
  if (!/^[lI]d\d/.test(text.slice(at, at + 3))) return false;
  return (
    isRollVerb(before) ||
    (before?.kind === 'word' && beforeCounts.has(before.word)) ||
    thingOfDie.test(text.slice(at, at + 16))
  );
}

const thingOfDie =
  /^[lI]d\d{1,2} (?:Wounds?|Heridas?|Attacks?|Ataques?|gold|oro|turnos?|turns?|points|puntos)(?!\p{L})/u;

/** `1 D 6 2` */
const rowOfNumbers = /^[.,]?[ \u00a0]\d/;

const usualSides: ReadonlySet<number> = new Set([3, 6, 66]);

/** A blank within a line: on the next one stands something else. */
function skipSpace(text: string, at: number): number {
  return text[at] === ' ' || text[at] === '\u00a0' ? at + 1 : at;
}

/** l, i, I and |. */
function isLookalikeOfOne(code: number): boolean {
  return code === 0x6c || code === 0x69 || code === 0x49 || code === 0x7c;
}

/** `1D 6-7` and `1D 6+` speak of something else; `2 D 6-2` and `1 D 6+1` are sums, because no range ends below its beginning. */
function continuesNumber(text: string, at: number, sides: number): boolean {
  if (!'-–+%'.includes(text.charAt(at) || ' ')) return false;
  const end = skipDigits(text, at + 1, at + 4);
  const isSum = end > at + 1 && (text[at] === '+' || Number(text.slice(at + 1, end)) < sides);
  return !isSum || '-–+%'.includes(text.charAt(end) || ' ');
}

/** After these, a number in front of a die is how many there are; after other words it may as well be the number of a row. */
const beforeCounts = wordSet(
  'suffer suffers suffering take takes taking cause causes causing inflict inflicts lose loses losing gain gains gaining heal heals ' +
    'regains extra additional further another plus add adds adding pay pays find finds place receives ' +
    'sufre sufres sufren recibe recibes causa causan inflige pierde pierdes gana ganas cura recupera paga añade suma',
);

function isRollVerb(token: Token | undefined): boolean {
  return token?.kind === 'word' && rollVerbs.has(token.word);
}

/** `suffers 2 D6 Wounds`, but not the row `6 D6 Orcs`. */
function mayHaveSplitCount(text: string, at: number, before: Token | undefined, isOne: boolean): boolean {
  if (before?.kind !== 'word') return false;
  if (isRollVerb(before)) return true;
  const isSameLine = !text.slice(before.end, at).includes('\n');
  if (isOne || !isSameLine) return false;
  return beforeCounts.has(before.word) || (beforeSums.has(before.word) && goesOnAsSum.test(text.slice(at, at + 40)));
}

const beforeSums = wordSet('on with using of con en de');
/** `on 2 D6 plus his Strength`; not the row `with 2 D6 Orcs`. */
const goesOnAsSum = /^\d+ ?D ?6 ?(?:\+|plus\b|and add|más\b|y suma)/i;

/** The words that run into a die are written as in a sentence, or it is a name or a code. */
function isPlainWord(token: Token): boolean {
  if (token.kind !== 'word') return false;
  return token.end - token.start >= 2 || 'ayo'.includes(token.word);
}

/** `onthe` and `Wounds`, but neither `th` nor `X`. */
function isTail(text: string, at: number): boolean {
  const end = skipLetters(text, at);
  const tail = text.slice(at, end);
  return (
    /^(?:\p{Ll}*\p{Lu})?\p{Ll}+$/u.test(tail) &&
    !ordinals.has(tail) &&
    !isDigit(text.charCodeAt(end)) &&
    text[end] !== '_'
  );
}

const ordinals: ReadonlySet<string> = new Set(['th', 'st', 'nd', 'rd', 's', 'x']);
const farthest = 40;

/** A colour, a fingerprint or a key: only hexadecimal digits, or capitals within a word. */
function isCode(text: string, start: number, end: number): boolean {
  let from = start;
  while (from > start - farthest && isWordCharacter(text.charCodeAt(from - 1))) from--;
  let to = end;
  while (to < end + farthest && isWordCharacter(text.charCodeAt(to))) to++;
  const [before, after] = [text.slice(from, start), text.slice(end, to).replace(/^[xX]\d+/, '')];
  const isHexadecimal = /^[\da-f]{2,}$/i.test(before + after);
  return isHexadecimal || !/^(?:\p{L}?\p{Ll}+)?$/u.test(before) || /\d/.test(after);
}

function isWordCharacter(code: number): boolean {
  return isDigit(code) || isLetter(code) || code === 0x5f;
}

const capitalD = 0x44;
