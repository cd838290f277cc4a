/** Numbers that count or name something, and are no scores. */
import type { FoundPhrase } from '../match/foundPhrase.ts';
import type { Sentence } from '../match/sentence.ts';
import { hasCaptured } from './captured.ts';
import { isSign, isThing, names, startsClause } from './places.ts';
import { isSingleScore, type ReadTarget } from './target.ts';

/** A number that may be a score. */
interface Candidate {
  readonly sentence: Sentence;
  /** The phrase that it stands in. */
  readonly found: FoundPhrase;
  readonly read: ReadTarget;
  readonly isSingle: boolean;
  /** Whether it is a bound such as `more than 3`. */
  readonly isBound: boolean;
  /** Whether a plus stands behind it: `5+`. */
  readonly isPlus: boolean;
}

type Reason = (candidate: Candidate) => boolean;

/** Why a number is no score, whatever stands before it. */
const always: readonly Reason[] = [
  // `6 squares`, `3 Wounds`
  ({ sentence, read }) => isThing(sentence, read.to, false),
  ({ sentence, read }) => isPartOfOther(sentence, read.from),
  // `may go above his Wounds`
  ({ sentence, found, isBound }) => isBound && sentence.is(found.from - 1, 'may'),
  isValueOfRow,
  // `several engines (no more than 3)`
  ({ sentence, found: { variant, from }, isBound, isPlus }) =>
    variant === 'bare' && isBound && !isPlus && isSign(sentence, from - 1, '(') && isThing(sentence, from - 2, true),
  // `better than 1+`
  ({ sentence, read }) => isSign(sentence, read.to, '+') && sentence.tokens[read.to]?.isGlued === true,
  // `Hit: 7 (1D6+4) damage`: how much that is on average.
  ({ sentence, found, read, isSingle }) =>
    found.variant === 'bare' &&
    isSingle &&
    isSign(sentence, read.to, '(') &&
    sentence.mentionAt(read.to + 1) !== undefined,
  // `you can save up to 3 dice`
  ({ found, read: { target } }) =>
    found.variant === 'known' && target.kind === 'compared' && target.comparator !== '>=',
];

/** Why it is none if no article stands before it: `a 6` is a score. */
const withoutArticle: readonly Reason[] = [
  isCounted,
  ({ sentence, read }) => isCountInWords(sentence, read),
  isMade,
  // `consigue 3 de experiencia`, `as in result 4`
  ({ sentence, found, read, isSingle }) =>
    isSingle &&
    (sentence.is(found.to, 'of') || sentence.is(found.from - 1, 'comparing')) &&
    !sentence.is(read.from - 1, 'of'),
  // `he stays at 1`, `for 5`, `in 3`
  ({ sentence, found: { variant, from }, read, isSingle }) =>
    isSingle &&
    variant === 'asked' &&
    read.from === from + 1 &&
    sentence.is(from, 'on') &&
    !sentence.is(from, 'onScore') &&
    !startsClause(sentence, from),
];

/** Whether a number in a question about a roll counts or names something. */
export function isNoScore(sentence: Sentence, found: FoundPhrase, read: ReadTarget): boolean {
  const { target } = read;
  const candidate: Candidate = {
    sentence,
    found,
    read,
    isSingle: isSingleScore(target),
    isBound: target.kind === 'compared',
    isPlus: hasCaptured(found.captured, 'sign'),
  };
  const holds = (is: Reason): boolean => is(candidate);
  const hasArticle = sentence.is(read.from - 1, 'article') || sentence.is(read.from, 'article');
  return always.some(holds) || (!hasArticle && withoutArticle.some(holds));
}

/** `S5 or more`, `-2 S`, `2 or 3 natural 1s`: what stands right before a number belongs to it. */
function isPartOfOther({ tokens, from }: Sentence, at: number): boolean {
  if (at === from) return false;
  const [other, before, token] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  if (before?.kind === 'number') return true;
  if (!token?.isGlued || before === undefined) return false;
  return before.kind === 'word' || (before.kind === 'sign' && '+-–−'.includes(before.sign) && other?.kind !== 'number');
}

/** `3=8 cm`, `4: 1 hit`: what stands behind the score of a row. */
function isValueOfRow({ sentence: { tokens }, read, isPlus }: Candidate): boolean {
  const [key, mark] = [tokens[read.from - 2], tokens[read.from - 1]];
  return mark?.kind === 'sign' && ':='.includes(mark.sign) && key?.kind === 'number' && !isPlus;
}

/** `on 6 Goblins`, `two or more spell users`, `with 5+ friends`; not `on 1-2 Gurni is named`, nor `6: Goblins`, which is a row. */
function isCounted({ sentence, found, read, isSingle, isBound, isPlus }: Candidate): boolean {
  const { variant, from, to } = found;
  const isRow =
    isSign(sentence, to - 1, ':=–—') ||
    (variant === 'bare' && startsClause(sentence, from) && !isSign(sentence, from - 1, '('));
  const isBehindWith = variant === 'asked' && sentence.is(from, 'with') && !sentence.is(from, 'onScore');
  const isNumber = read.target.kind === 'compared' && read.target.value.kind === 'number';
  const mayCount = (isSingle && !isRow) || (isBound && isNumber && (!isPlus || isBehindWith));
  const isOfThing = isThing(sentence, to, true) && !sentence.is(read.from - 1, 'of', 'shows');
  return mayCount && (sentence.isStat(to) || isOfThing);
}

/** `two of his swords`, `make one roll`, `two or more 1s`: a number in words with what it counts. */
function isCountInWords(sentence: Sentence, { from, to }: ReadTarget): boolean {
  if (sentence.tokens[from]?.kind !== 'word' || sentence.numberAt(from) === undefined) return false;
  if (sentence.numberAt(from) === 1 && to === from + 1 && !sentence.is(from - 1, 'natural', 'shows')) return true;
  return sentence.is(to, 'of', 'result', 'unit') || sentence.isNoun(to) || sentence.numberAt(to) !== undefined;
}

/** `can make 2 stone throwing attacks`: a number behind a verb, with words behind it. */
function isMade({ sentence, found: { variant, from, to }, read, isSingle }: Candidate): boolean {
  if (variant !== 'asked' || !isSingle) return false;
  const isBehindVerb = names(sentence, from, read.from, 'score', 'scoring') && !sentence.is(from, 'on');
  return isBehindVerb && (sentence.is(to, 'further') || sentence.isNoun(to));
}
