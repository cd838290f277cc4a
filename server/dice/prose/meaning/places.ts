/** Where something stands in a sentence: what its clause and its sentence begin with, and what stands around it. */
import type { WordClass } from '../lexicon/lexicon.ts';
import type { Sentence } from '../match/sentence.ts';
import { isVerb } from './clauseWords.ts';

/** Whether a clause begins at a token. */
export function startsClause(sentence: Sentence, at: number): boolean {
  const before = sentence.tokens[at - 1];
  if (at === sentence.from || sentence.tokens[at]?.kind === 'sign') return true;
  if (before?.kind === 'sign')
    return (
      (before.sign === ')' && sentence.tokens[at - 2]?.kind === 'die') ||
      ',;:(.!?–—→>"·•|'.includes(before.sign) ||
      isDash(sentence, at - 1) ||
      (before.sign === '=' && sentence.tokens[at - 2]?.kind === 'die') ||
      isLongDash(sentence, at - 1)
    );
  return sentence.is(at - 1, 'and', 'or', 'just', 'but', 'otherwise');
}

/** Whether a sentence begins at a token, or the label of a line stands before it. */
export function startsSentence(sentence: Sentence, at: number): boolean {
  // `Pass: 11 or more`
  const isLabel = isSign(sentence, at - 1, ':') && at - sentence.from <= longestLabel;
  if (isLabel) return true;
  let start = sentence.from;
  while (start < at) {
    const token = sentence.tokens[start];
    if (token?.kind !== 'word' && token?.kind !== 'sign') return false;
    const end = token.kind === 'sign' ? start + 1 : endOfJoint(sentence, start);
    if (end === undefined || end > at) return false;
    start = end;
  }
  return true;
}

/** The first token behind `and`, `then`, `however`; undefined where none of them stands. */
function endOfJoint(sentence: Sentence, at: number): number | undefined {
  return sentence.endsOf('and', at)[0] ?? sentence.endsOf('just', at)[0] ?? sentence.endsOf('but', at)[0];
}

const longestLabel = 4;

/** Whether a question stands behind an `or`, beside another: `on a 6, or on a 5 or 6 if he is an Elf`. */
export function isAlternative(sentence: Sentence, from: number, to: number): boolean {
  // `7 or more but less than 10`; not `on 3+, and on a 1`, `on a 7 loses and on an 8 wins`
  const before = sentence.tokens[from - 2];
  const isOutcome =
    before?.kind === 'word' &&
    (sentence.isFree(from - 2) || sentence.is(from - 2, 'again')) &&
    !sentence.is(from - 2, 'natural', 'whole', 'scored', 'shows', 'need', 'hit', 'just');
  // `hides on a 4 and on a 5 brings a mouse`
  const isOther = sentence.is(from, 'on') && sentence.numberAt(from - 2) !== undefined && isVerb(sentence, to);
  const isBehindAnd = sentence.is(from - 1, 'but', 'and') && before?.kind !== 'sign' && !isOutcome && !isOther;
  const isBehindOr = isBehindAnd || sentence.is(from - 1, 'or') || sentence.is(from, 'or');
  return isBehindOr && !sentence.is(to, 'if', 'unless') && !isWithThing(sentence, to);
}

/** `or 3 or more with a rope`: another case. */
export function isWithThing(sentence: Sentence, at: number): boolean {
  return sentence.is(at, 'along') && sentence.is(at + 1, 'article', 'determiner') && sentence.isFree(at + 2);
}

/** Whether a word of one of the classes stands between two tokens. */
export function names(sentence: Sentence, from: number, to: number, ...classes: readonly WordClass[]): boolean {
  for (let at = from; at < to; at++) if (sentence.is(at, ...classes)) return true;
  return false;
}

/** Whether a sign stands at a token. */
export function isSign({ tokens, to }: Sentence, at: number, sign: string): boolean {
  const token = at < to ? tokens[at] : undefined;
  return token?.kind === 'sign' && token.sign === sign;
}

/** Whether one of some signs stands at a token. */
export function isAnySign({ tokens }: Sentence, at: number, signs: string): boolean {
  const token = tokens[at];
  return token?.kind === 'sign' && signs.includes(token.sign);
}

/** ` - `: a dash between two blanks. */
export function isDash({ tokens, to }: Sentence, at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return at < to && token?.kind === 'sign' && token.sign === '-' && !token.isGlued && next?.isGlued === false;
}

/** `--` */
function isLongDash({ tokens }: Sentence, at: number): boolean {
  return [at, at - 1].every((each) => {
    const token = tokens[each];
    return token?.kind === 'sign' && token.sign === '-';
  });
}

/** `each one`, `cada uno` */
export function isPronoun(sentence: Sentence, at: number | undefined): boolean {
  return at !== undefined && sentence.tokens[at]?.kind === 'word' && sentence.numberAt(at) === 1;
}

/** `plus the Strength of the two strongest`: whose number it is, nobody has read. */
export function goesOn(sentence: Sentence, at: number): boolean {
  const before = sentence.tokens[at - 1];
  return before?.kind === 'word' && sentence.is(at, 'of') && sentence.isStat(at - 1);
}
