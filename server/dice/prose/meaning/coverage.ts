/** Whether all that is said behind a question belongs to something that was read: if not, the question may be another one than it seems. */
import type { WordClass } from '../lexicon/lexicon.ts';
import type { CoverPiece } from '../match/cover.ts';
import type { FoundPhrase } from '../match/foundPhrase.ts';
import type { Sentence } from '../match/sentence.ts';
import { isFollowedPlainly } from './behindQuestion.ts';
import { isChange, isEnd, isKnownVerb, isPast, isSubject, isUnit } from './clauseWords.ts';
import { isOfMany } from './ofMany.ts';
import { isWithThing, names } from './places.ts';
import { hasUnread } from './restOfSentence.ts';

/** The first tokens of the questions of a sentence behind which something stands that nobody has read. */
export function uncoveredIn(sentence: Sentence, pieces: readonly CoverPiece[]): ReadonlySet<number> {
  const found = new Set<number>();
  const starts = new Map(pieces.map((piece) => [placeOf(piece).from, piece]));
  // `on 1- nothing, on 2- a rat`: dashes, and no bounds.
  const isDashed = pieces.filter((piece) => endsInDash(sentence, piece)).length > 1;
  for (const [index, piece] of pieces.entries()) {
    if (!isQuestion(piece)) continue;
    const { from, to } = placeOf(piece);
    if (isDashed && endsInDash(sentence, piece)) found.add(from);
    const clause = { sentence, starts, from };
    const next = following(sentence, pieces, index);
    const isCondition = next !== undefined && !isNumberAlone(sentence, piece) && isConditionOf(sentence, to, next);
    if (isCondition) found.add(placeOf(next).from);
    // `5 or more, or 3 or more with a rope`
    const isCase = sentence.is(from - 1, 'or') && isWithThing(sentence, to);
    const isPlain = isCase || (!isCondition && (isJoined(sentence, to, next) ?? isFollowedPlainly(clause, to)));
    if (
      !isPlain ||
      isOfMany(sentence, piece) ||
      isMisplaced(sentence, pieces, index) ||
      hasUnread(clause, to, endBehind(sentence, to, next))
    )
      found.add(from);
    // `if they show the same number if both dice agree`: neither is what it seems.
    const other = starts.get(to);
    if (!isPlain && other && isQuestion(other)) found.add(to);
  }
  // `he nods off, or higher than the last one`, `and not a pip lower`: what nobody has read behind a joint is said of what stands before it.
  for (const [index, piece] of [...pieces.entries()].reverse()) {
    const before = pieces.slice(0, index).findLast(isQuestion);
    const { from } = placeOf(piece);
    if (before && found.has(from) && isAdded(sentence, piece, placeOf(before).to)) found.add(placeOf(before).from);
  }
  return found;
}

/** Whether only words without a verb stand between a joint and a number or the like, and it is announced by nothing: `y ni uno menos`. */
function isAdded(sentence: Sentence, piece: CoverPiece, start: number): boolean {
  const { from, to } = placeOf(piece);
  if (sentence.tokens[from]?.kind !== 'word' || sentence.is(from, 'on', 'with', 'if', 'otherwise')) return false;
  // `and anything less closes it`
  if (piece.kind === 'found' && piece.found.name === 'otherwise' && sentence.is(from - 1, 'and')) return false;
  if (isSign(sentence, sentence.is(from - 1, 'and', 'or') ? from - 2 : from - 1, ',')) return true;
  // `, not on a one or two`: what it is not asked.
  if (sentence.is(from - 1, 'onScore') && sentence.is(from - 2, 'negation')) return false;
  // `and every Zombie must roll 4 or more`, `and even numbers are tails`: cases of their own.
  if (names(sentence, from, to, 'must', 'is')) return false;
  if (piece.kind === 'found' && (piece.found.name === 'otherwise' || piece.found.name === 'alike')) return false;
  for (let joint = from - 1; joint >= start && joint >= from - longestAddition; joint--) {
    if (isSign(sentence, joint, ',')) return true;
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

/**
 * Where a sentence says something more of a roll that nobody has read: `roll 2D6 and swap them`, `roll 1D6, halving it if …`. What it asks then is
 * no longer asked of the roll as it was.
 */
export function unreadBehindRolls(sentence: Sentence, pieces: readonly CoverPiece[]): readonly number[] {
  const starts = new Map(pieces.map((piece) => [placeOf(piece).from, piece]));
  // The `y` of `siempre y cuando` joins nothing.
  const inner = new Set(pieces.flatMap((piece) => (piece.kind === 'found' ? insideOf(piece.found) : [])));
  return pieces.flatMap((piece, index) => {
    // `gets 1D6 Wounds back`: nobody rolls a score.
    if (!isRoll(piece) || (piece.kind === 'found' && piece.found.variant === 'amount')) return [];
    const { to } = placeOf(piece);
    const next = pieces
      .slice(index + 1)
      .find((later) => isRoll(later) || (isQuestion(later) && !isInside(sentence, later)));
    const end = next ? placeOf(next).from : sentence.to;
    const tail = unreadTail(sentence, starts, to, end);
    if (tail !== undefined) return [tail];
    for (let at = to; at < end; at++) {
      const joint = jointAt(sentence, at);
      if (
        joint === undefined ||
        starts.has(at) ||
        inner.has(at) ||
        [0, 1, 2].some((ahead) => isRead(starts.get(joint + ahead), ahead))
      )
        continue;
      if (end - joint <= longestOutcome && next) return [];
      return [at];
    }
    return [];
  });
}

/** All tokens of a phrase but the first. */
function insideOf({ from, to }: FoundPhrase): readonly number[] {
  return Array.from({ length: to - from - 1 }, (_, at) => from + 1 + at);
}

/**
 * The first token behind a roll, up to the end of its clause, that may change it: `upside down`, `with 2 knocked off`. What the roll is for, where it
 * is made and who looks on change nothing.
 */
function unreadTail(
  sentence: Sentence,
  starts: ReadonlyMap<number, CoverPiece>,
  from: number,
  end: number,
): number | undefined {
  let isLed = false;
  for (let at = from; at < end; ) {
    const piece = starts.get(at);
    if (piece?.kind === 'found') {
      at = piece.found.to;
      isLed = true;
      continue;
    }
    const token = sentence.tokens[at];
    if (token?.kind === 'sign') {
      if (!'*_`"”»’\''.includes(token.sign)) return undefined;
    } else if (sentence.is(at, 'and', 'or', 'if', 'but', 'pronoun')) return undefined;
    else if (token?.kind !== 'word' || sentence.isMeaningful(at) || sentence.numberAt(at) !== undefined) return at;
    else if (!isLed && !sentence.is(at, ...leading)) return at;
    isLed = true;
    at++;
  }
  return undefined;
}

const leading: readonly WordClass[] = ['to', 'on', 'of', 'preposition', 'from', 'article', 'determiner', 'must', 'is'];

/** `on a double, except double 6`, `not a pip lower`, `he nods off, up to 3`: what stands there says more of something else. */
function isMisplaced(sentence: Sentence, pieces: readonly CoverPiece[], index: number): boolean {
  const piece = pieces[index];
  if (piece?.kind !== 'found') return false;
  const { from, to, name, variant } = piece.found;
  if (sentence.is(from - 1, 'except')) return true;
  if (isToldOf(sentence, piece.found)) return true;
  // `Anna rolls 2D6 (scoring 11)`
  const isBracketed = isSign(sentence, from - 1, '(') && isSign(sentence, to, ')');
  const isOne = sentence.numberAt(to - 1) !== undefined && sentence.tokens[from]?.kind === 'word';
  if (name === 'ask' && isBracketed && isOne && sentence.numberAt(from) === undefined) return true;
  // `(–1 to hit)`
  if (isSign(sentence, from - 1, '-–−+') && isSign(sentence, from - 2, '(')) return true;
  const last = sentence.tokens[to - 1];
  const isWord = last?.kind === 'word';
  // `any other Warrior`
  if (name === 'otherwise') {
    // `in addition to any other abilities`
    const isBehind = sentence.is(from - 1, 'to', 'of', 'from', 'preposition') && !sentence.is(from - 1, 'and', 'on');
    const isOfOther = isBehind && !sentence.is(from, 'on', 'if');
    return isOfOther || (isWord && others.includes(last.word) && isNoun(sentence, to));
  }
  // `keep any three of them`
  if (name === 'askDice' && variant === 'any') {
    const isFirst = to - from <= 2 || sentence.is(to - 2, 'any');
    return isWord && isFirst && sentence.numberAt(to - 1) !== undefined;
  }
  if (name !== 'ask') return false;
  // `8 or more on 1D6, adding his Strength if he has a torch`
  const isAdded = piece.found.captured.some(
    (each) => each.name === 'onDice' && names(sentence, each.from, each.to, 'add', 'subtract'),
  );
  if (isAdded && sentence.is(to, 'if', 'unless')) return true;
  if (variant !== 'bare') return insideVariants.includes(variant) && isInside(sentence, piece);
  const before = pieces[index - 1];
  const isFollowed = to < sentence.to && sentence.tokens[to]?.kind !== 'sign';
  const isLed = sentence.tokens[from]?.kind === 'word' && sentence.numberAt(from) === undefined;
  if (!isLed || isFollowed || !before || isRoll(before) || isCompared(before) || isSign(sentence, from - 1, ':=('))
    return false;
  return !isOtherCase(sentence, pieces, index);
}

/** `2D6 vs Willpower, higher than Willpower`: what the roll is held against. */
function isCompared(piece: CoverPiece): boolean {
  return piece.kind === 'found' && piece.found.name === 'compared';
}

/** `needs a 4 or more; if somebody helps him, a 2 or more`: a bound behind a condition, and a question before that. */
function isOtherCase(sentence: Sentence, pieces: readonly CoverPiece[], index: number): boolean {
  const piece = pieces[index];
  if (!piece || !isSign(sentence, placeOf(piece).from - 1, ',')) return false;
  let start = placeOf(piece).from - 1;
  while (start > sentence.from && sentence.tokens[start - 1]?.kind !== 'sign') start--;
  const isCase = sentence.is(start, 'if') || sentence.is(sentence.endsOf('and', start)[0] ?? start, 'if');
  return isCase && pieces.slice(0, index).some((each) => isQuestion(each) && placeOf(each).to <= start);
}

function endsInDash(sentence: Sentence, piece: CoverPiece): boolean {
  const { to } = placeOf(piece);
  return isQuestion(piece) && isSign(sentence, to - 1, '-–—−') && sentence.tokens[to]?.kind === 'word';
}

/** `his Courage roll scores a 5`, `the die stays on 1`, `one in every 4`: told, and not asked. */
function isToldOf(
  sentence: Sentence,
  { from, name, variant }: { from: number; name: string; variant: string },
): boolean {
  const before = sentence.tokens[from - 1];
  if (before?.kind !== 'word' || from <= sentence.from) return false;
  if (name === 'askDice') return variant === 'each' && parting.includes(before.word);
  if (name !== 'ask' || variant !== 'asked' || !sentence.isFree(from - 1)) return false;
  if (sentence.is(from, 'roll')) return sentence.is(from - 2, 'article', 'determiner');
  return sentence.is(from, 'on') && sentence.is(from - 2, 'die');
}

const parting: readonly string[] = ['in', 'of', 'de', 'por'];

const others: readonly string[] = ['other', 'otro', 'otra', 'otros', 'otras'];

const whom: readonly string[] = ['him', 'her', 'it', 'them', 'you', 'a', 'an', 'the', 'his'];

function isWhom(token: Sentence['tokens'][number] | undefined): boolean {
  return token?.kind === 'word' && whom.includes(token.word);
}

/** A word that is neither what joins clauses nor a verb that is known. */
function isNoun(sentence: Sentence, at: number): boolean {
  return (
    at < sentence.to &&
    sentence.isFree(at) &&
    sentence.tokens[at]?.kind === 'word' &&
    !sentence.is(at, 'is', 'must') &&
    !isWhom(sentence.tokens[at + 1])
  );
}

const longestOutcome = 8;

/** Whether a phrase begins at a word, or, behind one or two words such as `calcula`, what changes the roll. */
function isRead(piece: CoverPiece | undefined, ahead: number): boolean {
  return piece?.kind === 'found' && (ahead === 0 || piece.found.name === 'change');
}

/** A number or `higher` in the middle of a clause: `pick the one you want`, `divide the higher by the lower`. */
function isInside(sentence: Sentence, piece: CoverPiece): boolean {
  if (piece.kind !== 'found' || piece.found.name !== 'ask' || !insideVariants.includes(piece.found.variant))
    return false;
  const { from } = piece.found;
  return (
    sentence.tokens[from - 1]?.kind === 'word' &&
    !sentence.is(from - 1, 'and', 'or', 'but') &&
    !sentence.is(from, 'if', 'on')
  );
}

const insideVariants: readonly string[] = ['bare', 'above', 'below', 'atLeast', 'atMost'];

/** The first word of what is said behind `and`, `then` or a comma; undefined where that can be no change. */
function jointAt(sentence: Sentence, at: number): number | undefined {
  const and = sentence.endsOf('and', at)[0];
  if (and !== undefined) return sentence.endsOf('just', and)[0] ?? and;
  const token = sentence.tokens[at + 1];
  return isSign(sentence, at, ',(') && token?.kind === 'word' && /(?:ing|ndo)$/.test(token.word) ? at + 1 : undefined;
}

function isRoll(piece: CoverPiece): boolean {
  return piece.kind === 'dice' || (piece.kind === 'found' && piece.found.name === 'roll');
}

const questions: readonly string[] = ['ask', 'askDice', 'alike', 'askRivals', 'otherwise'];

function isQuestion(piece: CoverPiece): boolean {
  return piece.kind === 'found' && questions.includes(piece.found.name);
}

function placeOf(piece: CoverPiece): { readonly from: number; readonly to: number } {
  return piece.kind === 'found' ? piece.found : piece;
}

/** `one who swims lands safely if he rolls 9 or more` */
function isNumberAlone(sentence: Sentence, piece: CoverPiece): boolean {
  const { from, to } = placeOf(piece);
  return to - from === 1 && sentence.tokens[from]?.kind === 'word';
}

/** `he falls if both dice agree`: a condition that has no outcome of its own, behind another question. */
function isConditionOf(sentence: Sentence, start: number, next: CoverPiece): boolean {
  const { from, to } = placeOf(next);
  if (!isQuestion(next)) return false;
  // `he nods off, up to 3`, `, if both dice agree`
  if (from > start + 1 && isSign(sentence, from - 1, ',') && isEnd(sentence, to) && to >= sentence.to - 1) {
    const isOfDice = next.kind === 'found' && (next.found.name === 'askDice' || next.found.name === 'alike');
    return isOfDice || sentence.is(from, 'atMost', 'atLeast', 'if', 'unless');
  }
  if (!sentence.is(from, 'if', 'unless')) return false;
  for (let at = start; at < from; at++) if (isJointOrSign(sentence, at)) return false;
  return from === start || isEnd(sentence, to);
}

/** Whether a question right behind another is one of its own; undefined where none stands there. */
function isJoined(sentence: Sentence, to: number, next: CoverPiece | undefined): boolean | undefined {
  if (!next || placeOf(next).from !== to) return undefined;
  return !isQuestion(next) || sentence.tokens[to]?.kind === 'sign' || sentence.is(to, 'or', 'but', 'otherwise');
}

/** Whether a word such as `on` stands at the start of a question, or a sign or an `and` not far before it: `and the Elf 4+`. */
function isAnnounced(sentence: Sentence, from: number): boolean {
  if (sentence.is(from, ...announcing) || sentence.tokens[from]?.kind === 'sign') return true;
  // `1-2 Wyvern 3-4 Chimera`
  if (sentence.tokens[from]?.kind === 'number' && isSign(sentence, from + 1, '-–')) return true;
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
  return pieces
    .slice(index + 1)
    .find(
      (piece) =>
        (isQuestion(piece) &&
          !isAmount(sentence, piece) &&
          !isInside(sentence, piece) &&
          isAnnounced(sentence, placeOf(piece).from)) ||
        (piece.kind === 'found' && piece.found.name === 'roll'),
    );
}

/** Where the sentence ends, or the announcement of the next question begins. */
function endBehind(sentence: Sentence, start: number, next: CoverPiece | undefined): number {
  const last = next ? placeOf(next).from : sentence.to;
  let end = start;
  while (end < last && !isSign(sentence, end, ';|')) end++;
  if (end < last || !next) return end;
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
  if (piece.kind !== 'found' || piece.found.name !== 'ask' || piece.found.variant !== 'bare') return false;
  const { from, to } = piece.found;
  if (to - from === 1 && sentence.is(to, 'of') && isUnit(sentence, to + 1)) return true;
  const isInside = sentence.tokens[from - 1]?.kind !== 'sign' && !sentence.is(from - 1, 'and', 'or', 'but');
  return isInside && (sentence.isFree(to) || sentence.is(to, 'of'));
}

function isSign(sentence: Sentence, at: number, signs: string): boolean {
  const token = sentence.tokens[at];
  return token?.kind === 'sign' && signs.includes(token.sign);
}
