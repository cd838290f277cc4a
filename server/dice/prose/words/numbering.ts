/** Tokens without the numbers of paragraphs: `3.2 On a 5+`, `§ 4 Roll 1D6`, `(b) The torch goes out if …`. */
import type { Token } from './token.ts';
import { isOneOf, signAt, wordAt, wordSet } from './words.ts';

/**
 * The tokens without what numbers a paragraph or a sentence: numbers with points in them, a section sign, a letter in brackets. A single number
 * stays, since it may be that of a row.
 */
export function withoutNumbering(text: string, tokens: readonly Token[]): readonly Token[] {
  if (!/[§)]|\d\.\d/.test(text)) return tokens;
  const kept: Token[] = [];
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index];
    const end = opensSentence(tokens, index) ? endOfNumbering(tokens, index) : undefined;
    const next = end === undefined ? undefined : tokens[end];
    if (end === undefined || !next || !token) {
      if (token) kept.push(token);
      index++;
      continue;
    }
    kept.push(token.startsLine && !next.startsLine ? { ...next, startsLine: true } : next);
    index = end + 1;
  }
  return kept;
}

/** Whether a sentence may begin at a token. */
function opensSentence(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (index === 0 || token?.startsLine) return true;
  return token?.isGlued === false && '.;:!?'.includes(signAt(tokens, index - 1) ?? ' ');
}

/** The first token behind what numbers the sentence at a token; undefined where nothing does. */
function endOfNumbering(tokens: readonly Token[], index: number): number | undefined {
  const end = afterSection(tokens, index) ?? afterPoints(tokens, index) ?? afterLetter(tokens, index);
  if (end === undefined) return undefined;
  const last = afterLetter(tokens, end) ?? end;
  return beginsSentence(tokens[last]) ? last : undefined;
}

function beginsSentence(token: Token | undefined): boolean {
  return token?.kind === 'word' && !token.isGlued;
}

/** `§ 4`, `§4.2.` */
function afterSection(tokens: readonly Token[], index: number): number | undefined {
  if (signAt(tokens, index) !== '§' || tokens[index + 1]?.kind !== 'number') return undefined;
  return afterMark(tokens, afterPoints(tokens, index + 1) ?? index + 2);
}

/** `3.2`, `12.1.4.`, of which a text begins no sentence but to number it; then a capital follows. */
function afterPoints(tokens: readonly Token[], index: number): number | undefined {
  let end = index + 1;
  while (signAt(tokens, end) === '.' && isGluedNumber(tokens[end + 1]) && tokens[end]?.isGlued) end += 2;
  if (tokens[index]?.kind !== 'number' || end === index + 1) return undefined;
  const next = afterMark(tokens, end);
  const following = tokens[next];
  const isSentence = signAt(tokens, next) === '(' || (following?.kind === 'word' && following.isCapitalised);
  return isSentence ? next : undefined;
}

function isGluedNumber(token: Token | undefined): boolean {
  return token?.kind === 'number' && token.isGlued;
}

function afterMark(tokens: readonly Token[], index: number): number {
  return '.:)'.includes(signAt(tokens, index) ?? ' ') && tokens[index]?.isGlued === true ? index + 1 : index;
}

/** `(b)`, `(iii)`, `c)`; not `(T)`, which may be a characteristic. */
function afterLetter(tokens: readonly Token[], index: number): number | undefined {
  const start = signAt(tokens, index) === '(' ? index + 1 : index;
  const letter = tokens[start];
  const isLetter = wordAt(tokens, start)?.length === 1 || isOneOf(tokens, start, romans);
  const isSmall = letter?.kind === 'word' && !letter.isCapitalised;
  return isLetter && isSmall && signAt(tokens, start + 1) === ')' ? start + 2 : undefined;
}

const romans = wordSet('i ii iii iv v vi vii viii ix x');
