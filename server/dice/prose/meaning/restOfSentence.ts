/** What stands behind a question to the end of its sentence: whether a word is left there that may be meant for the roll. */
import type { CoverPiece } from '../match/cover.ts';
import type { FoundPhrase } from '../match/foundPhrase.ts';
import type { Sentence } from '../match/sentence.ts';
import { isOneOf, rollVerbs } from '../words/words.ts';
import type { Clause } from './behindQuestion.ts';
import { isAmount, isOfAmount, isPlainChange, isPlainDegree, isPlainQuantity, isProportion } from './belonging.ts';
import {
  endOfShare,
  isChange,
  isDeterminer,
  isEnd,
  isJoint,
  isKnownVerb,
  isNoun,
  isOfDice,
  isParticiple,
  isPast,
  isPreposition,
  isSubject,
  isVerb,
} from './clauseWords.ts';
import { tokensOfPiece } from './pieces.ts';
import { isSign, names } from './places.ts';
import { isUnreal } from './unreal.ts';

/** Whether a word between two tokens carries meaning for a roll, and nothing is known that it belongs to. */
export function hasUnread(clause: Clause, start: number, end: number): boolean {
  const { sentence, starts } = clause;
  for (let at = start; at < end; ) {
    // `it opens, and anything less closes it`
    const rest = at > start && isJoint(sentence, at) ? starts.get(at + 1) : undefined;
    if (rest?.kind === 'found' && rest.found.name === 'otherwise' && isVerb(sentence, rest.found.to)) return false;
    const piece = starts.get(at);
    if (piece && isOfAnyRoll(sentence, piece)) {
      at = tokensOfPiece(piece).to;
      continue;
    }
    if (sentence.is(at, 'repeat') || isVague(sentence, at) || isUnreal(sentence, at)) return true;
    const isRead = piece?.kind === 'found' && isPlain(sentence, piece.found);
    const isSaid = isBehindJoint(sentence, at) && isSaidAfter(sentence, at);
    if (isSaid && (!isRead || sentence.is(at, 'again'))) return true;
    if (piece?.kind === 'found' && piece.found.name === 'change' && isOfScore(sentence, piece.found)) return true;
    if (piece?.kind === 'found' && piece.found.name === 'stated') return true;
    if (isProportion(sentence, at) || isInEachOne(sentence, at)) return true;
    if (isRead) at = piece.found.to;
    else if (piece?.kind === 'dice') at = piece.to;
    else if (isOwnClause(sentence, at) && endOfShare(sentence, at) !== undefined) at = endOfShare(sentence, at) ?? at;
    else if (isUnread(sentence, at, start)) return true;
    else at++;
  }
  return false;
}

/** `repite una tirada`: one of those that he makes elsewhere. */
function isOfAnyRoll(sentence: Sentence, piece: CoverPiece): boolean {
  const isOutcome = piece.kind === 'found' && piece.found.name === 'plain' && piece.found.variant === 'outcome';
  if (!isOutcome || !isEnd(sentence, piece.found.to)) return false;
  const { from, to } = piece.found;
  return to === from + 3 && sentence.is(from + 1, 'article') && isOfDice(sentence, from + 2);
}

/** `in each one`, `en cada uno de ellos`: of the dice or the rolls, as no thing is named. */
function isInEachOne(sentence: Sentence, at: number): boolean {
  const one = sentence.endsOf('each', at).find((end) => sentence.numberAt(end) === 1);
  if (one === undefined || sentence.tokens[one]?.kind !== 'word' || !isPreposition(sentence, at - 1)) return false;
  const isOfThem = sentence.is(one + 1, 'of') && sentence.is(one + 2, 'pronoun', 'nominative');
  return isEnd(sentence, isOfThem ? one + 3 : one + 1);
}

/** `she spares half of them`, `half of the village burns`: with a verb before it or behind it. */
function isOwnClause(sentence: Sentence, at: number): boolean {
  const end = endOfShare(sentence, at);
  if (end === undefined) return false;
  let verb = at - 1;
  while (isPreposition(sentence, verb) || isDeterminer(sentence, verb)) verb--;
  return isVerb(sentence, verb) || isVerb(sentence, end);
}

/** `, rolled apart`, `, halved for those who jump`, `and again`: said of the roll behind what comes of it. */
function isSaidAfter(sentence: Sentence, at: number): boolean {
  const isPassive = sentence.is(at, 'rolled') || (isPast(sentence, at) && isChange(sentence, at));
  return sentence.is(at, 'again') || (isPassive && !isDeterminer(sentence, at + 1));
}

/** `subtracts 1 from the roll`, `less one for each Dwarf` */
function isOfScore(sentence: Sentence, { from, to, variant }: FoundPhrase): boolean {
  if (variant === 'subtractEach' || variant === 'addEach') return true;
  return variant !== 'elsewhere' && names(sentence, from, to, 'result', 'die');
}

/** Whether all words of a phrase are known to say nothing of the roll. */
function isPlain(sentence: Sentence, { name, variant, from, to }: FoundPhrase): boolean {
  if (name === 'rolls') return variant !== 'times';
  if (name === 'change') return variant === 'elsewhere';
  if (name === 'ask') return variant === 'idle';
  if (name !== 'plain') return plainNames.includes(name);
  for (let at = from; at < to; at++) if (sentence.numberAt(at) !== undefined) return false;
  return variant !== 'outcome';
}

const plainNames: readonly string[] = ['roll', 'purpose', 'told', 'otherwise'];

/** `about 5`, `or so`; not `about the town`. */
function isVague(sentence: Sentence, at: number): boolean {
  const end = sentence.endsOf('vague', at)[0];
  if (end === undefined) return false;
  return (
    end > at + 1 ||
    isParticiple(sentence, at) ||
    isEnd(sentence, end) ||
    sentence.numberAt(end) !== undefined ||
    isBehindJoint(sentence, at)
  );
}

function isBehindJoint(sentence: Sentence, at: number): boolean {
  return isJoint(sentence, at - 1) || isSign(sentence, at - 1, ',');
}

function isUnread(sentence: Sentence, at: number, start: number): boolean {
  // `the left one`, `another one`
  if (sentence.numberAt(at) === 1 && sentence.tokens[at]?.kind === 'word' && !isContrasted(sentence, at - 1, start))
    return isOneAlone(sentence, at);
  if (sentence.is(at, 'comparing') && isPreposition(sentence, at + 1)) return true;
  if (sentence.is(at, 'if') && sentence.is(at, 'comparing')) return true;
  if (isBoundAlone(sentence, at)) return true;
  if (sentence.is(at, 'negation') && sentence.numberAt(at + 1) !== undefined && !isNoun(sentence, at + 2))
    return !isContrasted(sentence, at, start);
  if (sentence.is(at, 'even', 'odd') && isOfDice(sentence, at + 1)) return true;
  if (sentence.is(at, 'negation') && isBehindJoint(sentence, at) && isEmpty(sentence, at + 1)) return true;
  if (sentence.is(at, 'versus') && isParticiple(sentence, at)) return true;
  if (isOwnNumber(sentence, at)) return true;
  if (sentence.is(at, 'times'))
    return !isDeterminer(sentence, at - 1) && sentence.numberAt(at - 1) === undefined && !sentence.is(at - 1, 'other');
  if (sentence.is(at, 'instead')) return false;
  if (sentence.numberAt(at) !== undefined && !isContrasted(sentence, at - 1, start))
    return isTimes(sentence, at) ? !isBehindWord(sentence, at) : !isAmount(sentence, at);
  if (sentence.tokens[at]?.kind !== 'word') return false;
  if (
    isBehindJoint(sentence, at) &&
    isEnd(sentence, at + 1) &&
    !isInsertion(sentence, at) &&
    sentence.is(at, 'degree', 'quantity', 'negation', 'again', 'just', 'often')
  )
    return true;
  // `beating his companion`
  if (isParticiple(sentence, at) && sentence.is(at, 'exceeds', 'reaches', 'equal'))
    return sentence.numberAt(at + 1) === undefined;
  if (sentence.is(at, 'often')) return !isBehindWord(sentence, at);
  if (sentence.is(at, 'again')) return isBehindJoint(sentence, at);
  if (sentence.is(at, 'particle') && isBehindWord(sentence, at)) return false;
  if (sentence.is(at, 'degree')) return !isPlainDegree(sentence, at) && !isOfAmount(sentence, at, start);
  if (isChange(sentence, at)) return !isPlainChange(sentence, at);
  if (sentence.is(at, 'quantity')) return !isPlainQuantity(sentence, at) && !isOfAmount(sentence, at, start);
  if (sentence.is(at, 'unless')) return true;
  if (sentence.is(at, 'if') && isConditionOfRoll(sentence, at)) return true;
  if (sentence.is(at, 'comparing')) return isComparedWithSource(sentence, at);
  if (sentence.is(at, 'source') && isParticiple(sentence, at - 3)) return true;
  // `1 Wound per level`; not `it opens per hand`
  if (sentence.is(at, 'rate')) return !isOfAmount(sentence, at, start);
  if (isOfDice(sentence, at)) return isSaidOfDice(sentence, at, start);
  return false;
}

/** `two rats at once, not one`: a number of what was counted before. */
function isContrasted(sentence: Sentence, at: number, start: number): boolean {
  if (!sentence.is(at, 'negation') || sentence.tokens[at + 1]?.kind !== 'word' || !isEnd(sentence, at + 2))
    return false;
  for (let before = at - 1; before >= start; before--) {
    if (sentence.numberAt(before) !== undefined && isNoun(sentence, before + 1)) return true;
  }
  return false;
}

/** `, besides, he falls`: a word between two commas that says nothing. */
function isInsertion(sentence: Sentence, at: number): boolean {
  return sentence.is(at, 'just') && isSign(sentence, at - 1, ',') && isSign(sentence, at + 1, ',');
}

function isTimes(sentence: Sentence, at: number): boolean {
  return sentence.is(at + 1, 'times');
}

/** `at the most`, `como poco`: a bound behind the number that it is said of. */
function isBoundAlone(sentence: Sentence, at: number): boolean {
  const ends = (['orMore', 'orLess', 'atLeast', 'atMost'] as const).flatMap((name) => sentence.endsOf(name, at));
  return ends.some((end) => end > at + 1 && isEnd(sentence, end) && sentence.numberAt(at - 1) === undefined);
}

/** `and never before`, `and no other` */
function isEmpty(sentence: Sentence, at: number): boolean {
  return isEnd(sentence, at) || isPreposition(sentence, at) || sentence.is(at, 'often', 'just');
}

/** `by his level`, `con su nivel`: a number that may be added. */
function isOwnNumber(sentence: Sentence, at: number): boolean {
  const isNumber = sentence.isStat(at) || sentence.is(at, 'level');
  return isNumber && sentence.is(at - 1, 'determiner') && sentence.is(at - 2, 'with', 'on', 'label');
}

/** `he attacks twice` */
function isBehindWord(sentence: Sentence, at: number): boolean {
  const before = sentence.tokens[at - 1];
  return before?.kind === 'word' && !isJoint(sentence, at - 1) && !isPreposition(sentence, at - 1);
}

/** `and one besides`, `y sobra uno`: one of the rolls or scores, as no thing follows. */
function isOneAlone(sentence: Sentence, at: number): boolean {
  if (sentence.numberAt(at) !== 1 || sentence.tokens[at]?.kind !== 'word') return false;
  const isOver = isEnd(sentence, at + 2) || isSubject(sentence, at + 2);
  return isJoint(sentence, at - 1) && isOver && !isKnownVerb(sentence, at + 1);
}

/** `unless the number is even`: a condition that speaks of the roll, or changes it; not `if he throws a 5`, which is another case. */
function isConditionOfRoll(sentence: Sentence, at: number): boolean {
  let isSaid = false;
  for (let next = at + 1; next < at + farthestCondition && !isEnd(sentence, next); next++) {
    if (sentence.is(at, 'if') && sentence.numberAt(next) !== undefined) return false;
    isSaid ||=
      isOfDice(sentence, next) || sentence.is(next, 'even', 'odd', 'doubles', 'halve') || isChange(sentence, next);
  }
  return isSaid;
}

const farthestCondition = 8;

/** `as the table says` */
function isComparedWithSource(sentence: Sentence, at: number): boolean {
  if (sentence.is(at + 1, 'of')) return false;
  for (let next = at + 1; next < at + farthestSource && !isEnd(sentence, next); next++) {
    if (sentence.is(next, 'source')) return true;
  }
  return false;
}

const farthestSource = 5;

/** `on both dice`, `counting one die`: something is said of dice, and nobody rolls them. */
function isSaidOfDice(sentence: Sentence, at: number, start: number): boolean {
  // `he rolled it`
  if (sentence.is(at, 'rolled') && isSubject(sentence, at - 1) && isSubject(sentence, at + 1)) return true;
  if (isOneOf(sentence.tokens, at, rollVerbs) && (isSubject(sentence, at - 1) || sentence.is(at - 1, 'must', 'and')))
    return false;
  if (sentence.is(at, 'roll') && sentence.is(at + 1, 'of') && isDeterminer(sentence, at + 2)) return false;
  // `the number of rats`: no number of the dice.
  if (
    !isJoint(sentence, at - 2) &&
    sentence.is(at + 1, 'of') &&
    !isOfDice(sentence, at + 2) &&
    !isDeterminer(sentence, at + 2)
  )
    return false;
  let before = at - 1;
  while (before >= start && before > at - farthestPreposition && isBeforeDice(sentence, before)) before--;
  if (before < start) return false;
  if (before === at - 1 && !isPreposition(sentence, before)) return false;
  if (isChange(sentence, before)) return true;
  // `or the face beside it`; not `and the roll fails`
  if (isJoint(sentence, before) && isDeterminer(sentence, before + 1)) return !isKnownVerb(sentence, at + 1);
  if (!isPreposition(sentence, before) || sentence.is(before, 'to')) return false;
  const isOfSeveral = sentence.is(at + 1, 'of') && sentence.is(at + 2, 'die');
  if (sentence.is(before, 'bare') && !sentence.is(before, 'versus') && !isOfSeveral) return false;
  // The number before the preposition may be that of the target itself.
  if (before === start) return true;
  return sentence.numberAt(before - 1) === undefined && !isOneOf(sentence.tokens, before - 1, rollVerbs);
}

function isBeforeDice(sentence: Sentence, at: number): boolean {
  return (
    isDeterminer(sentence, at) ||
    sentence.is(at, 'quantity') ||
    sentence.numberAt(at) !== undefined ||
    isNoun(sentence, at)
  );
}

const farthestPreposition = 5;
