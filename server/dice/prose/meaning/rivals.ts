/** Two who roll against each other, as data: who they are, and what is asked of the two. */

import type { Span } from '../../../text/span.ts';
import type { Value } from '../../language/expression.ts';
import type { VariantOf } from '../grammar/grammar.ts';
import type { WordClass } from '../lexicon/lexicon.ts';
import type { Captured, FoundPhrase } from '../match/foundPhrase.ts';
import type { Sentence } from '../match/sentence.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import { names } from './places.ts';

/** Two are named who roll the same, or another one who rolls the same as the first. */
export interface RivalsAct {
  readonly kind: 'rivals';
  readonly of: VariantOf<'rivals'>;
  /** The dice of the first, where they are named here. */
  readonly dice: Value | undefined;
  /** The dice of the second, where they are named apart. */
  readonly second: Value | undefined;
  /** The words that name each. */
  readonly sides: readonly (readonly string[])[];
  /** Whether one more die is named alone: `the cook throws another`. */
  readonly isOneMore: boolean;
}

/** Which of the two is higher, or whether they are equal. */
export interface AskRivalsAct {
  readonly kind: 'askRivals';
  readonly of: VariantOf<'askRivals'>;
  /** The words that name who has to be; absent where nobody is named. */
  readonly side: readonly string[] | undefined;
  /** Whether a die is named, and not what it comes to: `the Ogre's die`. */
  readonly isOfDie: boolean;
  /** Whether a roll is named, which may be the dice alone: `the Ogre's roll`. */
  readonly isOfThrow: boolean;
  readonly span: Span;
}

/** The act of a phrase that names two who roll. */
export function rivalsAct(sentence: Sentence, { captured, variant, from, to }: FoundPhrase): RivalsAct {
  const things = captured.flatMap((each) => (each.name === 'thing' ? [wordsOf(sentence, each)] : []));
  // `a red one for him and a white one for her`
  const [one = [], two = [], three = [], four = []] = things;
  const sides =
    things.length === 4
      ? [
          [...one, ...two],
          [...three, ...four],
        ]
      : things.length === 3
        ? []
        : variant === 'both' && things.length === 1
          ? [['he'], one]
          : things;
  const [dice, second] = captured.flatMap((each) => (each.name === 'dice' ? [each.mention.expression] : []));
  const isOneMore = names(sentence, from, to, 'further');
  return { kind: 'rivals', of: variant as VariantOf<'rivals'>, dice, second, sides, isOneMore };
}

/** The act of a phrase that asks which of the two is higher. */
export function askRivalsAct(sentence: Sentence, { captured, variant, from, to }: FoundPhrase): AskRivalsAct {
  const thing = captured.find((each) => each.name === 'thing');
  const side = thing && wordsOf(sentence, thing);
  const start = sentence.endsOf('if', from)[0] ?? from;
  return {
    kind: 'askRivals',
    of: variant as VariantOf<'askRivals'>,
    side,
    isOfDie: names(sentence, from, to, 'die') && !names(sentence, from, to, 'result'),
    isOfThrow: isOfThrow(sentence, from, to),
    span: spanOfTokens(sentence.tokens, start, to),
  };
}

/** `the Ogre's roll is higher`; not `they roll the same`, `his total is higher`. */
export function isOfThrow(sentence: Sentence, from: number, to: number): boolean {
  for (let at = from + 1; at < to; at++)
    if (sentence.is(at, 'thrown') && !sentence.is(at - 1, 'nominative')) return isNamedThrow(sentence, at);
  return false;
}

function isNamedThrow(sentence: Sentence, at: number): boolean {
  const before = sentence.tokens[at - 1];
  return sentence.is(at - 1, 'determiner', 'article') || (before?.kind === 'word' && before.word.endsWith("'s"));
}

/** The first word of what stands right before a verb and may be its subject. */
export function startOfSubject(sentence: Sentence, verb: number): number {
  let from = verb;
  while (from > sentence.from && verb - from < longestSubject && isOfSubject(sentence, from - 1)) from--;
  return from;
}

/** The words of a subject right before a verb, such as `the`, `Ogre`; none where several are meant, or nobody is named. */
export function subjectBefore(sentence: Sentence, verb: number): readonly string[] {
  const from = startOfSubject(sentence, verb);
  for (let at = from; at < verb; at++) if (sentence.is(at, 'each', 'all', 'any')) return [];
  return wordsOf(sentence, { from, to: verb });
}

const longestSubject = 5;

function isOfSubject(sentence: Sentence, at: number): boolean {
  return sentence.tokens[at]?.kind === 'word' && !sentence.is(at, 'and', 'or', 'if', 'but');
}

/** The words of a question that name whose score is meant: `if the Ogre's total is higher`. */
export function rivalSide(sentence: Sentence, from: number, to: number): readonly string[] {
  const named: string[] = [];
  for (let at = from; at < to; at++) {
    const compared = comparisons.flatMap((name) => sentence.endsOf(name, at))[0];
    if (compared !== undefined) at = compared - 1;
    const [word] = compared === undefined ? wordsOf(sentence, { from: at, to: at + 1 }) : [];
    if (word !== undefined && (sentence.is(at, 'ofEither', 'ofOne') || isName(sentence, at))) named.push(word);
  }
  return named;
}

const comparisons: readonly WordClass[] = ['higherOrEqual', 'lowerOrEqual', 'higher', 'lower'];

function isName(sentence: Sentence, at: number): boolean {
  if (sentence.is(at, 'is', 'equal', 'pronoun', 'if', 'or', 'result', 'shows', 'article', 'determiner')) return false;
  return sentence.is(at, 'warrior') || (sentence.isFree(at) && !sentence.is(at, 'higher', 'lower', 'degree'));
}

function wordsOf(sentence: Sentence, { from, to }: Pick<Captured, 'from' | 'to'>): readonly string[] {
  const words: string[] = [];
  for (let at = from; at < to; at++) {
    const token = sentence.tokens[at];
    if (token?.kind === 'word' && !sentence.is(at, 'article', 'must', 'just'))
      words.push(token.word.replace(/'s$/, ''));
  }
  return words;
}
