/** What the words of a clause are to one another, by the classes of the lexicon. */
import type { Sentence } from '../match/sentence.ts';
import { clauseStartsWith, counted, endsClause, verbEnds } from '../words/clauses.ts';
import { isOneOf } from '../words/words.ts';

/** Whether a clause ends at a token. */
export function isEnd(sentence: Sentence, at: number): boolean {
  return at >= sentence.to || endsClause(sentence.tokens, at);
}

/** `he`, `nobody`: what a clause may begin with. */
export function isSubject(sentence: Sentence, at: number): boolean {
  return sentence.is(at, 'pronoun', 'nominative', 'lone');
}

/** `he`, and no object. */
export function isNominative(sentence: Sentence, at: number): boolean {
  return sentence.is(at, 'nominative');
}

/** `the`, `his`, `every`: before a thing. */
export function isDeterminer(sentence: Sentence, at: number): boolean {
  return sentence.is(at, 'article', 'determiner', 'each', 'all', 'other') || sentence.is(at, 'any', 'none');
}

/** A verb that is known as one. */
export function isKnownVerb(sentence: Sentence, at: number): boolean {
  return sentence.is(at, 'is', 'must', 'means', 'fail') || isOneOf(sentence.tokens, at, verbEnds);
}

/** A known verb, or an unknown word with the ending of one: `leaps`, `muerde`. */
export function isVerb(sentence: Sentence, at: number): boolean {
  if (isKnownVerb(sentence, at)) return true;
  const token = sentence.tokens[at];
  if (token?.kind !== 'word' || at >= sentence.to || isMeant(sentence, at)) return false;
  return sentence.phrases.endings.verb.test(token.word) && !isSmall(sentence, at);
}

/** `going`, `yendo` */
export function isParticiple(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  return token?.kind === 'word' && at < sentence.to && sentence.phrases.endings.participle.test(token.word);
}

/** `shared`, `descontadas`: what was done, where no verb before it says that it is so. */
export function isPast(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (token?.kind !== 'word' || at >= sentence.to || !sentence.phrases.endings.past.test(token.word)) return false;
  return !sentence.is(at - 1, 'is', 'becomes', 'must', 'article', 'determiner', 'pronoun');
}

/** `in`, `with`, `of` */
export function isPreposition(sentence: Sentence, at: number): boolean {
  return sentence.is(at, 'on', 'with', 'of', 'to', 'from', 'preposition') && !sentence.is(at, ...noPrepositions);
}

const noPrepositions = ['again', 'instead', 'pronoun', 'and', 'or', 'if', 'each', 'just', 'degree', 'other'] as const;

export function isJoint(sentence: Sentence, at: number): boolean {
  return sentence.is(at, 'and', 'or', 'but');
}

/** Whether a word may mean something for a roll. */
export function isMeant(sentence: Sentence, at: number): boolean {
  return sentence.is(at, ...ofRolls) || isChange(sentence, at) || isOfDice(sentence, at);
}

const ofRolls = ['repeat', 'often', 'vague', 'quantity', 'negation', 'degree', 'comparing', 'again', 'times'] as const;

export function isChange(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (token?.kind !== 'word' || at >= sentence.to) return false;
  return (
    sentence.is(at, 'change', 'add', 'subtract', 'multiply', 'halve') ||
    sentence.phrases.endings.change.test(token.word)
  );
}

/** `die`, `roll`, `pip`: what dice and their scores are called. */
export function isOfDice(sentence: Sentence, at: number): boolean {
  return sentence.is(at, 'die', 'result', 'roll', 'rolling', 'rolled', 'ofDice');
}

/** A word that joins others, and names nothing. */
function isSmall(sentence: Sentence, at: number): boolean {
  return (
    isPreposition(sentence, at) ||
    isJoint(sentence, at) ||
    sentence.is(at, 'if', 'unless', 'until', 'otherwise', 'just')
  );
}

/** Whether a word stands at a token that may be a thing, and means nothing else. */
export function isNoun(sentence: Sentence, at: number): boolean {
  if (at >= sentence.to || sentence.tokens[at]?.kind !== 'word' || sentence.numberAt(at) !== undefined) return false;
  return !isMeant(sentence, at) && !isSmall(sentence, at) && !isNominative(sentence, at) && !sentence.is(at, 'is');
}

/** The word behind `half of the village`, `none of the rats`; undefined where no part of things is named. */
export function endOfShare(sentence: Sentence, at: number): number | undefined {
  if (!sentence.is(at, 'quantity', 'none') || !sentence.is(at + 1, 'of')) return undefined;
  const noun = sentence.is(at + 2, 'article', 'determiner') ? at + 3 : at + 2;
  const isThing = isNoun(sentence, noun) && !isSubject(sentence, noun) && !isDeterminer(sentence, noun);
  return isThing && !sentence.isStat(noun) ? noun + 1 : undefined;
}

/** `wounds`, `squares`: what is counted in this game. */
export function isUnit(sentence: Sentence, at: number): boolean {
  return at < sentence.to && (isOneOf(sentence.tokens, at, counted) || sentence.is(at, 'unit'));
}

export function isCapitalised({ tokens, to }: Sentence, at: number): boolean {
  const token = tokens[at];
  return at < to && token?.kind === 'word' && token.isCapitalised;
}

/** Whether a clause of what comes of a score begins at a token. */
export function startsOutcome(sentence: Sentence, at: number): boolean {
  return at < sentence.to && clauseStartsWith(sentence.tokens, at);
}
