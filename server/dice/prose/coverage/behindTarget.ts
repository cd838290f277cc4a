/** What may stand right behind a target: the end of its clause, what comes of it, or words that leave it as it is. */
import { clauseStartsWith, counted, endsClause, verbEnds } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import { articles, isOneOf, signAt, smallNumberAt, wordAt, wordSet } from '../words/words.ts';
import type { ClauseWords } from './words.ts';

/** A target between two tokens. */
export interface PlaceOfTarget {
  readonly from: number;
  /** The first token behind it and its dice. */
  readonly next: number;
}

/** Whether all that stands right behind a target is known to leave it as it is. What nobody has thought of is not. */
export function isFollowedPlainly(
  words: ClauseWords,
  tokens: readonly Token[],
  { from, next }: PlaceOfTarget,
): boolean {
  return isPlainAt(words, tokens, next, from);
}

function isPlainAt(words: ClauseWords, tokens: readonly Token[], index: number, from: number): boolean {
  const token = tokens[index];
  if (token === undefined || token.startsLine || token.kind === 'die') return true;
  if (token.kind === 'number') return isNoun(words, tokens, index + 1) && tokens[index - 1]?.kind === 'word';
  if (token.kind === 'sign') {
    if ('*_`)]"”»’\''.includes(token.sign)) return isPlainAt(words, tokens, index + 1, from);
    if (token.sign === ',') return isPlainBehindComma(words, tokens, index + 1, from);
    return !'&/+%'.includes(token.sign) && !isGluedMinus(tokens, index);
  }
  const phrase = words.phraseBehindTarget(tokens, index);
  if (phrase?.meaning === 'attached') return isPlainAt(words, tokens, phrase.next, from);
  if (phrase) return phrase.meaning === 'plain';
  if (words.is(tokens, index, 'adverbs')) return isPlainAt(words, tokens, index + 1, from);
  if (words.is(tokens, index, 'conjunctions')) return isPlainBehindJoint(words, tokens, index + 1, from);
  // `7-9 two Men-at-arms`
  if (smallNumberAt(tokens, index) !== undefined && isNoun(words, tokens, index + 1)) return true;
  if (words.is(tokens, index, 'subordinates')) return isSubordinate(words, tokens, index + 1);
  if (words.is(tokens, index, 'determiners'))
    return isThing(words, tokens, index + 1) || tokens[index + 1]?.kind === 'die';
  if (words.is(tokens, index, 'prepositions')) return isComplement(words, tokens, index + 1);
  if (words.is(tokens, index, 'subjects', 'verbs', 'conditions')) return true;
  if (isOneOf(tokens, index, verbEnds) || clauseStartsWith(tokens, index)) return true;
  if (isFunctionWord(words, tokens, index) || participle.test(token.word)) return false;
  return token.isCapitalised || isOutcomeAt(words, tokens, index, from);
}

/** `a 2- he wakes`: the target may be that number or less. */
function isGluedMinus(tokens: readonly Token[], index: number): boolean {
  const isMinus = '-−'.includes(signAt(tokens, index) ?? ' ') && tokens[index]?.isGlued === true;
  return isMinus && tokens[index + 1]?.isGlued !== true && isOneOf(tokens, index - 2, articles);
}

/** `, he falls`, `, gold`; not `, give or take, he falls`. */
function isPlainBehindComma(words: ClauseWords, tokens: readonly Token[], index: number, from: number): boolean {
  const token = tokens[index];
  if (token?.kind === 'number' || token?.kind === 'die' || token?.kind === 'sign') return true;
  // `, or 3 or more with a rope`: another case.
  if (words.is(tokens, index, 'conjunctions'))
    return tokens[index + 1]?.kind === 'number' || isPlainBehindJoint(words, tokens, index + 1, from);
  if (isOneOf(tokens, index, articles) && smallNumberAt(tokens, index + 1) !== undefined) return true;
  const phrase = words.phraseBehindTarget(tokens, index);
  if (phrase?.meaning === 'attached') return isPlainAt(words, tokens, phrase.next, from);
  if (phrase) return phrase.meaning === 'plain';
  if (isNoun(words, tokens, index) && endsClause(tokens, index + 1)) return signAt(tokens, index + 1) !== ',';
  if (!isPlainAt(words, tokens, index, from)) return false;
  // A short insertion between two commas is no clause.
  const isClause = words.is(tokens, index, 'subjects', 'determiners', 'verbs', 'conditions', 'adverbs');
  if (isClause || isOneOf(tokens, index, verbEnds)) return true;
  for (let at = index; at < index + maximumInsertion && tokens[at]; at++) {
    if (signAt(tokens, at) === ',') return false;
    if (signAt(tokens, at) !== undefined || words.is(tokens, at, 'verbs') || isOneOf(tokens, at, verbEnds)) return true;
  }
  return true;
}

const maximumInsertion = 5;

/** What may stand behind an `and` or an `or`: another clause, case or target. */
function isPlainBehindJoint(words: ClauseWords, tokens: readonly Token[], index: number, from: number): boolean {
  const token = tokens[index];
  if (token?.kind === 'die' || token?.kind === 'sign') return true;
  if (smallNumberAt(tokens, index) !== undefined) return isNoun(words, tokens, index + 1);
  const isOr = isOneOf(tokens, index - 1, ors);
  if (words.is(tokens, index, 'negations')) return !isOr && isNoun(words, tokens, index + 1);
  // `or so`, `y subiendo`
  if (words.is(tokens, index, 'vagueBehindJoint') && (isOr || !words.is(tokens, index, 'adverbs'))) return false;
  const phrase = words.phraseAt(tokens, index);
  if (phrase) return phrase.meaning === 'plain';
  if (words.is(tokens, index, 'subordinates')) return isSubordinate(words, tokens, index + 1);
  if (words.is(tokens, index, 'determiners'))
    return isThing(words, tokens, index + 1) && !isBareThing(words, tokens, index + 1);
  if (words.is(tokens, index, 'adverbs')) return isPlainAt(words, tokens, index + 1, from);
  if (words.is(tokens, index, 'joinedPrepositions')) return true;
  if (words.is(tokens, index, 'subjects', 'verbs') || isOneOf(tokens, index, verbEnds)) return true;
  if (isName(tokens, index) || isVerb(words, tokens, index)) return true;
  // `or crumble into dust`: an unknown word with an object or a complement.
  const isGoingOn = words.is(tokens, index + 1, 'determiners', 'subjects', 'anyPrepositions');
  return isNoun(words, tokens, index) && isGoingOn;
}

/** `and its neighbours`, `o el doble`: a thing of which nothing is told may be a part of the target. */
function isBareThing(words: ClauseWords, tokens: readonly Token[], index: number): boolean {
  const next = index + 1;
  if (endsClause(tokens, next)) return true;
  return words.is(tokens, next, 'subjects') && !words.is(tokens, next, 'references');
}

function isName(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  return token?.kind === 'word' && token.isCapitalised;
}

/** Whether an unknown word looks like the verb of one person: `muerde`, `leaps`; not `pico`, `counting`. */
function isVerb(words: ClauseWords, tokens: readonly Token[], index: number): boolean {
  const word = wordAt(tokens, index) ?? '';
  return !isFunctionWord(words, tokens, index) && words.verbEndings.test(word);
}

/** `if he has a rope`, `si tiene cuerda`; not `if thrown left-handed` */
function isSubordinate(words: ClauseWords, tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token?.kind !== 'word') return token?.kind === 'number' || token?.kind === 'die';
  if (words.is(tokens, index, 'subjects', 'determiners', 'verbs', 'conditions', 'negations')) return true;
  if (token.word.endsWith('ing')) return !isOneOf(tokens, index - 1, ifs);
  return token.isCapitalised || isVerb(words, tokens, index);
}

/** `going by the chart`: no outcome of its own. */
const participle = /(?:ing|[aá]ndo(?:l[aeo]s?|se)?|i[eé]ndo(?:l[aeo]s?|se)?)$/;

/** `of going off`, `de caerse` */
const infinitive = /(?:ing|[aei]r(?:se|l[aeo]s?)?)$/;

/** Whether a thing is named behind an article or the like: `the rope`, `every loose tile`; not `every single time`, `a shade more`. */
function isThing(words: ClauseWords, tokens: readonly Token[], index: number): boolean {
  // `the roll fails`
  const isVerbNext = words.is(tokens, index + 1, 'verbs') || isOneOf(tokens, index + 1, verbEnds);
  if (words.is(tokens, index, 'dice') && isVerbNext && !words.is(tokens, index + 1, 'dice')) return true;
  // `the two Orcs`
  if (smallNumberAt(tokens, index) !== undefined) return isCountedThing(words, tokens, index + 1);
  if (!isNoun(words, tokens, index)) return false;
  if (words.isDegree(tokens, index + 1)) {
    const after = index + 2;
    return (
      !endsClause(tokens, after) && isNoun(words, tokens, after) && !words.is(tokens, after, 'subjects', 'determiners')
    );
  }
  return !words.is(tokens, index + 1, 'times');
}

const ors = wordSet('or o u');
const ifs = wordSet('if unless');

/** Whether what a preposition is followed by is plain: no number, and nothing that is said of dice or of how many. */
function isComplement(words: ClauseWords, tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token?.kind === 'die') return true;
  if (smallNumberAt(tokens, index) !== undefined) return isCountedThing(words, tokens, index + 1);
  if (token?.kind !== 'word') return false;
  if (words.is(tokens, index, 'determiners'))
    return isThing(words, tokens, index + 1) && !words.is(tokens, index + 1, 'values');
  if (!isNoun(words, tokens, index) && !words.is(tokens, index, 'verbs', 'subjects', 'becoming')) return false;
  return token.isCapitalised || infinitive.test(token.word) || words.is(tokens, index - 1, 'bareComplements');
}

/** `in two turns`; not `on three occasions`. */
function isCountedThing(words: ClauseWords, tokens: readonly Token[], index: number): boolean {
  return !words.is(tokens, index, 'times') && (isOneOf(tokens, index, counted) || isName(tokens, index));
}

/** Whether a word stands at a token that may be a thing, and has no class of its own. */
export function isNoun(words: ClauseWords, tokens: readonly Token[], index: number): boolean {
  return (
    tokens[index]?.kind === 'word' &&
    smallNumberAt(tokens, index) === undefined &&
    !isFunctionWord(words, tokens, index) &&
    !words.is(tokens, index, 'becoming', 'nominatives')
  );
}

/** Whether the word at a token has a class that may matter to a roll. */
function isFunctionWord(words: ClauseWords, tokens: readonly Token[], index: number): boolean {
  if (words.isChange(tokens, index) || words.isDegree(tokens, index)) return true;
  return words.is(
    tokens,
    index,
    'dice',
    'particles',
    'repeats',
    'often',
    'times',
    'quantities',
    'references',
    'negations',
    'vague',
    'contests',
    'again',
    'comparing',
    'numbers',
    'conjunctions',
    'anyPrepositions',
    'conditions',
  );
}

/** Whether an unknown word begins what comes of a score: a verb with its object, a noun with its verb, or a noun alone in a row. */
function isOutcomeAt(words: ClauseWords, tokens: readonly Token[], index: number, from: number): boolean {
  const next = index + 1;
  if (endsClause(tokens, next)) return !isOutcomeBefore(words, tokens, from);
  // `ataca dos veces`
  if (smallNumberAt(tokens, next) !== undefined && words.is(tokens, next + 1, 'times')) return true;
  // `flat he falls`: what comes of it begins behind the word.
  if (words.is(tokens, next, 'nominatives')) return false;
  // `pays 20`, `runs faster`: the rest of the clause is read on its own.
  if (isVerb(words, tokens, index)) return true;
  // `bar one`
  if (smallNumberAt(tokens, next) !== undefined) return isNoun(words, tokens, next + 1);
  if (words.is(tokens, next, 'subjects') && !words.is(tokens, next, 'determiners', 'references'))
    return endsClause(tokens, next + 1) || isFunctionWord(words, tokens, next + 1) || tokens[index]?.kind === 'word';
  return (
    !isFunctionWord(words, tokens, next) ||
    words.is(tokens, next, 'anyPrepositions', 'conjunctions', 'conditions', 'quantities', 'negations')
  );
}

/** Whether what comes of a target stands before it in its clause: `it opens on a 5`. */
function isOutcomeBefore(words: ClauseWords, tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= from - farthestVerb && tokens[at]?.kind === 'word'; at--) {
    if (words.is(tokens, at, 'conditions')) return false;
    if (words.is(tokens, at, 'verbs') || isOneOf(tokens, at, verbEnds)) return true;
  }
  return false;
}

const farthestVerb = 8;
