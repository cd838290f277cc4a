/** Places in running text where the scores of a row may stand. */

import { rememberedText } from '../../queries/remembered.ts';
import { filler } from '../../text/htmlCharacters.ts';
import type { Span } from '../../text/span.ts';
import type { RowScores } from '../rollTable.ts';

/**
 * `line`: the first of its line; `cell`: the first of a line that begins with `|`; `column`: after a gap in a line; `sentence`: after the end of a
 * sentence or a colon; `clause`: after a comma; `bare`: after a word.
 */
type Place = 'line' | 'cell' | 'column' | 'sentence' | 'clause' | 'bare';

/** `own`: nothing else is on the line; `sign`: `1.`, `1)`; `dash`: `1 –`; `gap`: blanks as in a column; `glued`: `1-2+1 Strength`. */
type Separator = 'own' | 'cell' | 'sign' | 'dash' | 'gap' | 'comma' | 'blank' | 'glued';

export interface RowMark extends RowScores {
  /** The scores. */
  readonly span: Span;
  readonly place: Place;
  readonly separator: Separator;
  /** `*`, `-` or nothing before the scores. */
  readonly bullet: string;
  /** The column in its line; only for the first of a line. */
  readonly indent: number;
  /** Where its line begins. */
  readonly lineStart: number;
  /** Where the row begins, with its bullet. */
  readonly start: number;
  /** Where the text of the row begins. */
  readonly textStart: number;
  /** How sure it is that these are scores: 3 for a row by its form, 0 for any number before a capital letter. */
  readonly strength: number;
}

/** Longer indentations are no lines of a table. */
const maximumIndentLength = 60;

/**
 * The one reader of rows: everything in a text that looks like the scores of a row, in order, for roll tables, cards and translations alike.
 * Whether these are rows of a table is for whoever asks: `strength` 3 at the beginning of a line, a cell or a sentence is a row by its form, and
 * `bare` is a number in the middle of a sentence.
 *
 * The scores of a line or a cell are the first of it; the text of a row goes from `textStart` to the next mark that is taken for a row. Offsets
 * are UTF-16 offsets in the text. An open row has no finite `low` or `high`. Any text may be given: one without rows has none. Takes time in
 * proportion to the text, and none for a short text that has been read.
 */
export const rowMarksIn = rememberedText({ most: 1000, longest: 4000 }, (text): readonly RowMark[] => {
  if (!/\d/.test(text)) return [];
  const marks: RowMark[] = [];
  let lineStart: number | undefined;
  let before = 0;
  let gridEnd = 0;
  scores.lastIndex = 0;
  // `matchAll` would copy this long pattern for each text.
  for (let match = scores.exec(text); match; match = scores.exec(text)) {
    const { index } = match;
    const lineEnd = lastLineEnd(text, before, index);
    if (lineEnd > 0 || lineStart === undefined) {
      lineStart = lineEnd;
      gridEnd = endOfNumbers(text, index);
    }
    before = index;
    if (index < gridEnd) continue;
    const mark = rowMark(text, match, lineStart);
    if (mark) marks.push(mark);
    // `1, 2 Goblins` in a sentence: the last number may be a mark of its own.
    else if (isCounted(match) && isBeforeWord(text, scores.lastIndex)) scores.lastIndex = index + 1;
  }
  return marks;
});

/** Two numbers or more, signs for impossible ones, and nothing else; `1 - 3` is a range. */
const numbersOnly =
  /(?!\d{1,3}[ \t][-–—][ \t]\d{1,3}[ \t]*(?:\r?\n|$))\d{1,3}[+-]?(?:[ \t]+(?:(?!\.{3})[\d+NX*.–-]{1,4}|Auto))+[ \t]*(?:\r?\n|$)/y;

/** The end of a line that has only numbers, such as a line of a chart: its first number is no score of a roll. */
function endOfNumbers(text: string, index: number): number {
  numbersOnly.lastIndex = index;
  return numbersOnly.test(text) ? numbersOnly.lastIndex : 0;
}

function lastLineEnd(text: string, from: number, to: number): number {
  for (let at = to; at > from; at--) if (text[at - 1] === '\n' || text[at - 1] === '\r') return at;
  return 0;
}

/** `3`, `1-3`, `1 to 3`, `1 or 2`, `1 & 3`, `2, 3`, `3,4`, `3, 4 or 5`, `3/4/5`, `6+`, `2 or less`; `1\\-3` with the hyphen as some programs write it in Markdown. Only at a digit the characters before it are looked at. */
const scores =
  /(?=\d)(?<![\p{L}\p{N}.,'’"×/%–-])(\d{1,3})(?:((?:\/\d{1,3}){1,5}(?![/\d\p{L}])|(?:,[ \t]?\d{1,3}){1,5}(?:,?[ \t](?:or|and|o|u|y)[ \t]\d{1,3})?(?=[*_]{0,3}(?:[.):]|[ \t]+[–—-][ \t]|[ \t]{2}|[ \t]*\||[ \t]+[*_"“¡¿(]{0,3}\p{Lu}|$))|[ \t]+(?:or|and|o|u|ó|y|&\u200b*)[ \t]+\d{1,3}(?![\d\p{L}]))|(\+)(?![ \t]?\d)|\u200b*[ \t]?\u200b*\\?[-–—‐‑‒−]\u200b*[ \t]?\u200b*(\d{1,3})(?![\d\p{L}])|[ \t]+(?:to|a)[ \t]+(\d{1,3})(?![\d\p{L}])|[ \t]+(?:or|and|o|u|y|ó)[ \t]+(?:(less|lower|fewer|below|under|down|menos|inferior|menor)|(more|higher|greater|above|over|better|up|upwards?|m[áa]s|superior|mayor))(?!\p{L}))?(?![\d\p{L}])/gu;

/** `≤2`, `>=5`: a sign before the score that makes it the last or the first of its row. A single `>` also opens a quotation, so it counts in a cell alone. */
const limitBefore = /(?:(≤|<\u200b*=)|(≥|>\u200b*=)|(?:^|\|[ \t]*)(?:(<)|(>)))\u200b*[ \t]?$/;

/** Longer than such a sign and the bar of its cell. */
const maximumLimitLength = 12;

function rowMark(text: string, match: RegExpExecArray, lineStart: number): RowMark | undefined {
  const { 0: written, index } = match;
  const limit = limitBefore.exec(text.slice(Math.max(lineStart, index - maximumLimitLength), index));
  const start = index - (limit?.[0].replace(/^\|[ \t]*/, '').length ?? 0);
  const span = { start, end: index + written.length };
  const range = limit ? openRange(limit, match) : scoresOf(match);
  const before = range && placeBefore(text, beforeTags(text, start), lineStart);
  // Within a sentence such a sign compares something.
  if (limit && before?.place !== 'line' && before?.place !== 'cell') return undefined;
  const after = before && separatorAfter(text, behindTags(text, span.end));
  if (!before || !after) return undefined;
  const isRange = range.low < range.high && !range.ranges;
  // `3-2` within a sentence may be the result of a match.
  if (isReversed(written) && before.place !== 'line' && before.place !== 'cell' && before.place !== 'sentence')
    return undefined;
  // Within a sentence such numbers are counts: `1, 2 Goblins`.
  if (isCounted(match) && isBeforeWord(text, span.end) && before.place !== 'line' && before.place !== 'cell')
    return undefined;
  const strength = strengthOf(text, before, after, isRange);
  if (strength === undefined) return undefined;
  const { separator, end: textStart } = after;
  return { span, ...range, ...before, separator, lineStart, textStart, strength };
}

/** The offset before the tags that end at an offset: `<b>1-2</b>`. */
function beforeTags(text: string, offset: number): number {
  let at = offset;
  while (text[at - 1] === filler) at--;
  return at;
}

function behindTags(text: string, offset: number): number {
  let at = offset;
  while (text[at] === filler) at++;
  return at;
}

/** Whether scores are a range that begins with the larger number: `3-2`, `3 to 2`, but not `3 or 2`. */
export function isReversed(written: string): boolean {
  const [, first, last] = bothEnds.exec(written) ?? [];
  return Number(first) > Number(last) && last !== '00';
}

const bothEnds = /^(\d{1,3})(?:[ \t]?\\?[-–—‐‑‒−][ \t]?|[ \t]+(?:to|a)[ \t]+)(\d{1,3})$/;

function scoresOf([written, first, listed, plus, ...others]: RegExpExecArray): RowScores | undefined {
  const [dashed, spoken, less, more] = others;
  const low = Number(first);
  if (listed) return listedScores([low, ...(listed.match(/\d+/g) ?? []).map(Number)], listed);
  if (less) return { low: Number.NEGATIVE_INFINITY, high: low };
  if (plus || more) return { low, high: Number.POSITIVE_INFINITY };
  const last = dashed ?? spoken ?? first;
  // The highest score of two dice with the faces 0 to 9.
  const high = last === '00' ? hundred : Number(last);
  if (first === '00') return last === first ? { low: hundred, high: hundred } : undefined;
  if (high < low) return isReversed(written) ? { low: high, high: low } : undefined;
  return { low, high };
}

/** RowScores that are named one by one: `3, 4 or 5`, `2 or 12`. Undefined if they may be other numbers. */
function listedScores(listed: readonly number[], written: string): RowScores | undefined {
  const sorted = listed.toSorted((one, other) => one - other);
  const isRising = listed.every((score, index) => index === 0 || score > (listed[index - 1] ?? score));
  const [low = 0, high = low] = [sorted[0], sorted.at(-1)];
  if (low === high || (!isRising && /^[,/]/.test(written))) return undefined;
  if (high - low === listed.length - 1) return { low, high };
  // `1/4` is a fraction.
  if (written.startsWith('/')) return undefined;
  const ranges: { low: number; high: number }[] = [];
  for (const score of sorted) {
    const last = ranges.at(-1);
    if (last && score === last.high + 1) last.high = score;
    else ranges.push({ low: score, high: score });
  }
  return { low, high, ranges };
}

/** Whether numbers with commas or strokes between them are perhaps counts. */
function isCounted({ [listedGroup]: listed }: RegExpExecArray): boolean {
  return listed !== undefined && /^[,/]/.test(listed);
}

/** Whether nothing but a blank stands between an offset and a word with a capital. */
function isBeforeWord(text: string, offset: number): boolean {
  blankAndWord.lastIndex = offset;
  return blankAndWord.test(text);
}

const blankAndWord = /[ \t][*_"“¡¿(]{0,3}\p{Lu}/uy;

/** The group of `scores` with scores behind commas. */
const listedGroup = 2;

const hundred = 100;

/** The scores of a row with a limit before its score; undefined if it has an end already. */
function openRange(
  [, atMost, atLeast, below]: RegExpExecArray,
  [written, first]: RegExpExecArray,
): RowScores | undefined {
  if (written !== first) return undefined;
  const score = Number(first);
  if (atMost || below) return { low: Number.NEGATIVE_INFINITY, high: atMost ? score : score - 1 };
  return { low: atLeast ? score : score + 1, high: Number.POSITIVE_INFINITY };
}

const atLineStart = /^[ \t>]*(?:([*+•·–-])[ \t]+|(\|)[ \t]*)?(?:[*_]{1,3}|[([“"])?$/;

function placeBefore(
  text: string,
  index: number,
  lineStart: number,
): Pick<RowMark, 'place' | 'bullet' | 'indent' | 'start'> | undefined {
  if (index - lineStart <= maximumIndentLength) {
    const prefix = text.slice(lineStart, index);
    const [line, bullet = '', bar] = atLineStart.exec(prefix) ?? [];
    const start = lineStart + prefix.length - prefix.trimStart().length;
    if (line !== undefined) return { place: bar ? 'cell' : 'line', bullet, indent: index - lineStart, start };
  }
  const opened = /[*_]{1,3}$|[([]$/.exec(text.slice(Math.max(0, index - 3), index))?.[0].length ?? 0;
  const start = index - opened;
  const near = text.slice(Math.max(0, start - 4), start);
  const place = /(?:[ ]{2}|[\t|])$/.test(near)
    ? 'column'
    : /[.!?:…][)”"’'»*_\]]*[ ]$/.test(near)
      ? 'sentence'
      : /(?:[,;–—]|\p{Ll} -)[ ]$/u.test(near) || (opened > 0 && /[([]/.test(text[index - 1] ?? ''))
        ? 'clause'
        : /[ \n\r]$/.test(near)
          ? 'bare'
          : undefined;
  return place && { place, bullet: '', indent: -1, start };
}

interface After {
  readonly separator: Separator;
  readonly end: number;
}

const separators: readonly (readonly [Separator, RegExp])[] = [
  ['own', /[*_)\].:]{0,4}[ \t]*(?:\r\n?|\n|$)\s*/y],
  ['cell', /[*_]{0,3}[ \t]*\|[ \t]*/y],
  [
    'sign',
    /[*_)\]]{0,3}[ \t]?\\?(?:[.)][–—-]|[=-]{1,2}>|[.:=)→])[*_]{0,3}(?=[\s\u200b]|[\p{L}¡¿"“«(*_[])[ \t\u200b]*/uy,
  ],
  ['dash', /[*_)\]]{0,3}(?:[ \t]*[–—-](?=[ \t*_])|[ \t]+[–—-](?=\p{L})|[–—-](?=\p{Lu}\p{Ll}))[*_]{0,3}[ \t]*/uy],
  ['gap', /[*_)\]]{0,3}(?:[ \t]{2,}|\t)/y],
  ['comma', /[*_)\]]{0,3},[*_]{0,3}[ ](?=[*_]{0,3}\p{L})/uy],
  ['blank', /[*_)\]]{0,3}[ ]/y],
  ['glued', /(?=\+\d)/y],
];

function separatorAfter(text: string, at: number): After | undefined {
  for (const [separator, pattern] of separators) {
    pattern.lastIndex = at;
    if (pattern.test(text)) return { separator, end: pattern.lastIndex };
  }
  return undefined;
}

/** A capital letter, a quotation, a bracket, dice, a sign before a number, gold, dots for a text to come: how the text of a row begins. */
const opener =
  /[*_"“”‘'’«¡¿([]{0,4}(?:\p{Lu}|\d{0,2}[dD]\d|[+-]\d|\.{3}|…|\d{1,4}(?: x \d+)? (?:gold|de oro|monedas|coins|GC)(?!\p{L}))/uy;

function strengthOf(
  text: string,
  { place, start }: { readonly place: Place; readonly start: number },
  { separator, end }: After,
  isRange: boolean,
): number | undefined {
  if (separator === 'glued') return place === 'line' ? 1 : 0;
  if (separator === 'comma') {
    if (place === 'column' || place === 'bare') return undefined;
    // `4, 5 or 6, the blow fails`
    if (place === 'clause') return text[start - 2] === ';' ? 2 : undefined;
    return isRange ? 2 : 1;
  }
  opener.lastIndex = end;
  const isOpened = opener.test(text);
  const isLoose = separator === 'blank' && (!isOpened || isUnitAhead(text, end));
  switch (place) {
    case 'line':
    case 'cell':
      return isLoose ? 1 : 3;
    case 'sentence':
      if (separator === 'own') return 1;
      return isLoose || (separator !== 'blank' && !isOpened && separator !== 'sign') ? 1 : 3;
    case 'column':
      return isLoose || separator === 'own' ? 1 : 2;
    case 'clause':
      return separator === 'sign' || separator === 'dash' ? 2 : 1;
    case 'bare':
      if (separator === 'own') return 0;
      return isOpened ? Number(separator === 'sign') : undefined;
    default:
      return place satisfies never;
  }
}

/** Words that stand behind a number which is no score. */

const unit =
  /[*_]{0,3}(?:(?:[Mm]ore|[Ee]xtra|[Aa]dditional|[Ff]urther|[Pp]ermanent)\s+)?(?:[Ww]ounds?|[Aa]ttacks?|[Hh]eridas?|[Aa]taques?|January|February|March|April|May|June|July|August|September|October|November|December)(?![\p{L}:!])(?!\.\s+\p{Lu})/uy;

/** Whether the words at an offset are counted things, as in `2 Wounds`, and not the name of a result. */
function isUnitAhead(text: string, offset: number): boolean {
  unit.lastIndex = offset;
  return unit.test(text);
}
