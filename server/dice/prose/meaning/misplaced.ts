/** Questions that stand where nothing is asked. */
import type { CoverPiece } from '../match/cover.ts';
import type { Sentence } from '../match/sentence.ts';
import { isPreposition, isSubject } from './clauseWords.ts';
import { insideVariants, isInside, isQuestion, isRollPiece, tokensOfPiece } from './pieces.ts';
import { isAnySign, names } from './places.ts';

/** `on a double, except double 6`, `not a pip lower`, `he nods off, up to 3`: what stands there says more of something else. */
export function isMisplaced(sentence: Sentence, pieces: readonly CoverPiece[], index: number): boolean {
  const piece = pieces[index];
  if (piece?.kind !== 'found') return false;
  const { from, to, name, variant } = piece.found;
  if (sentence.is(from - 1, 'except')) return true;
  if (isToldOf(sentence, piece.found)) return true;
  // `Anna rolls 2D6 (scoring 11)`
  const isBracketed = isAnySign(sentence, from - 1, '(') && isAnySign(sentence, to, ')');
  const isOne = sentence.numberAt(to - 1) !== undefined && sentence.tokens[from]?.kind === 'word';
  if (name === 'ask' && isBracketed && isOne && sentence.numberAt(from) === undefined) return true;
  // `(–1 to hit)`
  if (isAnySign(sentence, from - 1, '-–−+') && isAnySign(sentence, from - 2, '(')) return true;
  const last = sentence.tokens[to - 1];
  const isWord = last?.kind === 'word';
  // `any other Warrior`
  if (name === 'otherwise') {
    // `nothing else`
    if (to === from + 1 && isSubject(sentence, from - 1) && !sentence.is(from - 2, 'is')) return true;
    // `the rest of your Attacks`
    if (sentence.is(to, 'of') && sentence.is(to + 1, 'article', 'determiner') && isNoun(sentence, to + 2)) return true;
    // `in addition to any other abilities`
    const isBehind = sentence.is(from - 1, 'to', 'of', 'from', 'preposition') && !sentence.is(from - 1, 'and', 'on');
    const isOfOther = isBehind && !sentence.is(from, 'on', 'if');
    return isOfOther || (sentence.is(to - 1, 'further') && isNoun(sentence, to));
  }
  // `keep any three of them`
  if (name === 'askDice' && variant === 'any') {
    const isFirst = to - from <= 2 || sentence.is(to - 2, 'any');
    return isWord && isFirst && sentence.numberAt(to - 1) !== undefined;
  }
  if (name !== 'ask') return false;
  if (isBoundOfSeveral(sentence, piece.found)) return true;
  // `8 or more on 1D6, adding his Strength if he has a torch`
  const isAdded = piece.found.captured.some(
    (each) => each.name === 'onDice' && names(sentence, each.from, each.to, 'add', 'subtract'),
  );
  if (isAdded && sentence.is(to, 'if', 'unless')) return true;
  if (variant !== 'bare') return insideVariants.includes(variant) && isInside(sentence, piece);
  const before = pieces[index - 1];
  const isFollowed = to < sentence.to && sentence.tokens[to]?.kind !== 'sign';
  const isLed = sentence.tokens[from]?.kind === 'word' && sentence.numberAt(from) === undefined;
  if (!isLed || isFollowed || !before || isRollPiece(before) || isCompared(before)) return false;
  if (isAnySign(sentence, from - 1, ':=(')) return false;
  return !isOtherCase(sentence, pieces, index);
}

/** `3, 4 or 5 at the most`, `3 - 4 or more`, `even up to 3`, `goes on up to 3`: a bound of other numbers than the last. */
function isBoundOfSeveral(
  sentence: Sentence,
  { from, to, variant }: { from: number; to: number; variant: string },
): boolean {
  if (variant === 'otherwise') return false;
  for (let at = from - 1; at < to - 1; at++) {
    if (sentence.is(at, 'even', 'odd') && sentence.is(at + 1, 'atMost', 'atLeast')) return true;
    const isNext = sentence.is(at, 'or') || isAnySign(sentence, at, ',-–');
    const isPair = isNext && sentence.numberAt(at - 1) !== undefined && sentence.numberAt(at + 1) !== undefined;
    if (isPair && sentence.is(at + 2, 'orMore', 'orLess', 'atMost', 'atLeast')) return true;
  }
  return (
    from > sentence.from &&
    isWordAt(sentence, from, 'on') &&
    sentence.is(from + 1, 'atMost') &&
    sentence.isFree(from - 1)
  );
}

/** `2D6 vs Willpower, higher than Willpower`: what the roll is held against. */
function isCompared(piece: CoverPiece): boolean {
  return piece.kind === 'found' && piece.found.name === 'compared';
}

/** `needs a 4 or more; if somebody helps him, a 2 or more`: a bound behind a condition, and a question before that. */
function isOtherCase(sentence: Sentence, pieces: readonly CoverPiece[], index: number): boolean {
  const piece = pieces[index];
  if (!piece || !isAnySign(sentence, tokensOfPiece(piece).from - 1, ',')) return false;
  let start = tokensOfPiece(piece).from - 1;
  while (start > sentence.from && sentence.tokens[start - 1]?.kind !== 'sign') start--;
  const isCase = sentence.is(start, 'if') || sentence.is(sentence.endsOf('and', start)[0] ?? start, 'if');
  return isCase && pieces.slice(0, index).some((each) => isQuestion(each) && tokensOfPiece(each).to <= start);
}

/** `on 1- nothing`: a dash, and no bound. */
export function endsInDash(sentence: Sentence, piece: CoverPiece): boolean {
  const { to } = tokensOfPiece(piece);
  return isQuestion(piece) && isAnySign(sentence, to - 1, '-–—−') && sentence.tokens[to]?.kind === 'word';
}

/** `his Courage roll scores a 5`, `the die stays on 1`, `one in every 4`: told, and not asked. */
function isToldOf(
  sentence: Sentence,
  { from, name, variant }: { from: number; name: string; variant: string },
): boolean {
  const before = sentence.tokens[from - 1];
  if (before?.kind !== 'word' || from <= sentence.from) return false;
  if (name === 'askDice') return variant === 'each' && isPreposition(sentence, from - 1);
  if (name !== 'ask' || variant !== 'asked' || !sentence.isFree(from - 1)) return false;
  if (sentence.is(from, 'roll')) return sentence.is(from - 2, 'article', 'determiner');
  return sentence.is(from, 'on') && sentence.is(from - 2, 'die');
}

function isWordAt({ tokens }: Sentence, at: number, word: string): boolean {
  const token = tokens[at];
  return token?.kind === 'word' && token.word === word;
}

/** A word that is neither what joins clauses nor a verb that is known. */
function isNoun(sentence: Sentence, at: number): boolean {
  return (
    at < sentence.to &&
    sentence.isFree(at) &&
    sentence.tokens[at]?.kind === 'word' &&
    !sentence.is(at, 'is', 'must') &&
    !sentence.is(at + 1, 'article', 'determiner', 'thatOne') &&
    !(sentence.is(at + 1, 'pronoun') && !sentence.is(at + 1, 'nominative'))
  );
}
