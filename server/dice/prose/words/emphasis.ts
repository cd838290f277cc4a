/** Tokens without the marks of Markdown, tags, and the quotation marks that stand around scores and dice. */
import type { Token } from './token.ts';

/**
 * The tokens without tags, emphasis, backquotes, quotation marks around numbers, and the `>` at the start of a line. A star that multiplies or
 * begins a row stays.
 */
export function withoutEmphasis(text: string, tokens: readonly Token[]): readonly Token[] {
  if (!/[*_`<>"'“”«»]/.test(text)) return tokens;
  const kept: Token[] = [];
  let isGlued = true;
  let startsLine = false;
  let openQuote = -1;
  let tagEnd = -1;
  for (const [index, token] of tokens.entries()) {
    isGlued &&= token.isGlued;
    startsLine ||= token.startsLine;
    if (index <= tagEnd) continue;
    if (token.kind === 'sign') {
      if (token.sign === '<') tagEnd = endOfTag(tokens, index);
      if (index <= tagEnd) continue;
      const opens = '"\''.includes(token.sign) && opensQuote(tokens, index);
      if (opens) openQuote = index;
      const closes =
        isSame(tokens[openQuote], token.sign) && index > openQuote && index - openQuote <= maximumQuoteLength;
      if (opens || closes || isMark(text, tokens, index, token.sign)) {
        if (closes && !opens) openQuote = -1;
        continue;
      }
    }
    const isUnchanged = token.isGlued === isGlued && token.startsLine === startsLine;
    kept.push(isUnchanged ? token : { ...token, isGlued, startsLine });
    isGlued = true;
    startsLine = false;
  }
  return kept;
}

const maximumTagLength = 60;

/** The token that ends the tag; a smaller index where none begins. */
function endOfTag(tokens: readonly Token[], index: number): number {
  if (tokens[index + 1]?.isGlued !== true) return -1;
  for (let at = index + 1; at < index + maximumTagLength; at++) {
    const token = tokens[at];
    // Dice in an attribute are dice.
    if (token === undefined || token.kind === 'die' || (token.kind === 'sign' && token.sign === '<')) return -1;
    if (token.kind === 'sign' && token.sign === '>') return at;
  }
  return -1;
}

const maximumQuoteLength = 6;

/** `"5+"`, `'5+'`, and not the inches of `6"`. */
function opensQuote(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1];
  return tokens[index]?.isGlued === false && next?.kind !== 'word' && next?.isGlued === true;
}

function isMark(text: string, tokens: readonly Token[], index: number, sign: string): boolean {
  const [token, before, next] = [tokens[index], tokens[index - 1], tokens[index + 1]];
  if (!token) return false;
  switch (sign) {
    case '`':
      return true;
    case '>':
      return isAtLineStart(text, token.start);
    case '_':
      return token.isGlued !== (next?.isGlued === true) || isSame(before, sign) || isSame(next, sign);
    case '*': {
      const isDouble = (isSame(before, sign) && token.isGlued) || (isSame(next, sign) && next?.isGlued === true);
      const isBetween = token.isGlued && next?.isGlued === true && isNumeric(before) && isNumeric(next);
      const isApart = !token.isGlued && next?.isGlued !== true;
      return isDouble || (!isBetween && !isApart);
    }
    case '“':
    case '”':
    case '«':
    case '»':
      return isNumeric(before) || isNumeric(next) || (before?.kind === 'sign' && before.sign === '+');
    default:
      return false;
  }
}

function isSame(token: Token | undefined, sign: string): boolean {
  return token?.kind === 'sign' && token.sign === sign;
}

function isNumeric(token: Token | undefined): boolean {
  return token?.kind === 'number' || token?.kind === 'die';
}

function isAtLineStart(text: string, offset: number): boolean {
  for (let at = offset - 1; at >= 0 && at >= offset - farthestMargin; at--) {
    const character = text[at];
    if (character === '\n') return true;
    if (character !== ' ' && character !== '\t' && character !== '>') return false;
  }
  return offset <= farthestMargin;
}

const farthestMargin = 20;
