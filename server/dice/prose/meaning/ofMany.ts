/** Questions that are none of one roll: their number counts things, or several may have rolled. */
import type { CoverPiece } from '../match/cover.ts';
import type { FoundPhrase } from '../match/foundPhrase.ts';
import type { Sentence } from '../match/sentence.ts';
import { clauseStartsWith, verbEnds } from '../words/clauses.ts';
import { isOneOf } from '../words/words.ts';
import { isList } from './captured.ts';
import { capturedDice } from './dice.ts';
import { isAnySign, isPronoun, isSign, names } from './places.ts';
import { startOfSubject } from './rivals.ts';
import { targetIn } from './target.ts';

/** Whether a question may be one of things that are counted, of several who roll, or of some of the dice only. */
export function isOfMany(sentence: Sentence, piece: CoverPiece): boolean {
  if (piece.kind !== 'found') return false;
  const { found } = piece;
  if (found.name === 'askRivals') return isOneOfTwo(sentence, found.to);
  if (found.name !== 'ask') return false;
  return (
    isOfNeed(sentence, found) ||
    isOfThings(sentence, found) ||
    isOfSomebody(sentence, found) ||
    isOfSome(sentence, found) ||
    isLone(sentence, found)
  );
}

/** `it takes a 5 in fog and a 4 otherwise`: the least that is needed, or that score? */
function isOfNeed(sentence: Sentence, { from, captured, variant }: FoundPhrase): boolean {
  const target = targetIn({ captured })?.target;
  if (variant !== 'bare' || target?.kind !== 'oneOf' || isList(target.ranges) || !sentence.is(from - 1, 'and', 'or'))
    return false;
  for (let at = from - 2; at >= sentence.from && !isAnySign(sentence, at, ',;:.'); at--)
    if (sentence.is(at, 'need')) return true;
  return false;
}

/** `if he rolls 4 to 6 kills he rests`, `on 3+ kills he rests`, `si sale 6 ratas huyen`, `on 5 a day he lives well` */
function isOfThings(sentence: Sentence, { from, to, captured }: FoundPhrase): boolean {
  const read = targetIn({ captured });
  if (!read || read.to !== to || names(sentence, from, read.from + 1, 'article')) return false;
  if (sentence.is(to, 'article') && sentence.is(to + 1, 'period')) return true;
  if (sentence.is(to + 1, 'nominative') && isThing(sentence, to)) return true;
  return sentence.is(from, 'if') && (isCounted(sentence, to) || (isThing(sentence, to) && isCounted(sentence, to + 1)));
}

/** Whether several of a thing stand at a token, and a clause goes on behind them. */
function isCounted(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (!isThing(sentence, at) || token?.kind !== 'word' || !several.test(token.word)) return false;
  const isClause = sentence.is(at + 1, 'article', 'determiner', 'nominative');
  // `hits the beast dies`; not `escapas de la rata`
  if (isOneOf(sentence.tokens, at, verbEnds)) return isClause && !/[ae]s$/.test(token.word);
  return isClause || token.isCapitalised || sentence.isFree(at + 1);
}

const several = /s$|men$|people$/;

function isThing(sentence: Sentence, at: number): boolean {
  return at < sentence.to && sentence.isFree(at) && !clauseStartsWith(sentence.tokens, at);
}

/** `if nobody rolls a 6`: of those who have rolled. */
function isOfSomebody(sentence: Sentence, { from, to, captured }: FoundPhrase): boolean {
  if (sentence.is(from - 1, 'score', 'roll')) return isAllOfThem(sentence, startOfSubject(sentence, from - 1), from);
  if (!sentence.is(from, 'if', 'unless', 'until')) return false;
  const start = targetIn({ captured })?.from ?? to;
  if (isAllOfThem(sentence, from + 1, start)) return true;
  return !capturedDice(captured) && (names(sentence, from, start, 'indefinite') || isOneWho(sentence, from, start));
}

/** `if all four Warriors roll`, `if both roll`, `if any of the three scores` */
function isAllOfThem(sentence: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to - 1; at++) {
    if (sentence.is(at, 'both', 'any') && sentence.is(at + 1, 'of', 'score')) return true;
    const isCounted = (sentence.numberAt(at) ?? 1) > 1 || sentence.is(at, 'all', 'both');
    const noun = sentence.is(at + 1, 'article') ? at + 2 : at + 1;
    if (isCounted && sentence.is(noun, 'warrior')) return true;
  }
  return false;
}

/** `si uno saca un 6`: one of them; not `si saca uno`. */
function isOneWho(sentence: Sentence, from: number, start: number): boolean {
  for (let at = from; at < start; at++) {
    const isOne = isPronoun(sentence, at) && !sentence.is(at - 1, 'each', 'article', 'determiner');
    if (isOne && sentence.is(at + 1, 'score', 'roll')) return true;
  }
  return false;
}

/** `both of the 2D6 must be 5 or more` */
function isOfSome(sentence: Sentence, { from, captured }: FoundPhrase): boolean {
  return (
    capturedDice(captured) !== undefined &&
    sentence.is(from - 1, 'of') &&
    sentence.is(from - 2, 'quantity', 'all', 'any')
  );
}

/** `put out the chairs (4-6)`: the only row of its sentence, in brackets. */
function isLone(sentence: Sentence, { from, to, captured, variant }: FoundPhrase): boolean {
  const read = targetIn({ captured });
  if (variant !== 'bare' || read?.target.kind !== 'oneOf' || !isList(read.target.ranges)) return false;
  if (capturedDice(captured) || sentence.is(sentence.from, 'on', 'with', 'if')) return false;
  if (!isSign(sentence, from - 1, '(') || !isSign(sentence, to, ')')) return false;
  for (let at = sentence.from; at < sentence.to; at++) {
    const isOther = at < from || at >= to;
    if (isOther && (sentence.mentionAt(at) || sentence.numberAt(at) !== undefined)) return false;
  }
  return true;
}

/** `if the Ghoul's is higher, or on a 1` */
function isOneOfTwo(sentence: Sentence, to: number): boolean {
  const at = isSign(sentence, to, ',') ? to + 1 : to;
  const joint = sentence.endsOf('or', at)[0];
  return joint !== undefined && (sentence.is(joint, 'on', 'if') || sentence.numberAt(joint) !== undefined);
}
