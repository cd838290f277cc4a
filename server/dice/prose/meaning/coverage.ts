/** Whether all that is said behind a question belongs to something that was read: if not, the question may be another one than it seems. */
import type { WordClass } from '../lexicon/lexicon.ts';
import type { CoverPiece } from '../match/cover.ts';
import type { FoundPhrase } from '../match/foundPhrase.ts';
import type { Sentence } from '../match/sentence.ts';
import { type Clause, isFollowedPlainly } from './behindQuestion.ts';
import { isOccasions } from './belonging.ts';
import { isCapitalised, isChange, isEnd, isKnownVerb, isNoun, isPast, isSubject, isUnit } from './clauseWords.ts';
import { capturedDice } from './dice.ts';
import { leadsClause } from './furtherCondition.ts';
import { endsInDash, isMisplaced } from './misplaced.ts';
import { isOfMany } from './ofMany.ts';
import { isInside, isQuestion, isRollPiece, tokensOfPiece } from './pieces.ts';
import { isAnySign, isWithThing, names } from './places.ts';
import { hasUnread } from './restOfSentence.ts';
import { isOfUnreal } from './unreal.ts';

/** The first tokens of the questions of a sentence behind which something stands that nobody has read. */
export function uncoveredIn(sentence: Sentence, pieces: readonly CoverPiece[]): ReadonlySet<number> {
  const found = new Set<number>();
  // `5+, and if not he bites, halved`: what nobody has read behind the other case may be said of both.
  const rests = new Set<number>();
  const starts = new Map(pieces.map((piece) => [tokensOfPiece(piece).from, piece]));
  // `on 1- nothing, on 2- a rat`: dashes, and no bounds.
  const isDashed = pieces.filter((piece) => endsInDash(sentence, piece)).length > 1;
  for (const [index, piece] of pieces.entries()) {
    const { from, to } = tokensOfPiece(piece);
    if (isStated(piece)) {
      const next = pieces.slice(index + 1).find((later) => isStated(later) || isQuestion(later) || isRollPiece(later));
      if (!isStatedPlainly({ sentence, starts, from }, to, next ? tokensOfPiece(next).from : sentence.to))
        found.add(from);
    }
    const told = askedOfPast(piece);
    if (
      told &&
      !isStatedPlainly({ sentence, starts, from }, to, endBehind(sentence, to, following(sentence, pieces, index)))
    )
      found.add(told.from);
    if (!isQuestion(piece)) continue;
    if (isDashed && endsInDash(sentence, piece)) found.add(from);
    // `odd and greater than 2`: both have to be so.
    const joined = starts.get(to + 1);
    if (joined && isParityAnd(sentence, piece, joined)) {
      found.add(from);
      found.add(tokensOfPiece(joined).from);
    }
    const clause = { sentence, starts, from };
    const next = following(sentence, pieces, index);
    const isCondition =
      next !== undefined &&
      !isNumberAlone(sentence, piece) &&
      (isConditionOf(sentence, to, next) || isNeededWith(sentence, from, to, tokensOfPiece(next).from));
    if (isCondition) found.add(tokensOfPiece(next).from);
    // `5 or more, or 3 or more with a rope`
    const isCase = sentence.is(from - 1, 'or') && isWithThing(sentence, to);
    const isPlain = isCase || (!isCondition && (isJoined(sentence, to, next) ?? isFollowedPlainly(clause, to)));
    const isMeantElsewhere = !isPlain || isOfMany(sentence, piece) || isMisplaced(sentence, pieces, index);
    const isUnread = hasUnread(clause, to, endBehind(sentence, to, next));
    if (isMeantElsewhere || isUnread) found.add(from);
    if (!isMeantElsewhere && isUnread && (isCase || isRest(sentence, piece))) rests.add(from);
    // `is 2 or more than that of the Elf`
    if (sentence.is(to, 'or') && sentence.is(to + 1, 'degree') && sentence.is(to + 2, 'comparing')) found.add(from);
    if (isOfUnreal(sentence, from, to)) found.add(from);
    // `if they show the same number if both dice agree`: neither is what it seems.
    const other = starts.get(to);
    if (!isPlain && other && isQuestion(other)) found.add(to);
  }
  // `he nods off, or higher than the last one`, `and not a pip lower`: what nobody has read behind a joint is said of what stands before it.
  for (const [index, piece] of [...pieces.entries()].reverse()) {
    // `(100 gold), three in five`
    const before = pieces
      .slice(0, index)
      .findLast((each) => isQuestion(each) && !isAnySign(sentence, tokensOfPiece(each).from - 1, '('));
    const { from } = tokensOfPiece(piece);
    const isOfBefore = isAdded(sentence, piece, before ? tokensOfPiece(before).to : from) || rests.has(from);
    if (before && found.has(from) && isOfBefore) found.add(tokensOfPiece(before).from);
  }
  return found;
}

function isStated(piece: CoverPiece): boolean {
  return piece.kind === 'found' && piece.found.name === 'stated';
}

/** `if he rolled a double 6`: what is asked of a roll that is over. */
function askedOfPast(piece: CoverPiece): FoundPhrase | undefined {
  if (piece.kind !== 'found' || piece.found.name !== 'told' || piece.found.variant !== 'past') return undefined;
  return piece.found.captured.find((each): each is FoundPhrase => 'captured' in each);
}

/** `otherwise he bites`, `and if that is a double he bites`: another case of what was asked before. */
function isRest(sentence: Sentence, piece: CoverPiece): boolean {
  if (piece.kind !== 'found') return false;
  return piece.found.name === 'otherwise' || (piece.found.name === 'alike' && sentence.is(piece.found.from - 1, 'and'));
}

/** `a 1 in 6 chance of falling`, `that the rope breaks`; not `a 1 in 6 chance or so`. */
function isStatedPlainly(clause: Clause, to: number, end: number): boolean {
  const { sentence } = clause;
  const isPlain = sentence.is(to, 'of', 'determiner') || isFollowedPlainly(clause, to);
  return isPlain && !hasUnread(clause, to, end);
}

/** `even and less than 5`, `greater than 2 and odd`; not `on an even number and on a 5`. */
function isParityAnd(sentence: Sentence, piece: CoverPiece, next: CoverPiece): boolean {
  const { from } = tokensOfPiece(next);
  const isAnd = sentence.is(from - 1, 'and', 'but') && isQuestion(next) && !sentence.is(from, 'on', 'if', 'with');
  const isParity = [piece, next].map((each) => each.kind === 'found' && each.found.name === 'alike');
  return isAnd && isParity[0] !== isParity[1];
}

/** Whether only words without a verb stand between a joint and a number or the like, and it is announced by nothing: `y ni uno menos`. */
function isAdded(sentence: Sentence, piece: CoverPiece, start: number): boolean {
  const { from, to } = tokensOfPiece(piece);
  // `on three separate occasions`, `for the pair of dice`
  if (isOccasions(sentence, to - 1) || (sentence.is(to - 1, 'ofDice') && sentence.is(to, 'of'))) return true;
  if (sentence.tokens[from]?.kind !== 'word' || sentence.is(from, 'on', 'with', 'if', 'otherwise')) return false;
  // `and anything less closes it`
  if (piece.kind === 'found' && piece.found.name === 'otherwise' && sentence.is(from - 1, 'and')) return false;
  if (isAnySign(sentence, sentence.is(from - 1, 'and', 'or') ? from - 2 : from - 1, ',')) return true;
  // `, not on a one or two`: what it is not asked.
  if (sentence.is(from - 1, 'onScore') && sentence.is(from - 2, 'negation')) return false;
  // `, gaining more abilities`
  if (to === from + 1 && sentence.is(from, 'degree') && isNoun(sentence, to)) return false;
  // `and every Zombie must roll 4 or more`, `and even numbers are tails`: cases of their own.
  if (names(sentence, from, to, 'must', 'is')) return false;
  if (piece.kind === 'found' && (piece.found.name === 'otherwise' || piece.found.name === 'alike')) return false;
  for (let joint = from - 1; joint >= start && joint >= from - longestAddition; joint--) {
    if (isAnySign(sentence, joint, ',')) return true;
    if (sentence.is(joint, 'and', 'or')) {
      // `on a one or two`, `or by at least 3`, `and you think better of it`
      const isNext = joint === from - 1 && sentence.numberAt(joint - 1) === undefined;
      return isNext || sentence.is(joint + 1, 'negation');
    }
    if (sentence.tokens[joint]?.kind !== 'word' || isSubject(sentence, joint) || isKnownVerb(sentence, joint))
      return false;
  }
  return false;
}

const longestAddition = 4;

/** `one who swims lands safely if he rolls 9 or more` */
function isNumberAlone(sentence: Sentence, piece: CoverPiece): boolean {
  const { from, to } = tokensOfPiece(piece);
  return to - from === 1 && sentence.tokens[from]?.kind === 'word';
}

/** `he falls if both dice agree`: a condition that has no outcome of its own, behind another question. */
function isConditionOf(sentence: Sentence, start: number, next: CoverPiece): boolean {
  const { from, to } = tokensOfPiece(next);
  if (!isQuestion(next)) return false;
  // `on a 3 or more, unless it was a 5, he is saved`
  if (from === start + 1 && isAnySign(sentence, start, ',') && sentence.is(from, 'unless') && !isWithDice(next))
    return true;
  // `he nods off, up to 3`, `, if both dice agree`
  if (from > start + 1 && isAnySign(sentence, from - 1, ',') && isEnd(sentence, to) && to >= sentence.to - 1) {
    const isOfDice = next.kind === 'found' && (next.found.name === 'askDice' || next.found.name === 'alike');
    return isOfDice || sentence.is(from, 'atMost', 'atLeast', 'if', 'unless');
  }
  if (!sentence.is(from, 'if', 'unless')) return false;
  for (let at = start; at < from; at++) if (isJointOrSign(sentence, at)) return false;
  return from === start || isEnd(sentence, to);
}

/** `on a 3+ and provided that the guide rolls no 6 he wins`: two conditions before what comes of them. */
function isNeededWith(sentence: Sentence, from: number, to: number, next: number): boolean {
  return leadsClause(sentence, from) && sentence.endsOf('and', to).includes(next) && sentence.is(next, 'if', 'unless');
}

function isWithDice(piece: CoverPiece): boolean {
  return piece.kind === 'found' && capturedDice(piece.found.captured) !== undefined;
}

/** Whether a question right behind another is one of its own; undefined where none stands there. */
function isJoined(sentence: Sentence, to: number, next: CoverPiece | undefined): boolean | undefined {
  if (!next || tokensOfPiece(next).from !== to) return undefined;
  return !isQuestion(next) || sentence.tokens[to]?.kind === 'sign' || sentence.is(to, 'or', 'but', 'otherwise');
}

/** Whether a word such as `on` stands at the start of a question, or a sign or an `and` not far before it: `and the Elf 4+`. */
function isAnnounced(sentence: Sentence, from: number): boolean {
  if (sentence.is(from, ...announcing) || sentence.tokens[from]?.kind === 'sign') return true;
  // `1-2 Wyvern 3-4 Chimera`
  if (sentence.tokens[from]?.kind === 'number' && isAnySign(sentence, from + 1, '-–')) return true;
  for (let at = from - 1; at >= from - longestLabel; at--) {
    if (sentence.tokens[at]?.kind !== 'word' || sentence.is(at, 'and', 'or', 'but')) return true;
  }
  return false;
}

const announcing: readonly WordClass[] = [
  ...(['on', 'with', 'if', 'unless', 'need', 'must', 'otherwise', 'pronoun', 'is', 'score', 'scoring'] as const),
  ...(['and', 'or', 'but'] as const),
];
const longestLabel = 4;

/** The next question behind one, and no number that counts something in what comes of it. */
function following(sentence: Sentence, pieces: readonly CoverPiece[], index: number): CoverPiece | undefined {
  return pieces.find(
    (piece, at) =>
      at > index &&
      ((isQuestion(piece) &&
        !isAmount(sentence, piece) &&
        !isInside(sentence, piece) &&
        !isMisplaced(sentence, pieces, at) &&
        isAnnounced(sentence, tokensOfPiece(piece).from)) ||
        (piece.kind === 'found' && piece.found.name === 'roll')),
  );
}

/** Where the sentence ends, or the announcement of the next question begins. */
function endBehind(sentence: Sentence, start: number, next: CoverPiece | undefined): number {
  const last = next ? tokensOfPiece(next).from : sentence.to;
  let end = start;
  while (end < last && !isAnySign(sentence, end, ';|')) end++;
  // `2-5, silence; 6, steps`: the mark is part of the next question.
  if (end < last || !next || isAnySign(sentence, last, ';|')) return end;
  let opening = end;
  while (opening > start && opening > end - longestOpening && !isJointOrSign(sentence, opening - 1)) opening--;
  // `, halved for those who roll a 6`
  return isPast(sentence, opening) && isChange(sentence, opening) ? end : opening;
}

const longestOpening = 12;

function isJointOrSign(sentence: Sentence, at: number): boolean {
  return sentence.tokens[at]?.kind === 'sign' || sentence.is(at, 'and', 'or', 'but');
}

/** `loses 2 Wounds`, `4-6 one of them lets go`: a number in a clause, with what it counts. */
function isAmount(sentence: Sentence, piece: CoverPiece): boolean {
  if (piece.kind !== 'found' || piece.found.name !== 'ask') return false;
  const { from, to } = piece.found;
  // `it breathes on one Warrior`
  const isBehindVerb = sentence.isFree(from - 1) && sentence.is(from, 'on') && to === from + 2;
  if (isBehindVerb && sentence.tokens[from + 1]?.kind === 'word' && isCapitalised(sentence, to)) return true;
  if (piece.found.variant !== 'bare') return false;
  if (to - from === 1 && sentence.is(to, 'of') && isUnit(sentence, to + 1)) return true;
  // `= two events`, `, not one`
  if (to - from === 1 && sentence.tokens[from]?.kind === 'word' && isNoun(sentence, to)) return true;
  if (sentence.is(from - 1, 'negation') && isEnd(sentence, to)) return true;
  const isInside = sentence.tokens[from - 1]?.kind !== 'sign' && !sentence.is(from - 1, 'and', 'or', 'but');
  return isInside && (sentence.isFree(to) || sentence.is(to, 'of'));
}
