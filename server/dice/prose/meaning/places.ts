/** Where something stands in a sentence, and what stands beside it. */
import type { WordClass } from '../lexicon/lexicon.ts';
import type { Sentence } from '../match/sentence.ts';

/** Whether one of some signs stands at a token. */
export function isSign({ tokens, to }: Sentence, at: number, signs: string): boolean {
  const token = at < to ? tokens[at] : undefined;
  return token?.kind === 'sign' && signs.includes(token.sign);
}

/** Whether a word of one of the classes stands between two tokens. */
export function names(sentence: Sentence, from: number, to: number, ...classes: readonly WordClass[]): boolean {
  for (let at = from; at < to; at++) if (sentence.is(at, ...classes)) return true;
  return false;
}

/** Whether a clause begins at a token. */
export function startsClause(sentence: Sentence, at: number): boolean {
  if (at === sentence.from || sentence.tokens[at]?.kind === 'sign') return true;
  return isSign(sentence, at - 1, clauseMarks) || sentence.is(at - 1, 'and', 'or', 'just', 'but', 'otherwise');
}

const clauseMarks = ',;:()=.!?-–—→>"·•|';

/** Whether a sentence begins at a token, perhaps with words such as `and then`, or with the label of a line. */
export function startsSentence(sentence: Sentence, at: number): boolean {
  // `Pass: 11 or more`
  if (isSign(sentence, at - 1, ':') && at - sentence.from <= longestLabel) return true;
  for (let before = sentence.from; before < at; before++) {
    if (sentence.tokens[before]?.kind !== 'sign' && !sentence.is(before, 'and', 'just', 'but')) return false;
  }
  return true;
}

const longestLabel = 4;

/** Whether a clause ends at a token. */
export function endsClause(sentence: Sentence, at: number): boolean {
  return at >= sentence.to || sentence.tokens[at]?.kind === 'sign' || sentence.is(at, 'and', 'or', 'but', 'if');
}

/**
 * Whether a number before a token counts something: `6 squares`, `3 Armor`, `two natural barriers`.
 *
 * @param isAny whether any noun that may be one counts, and not only what the game counts in.
 */
export function isThing(sentence: Sentence, at: number, isAny: boolean): boolean {
  const token = sentence.tokens[at];
  if (at >= sentence.to || !token) return false;
  if (token.kind === 'sign') return token.isGlued && '"″%°'.includes(token.sign);
  if (token.kind !== 'word') return false;
  if (sentence.is(at, 'unit', 'times')) return true;
  // `2 or 3 natural 1s`
  if (sentence.is(at, 'natural') && sentence.numberAt(at + 1) !== undefined) return true;
  if (!isAny) return false;
  if (sentence.is(at, 'warrior', 'die')) return true;
  if (!sentence.isNoun(at)) return false;
  return token.isCapitalised || (token.word.endsWith('s') && !isVerbBefore(sentence, at + 1));
}

/** `recuperas 100`, `evitas la`: what stands behind a verb, and hardly behind a thing. */
function isVerbBefore(sentence: Sentence, at: number): boolean {
  return sentence.is(at, 'article', 'determiner', 'pronoun') || sentence.numberAt(at) !== undefined;
}

/** `plus the Strength of the two strongest`: whose number it is was not read. */
export function goesOn(sentence: Sentence, at: number): boolean {
  return sentence.tokens[at - 1]?.kind === 'word' && sentence.is(at, 'of') && sentence.isStat(at - 1);
}

/** `each Warrior rolls`, `for each Warrior.`; not `each webbed Warrior`, `each Warrior next to it`, `each Elf`. */
export function isWholeParty(sentence: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    if (sentence.is(at, 'warrior') && !sentence.is(at, 'anyWarrior')) return false;
    if (sentence.isFree(at) && !sentence.is(at, 'warrior', 'each', 'on', 'preposition')) return false;
  }
  return endsClause(sentence, to) || sentence.is(to, 'roll', 'must');
}
