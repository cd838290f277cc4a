/** Where sentences, paragraphs, rows and headings end. */
import type { Token } from './token.ts';

/**
 * What lies between a token and the one before. `part`: a heading, a cell or a row, so that what follows has nothing to do with what stands
 * before. `item`: a new point of a list. `paragraph`: a blank line. `sentence`: the end of one.
 */
export type Break = 'none' | 'sentence' | 'item' | 'paragraph' | 'part';

/** The break before a token. */
export function breakBefore(text: string, tokens: readonly Token[], index: number): Break {
  const [token, before] = [tokens[index], tokens[index - 1]];
  if (!token) return 'none';
  if (!before) return isItemMark(text, tokens, index) ? 'item' : 'sentence';
  if (isCellMark(before) || isCellMark(token)) return 'part';
  if (token.start - before.end > 0) {
    const gap = text.slice(before.end, token.start);
    if (gap.includes('<')) {
      if (/<\/?(?:t[rdh]|table|li|h\d|rule|section)\b/i.test(gap)) return 'part';
      if (/<\/?(?:p|div)\b/i.test(gap)) return 'paragraph';
    }
    if (gap.includes('\n')) {
      if (isHeadingMark(token) || isInHeading(text, before.start)) return 'part';
      if (isItemMark(text, tokens, index)) return token.kind === 'sign' ? 'item' : 'part';
      if (/\n[ \t\r>*_]*\n/.test(gap)) return 'paragraph';
      if (token.kind === 'number' && rowKey.test(text.slice(token.start, token.start + longestKey))) return 'sentence';
    }
  }
  if (token.startsLine) return 'paragraph';
  return endsSentence(before, token) ? 'sentence' : 'none';
}

/** The first token behind the sentence that begins at a token; longer ones are cut. */
export function endOfSentence(text: string, tokens: readonly Token[], from: number): number {
  let to = from + 1;
  while (to < tokens.length && to - from < longestSentence && breakBefore(text, tokens, to) === 'none') to++;
  return to;
}

/** The first token of the sentence of a token; longer ones are cut where the number of their first token is a multiple of their greatest length. */
export function startOfSentence(text: string, tokens: readonly Token[], at: number): number {
  let from = at;
  while (from > 0 && at - from < longestSentence && breakBefore(text, tokens, from) === 'none') from--;
  return at - from === longestSentence ? at - (at % longestSentence) : from;
}

const longestSentence = 400;

function endsSentence(before: Token, token: Token): boolean {
  return before.kind === 'sign' && '.!?'.includes(before.sign) && !token.isGlued;
}

/** `2-3:` at the start of a line. */
const rowKey = /^\d{1,3}(?:[-–—]\d{1,3})? ?[:=]/;
const longestKey = 9;

function isCellMark(token: Token): boolean {
  return token.kind === 'sign' && token.sign === '|';
}

function isHeadingMark(token: Token): boolean {
  return token.kind === 'sign' && '#='.includes(token.sign);
}

const maximumHeadingLength = 200;

/** Whether the line that the offset is in begins with a `#`. */
function isInHeading(text: string, offset: number): boolean {
  const start = text.lastIndexOf('\n', offset) + 1;
  if (offset - start > maximumHeadingLength) return false;
  return /^[ \t>]*#/.test(text.slice(start, offset + 1));
}

/** `- Rope`, `* Rope`, `2. Rope` at the start of a line. */
function isItemMark(text: string, tokens: readonly Token[], index: number): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (token?.kind === 'sign') return '-*•+–'.includes(token.sign) && next?.isGlued === false;
  if (token?.kind !== 'number') return false;
  return /^\d+[.)]\s/.test(text.slice(token.start, token.end + 2));
}
