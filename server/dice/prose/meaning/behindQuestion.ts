/** What may stand right behind a question: the end of its clause, what comes of it, or words that leave it as it is. */
import type { CoverPiece } from '../match/cover.ts';
import type { Sentence } from '../match/sentence.ts';
import { isProportion } from './belonging.ts';
import {
  endOfShare,
  isCapitalised,
  isChange,
  isDeterminer,
  isEnd,
  isJoint,
  isKnownVerb,
  isMeant,
  isNominative,
  isNoun,
  isOfDice,
  isParticiple,
  isPast,
  isPreposition,
  isSubject,
  isUnit,
  isVerb,
  startsOutcome,
} from './clauseWords.ts';
import { isSign, names } from './places.ts';

/** A sentence with its pieces by where they begin, and the question that is looked at. */
export interface Clause {
  readonly sentence: Sentence;
  readonly starts: ReadonlyMap<number, CoverPiece>;
  /** The first token of the question. */
  readonly from: number;
}

/** Whether all that stands right behind a question is known to leave it as it is. What nobody has thought of is not. */
export function isFollowedPlainly(clause: Clause, at: number): boolean {
  const { sentence, starts } = clause;
  const token = sentence.tokens[at];
  if (at >= sentence.to || !token || token.kind === 'die' || sentence.mentionAt(at)) return true;
  // `, rather than just a 1`
  const contrast = starts.get(at);
  if (contrast?.kind === 'found' && contrast.found.variant === 'idle')
    return isFollowedPlainly(clause, contrast.found.to);
  if ([':', '=', ',', '–', '—', '→', '?'].some((sign) => isSign(sentence, at - 1, sign))) return true;
  if (token.kind === 'sign') {
    if ('*_`)]"”»’\''.includes(token.sign)) return isFollowedPlainly(clause, at + 1);
    if (token.sign === ',') return isPlainBehindComma(clause, at + 1);
    return !'&/+%'.includes(token.sign);
  }
  if (sentence.is(at, 'repeat', 'vague') || isProportion(sentence, at)) return false;
  // `a 1 comes up`, `2 off`
  const shown = sentence.endsOf('shows', at)[0];
  if (shown !== undefined && shown > at + 1 && isEnd(sentence, shown)) return false;
  if (sentence.is(at, 'particle')) return isSubject(sentence, at + 1) || isKnownVerb(sentence, at + 1);
  if (isSubject(sentence, at) || isKnownVerb(sentence, at)) return true;
  const piece = starts.get(at);
  if (piece?.kind === 'found') {
    const { name, variant, to } = piece.found;
    if (name === 'purpose' || name === 'otherwise' || name === 'roll' || name === 'told') return true;
    if (name === 'stated') return false;
    if (name === 'rolls') return variant !== 'times';
    // `tira el arma al suelo`, `tiene -1 de Movimiento`
    if ((name === 'plain' && sentence.is(at, 'roll')) || variant === 'elsewhere') return true;
    if (name === 'plain' && variant === 'any') {
      // `against the wearer of the ring`
      const isOwned = sentence.is(to, 'of') && isDeterminer(sentence, to + 1) && isNoun(sentence, to + 2);
      let next = isOwned ? to + 3 : to;
      // `each turn to notice him`
      if (!isOwned && sentence.is(to - 1, 'try', 'to')) next = to - 1;
      // `1 a bill, 2-4 no letter, 5 or 6 a parcel`
      if (isSign(sentence, next, ',') && sentence.tokens[next + 1]?.kind === 'number') return true;
      // `all children get a cake`
      const isPlural = sentence.is(at, 'all') && to === at + 2 && isNoun(sentence, at + 1);
      return isFollowedPlainly(clause, next) && (isPlural || !isUnknown(sentence, next));
    }
  }
  if (token.kind === 'number') return isNoun(sentence, at + 1) || isUnit(sentence, at + 1);
  if (sentence.is(at, 'just')) return isFollowedPlainly(clause, sentence.endsOf('just', at)[0] ?? at + 1);
  if (sentence.is(at, 'instead')) return isFollowedPlainly(clause, sentence.endsOf('instead', at)[0] ?? at + 1);
  if (isJoint(sentence, at))
    return !sentence.is(at, 'but') && isPlainBehindJoint(clause, at + 1, sentence.is(at, 'or'));
  if (sentence.numberAt(at) !== undefined) return isNoun(sentence, at + 1) || isUnit(sentence, at + 1);
  // `half of the village burns`
  const part = endOfShare(sentence, at);
  if (part !== undefined) return isVerb(sentence, part);
  if (sentence.is(at, 'comparing')) return false;
  if (sentence.is(at, 'if', 'unless', 'until')) return isSubordinate(sentence, at + 1) || isDoing(sentence, at + 1);
  // `all is lost`
  if (isDeterminer(sentence, at))
    return isThing(sentence, at + 1) || isKnownVerb(sentence, at + 1) || sentence.mentionAt(at + 1) !== undefined;
  if (isPreposition(sentence, at)) return isAim(sentence, at) || isDoing(sentence, at + 1);
  // `roll again`, `ignores the blow`
  if (sentence.is(at, 'roll') || isDone(sentence, at)) return true;
  if (startsOutcome(sentence, at)) return true;
  if (isMeant(sentence, at) || isParticiple(sentence, at)) return false;
  // `shared out among them`
  if (isPast(sentence, at) && (isPreposition(sentence, at + 1) || sentence.is(at + 1, 'particle'))) return false;
  return isCapitalised(sentence, at) || isOutcome(clause, at);
}

/** `, he falls`, `, gold`; not `, give or take, he falls`. */
function isPlainBehindComma(clause: Clause, at: number): boolean {
  const { sentence } = clause;
  const token = sentence.tokens[at];
  // `a 2, 3 4, 5 or 6`
  if (token?.kind === 'number') {
    const behind = sentence.tokens[at + 1];
    return behind?.kind !== 'number' && !isSign(sentence, at + 1, ',') && !sentence.is(at + 1, 'or');
  }
  if (token?.kind !== 'word') return true;
  const piece = clause.starts.get(at);
  const name = piece?.kind === 'found' ? piece.found.name : undefined;
  if (isOnlyIf(sentence, at) || (sentence.is(at, 'except', 'comparing') && name !== 'plain')) return false;
  if (name === 'otherwise' || name === 'plain' || startsOutcome(sentence, at)) return true;
  if (isJoint(sentence, at)) {
    return sentence.tokens[at + 1]?.kind === 'number' || isPlainBehindJoint(clause, at + 1, sentence.is(at, 'or'));
  }
  if (sentence.is(at, 'article') && sentence.numberAt(at + 1) !== undefined) return true;
  if (isNoun(sentence, at) && isEnd(sentence, at + 1)) return !isSign(sentence, at + 1, ',');
  if (!isFollowedPlainly(clause, at) && !clause.starts.has(at)) return false;
  if (isSubject(sentence, at) || isDeterminer(sentence, at) || sentence.is(at, 'if', 'just', 'instead')) return true;
  // A short insertion between two commas is no clause.
  for (let next = at; next < at + longestInsertion && next < sentence.to; next++) {
    if (isSign(sentence, next, ',')) return false;
    if (sentence.tokens[next]?.kind === 'sign' || isKnownVerb(sentence, next)) return true;
  }
  return true;
}

const longestInsertion = 5;

/** `5+, and only if he is a Dwarf` */
function isOnlyIf(sentence: Sentence, at: number): boolean {
  const joint = sentence.endsOf('and', at)[0] ?? at;
  const just = sentence.endsOf('just', joint)[0];
  return just !== undefined && sentence.is(just, 'if');
}

/** What may stand behind an `and` or an `or`: another clause, case or target. */
function isPlainBehindJoint(clause: Clause, at: number, isOr: boolean): boolean {
  const { sentence, starts } = clause;
  const token = sentence.tokens[at];
  if (token?.kind !== 'word') return token?.kind !== 'number' || isNoun(sentence, at + 1);
  if (sentence.numberAt(at) !== undefined) return isNoun(sentence, at + 1);
  if (sentence.is(at, 'repeat', 'vague', 'again')) return false;
  // `and not a pip lower`
  if (sentence.is(at, 'negation') && isDeterminer(sentence, at + 1) && isOfDice(sentence, at + 2)) return false;
  const piece = starts.get(at);
  if (piece?.kind === 'found') {
    const { name, variant, to } = piece.found;
    // `or more than that of the Elf`
    if (isOr && name === 'ask' && sentence.is(to, 'comparing')) return false;
    if (name !== 'plain' && name !== 'change' && !(name === 'ask' && variant === 'bare')) return true;
    if (name === 'plain' && variant === 'any') return !isEnd(sentence, to);
  }
  if (sentence.is(at, 'negation')) return !isOr && isNoun(sentence, at + 1);
  if (sentence.is(at, 'if', 'unless', 'until')) return isSubordinate(sentence, at + 1);
  if (isKnownVerb(sentence, at)) return true;
  if (isSubject(sentence, at)) return !isEnd(sentence, at + 1);
  if (isDeterminer(sentence, at)) {
    return isKnownVerb(sentence, at + 1) || (isThing(sentence, at + 1) && isGoingOn(sentence, at + 2));
  }
  if (sentence.is(at, 'roll') || isDone(sentence, at)) return true;
  if (sentence.is(at, 'just')) return isFollowedPlainly(clause, sentence.endsOf('just', at)[0] ?? at + 1);
  if (sentence.is(at, 'on', 'with')) return true;
  if (isMeant(sentence, at) || isParticiple(sentence, at)) return false;
  // `7 or more and Strength 4`, `5+ or Strength`
  if (isOr && sentence.isStat(at) && isEnd(sentence, at + 1)) return false;
  if (sentence.isStat(at) && sentence.numberAt(at + 1) !== undefined) return false;
  if (isCapitalised(sentence, at) || isVerb(sentence, at)) return true;
  // `he must roll 5 or more or flee`
  const isOrElse = isOr && sentence.is(clause.from, 'pronoun', 'article', 'determiner', 'warrior', 'must', 'need');
  return isNoun(sentence, at) && (isGoingOn(sentence, at + 1) || (isOrElse && isMustIn(sentence, clause.from, at)));
}

/** Whether it says that something must be rolled. */
function isMustIn(sentence: Sentence, from: number, to: number): boolean {
  return names(sentence, from, to, 'need') || names(sentence, from, to, 'must');
}

/** Whether something is told of the thing before a token: `and the rope breaks`; not `and its neighbours`. */
function isGoingOn(sentence: Sentence, at: number): boolean {
  return !isEnd(sentence, at) && !isNominative(sentence, at);
}

/** `when entering the shop`, `after defeating him`: what somebody does, with its object. */
function isDoing(sentence: Sentence, at: number): boolean {
  const token = at < sentence.to ? sentence.tokens[at] : undefined;
  if (token?.kind !== 'word' || !isParticiple(sentence, at) || isMeant(sentence, at)) return false;
  if (!sentence.phrases.isThing(token.word) || token.word.endsWith('thing')) return false;
  return isDeterminer(sentence, at + 1) || isSubject(sentence, at + 1);
}

/** `if he has a rope`, `si tiene cuerda`; not `if thrown left-handed`. */
function isSubordinate(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (token?.kind !== 'word') return sentence.mentionAt(at) !== undefined;
  if (isSubject(sentence, at) || isDeterminer(sentence, at) || isVerb(sentence, at) || sentence.is(at, 'warrior'))
    return true;
  // `where n is the number`
  return isCapitalised(sentence, at) || sentence.is(at, 'negation') || isKnownVerb(sentence, at + 1);
}

/** Whether a thing is named behind an article or the like: `the rope`; not `every single time`, `a shade more`. */
function isThing(sentence: Sentence, at: number): boolean {
  // `the roll fails`
  const isTold = isVerb(sentence, at + 1) || isSubject(sentence, at + 1);
  if (isOfDice(sentence, at) && isTold && !isOfDice(sentence, at + 1)) return true;
  if (sentence.numberAt(at) !== undefined) return isCountedThing(sentence, at + 1);
  if (!isNoun(sentence, at)) return false;
  if (sentence.is(at + 1, 'degree')) return !isEnd(sentence, at + 2) && isNoun(sentence, at + 2);
  return !sentence.is(at + 1, 'times');
}

/** A word that is neither a verb nor anything else that begins what comes of a question. */
function isUnknown(sentence: Sentence, at: number): boolean {
  const isStart = isSubject(sentence, at) || isDeterminer(sentence, at) || isVerb(sentence, at);
  return isNoun(sentence, at) && !isStart && !isCapitalised(sentence, at) && !startsOutcome(sentence, at);
}

/** `to escape`, `para abrir`: what the question is for. */
function isAim(sentence: Sentence, at: number): boolean {
  const isWord = isNoun(sentence, at + 1) && !isDeterminer(sentence, at + 1) && !isSubject(sentence, at + 1);
  return sentence.is(at, 'try') && isWord && !isEnd(sentence, at + 1);
}

/** `ignores the blow`, `dobla el daño`: somebody does it with something else than the roll. */
function isDone(sentence: Sentence, at: number): boolean {
  if (!isChange(sentence, at) || isParticiple(sentence, at) || !isDeterminer(sentence, at + 1)) return false;
  return isNoun(sentence, at + 2) || isUnit(sentence, at + 2);
}

/** `in two turns`; not `on three occasions`. */
function isCountedThing(sentence: Sentence, at: number): boolean {
  return !sentence.is(at, 'times') && (isUnit(sentence, at) || isCapitalised(sentence, at));
}

/** Whether an unknown word begins what comes of a score: a verb with its object, a noun with its verb, or a noun alone in a row. */
function isOutcome({ sentence, from, starts }: Clause, at: number): boolean {
  const next = at + 1;
  // `if it is 2 short, he falls`
  const isBehindNumber = sentence.numberAt(at - 1) !== undefined && sentence.is(from, 'if');
  const isInserted = isBehindNumber && isSign(sentence, next, ',') && !isJoint(sentence, next + 1);
  if (isInserted && !isVerb(sentence, at)) return false;
  if (isEnd(sentence, next)) return !isToldBefore(sentence, from);
  if (sentence.numberAt(next) !== undefined && sentence.is(next + 1, 'times')) return true;
  // `flat he falls`: what comes of it begins behind the word.
  if (isNominative(sentence, next)) return false;
  if (isVerb(sentence, at)) return true;
  if (sentence.numberAt(next) !== undefined) return isNoun(sentence, next + 1);
  // `3-6 damage as usual`
  const piece = starts.get(next);
  const isPlain = piece?.kind === 'found' && piece.found.name === 'plain' && piece.found.variant === 'any';
  return (
    !isMeant(sentence, next) ||
    sentence.is(next, 'quantity', 'negation') ||
    (isPlain && isEnd(sentence, piece.found.to))
  );
}

/** Whether what comes of a question stands before it in its clause: `it opens on a 5`. */
function isToldBefore(sentence: Sentence, from: number): boolean {
  for (let at = from - 1; at >= Math.max(sentence.from, from - farthestVerb); at--) {
    if (sentence.tokens[at]?.kind !== 'word' || sentence.is(at, 'if', 'unless')) return false;
    if (isKnownVerb(sentence, at)) return true;
  }
  return false;
}

const farthestVerb = 8;
