/** Whether all that is said behind a question belongs to something that was read: if not, the question may be another one than it seems. */
import type { WordClass } from '../lexicon/lexicon.ts';
import type { CoverPiece } from '../match/cover.ts';
import type { Sentence } from '../match/sentence.ts';
import { isOfMany } from './ofMany.ts';
import { names } from './places.ts';

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
    const isPlain = isFollowedPlainly(sentence, starts, to);
    if (
      !isPlain ||
      isOfMany(sentence, piece) ||
      isMisplaced(sentence, pieces, index) ||
      hasLeft(sentence, pieces, index)
    )
      found.add(from);
    // `if they show the same number if both dice agree`: neither is what it seems.
    const next = starts.get(to);
    if (!isPlain && next && isQuestion(next)) found.add(to);
  }
  return found;
}

/**
 * Where a sentence says something more of a roll that nobody has read: `roll 2D6 and swap them`, `roll 1D6, halving it if …`. What it asks then is
 * no longer asked of the roll as it was.
 */
export function unreadBehindRolls(sentence: Sentence, pieces: readonly CoverPiece[]): readonly number[] {
  const starts = new Map(pieces.map((piece) => [placeOf(piece).from, piece]));
  return pieces.flatMap((piece, index) => {
    if (!isRoll(piece)) return [];
    const { to } = placeOf(piece);
    const next = pieces
      .slice(index + 1)
      .find((later) => isRoll(later) || (isQuestion(later) && !isInside(sentence, later)));
    const end = next ? placeOf(next).from : sentence.to;
    const tail = unreadTail(sentence, starts, to, end);
    if (tail !== undefined) return [tail];
    for (let at = to; at < end; at++) {
      const joint = jointAt(sentence, at);
      if (joint === undefined || starts.has(at) || [0, 1, 2].some((ahead) => isRead(starts.get(joint + ahead), ahead)))
        continue;
      if (end - joint <= longestOutcome && next) return [];
      return [at];
    }
    return [];
  });
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
  // `(–1 to hit)`
  if (isSign(sentence, from - 1, '-–−+') && isSign(sentence, from - 2, '(')) return true;
  const last = sentence.tokens[to - 1];
  const isWord = last?.kind === 'word';
  // `any other Warrior`
  if (name === 'otherwise') return isWord && others.includes(last.word) && isNoun(sentence, to);
  // `keep any three of them`
  if (name === 'askDice' && variant === 'any') {
    const isFirst = to - from <= 2 || sentence.is(to - 2, 'any');
    return isWord && isFirst && sentence.numberAt(to - 1) !== undefined;
  }
  if (name !== 'ask') return false;
  // `8 or more on 1D6, adding his Strength if he has a torch`
  const isAdded =
    names(sentence, from, to, 'add', 'subtract') && piece.found.captured.some((each) => each.name === 'onDice');
  if (isAdded && sentence.is(to, 'if', 'unless')) return true;
  if (variant !== 'bare') return insideVariants.includes(variant) && isInside(sentence, piece);
  const before = pieces[index - 1];
  const isFollowed = to < sentence.to && sentence.tokens[to]?.kind !== 'sign';
  const isLed = sentence.tokens[from]?.kind === 'word' && sentence.numberAt(from) === undefined;
  return isLed && !isFollowed && !!before && !isRoll(before) && !isSign(sentence, from - 1, ':=(');
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

/** Whether a word or a number is left over between a question and the next question, the next roll or a semicolon. */
function hasLeft(sentence: Sentence, pieces: readonly CoverPiece[], index: number): boolean {
  const question = pieces[index];
  const start = question ? placeOf(question).to : sentence.to;
  let end = start;
  while (end < sentence.to && !isSign(sentence, end, ';|')) end++;
  for (const piece of pieces.slice(index + 1)) {
    const { from } = placeOf(piece);
    if (from >= end) return false;
    if (isAmount(sentence, piece)) continue;
    if (isQuestion(piece) || (piece.kind === 'found' && piece.found.name === 'roll')) return false;
    if (piece.kind === 'left' && !isHarmless(sentence, from, start)) return true;
  }
  return false;
}

/** `loses 2 Wounds`, `4-6 one of them lets go`: a number in a clause, with what it counts. */
function isAmount(sentence: Sentence, piece: CoverPiece): boolean {
  if (piece.kind !== 'found' || piece.found.name !== 'ask' || piece.found.variant !== 'bare') return false;
  const { from, to } = piece.found;
  const isInside = sentence.tokens[from - 1]?.kind !== 'sign' && !sentence.is(from - 1, 'and', 'or', 'but');
  return isInside && (sentence.isFree(to) || sentence.is(to, 'of'));
}

/** Whether a word that may mean something for a roll is told of what comes: `he throws flour`, `, but nobody sees it`. */
function isHarmless(sentence: Sentence, at: number, start: number): boolean {
  if (isVerb(sentence, at)) return true;
  if (sentence.is(at, 'roll')) {
    return !sentence.is(at + 1, 'again', 'quantity', 'die') && sentence.numberAt(at + 1) === undefined;
  }
  const isSubject = sentence.is(at + 1, 'pronoun', 'article', 'determiner', 'warrior', 'must', 'is');
  return at > start && sentence.is(at, 'but') && isSubject;
}

/** `ignores the blow`, `quita una herida`: somebody does it with something else than the roll. */
function isVerb(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (token?.kind !== 'word' || /(?:ing|ndo)$/.test(token.word)) return false;
  if (sentence.is(at, 'degree', 'comparing', 'negation')) return false;
  const isDone = sentence.is(at, 'drop', 'again', 'add', 'subtract', 'double', 'keep');
  return isDone && sentence.is(at + 1, 'article', 'determiner') && !sentence.is(at + 2, 'result', 'die', 'degree');
}

function isSign(sentence: Sentence, at: number, signs: string): boolean {
  const token = sentence.tokens[at];
  return token?.kind === 'sign' && signs.includes(token.sign);
}

/** Whether what stands right behind a question is the end of its clause, or what comes of it. */
function isFollowedPlainly(sentence: Sentence, starts: ReadonlyMap<number, CoverPiece>, at: number): boolean {
  const token = sentence.tokens[at];
  if (at >= sentence.to || !token || token.kind === 'die') return true;
  if (isSign(sentence, at - 1, ':=,–—→?')) return true;
  if (token.kind === 'sign') {
    if ('*_`)]"”»’\''.includes(token.sign)) return isFollowedPlainly(sentence, starts, at + 1);
    return !'&/+%'.includes(token.sign) && !(token.sign === ',' && isOnlyIf(sentence, at + 1));
  }
  const piece = starts.get(at);
  if (piece) return mayFollow(piece) || isAmount(sentence, piece) || isHarmless(sentence, at, at);
  if (token.kind === 'number') return true;
  const just = sentence.endsOf('just', at)[0];
  if (just !== undefined) return isFollowedPlainly(sentence, starts, just);
  const joint = sentence.endsOf('and', at)[0] ?? sentence.endsOf('or', at)[0];
  if (joint !== undefined) return isClause(sentence, starts, joint);
  if (sentence.is(at, 'if')) return sentence.is(at + 1, 'pronoun', 'article', 'determiner', 'warrior');
  return !sentence.is(at, 'preposition') || sentence.is(at, 'article', 'determiner', 'pronoun');
}

/** Whether a phrase right behind a question leaves it as it is: `each turn`, `two Men-at-arms`; not `twice`, `adding 1`, `5 or 6`. */
function mayFollow(piece: CoverPiece): boolean {
  if (piece.kind !== 'found') return piece.kind === 'dice';
  const { name, variant } = piece.found;
  return ['plain', 'roll', 'purpose', 'otherwise', 'told'].includes(name) || (name === 'rolls' && variant !== 'times');
}

/** `5+, and only if he is a Dwarf` */
function isOnlyIf(sentence: Sentence, at: number): boolean {
  const joint = sentence.endsOf('and', at)[0] ?? at;
  const just = sentence.endsOf('just', joint)[0];
  return just !== undefined && sentence.is(just, 'if');
}

/** Whether a clause begins: `and he falls`, `and the rope breaks`; not `and its opposite`. */
function isClause(sentence: Sentence, starts: ReadonlyMap<number, CoverPiece>, at: number): boolean {
  const token = sentence.tokens[at];
  if (at >= sentence.to || token?.kind !== 'word') return token?.kind === 'die' || starts.has(at);
  const piece = starts.get(at);
  if (piece && isMoreNeeded(sentence, piece)) return false;
  if (piece) return piece.kind !== 'left' || isHarmless(sentence, at, at);
  if (sentence.is(at, 'if', 'pronoun')) return true;
  if (sentence.is(at, 'preposition', 'negation')) return false;
  if (!sentence.is(at, 'article', 'determiner')) return true;
  // `and the others on 5`
  for (let next = at + 1; next < at + longestSubject; next++) {
    const later = starts.get(next);
    if (later && isQuestion(later)) return true;
  }
  const behind = sentence.tokens[at + 2];
  return behind?.kind === 'word' && !sentence.is(at + 2, 'article', 'determiner', 'preposition', 'pronoun');
}

/** `on 9 or more and at least two torches`, `and Strength 4`: a second condition. */
function isMoreNeeded(sentence: Sentence, piece: CoverPiece): boolean {
  const { from, to } = placeOf(piece);
  if (piece.kind !== 'found') return false;
  if (piece.found.name === 'plain') return to - from <= 2 && sentence.tokens[to]?.kind === 'number';
  const isBare = piece.found.name === 'ask' && piece.found.variant === 'bare';
  return isBare && to - from > 1 && sentence.tokens[to]?.kind === 'word' && sentence.isFree(to);
}

const longestSubject = 5;
