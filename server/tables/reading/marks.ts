/** Places in running text where the scores of a row may stand. */
import type { Token } from '../../dice/prose/words/token.ts';
import { tokensOf } from '../../dice/prose/words/tokens.ts';
import { isOneOf, wordSet } from '../../dice/prose/words/words.ts';
import { rememberedText } from '../../text/remembered.ts';
import { rememberedParts } from '../../text/rememberedParts.ts';
import { type Span, shift } from '../../text/span.ts';
import { filler } from './flows.ts';
import { limitBefore, type Scores, scoresAt } from './scores.ts';
import { isUnitAhead } from './units.ts';

/**
 * `line`: the first of its line; `cell`: the first of a line that begins with `|`; `column`: after a gap in a line; `sentence`: after the end of a
 * sentence or a colon; `clause`: after a comma; `bare`: after a word.
 */
type Place = 'line' | 'cell' | 'column' | 'sentence' | 'clause' | 'bare';

/** `own`: nothing else is on the line; `sign`: `1.`, `1)`; `dash`: `1 –`; `gap`: blanks as in a column; `glued`: `1-2+1 Strength`. */
type Separator = 'own' | 'cell' | 'sign' | 'dash' | 'gap' | 'comma' | 'blank' | 'glued';

export interface RowMark {
  /** The scores. */
  readonly span: Span;
  readonly low: number;
  readonly high: number;
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

/**
 * The one reader of rows: everything in a text that looks like the scores of a row, in order, for roll tables, cards and translations alike.
 * Whether these are rows of a table is for whoever asks: `strength` 3 at the beginning of a line, a cell or a sentence is a row by its form, and
 * `bare` is a number in the middle of a sentence.
 *
 * The scores of a line or a cell are the first of it; the text of a row goes from `textStart` to the next mark that is taken for a row. Offsets
 * are UTF-16 offsets in the text. An open row has no finite `low` or `high`. Any text may be given: one without rows has none. Takes time in
 * proportion to the text; a short text is read once, and of a long one after a key only the paragraph that has changed.
 */
export function rowMarksIn(text: string): readonly RowMark[] {
  if (text.length < shortestDivided) return marksOfText(text);
  const blocks = blocksOf(text);
  const marks = marksOfBlocks(blocks);
  let start = 0;
  return blocks.flatMap((block, index) => {
    const distance = start;
    start += block.length;
    return (marks[index] ?? []).map((mark) => shiftMark(mark, distance));
  });
}

/** Longer texts are divided: those of pages. */
const shortestDivided = 4000;

/** As many as the entries of a large file have. */
const maximumTexts = 2000;

const marksOfText = rememberedText({ most: maximumTexts }, rowMarksOfBlock);

const marksOfBlocks = rememberedParts(rowMarksOfBlock);

/** Blank lines, and behind them a line that is not indented: what is before says nothing about the scores of that line. */
const blockEnd = /\n[ \t]*\r?\n(?=\S)/g;

/** The paragraphs of a text with the blank lines behind them; an indented paragraph belongs to the one before. */
function blocksOf(text: string): readonly string[] {
  const blocks: string[] = [];
  let start = 0;
  for (const { 0: blank, index } of text.matchAll(blockEnd)) {
    blocks.push(text.slice(start, index + blank.length));
    start = index + blank.length;
  }
  blocks.push(text.slice(start));
  return blocks;
}

function shiftMark(mark: RowMark, distance: number): RowMark {
  return {
    ...mark,
    span: shift(mark.span, distance),
    lineStart: mark.lineStart + distance,
    start: mark.start + distance,
    textStart: mark.textStart + distance,
  };
}

/** All possible marks of rows in a text that is read at once, in order. */
function rowMarksOfBlock(text: string): readonly RowMark[] {
  if (!/\d/.test(text)) return none;
  const tokens = tokensOf(text);
  const marks: RowMark[] = [];
  let [lineStart, lineEnd, isFirst] = [0, -1, true];
  for (let index = 0; index < tokens.length; ) {
    const { start } = tokens[index] ?? { start: 0 };
    if (start > lineEnd) {
      [lineStart, lineEnd, isFirst] = [text.lastIndexOf('\n', start) + 1, text.indexOf('\n', start), true];
      if (lineEnd < 0) lineEnd = text.length;
    }
    const scores = scoresAt(text, tokens, index);
    const next = scores && isFirst ? behindNumbers(tokens, index, lineEnd) : index;
    isFirst &&= scores === undefined;
    const mark = scores && next === index ? rowMark(text, tokens, index, scores, lineStart) : undefined;
    if (mark) marks.push(mark);
    // `1, 2 Goblins` in a sentence: the last number may be a mark of its own.
    index = scores && (mark || !isBeforeWord(text, tokens, scores)) ? Math.max(scores.next, next) : index + 1;
  }
  return marks;
}

const none: readonly RowMark[] = [];

/** Signs and words for impossible scores. */
const noScores = wordSet('n x nx auto');

/**
 * The first token behind a line that has nothing but numbers from a token on, such as a line of a chart: none of them is a score of a roll. The
 * token itself if there are other words; `1 - 3` is a range.
 */
function behindNumbers(tokens: readonly Token[], index: number, lineEnd: number): number {
  let [next, columns] = [index, 0];
  for (; (tokens[next]?.start ?? lineEnd) < lineEnd; next++) {
    const token = tokens[next];
    const isNumber = token?.kind === 'number' || (token?.kind === 'sign' && '+-–*'.includes(token.sign));
    if (!isNumber && !isOneOf(tokens, next, noScores)) return index;
    if (token?.isGlued !== true) columns++;
  }
  const isRange = next === index + 3 && tokens[index + 1]?.kind === 'sign';
  const isApart = tokens[index + 1]?.isGlued !== true || tokens[index + 2]?.isGlued !== true;
  return columns > 1 && isApart && !isRange ? next : index;
}

function rowMark(
  text: string,
  tokens: readonly Token[],
  index: number,
  scores: Scores,
  lineStart: number,
): RowMark | undefined {
  const limit = scores.next === index + 1 ? limitBefore(tokens, index, scores.low, lineStart) : undefined;
  const { low, high } = limit ?? scores;
  const span = { start: limit?.start ?? tokens[index]?.start ?? 0, end: tokens[scores.next - 1]?.end ?? 0 };
  const before = Number.isNaN(low) ? undefined : placeBefore(text, beforeTags(text, span.start), lineStart);
  const after = before && separatorAfter(text, behindTags(text, span.end));
  if (!before || !after) return undefined;
  const isFirst = before.place === 'line' || before.place === 'cell';
  // Within a sentence words of a limit count something, and so do `1, 2 Goblins`; `3-2` may be the result of a match.
  if (!isFirst && (limit || (scores.isReversed && before.place !== 'sentence') || isBeforeWord(text, tokens, scores)))
    return undefined;
  const strength = strengthOf(text, before, after, low < high);
  if (strength === undefined) return undefined;
  const { separator, end: textStart } = after;
  return { span, low, high, ...before, separator, lineStart, textStart, strength };
}

/** Whether nothing but a blank stands between scores that are listed behind commas and a word with a capital. */
function isBeforeWord(text: string, tokens: readonly Token[], { isListed, next }: Scores): boolean {
  if (!isListed) return false;
  blankAndWord.lastIndex = tokens[next - 1]?.end ?? 0;
  return blankAndWord.test(text);
}

const blankAndWord = /[ \t][*_"“¡¿(]{0,3}\p{Lu}/uy;

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

/** Longer indentations are no lines of a table. */
const maximumIndentLength = 60;

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
  const place = /(?:[ ]{2}|\t)$/.test(near)
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
