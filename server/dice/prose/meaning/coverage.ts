/** Whether all that is said behind a question belongs to something that was read: if not, the question may be another one than it seems. */
import type { WordClass } from '../lexicon/lexicon.ts';
import type { Piece } from '../match/cover.ts';
import type { Sentence } from '../match/sentence.ts';
import { isFollowedPlainly, unreadBehindDice } from './following.ts';
import { endOfStretch } from './stretch.ts';

/** The first tokens of the questions of a sentence behind which something stands that nobody has read. */
export function uncoveredIn(sentence: Sentence, pieces: readonly Piece[]): ReadonlySet<number> {
  const found = new Set<number>();
  const starts = new Map(pieces.map((piece) => [placeOf(piece).from, piece]));
  for (const [index, piece] of pieces.entries()) {
    if (!isQuestion(piece)) continue;
    const { from, to } = placeOf(piece);
    const next = pieces.slice(index + 1).find((later) => endsStretch(sentence, later, to));
    const end = endOfStretch(sentence, to, next ? placeOf(next).from : sentence.to);
    const isPlain =
      !isCountOf(sentence, starts, piece) &&
      isFollowedPlainly(
        { sentence, starts, from: to, to: end, isOfDice: false, hasAdded: false },
        isToldBefore(sentence, from),
      );
    if (!isPlain || isMisplaced(sentence, pieces, index)) found.add(from);
    // `on 9 or more and at least two torches`
    const isMore =
      next?.kind === 'found' && next.found.variant === 'bare' && next.found.from === to + 1 && sentence.is(to, 'and');
    if (isMore && sentence.isFree(next.found.to) && !sentence.is(next.found.to, 'pronoun', 'article'))
      found.add(from).add(next.found.from);
    // `if they show the same number if both dice agree`: neither is what it seems.
    if (
      next &&
      isQuestion(next) &&
      (isCondition(sentence, to, placeOf(next)) || (!isPlain && placeOf(next).from === to))
    ) {
      found.add(from);
      found.add(placeOf(next).from);
    }
  }
  // `and one pip more besides`: what no word announces, and nobody has read, is said of the question before it.
  for (const [index, piece] of [...pieces.entries()].reverse()) {
    const before = pieces.slice(0, index).findLast(isQuestion);
    const { from } = placeOf(piece);
    if (!before || !found.has(from) || piece.kind !== 'found') continue;
    const { to } = piece.found;
    const isOpened = sentence.is(from, 'on', 'if', 'unless', 'need', 'must', 'otherwise', 'pronoun');
    const isWord = sentence.tokens[to - 1]?.kind === 'word' && sentence.numberAt(to - 1) !== undefined;
    const isRow = !sentence.is(placeOf(before).from, 'on', 'if', 'need');
    if (piece.found.name === 'otherwise') continue;
    if ((!isOpened && !isRow && !isLabelled(sentence, from)) || isWord) found.add(placeOf(before).from);
  }
  return found;
}

/** `if 6 Goblins come`, `on 5 a day`: a number alone that counts something. */
function isCountOf(sentence: Sentence, starts: ReadonlyMap<number, Piece>, piece: Piece): boolean {
  const { from, to } = placeOf(piece);
  const last = sentence.tokens[to - 1];
  const isAlone =
    last?.kind === 'number' && sentence.tokens[to - 2]?.kind === 'word' && !sentence.is(to - 2, 'article', 'or');
  const next = sentence.tokens[to];
  if (piece.kind !== 'found' || piece.found.name !== 'ask' || !isAlone || to >= sentence.to || next?.kind !== 'word')
    return false;
  const isThing = sentence.is(to, 'scenery') && !sentence.is(to, 'happens');
  const after = starts.get(to);
  const isRate =
    after?.kind === 'found' &&
    after.found.variant === 'any' &&
    !sentence.is(to, 'each') &&
    sentence.is(to, 'article', 'quantity', 'limiting');
  return isRate || (sentence.is(from, 'if') && (isThing || (next.isCapitalised && sentence.isFree(to))));
}

/** Whether a question or a roll begins, and no number that counts something in the outcome. */
function endsStretch(sentence: Sentence, piece: Piece, start: number): boolean {
  if (isAmount(sentence, piece) || isOfThing(sentence, piece)) return false;
  const isLed = isAnnounced(sentence, placeOf(piece).from, start);
  if (isQuestion(piece) && (!isLed || (isInside(sentence, piece) && !isBehindColon(sentence, placeOf(piece).from))))
    return false;
  return isQuestion(piece) || (piece.kind === 'found' && piece.found.name === 'roll');
}

/** `the Elf 4+`, `; 4+`: a name, or a sign that begins another case. */
function isLabelled(sentence: Sentence, from: number): boolean {
  const before = sentence.tokens[from - 1];
  if (before?.kind === 'sign') return before.sign !== ',' && before.sign !== '(';
  return !sentence.is(from - 1, 'and', 'or', 'but', 'article', 'on', 'limiting', 'except', 'comparing');
}

/** `(100 de oro)`, `, 2 Wounds`: a number alone with what it counts. */
function isOfThing(sentence: Sentence, piece: Piece): boolean {
  if (piece.kind !== 'found' || piece.found.name !== 'ask' || piece.found.variant !== 'bare') return false;
  const { from, to } = piece.found;
  return to - from === 1 && sentence.is(to, 'of', 'unit') && !sentence.is(to + 1, 'die');
}

/** Whether a word such as `on` stands at the start of a question, or a sign, an `and` or dice not far before it: `and the Elf 4+`. */
function isAnnounced(sentence: Sentence, from: number, start: number): boolean {
  if (sentence.is(from, ...announcing)) return true;
  if (sentence.tokens[from]?.kind === 'sign') return true;
  for (let at = from - 1; at >= Math.max(start, from - longestLabel); at--) {
    const kind = sentence.tokens[at]?.kind;
    if (kind === 'die' || kind === 'sign' || sentence.is(at, 'and', 'or', 'but')) return true;
  }
  return false;
}

const announcing: readonly WordClass[] = [
  ...(['on', 'if', 'unless', 'need', 'must', 'otherwise', 'pronoun'] as const),
  ...(['is', 'score', 'scoring', 'and', 'or', 'but'] as const),
];
const longestLabel = 4;

/** `: success is 5 or more`, `: at 3 or more` */
function isBehindColon(sentence: Sentence, from: number): boolean {
  return [1, 2, 3].some((back) => isSign(sentence, from - back, ':'));
}

/** `he falls if both dice agree`, `, up to 3`, `on three occasions`: a question that has no outcome of its own, behind another question. */
function isCondition(
  sentence: Sentence,
  start: number,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  if (from === start) return sentence.tokens[from]?.kind !== 'sign';
  for (let at = start; at < from; at++) if (isSign(sentence, at, ';:')) return false;
  const next = sentence.tokens[to];
  const isFollowed = to < sentence.to && next?.kind !== 'sign';
  if (isFollowed || (next?.kind === 'sign' && to < sentence.to && !'.,;!)'.includes(next.sign))) return false;
  let at = from - 1;
  while (at > start && sentence.is(at, 'on', 'article', 'just', 'limiting')) at--;
  if (isSign(sentence, at, ',') || sentence.is(at, 'but')) return at > start;
  for (; at >= start; at--) {
    if (sentence.tokens[at]?.kind === 'sign' || sentence.is(at, 'and', 'or', 'but')) return false;
  }
  return true;
}

/** `it opens on a 5`: whether a word stands before a question in its clause. */
function isToldBefore(sentence: Sentence, from: number): boolean {
  const isFirst = from === sentence.from || sentence.tokens[from]?.kind === 'sign';
  return !isFirst && sentence.tokens[from - 1]?.kind === 'word' && !sentence.is(from - 1, 'and', 'or', 'but', 'just');
}

/**
 * Where a sentence says something more of a roll that nobody has read: `roll 2D6 and swap them`, `roll 1D6 with 2 knocked off`. What it asks then is
 * no longer asked of the roll as it was.
 */
export function unreadBehindRolls(
  sentence: Sentence,
  pieces: readonly Piece[],
  uncovered: ReadonlySet<number>,
): readonly number[] {
  const starts = new Map(pieces.map((piece) => [placeOf(piece).from, piece]));
  return pieces.flatMap((piece, index) => {
    if (!isRoll(piece)) return [];
    const { to } = placeOf(piece);
    const next = pieces
      .slice(index + 1)
      .find(
        (later) =>
          isRoll(later) || (isQuestion(later) && placeOf(later).from === to) || endsStretch(sentence, later, to),
      );
    const end = endOfStretch(sentence, to, next ? placeOf(next).from : sentence.to);
    // `roll 1D6 with 2 knocked off`, `roll 2D6, with doubles counting twice`
    const start = next ? placeOf(next).from : sentence.to;
    const isSaidOfDice =
      start <= to + 2 &&
      uncovered.has(start) &&
      !sentence.is(start, 'onScore', 'if') &&
      !isSign(sentence, start - 1, ':;');
    if (isSaidOfDice) return to;
    const hasAdded = sentence.tokens[to - 1]?.kind !== 'die';
    return unreadBehindDice({ sentence, starts, from: to, to: end, isOfDice: true, hasAdded }) ?? [];
  });
}

/** `on a double, except double 6`, `not a pip lower`, `he nods off, up to 3`: what stands there says more of something else. */
function isMisplaced(sentence: Sentence, pieces: readonly Piece[], index: number): boolean {
  const piece = pieces[index];
  if (piece?.kind !== 'found') return false;
  const { from, to, name, variant } = piece.found;
  if (sentence.is(from - 1, 'except')) return true;
  // `(–1 to hit)`
  if (isSign(sentence, from - 1, '-–−+') && isSign(sentence, from - 2, '(')) return true;
  const last = sentence.tokens[to - 1];
  // `the chairs (4-6)`, `Anna rolls 2D6 (scoring 11)`
  const isExact =
    !sentence.is(to - 1, 'orMore', 'orLess') && (last?.kind === 'number' || sentence.numberAt(to - 1) !== undefined);
  if (name === 'ask' && isExact && isSign(sentence, from - 1, '(') && isSign(sentence, to, ')')) return true;
  const isWord = last?.kind === 'word';
  // `any other Warrior`
  if (name === 'otherwise') return isWord && others.includes(last.word) && isNoun(sentence, to);
  // `keep any three of them`
  if (name === 'askDice' && variant === 'any') {
    const isFirst = to - from <= 2 || sentence.is(to - 2, 'any');
    return isWord && isFirst && sentence.numberAt(to - 1) !== undefined;
  }
  if (name !== 'ask') return false;
  if (variant !== 'bare') return insideVariants.includes(variant) && isInside(sentence, piece);
  const before = pieces[index - 1];
  const isFollowed = to < sentence.to && sentence.tokens[to]?.kind !== 'sign';
  const isLed = sentence.tokens[from]?.kind === 'word' && sentence.numberAt(from) === undefined;
  return isLed && !isFollowed && !!before && !isRoll(before) && !isSign(sentence, from - 1, ':=(');
}

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

/** A number or `higher` in the middle of a clause: `pick the one you want`, `divide the higher by the lower`. */
function isInside(sentence: Sentence, piece: Piece): boolean {
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

function isRoll(piece: Piece): boolean {
  return piece.kind === 'dice' || (piece.kind === 'found' && piece.found.name === 'roll');
}

const questions: readonly string[] = ['ask', 'askDice', 'alike', 'askRivals', 'otherwise'];

function isQuestion(piece: Piece): boolean {
  return piece.kind === 'found' && questions.includes(piece.found.name);
}

function placeOf(piece: Piece): { readonly from: number; readonly to: number } {
  return piece.kind === 'found' ? piece.found : piece;
}

/** `loses 2 Wounds`, `4-6 one of them lets go`: a number in a clause, with what it counts. */
function isAmount(sentence: Sentence, piece: Piece): boolean {
  if (piece.kind !== 'found' || piece.found.name !== 'ask' || piece.found.variant !== 'bare') return false;
  const { from, to } = piece.found;
  const isInside = sentence.tokens[from - 1]?.kind !== 'sign' && !sentence.is(from - 1, 'and', 'or', 'but');
  const isThing = sentence.isFree(to) && !sentence.is(to, 'article', 'determiner', 'pronoun');
  return isInside && (isThing || sentence.is(to, 'of'));
}

function isSign(sentence: Sentence, at: number, signs: string): boolean {
  const token = sentence.tokens[at];
  return token?.kind === 'sign' && signs.includes(token.sign);
}
